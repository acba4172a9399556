/**
 * Clients of one table, with the chat that carries players' messages and the notes that game masters
 * write. Clients whose user begins with `gm` are game masters; `player2` owns the creature `c`, other
 * players `b`.
 */
import { vi } from 'vitest';
import { readLog, replayed } from '../../../src/encounter/document.ts';
import type { Journal } from '../../../src/encounter/journal.ts';
import type { HostProposal } from '../../../src/state/host.ts';
import { table, type Said, type TestTable } from './table.ts';

interface Seating {
  readonly creatures: readonly Said[];
  readonly ruleset: string;
  /** The fight so far. */
  readonly begin: (t: TestTable) => void;
}

/** A note that shares nothing, of a page that was loaded at this time. */
export const noteOf = (here?: number): string => JSON.stringify({ said: [], undone: [], here });

/** The log as it is stored. */
export function journalOf(t: TestTable): Journal {
  const read = readLog(JSON.parse(t.referee.exported()));
  if (!read.ok) throw new Error(read.message);
  return replayed(read.log);
}

export function seatsAt<User extends string>(
  users: readonly User[],
  { creatures, ruleset, begin }: Seating,
) {
  const notes: Record<string, string> = {};
  const sent: HostProposal[] = [];
  /** For each message, the users to whom it goes. */
  const receivers: (readonly string[] | undefined)[] = [];
  function seat(user: string, loaded: number, saved?: Journal): TestTable {
    const gm = user.startsWith('gm');
    const t = table(creatures, {
      ruleset,
      gm,
      loaded,
      ...(saved && {
        keeper: () => ({ load: () => Promise.resolve(saved), changed: () => undefined }),
      }),
    });
    t.store.user.value = user;
    t.store.owned.value = gm ? [] : [user === 'player2' ? 'c' : 'b'];
    t.commands(
      gm
        ? {
            share: (own) => {
              Object.assign(notes, own);
              return Promise.resolve(true);
            },
          }
        : {
            propose: (_said, of, text, to) => {
              sent.push({ from: user, by: 'Ada', of, text });
              receivers.push(to);
              return Promise.resolve(true);
            },
          },
    );
    return t;
  }
  const clients = users.map((user): readonly [User, TestTable] => [user, seat(user, 1000)]);
  for (const [, t] of clients) begin(t);
  // The game masters' clients have shown that they hear the players.
  for (const user of users) if (user.startsWith('gm')) notes[user] = noteOf(1000);
  for (const [, t] of clients) t.wired.notes({ ...notes });
  const by = Object.fromEntries(clients) as Record<User, TestTable>;
  const all = Object.values<TestTable>(by);
  const seated = {
    ...by,
    sent,
    receivers,
    notes,
    all,
    turn: (id: string, round: number) => all.forEach((t) => t.turn(id, round)),
    /** The chat reaches these clients, then the notes reach all. */
    async pass(...hearers: readonly User[]): Promise<void> {
      for (const user of hearers) for (const each of sent) by[user].wired.proposed(each);
      await vi.advanceTimersByTimeAsync(500);
      for (const t of all) t.wired.notes({ ...notes });
      await vi.advanceTimersByTimeAsync(500);
    },
    /** So much time passes that nothing waits any more. */
    async waits(): Promise<void> {
      for (const t of all) t.later(5000);
      await vi.advanceTimersByTimeAsync(5000);
      for (let i = 0; i < 3; i++) await this.pass();
    },
    /** The user's page is loaded again, at this time and with its stored log. */
    async reload(user: User, loaded: number, then: (t: TestTable) => void): Promise<TestTable> {
      const saved = journalOf(by[user]);
      by[user].end.abort();
      const again = seat(user, loaded, saved);
      then(again);
      all.splice(all.indexOf(by[user]), 1, again);
      by[user] = again;
      Object.assign(seated, { [user]: again });
      await vi.advanceTimersByTimeAsync(500);
      return again;
    },
  };
  return seated;
}
