/**
 * A table of 5E with a game master and two players, one client each, without a browser. The host is
 * played here: it moves tokens, keeps turns, hides creatures, closes sheets and carries notes. What
 * each client sees is read from the host's documents by its adapter.
 */
import { strict as assert } from 'node:assert';
import { journal, type Journal } from '../../../../src/encounter/journal.ts';
import type { Policies } from '../../../../src/encounter/policy.ts';
import type { SceneCreature } from '../../../../src/board/facts/creature.ts';
import type { SceneInput } from '../../../../src/scene/schema.ts';
import { attackAttempt } from '../../../../src/state/attackAttempt.ts';
import { table, type TestTable } from '../../../state/refereeing/table.ts';
import type { FifthPerson } from '../people.ts';

export type Place = [number, number];
export const USERS = ['gm', 'ann', 'bea'] as const;
export type User = (typeof USERS)[number];

export interface EveningHost {
  readonly ruleset: 'srd52' | 'srd51';
  /** Does the host carry notes between its clients? */
  readonly shares: boolean;
  /** Are conditions on the sheets alone, so that a closed sheet hides them? */
  readonly hidesConditions?: true;
  /** Reads the creatures; the sheets of `closed` are closed to the user. */
  read(people: readonly FifthPerson[], closed: readonly string[]): readonly SceneCreature[];
}
export interface Setup {
  readonly people: readonly FifthPerson[];
  readonly owners: Readonly<Record<string, User>>;
  readonly rest: Partial<SceneInput>;
  /** Ids of the creatures that the host hides from the players at first. */
  readonly hidden: readonly string[];
  /** Waits until notes have been written and read. */
  settle(): Promise<void>;
}

