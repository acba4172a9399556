/**
 * Two clients of one table of 5E agree on every Reaction, in any order of the game master's and the
 * player's answers, the turns and the messages: which creatures have used theirs, and what became of each opportunity.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostProposal } from '../../../src/state/host.ts';
import { journal, type Journal } from '../../../src/encounter/journal.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';
import { noteOf } from './seats.ts';
import { someone, table, type TestTable } from './table.ts';

type Place = [number, number];
const ORDER = ['a', 'b', 'c'] as const;
type Id = (typeof ORDER)[number];
/** Where each creature stands beside the others, and where it is out of every reach. */
const HOME: Readonly<Record<Id, Place>> = { a: [5, 5], b: [6, 5], c: [5, 4] };
const AWAY: Readonly<Record<Id, Place>> = { a: [4, 7], b: [8, 5], c: [4, 2] };
const BETWEEN: Readonly<Record<Id, Place>> = { a: [4, 6], b: [7, 5], c: [4, 3] };

/**
 * What happens: the tracker goes on, the creature on turn leaves all reaches or comes back, a game
 * master or a player answers or undoes. `late` and `catch up`: the second client gets no snapshots for
 * a while. `post`: the player's messages reach the game master, again or the last one first.
 */
type Step =
  | 'next'
  | 'walk'
  | 'late'
  | 'catch up'
  | 'send'
  | 'send again'
  | 'send an old note'
  | 'send to first'
  | 'reload'
  | 'post'
  | 'post again'
  | 'post backwards'
  | readonly ['take' | 'skip' | 'react' | 'undo', by: 'first' | 'second'];

interface Client {
  t: TestTable;
  readonly kept: Map<string, Journal>;
}

/** The table of two clients, and the notes between them. */
function twoClients(ruleset: string, secondIsMaster: boolean) {
  const notes: Record<string, string> = {};
  const sent: Record<string, string>[] = [];
  /** Messages of the player that the game master has not got, and those that have arrived. */
  const mail: HostProposal[] = [];
  const posted: HostProposal[] = [];
  const at: Record<Id, Place> = { ...HOME };
  let turn = 3;
  const sit = (client: 'gm1' | 'user2', kept: Map<string, Journal>): TestTable => {
    const t = table(
      ORDER.map((id) => someone(id, id === 'a' ? 'party' : 'foes', at[id])),
      {
        ruleset,
        gm: client === 'gm1' || secondIsMaster,
        keeper: () => ({
          load: (key) => Promise.resolve(kept.get(key) ?? null),
          changed: (key, { events, base }) => {
            kept.set(key, journal(events, base));
          },
        }),
      },
    );
    t.store.user.value = client;
    t.store.owned.value = ORDER;
    const isPlayer = client === 'user2' && !secondIsMaster;
    t.commands({
      ...(isPlayer && {
        propose: (_said: string, of: string, text: string) => {
          mail.push({ from: client, by: 'Ada', of, text });
          return Promise.resolve(true);
        },
      }),
      share: (own) => {
        Object.assign(notes, own);
        sent.push({ ...notes });
        return Promise.resolve(true);
      },
    });
    // The player's page reads at once that the game master's client hears it.
    if (isPlayer) t.wired.notes({ gm1: noteOf(1000) });
    return t;
  };
  const seat = (client: 'gm1' | 'user2'): Client => {
    const kept = new Map<string, Journal>();
    return { t: sit(client, kept), kept };
  };
  const [first, second] = [seat('gm1'), seat('user2')];
  let waiting: (() => void)[] | null = null;
  /** What the host shows on both clients, on the second one perhaps later. */
  const shows = (on: (t: TestTable) => void): void => {
    on(first.t);
    const later = (): void => on(second.t);
    if (waiting === null) later();
    else waiting.push(later);
  };
  const catchUp = (): void => {
    const due = waiting ?? [];
    waiting = null;
    for (const show of due) show();
  };
  const tracker = (): void => {
    const now = turn;
    shows((t) => t.turn(ORDER[now % 3]!, Math.floor(now / 3), [...ORDER]));
  };
  const walk = (): void => {
    const of = ORDER[turn % 3]!;
    const from = at[of];
    const to = from === HOME[of] ? AWAY[of] : HOME[of];
    at[of] = to;
    shows((t) => {
      t.hint(of, [from, BETWEEN[of], to], { by: t.store.gm.peek() ? 'master' : 'other' });
      t.place(of, to);
      t.read();
    });
  };
  async function says(what: 'take' | 'skip' | 'react' | 'undo', by: 'first' | 'second') {
    const { t } = by === 'first' || (!secondIsMaster && what === 'react') ? first : second;
    const offer = t.referee.offers.value[0];
    if (what === 'take' && offer !== undefined) await t.referee.take(offer);
    if (what === 'skip' && offer !== undefined) t.referee.pass(offer);
    if (what === 'react')
      await t.referee.declare({ of: ORDER[(turn + 1) % 3]!, action: 'reaction-spell' });
    const last = t.log().findLast(
      (event) =>
        (event.kind === 'opportunity' || (event.kind === 'act' && event.reaction === true)) &&
        // A player's log has no button that undoes what a game master did.
        (t.store.gm.peek() || event.shared !== true),
    );
    if (what === 'undo' && last !== undefined) t.referee.undo(last.id);
  }
  const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(300);
  const deliver = (messages: readonly HostProposal[]): void => {
    for (const each of messages) first.t.wired.proposed(each);
  };
  const post = (): void => {
    posted.push(...mail.splice(0));
    deliver(posted);
  };
  return {
    first,
    second,
    tracker,
    async does(step: Step): Promise<void> {
      if (typeof step !== 'string') return says(...step);
      if (step === 'next') {
        turn += 1;
        tracker();
      }
      if (step === 'walk') walk();
      if (step === 'late') waiting ??= [];
      if (step === 'catch up') catchUp();
      if (step === 'send' || step === 'send again' || step === 'send to first') {
        if (step === 'send') await settled();
        (step === 'send to first' ? first : second).t.wired.notes({ ...notes });
      }
      if (step === 'post backwards') mail.reverse();
      if (step === 'post' || step === 'post backwards') post();
      if (step === 'post again') deliver(posted);
      const old = sent.at(-2);
      if (step === 'send an old note' && old !== undefined) second.t.wired.notes({ ...old });
      if (step === 'reload') {
        catchUp();
        second.t.end.abort();
        second.t = sit('user2', second.kept);
        second.t.turn(ORDER[turn % 3]!, Math.floor(turn / 3), [...ORDER]);
        await settled();
      }
    },
    async ends(): Promise<void> {
      catchUp();
      for (let i = 0; i < 3; i++) {
        post();
        first.t.later(5000);
        await vi.advanceTimersByTimeAsync(5000);
        for (const { t } of [first, second]) t.wired.notes({ ...notes });
      }
      await vi.advanceTimersByTimeAsync(5000);
      for (const { t } of [first, second]) t.end.abort();
    },
  };
}

/** Which creatures have used a Reaction, as a client knows. */
const usedOn = ({ t }: Client) =>
  Object.fromEntries(
    ORDER.map((id) => [id, (t.referee.encounter.value.opportunities[id] ?? 0) > 0]),
  );
/** The answers to the opportunities of every move that a client lists, in order. */
const answersOn = ({ t }: Client): ReadonlyMap<string, string> =>
  new Map(
    t.referee.entries.value
      .filter(({ event }) => event.kind === 'move')
      .flatMap(({ event, offers }, nth) =>
        offers.map(({ provoked, answer }) => [
          `move ${nth} of ${'of' in event ? event.of : ''}, ${provoked.by}`,
          // Whether it was too late or the Reaction was gone, nobody can answer it any more.
          answer === 'spent' || answer === 'lapsed' ? 'gone' : answer,
        ]),
      ),
  );
/**
 * What a client knows of Reactions. A move is judged once: the opportunities that only one client
 * lists, because the other had not heard of a Reaction or of its undo, are left out.
 */
const reactions = (client: Client, other: Client) => {
  const theirs = answersOn(other);
  return {
    used: usedOn(client),
    answers: [...answersOn(client)].filter(([opportunity]) => theirs.has(opportunity)),
  };
};

async function played(
  steps: readonly Step[],
  ruleset = 'srd52',
  secondIsMaster = false,
): Promise<readonly [ReturnType<typeof reactions>, ReturnType<typeof reactions>]> {
  const both = twoClients(ruleset, secondIsMaster);
  both.tracker();
  await vi.advanceTimersByTimeAsync(300);
  for (const step of steps) await both.does(step);
  await both.ends();
  return [reactions(both.first, both.second), reactions(both.second, both.first)];
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const takes: Step = ['take', 'first'];
const answers: Step = ['take', 'second'];

describe('the Reactions of a 5E fight on two clients', () => {
  it.each<[string, Step[], Readonly<Record<Id, boolean>>]>([
    [
      'a Reaction that the GM uses is shown as used on the player’s client',
      ['walk', takes, 'send'],
      { a: false, b: true, c: false },
    ],
    [
      'a used Reaction is available again when the creature’s turn begins',
      ['walk', takes, 'send', 'next'],
      { a: false, b: false, c: false },
    ],
    [
      'a used Reaction is available again in the creature’s turn even if the message about ' +
        'its use arrives only then',
      ['walk', takes, 'next', 'send'],
      { a: false, b: false, c: false },
    ],
    [
      'a Reaction to an earlier move does not count as used if the GM uses it after the ' +
        'creature’s own turn has begun',
      ['walk', 'next', takes, 'send'],
      { a: false, b: false, c: false },
    ],
    [
      'a Reaction that the GM uses for a spell is shown as used on the player’s client',
      [['react', 'first'], 'send', 'send again'],
      { a: false, b: true, c: false },
    ],
    [
      'a Reaction used for a spell is available again in the creature’s turn even if the ' +
        'message about it arrives only then',
      [['react', 'first'], 'next', 'send'],
      { a: false, b: false, c: false },
    ],
    [
      'a Reaction whose use the GM undoes is available again on the player’s client',
      [['react', 'first'], 'send', ['undo', 'first'], 'send'],
      { a: false, b: false, c: false },
    ],
    [
      'a Reaction counts as used even if the message about it arrives before the move that ' +
        'provoked it',
      ['late', 'walk', takes, 'send', 'catch up'],
      { a: false, b: true, c: false },
    ],
    [
      'a used Reaction is still used after the player’s page is reloaded',
      ['walk', takes, 'send', 'reload', 'send again', 'send an old note'],
      { a: false, b: true, c: false },
    ],
    [
      'a Reaction that a player uses is shown as used on the GM’s client',
      ['walk', answers, 'post'],
      { a: false, b: true, c: false },
    ],
    [
      'a Reaction that a player uses counts once even if the message arrives three times',
      ['walk', answers, 'post', 'post again', 'send', 'post again'],
      { a: false, b: true, c: false },
    ],
    [
      'a Reaction that the GM and a player use for the same attack counts once',
      ['walk', takes, answers, 'post', 'send'],
      { a: false, b: true, c: false },
    ],
    [
      'an opportunity attack that the GM skips stays skipped even if a player’s message ' +
        'about the attack arrives later',
      ['walk', ['skip', 'first'], answers, 'post', 'send'],
      { a: false, b: false, c: false },
    ],
    [
      'a Reaction that a player used is available again in the creature’s turn even if the ' +
        'message about it comes only then',
      ['walk', answers, 'next', 'post', 'send'],
      { a: false, b: false, c: false },
    ],
    [
      'a Reaction whose use a player undoes is available again on the GM’s client',
      ['walk', answers, 'post', ['undo', 'second'], 'post', 'send'],
      { a: false, b: false, c: false },
    ],
    [
      'a player’s Reaction whose use the GM undoes is available again on the player’s client',
      ['walk', answers, 'post', ['undo', 'first'], 'send', 'post again'],
      { a: false, b: false, c: false },
    ],
    [
      'a Reaction whose use a player undoes before the GM’s client hears of it is ' +
        'available again on both clients',
      ['walk', answers, ['undo', 'second'], 'post backwards', 'send'],
      { a: false, b: false, c: false },
    ],
  ])('%s', async (_what, steps, used) => {
    const [first, second] = await played(steps);
    expect(first.used).toEqual(used);
    expect(second).toEqual(first);
  });

  const steps = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom<Step>('walk', 'next') },
      {
        weight: 4,
        arbitrary: fc.tuple(
          fc.constantFrom('take' as const, 'skip' as const, 'react' as const, 'undo' as const),
          fc.constantFrom('first' as const, 'second' as const),
        ),
      },
      {
        weight: 4,
        arbitrary: fc.constantFrom<Step>(
          'late',
          'catch up',
          'send',
          'send again',
          'send an old note',
          'send to first',
          'reload',
          'post',
          'post again',
          'post backwards',
        ),
      },
    ),
    { minLength: 3, maxLength: 16 },
  );
  it.each(
    rulesetsInWords(['srd52', 'srd51']).flatMap(([name, ruleset]) =>
      [false, true].map(
        (master) =>
          [
            name,
            master ? 'two game masters' : 'a game master and a player',
            ruleset,
            master,
          ] as const,
      ),
    ),
  )(
    'under %s, the clients of %s show the same Reactions as used, in whatever order messages arrive',
    async (_name, _who, ruleset, master) => {
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const [first, second] = await played(all, ruleset, master);
          expect(second).toEqual(first);
        }),
        { numRuns: 30 },
      );
    },
  );
});