export function eveningTable(
  host: EveningHost,
  { people, owners, rest, hidden: first, settle }: Setup,
) {
  let now: readonly FifthPerson[] = people;
  const hidden = new Set<string>(first);
  const notes: Record<string, string> = {};
  const kept = new Map<User, Map<string, Journal>>(USERS.map((user) => [user, new Map()]));
  let turn: { active: string; round: number } = { active: people[0]!.id, round: 1 };
  const isGm = (user: User): boolean => user === 'gm';
  const seenBy = (user: User): readonly FifthPerson[] =>
    now.filter(({ id }) => isGm(user) || !hidden.has(id));
  /** A player opens the sheets of the party alone. */
  const creaturesOf = (user: User) => {
    const seen = seenBy(user);
    const closed = isGm(user) ? [] : seen.flatMap(({ id, side }) => (side === 'foes' ? [id] : []));
    return host.read(seen, closed);
  };
  const seats = new Map<User, TestTable>();
  const on = (user: User): TestTable => seats.get(user)!;
  const each = (act: (t: TestTable, user: User) => void): void =>
    USERS.forEach((user) => act(on(user), user));

  const show = (t: TestTable, user: User, more: Parameters<TestTable['reading']>[0] = {}): void => {
    const seen = new Set(seenBy(user).map(({ id }) => id));
    t.reading({
      ...more,
      creatures: () => creaturesOf(user),
      turn: {
        round: turn.round,
        order: people.flatMap(({ id }) => (seen.has(id) ? [id] : [])),
        ...(seen.has(turn.active) && { active: turn.active }),
      },
    });
  };
  const sit = (user: User, policies: Partial<Policies> = {}): void => {
    const t = table(creaturesOf(user), {
      ruleset: host.ruleset,
      gm: isGm(user),
      policies,
      rest: { ...rest, ruleset: host.ruleset },
      keeper: () => ({
        load: (key) => Promise.resolve(kept.get(user)!.get(key) ?? null),
        changed: (key, { events, base }) => {
          kept.get(user)!.set(key, journal(events, base));
        },
      }),
    });
    t.store.user.value = user;
    t.store.owned.value = people.flatMap(({ id }) => (owners[id] === user ? [id] : []));
    t.commands({
      ...(host.shares &&
        isGm(user) && {
          share: (own) => {
            Object.assign(notes, own);
            return Promise.resolve(true);
          },
        }),
      place: (of, at) => {
        put(of, [at[0], at[1]], user);
        return Promise.resolve(true);
      },
    });
    seats.set(user, t);
    show(t, user);
  };
  const change = (id: string, more: Partial<FifthPerson>): void => {
    now = now.map((person) => (person.id === id ? { ...person, ...more } : person));
  };
  /** A user sets a token back, without a movement. */
  function put(of: string, to: Place, by: User, cause: 'undo' | 'placed' = 'undo'): void {
    const from = now.find(({ id }) => id === of)!.at as Place;
    change(of, { at: to });
    each((t, user) => {
      if (user !== by && seenBy(user).some(({ id }) => id === of))
        t.hint(of, [from, to], { by: isGm(by) ? 'master' : 'other', cause });
      show(t, user);
    });
  }

  for (const user of USERS) sit(user);
  return {
    on,
    host,
    settle,
    /** The host passes the turn. */
    async turn(active: string, round: number): Promise<void> {
      turn = { active, round };
      each((t, user) => show(t, user));
      await settle();
    },
    /** A user drags a token along the squares. */
    walk(of: string, ...path: Place[]): void {
      const by = owners[of] ?? 'gm';
      change(of, { at: path.at(-1)! });
      each((t, user) => {
        if (!seenBy(user).some(({ id }) => id === of)) return;
        const hand = user === by ? 'self' : isGm(by) ? 'master' : 'other';
        t.hint(of, path, { by: hand });
        show(t, user);
      });
    },
    put,
    /** The game master hides a token from the players, or shows it. */
    hide(id: string, on_: boolean): void {
      if (on_) hidden.add(id);
      else hidden.delete(id);
      each((t, user) => show(t, user));
    },
    /** The host's sheets and tokens change. */
    change(id: string, more: Partial<FifthPerson>): void {
      change(id, more);
      each((t, user) => show(t, user));
    },
    /**
     * An answer to an opportunity: the game master records it, and the notes carry it on. Without
     * notes everybody who saw the move records what was said aloud.
     */
    async answer(by: string, taken: boolean): Promise<void> {
      for (const user of host.shares ? (['gm'] as const) : USERS) {
        const t = on(user);
        const offer = t.referee.offers.value.find(({ provoked }) => provoked.by === by);
        if (offer === undefined) {
          assert.notEqual(user, 'gm', `no open opportunity of ${by}`);
          continue;
        }
        if (taken) await t.referee.take(offer, undefined, true);
        else t.referee.pass(offer);
      }
      await this.deliver();
    },
    async deliver(): Promise<void> {
      await settle();
      each((t) => t.wired.notes({ ...notes }));
      await settle();
    },
    /**
     * Plays a question out in steps on the clients that decide it: the game master's, and that of
     * the creature's player.
     */
    async plays(
      of: string,
      topic: string,
      {
        target,
        dice = {},
        chosen = {},
      }: {
        readonly target?: string;
        readonly dice?: Readonly<Record<string, number>>;
        readonly chosen?: Readonly<Record<string, string>>;
      } = {},
    ): Promise<void> {
      const users = [...new Set<User>(['gm', owners[of] ?? 'gm'])];
      for (const user of users) {
        const t = on(user);
        const { attempts } = t.referee;
        attempts.begin(of, topic, target === undefined ? {} : { target });
        for (const [key, option] of Object.entries(chosen)) attempts.choose(key, option);
        for (const [key, n] of Object.entries(dice))
          attempts.say(key, { die: n, total: n, from: 'typed' });
        const now_ = attempts.attempt.peek()!;
        const answer = await t.asks({
          ask: 'steps',
          of,
          topic,
          ...(target !== undefined && { target }),
          dice: Object.fromEntries(
            Object.entries(now_.dice).map(([key, { die, total }]) => [
              key,
              { ...(die !== undefined && { die }), ...(total !== undefined && { total }) },
            ]),
          ),
          chosen: now_.chosen,
        });
        assert(
          answer.outcome !== undefined,
          `${topic} on ${user}: ${JSON.stringify(answer.steps)}`,
        );
        const { recorded } = await attempts.accept(answer);
        assert(recorded, `${topic} is not recorded on ${user}`);
      }
      await settle();
    },
    /** Advantage (1), disadvantage (−1) or neither for an attack with the first weapon of a kind. */
    edge(user: User, from: string, to: string, kind: 'melee' | 'ranged'): number | undefined {
      const judge = on(user).store.judge.value!;
      const [a, b] = [from, to].map((id) => judge.board.creatures.find((c) => c.id === id)!);
      const attack = a!.attacks!.find((each) => each.kind === kind)!;
      return attackAttempt(judge, a!, b!, attack)?.edge;
    },
    /** The page of a user is loaded anew. */
    async reload(user: User): Promise<void> {
      on(user).end.abort();
      sit(user);
      await this.deliver();
    },
    /** The creatures that have used a Reaction, as a client knows. */
    used: (user: User): string[] =>
      Object.entries(on(user).referee.encounter.value.opportunities)
        .flatMap(([id, n]) => (n > 0 ? [id] : []))
        .sort(),
    offers: (user: User): string[] =>
      on(user)
        .referee.offers.value.map(({ provoked, against }) => `${provoked.by} > ${against}`)
        .sort(),
    /** The last move or action of a creature in a client's log: its verdict, and what it breaks. */
    last(user: User, of: string): string {
      const entry = on(user).referee.entries.value.findLast(
        ({ event }) => (event.kind === 'move' || event.kind === 'act') && event.of === of,
      );
      if (entry === undefined) return 'nothing';
      const { event, verdict, undone } = entry;
      const faults = 'ruling' in event ? event.ruling.faults.map(({ code }) => code) : [];
      return [
        undone ? 'undone' : verdict,
        ...(event.kind === 'move' ? [event.mode] : []),
        ...faults,
      ].join(' ');
    },
    conditions: (user: User, id: string): readonly string[] =>
      on(user).store.judge.value?.board.creatures.find((c) => c.id === id)?.conditions ?? [],
    creature: (user: User, id: string) =>
      on(user).store.judge.value?.board.creatures.find((c) => c.id === id),
    /** Everything that a client holds, as text. */
    everything: (user: User): string =>
      JSON.stringify([
        on(user).store.amended.value,
        on(user).referee.entries.value,
        on(user).referee.encounter.value,
        on(user).referee.exported(),
      ]),
    end(): void {
      each((t) => t.end.abort());
    },
  };
}
export type EveningTable = ReturnType<typeof eveningTable>;
