/**
 * Commands that wait before they record something: pressed twice, or with another answer in between,
 * they record once, and each is judged with what the earlier ones left.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { journal, type Journal } from '../../../src/encounter/journal.ts';
import { answer } from '../../../src/judge/answer.ts';
import { createAsks, type Asks } from '../../../src/state/asks.ts';
import type { Keeper } from '../../../src/state/refereeing/index.ts';
import { WINMOL } from '../phased-rounds.ts';
import { codes, someone, table, type Options, type Said, type TestTable } from './table.ts';

/** Asks whose answers arrive when the test says so. */
interface SlowAsks {
  readonly asks: Asks;
  /** Gives the oldest answer that has not arrived; false: none is due. */
  arrives(): boolean;
}

function slowAsks(t: () => TestTable): SlowAsks {
  const due: (() => void)[] = [];
  let real: Asks | undefined;
  return {
    asks: (ask, places, about) => {
      real ??= createAsks(t().store, (scene, each) => ({ answer: answer(scene, each) }));
      const found = real(ask, places, about);
      return new Promise<void>((arrives) => due.push(arrives)).then(() => found);
    },
    arrives() {
      const first = due.shift();
      first?.();
      return first !== undefined;
    },
  };
}

interface Slow extends TestTable {
  arrives(): Promise<boolean>;
  /** Lets everything arrive. */
  arrivesAll(): Promise<void>;
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

function slowTable(creatures: readonly Said[], options: Options = {}): Slow {
  const asks = slowAsks(() => t);
  const t: TestTable = table(creatures, { ...options, asks: asks.asks });
  const arrives = async (): Promise<boolean> => {
    await settled();
    const done = asks.arrives();
    await settled();
    return done;
  };
  return {
    ...t,
    arrives,
    async arrivesAll() {
      while (await arrives());
    },
  };
}

/** Attacks of `b`, who is invisible by a spell, ask the rules what they end. */
const field = (): Said[] => [
  someone('a', 'party', [5, 5]),
  someone('b', 'foes', [6, 5], { conditions: ['invisible'] }),
  someone('c', 'foes', [20, 15]),
];
const begin = (t: TestTable): void => {
  for (const { id } of field()) t.turn(id);
  t.turn('a', 2);
};
/** `a` leaves a square that `b` threatens. */
const walk = (t: TestTable): void => t.go('a', [5, 5], [4, 6], [3, 6]);

function provoked(): Slow {
  const t = slowTable(field());
  t.store.user.value = 'gm1';
  begin(t);
  walk(t);
  return t;
}
const offerOf = (t: TestTable) => t.referee.offers.value[0]!;
const attacks = (t: TestTable) => t.all('act').filter((act) => act.as === 'opportunity');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an opportunity that is answered twice before the rules have answered', () => {
  it(
    'pressing the button of an attack of opportunity twice logs one attack and uses up one ' +
      'opportunity',
    async () => {
      const t = provoked();
      const offer = offerOf(t);
      const both = [t.referee.take(offer, undefined, true), t.referee.take(offer, undefined, true)];
      await t.arrivesAll();
      expect(await Promise.all(both)).toEqual([true, true]);
      expect(t.all('opportunity')).toHaveLength(1);
      expect(t.referee.encounter.value.opportunities).toEqual({ b: 1 });
    },
  );

  it('pressing the button to trip as an attack of opportunity twice logs one trip', async () => {
    const t = provoked();
    const offer = offerOf(t);
    const both = [t.referee.take(offer, 'trip'), t.referee.take(offer, 'trip')];
    await t.arrivesAll();
    expect(await Promise.all(both)).toEqual([true, true]);
    expect([t.all('opportunity').length, attacks(t).length]).toEqual([1, 1]);
  });

  it(
    'after the user makes an attack of opportunity, pressing “skip” or “trip” for the ' +
      'same attack changes nothing',
    async () => {
      const t = provoked();
      const offer = offerOf(t);
      void t.referee.take(offer);
      void t.referee.take(offer, 'trip');
      t.referee.pass(offer);
      await t.arrivesAll();
      expect(t.all('opportunity')).toMatchObject([{ by: 'b', taken: true }]);
      expect(attacks(t)).toEqual([]);
    },
  );

  it(
    'a skipped attack of opportunity can be neither made nor skipped again with buttons ' +
      'that are still on the screen',
    async () => {
      const t = provoked();
      const offer = offerOf(t);
      t.referee.pass(offer);
      t.referee.pass(offer);
      const late = t.referee.take(offer);
      await t.arrivesAll();
      expect(await late).toBe(false);
      expect(t.all('opportunity')).toMatchObject([{ by: 'b', taken: false }]);
    },
  );

  it(
    'if the provoking move is undone before the rules engine has answered, the attack of ' +
      'opportunity is not logged',
    async () => {
      const t = provoked();
      const taken = t.referee.take(offerOf(t));
      t.hint(
        'a',
        [
          [3, 6],
          [5, 5],
        ],
        { cause: 'undo' },
      );
      t.jump('a', [5, 5]);
      await t.arrivesAll();
      expect(await taken).toBe(false);
      expect(t.referee.encounter.value.opportunities).toEqual({});
    },
  );

  it(
    'a creature with one attack of opportunity left makes only one, even if the user ' +
      'presses the buttons for two',
    async () => {
      const t = slowTable(field());
      begin(t);
      void t.referee.declare({ of: 'a', action: 'drink-potion' });
      await t.arrivesAll();
      walk(t);
      const two = t.referee.offers.value.filter(({ provoked: { by } }) => by === 'b');
      expect(two).toHaveLength(2);
      const both = two.map((offer) => t.referee.take(offer));
      await t.arrivesAll();
      expect(await Promise.all(both)).toEqual([true, false]);
      expect(t.referee.encounter.value.opportunities).toEqual({ b: 1 });
    },
  );
});

/** Two game masters; the second one's rules answer at once. `pass` brings the second one's notes. */
function withOther(t: Slow) {
  const other = table(field());
  const notes: Record<string, string> = {};
  other.store.user.value = 'gm2';
  other.commands({
    share: (own) => {
      Object.assign(notes, own);
      return Promise.resolve(true);
    },
  });
  begin(other);
  walk(other);
  return {
    other,
    async pass(): Promise<void> {
      await vi.advanceTimersByTimeAsync(300);
      t.wired.notes({ ...notes });
      await settled();
    },
  };
}

describe('an opportunity that another client answers while the rules are asked', () => {
  it.each<[title: string, how: 'take' | 'pass', recorded: boolean]>([
    ['an attack of opportunity that another game master makes first is logged once', 'take', true],
    [
      'an attack of opportunity that another game master skips first is not logged, and the user is told',
      'pass',
      false,
    ],
  ])('%s', async (_title, how, recorded) => {
    const t = provoked();
    const { other, pass } = withOther(t);
    const mine = t.referee.take(offerOf(t));
    await settled();
    await other.referee[how](offerOf(other));
    await pass();
    await t.arrivesAll();
    expect(await mine).toBe(recorded);
    expect(t.all('opportunity')).toMatchObject([{ taken: recorded }]);
    expect(t.referee.encounter.value.opportunities).toEqual(recorded ? { b: 1 } : {});
  });

  it(
    'an attack of opportunity that another game master undoes before the rules engine ' +
      'has answered does not count',
    async () => {
      const t = provoked();
      const { other, pass } = withOther(t);
      await other.referee.take(offerOf(other));
      await pass();
      other.referee.undo(other.last('opportunity').id);
      await pass();
      await t.arrivesAll();
      expect(t.referee.encounter.value.opportunities).toEqual({});
      expect(t.referee.offers.value).toHaveLength(1);
    },
  );

  it(
    'if two game masters log the same attack of opportunity, it gives one log entry and counts ' +
      'as used once',
    async () => {
      const t = provoked();
      const { other, pass } = withOther(t);
      for (const each of [t, other]) void each.referee.take(offerOf(each));
      await t.arrivesAll();
      for (const each of [t, other]) each.go('a', [3, 6], [2, 6]);
      await pass();
      await t.arrivesAll();
      expect(t.all('opportunity')).toHaveLength(1);
      expect(t.referee.encounter.value.opportunities).toEqual({ b: 1 });
    },
  );

  type Press =
    | 'take'
    | 'trip'
    | 'pass'
    | 'undo'
    | 'other takes'
    | 'other passes'
    | 'notes'
    | 'answer';
  const presses = fc.array(
    fc.constantFrom<Press>(
      'take',
      'trip',
      'pass',
      'undo',
      'other takes',
      'other passes',
      'notes',
      'answer',
    ),
    { minLength: 2, maxLength: 12 },
  );
  it(
    'in whatever order users press buttons and messages arrive, an attack of opportunity ' +
      'is logged and counted once',
    async () => {
      await fc.assert(
        fc.asyncProperty(presses, async (all) => {
          const t = provoked();
          const { other, pass } = withOther(t);
          const [mine, theirs] = [offerOf(t), offerOf(other)];
          for (const press of all) {
            if (press === 'take') void t.referee.take(mine);
            if (press === 'trip') void t.referee.take(mine, 'trip');
            if (press === 'pass') t.referee.pass(mine);
            if (press === 'other takes') await other.referee.take(theirs);
            if (press === 'other passes') other.referee.pass(theirs);
            if (press === 'notes') await pass();
            if (press === 'answer') await t.arrives();
            const last = t.log().findLast(({ kind }) => kind === 'opportunity' || kind === 'act');
            if (press === 'undo' && last !== undefined) t.referee.undo(last.id);
          }
          await pass();
          await t.arrivesAll();
          const entries = t.referee.entries.value.filter(({ undone }) => undone === undefined);
          const own = entries.filter(
            ({ event }) => event.kind === 'opportunity' && event.shared !== true,
          );
          const taken = entries.some(({ event }) => event.kind === 'opportunity' && event.taken);
          expect(own.length).toBeLessThanOrEqual(1);
          expect(
            entries.filter(({ event }) => event.kind === 'act' && event.as === 'opportunity')
              .length,
          ).toBeLessThanOrEqual(1);
          expect(t.referee.encounter.value.opportunities).toEqual(taken ? { b: 1 } : {});
          for (const each of [t, other]) each.end.abort();
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('declarations', () => {
  it(
    'an action declared twice in quick succession is logged once, but an action declared ' +
      'again later is logged again',
    async () => {
      const t = slowTable(field());
      begin(t);
      const potion = { of: 'a', action: 'drink-potion' };
      const both = [t.referee.declare(potion), t.referee.declare({ ...potion })];
      await t.arrivesAll();
      expect(await Promise.all(both)).toEqual([true, true]);
      expect(t.all('act')).toHaveLength(1);
      void t.referee.declare(potion);
      await t.arrivesAll();
      expect(t.all('act')).toHaveLength(2);
    },
  );

  it(
    'if two actions are declared in quick succession, the ruling on the second counts the first ' +
      'as already used',
    async () => {
      const t = slowTable(field());
      begin(t);
      void t.referee.declare({ of: 'a', action: 'drink-potion' });
      void t.referee.declare({ of: 'a', action: 'melee-attack', target: 'b' });
      await t.arrivesAll();
      expect(t.all('act').map((act) => [act.action, codes(act)])).toEqual([
        ['drink-potion', []],
        ['melee-attack', ['no-action-left']],
      ]);
    },
  );

  it(
    'if the fight ends before the rules engine has answered, a declared action is not ' +
      'logged in the next fight',
    async () => {
      const t = slowTable(field());
      begin(t);
      const both = ['drink-potion', 'total-defense'].map((action) =>
        t.referee.declare({ of: 'a', action }),
      );
      t.reading({ fight: 'another' });
      await t.arrivesAll();
      expect(await Promise.all(both)).toEqual([false, false]);
      expect(t.all('act')).toEqual([]);
    },
  );

  it(
    'if the rules engine fails to answer for one declared action, the next declared action is ' +
      'still logged',
    async () => {
      let fails = true;
      const t: TestTable = table(field(), {
        asks: (ask, places, about) => {
          const real = createAsks(t.store, (scene, each) => ({ answer: answer(scene, each) }));
          return fails ? Promise.reject(new Error('asleep')) : real(ask, places, about);
        },
      });
      begin(t);
      expect(await t.referee.declare({ of: 'a', action: 'drink-potion' })).toBe(false);
      fails = false;
      expect(await t.referee.declare({ of: 'a', action: 'drink-potion' })).toBe(true);
    },
  );

  it(
    'under Arelia (rounds in phases on hexes), an action declared twice in quick succession ' +
      'is recorded once',
    async () => {
      const { scene, declared } = WINMOL;
      const t = slowTable(scene.creatures!, {
        ruleset: 'arelia',
        fight: null,
        rest: { ruleset: 'arelia', grid: scene.grid },
      });
      t.read();
      t.referee.phases.begin();
      await t.arrivesAll();
      const both = [t.referee.phases.declare(declared[0]!), t.referee.phases.declare(declared[0]!)];
      await t.arrivesAll();
      expect(await Promise.all(both)).toEqual([null, null]);
      expect(
        t.referee.entries.value.filter(({ event: { kind } }) => kind === 'declaration'),
      ).toHaveLength(1);
    },
  );
});

describe('what is pressed twice while the stored log is loading', () => {
  /** A store that answers when the test says so. */
  function loading(): { readonly keeper: Keeper; loads(): Promise<unknown> } {
    let loaded = (_: Journal | null): void => undefined;
    const stored = new Promise<Journal | null>((resolve) => {
      loaded = resolve;
    });
    return {
      keeper: { load: () => stored, changed: () => undefined },
      loads() {
        loaded(journal());
        return settled();
      },
    };
  }

  it('if the user starts a turn twice while the stored log is loading, only one turn starts', async () => {
    const { keeper, loads } = loading();
    const t = table(field(), { fight: null, keeper: () => keeper });
    t.read();
    t.referee.startTurn('a');
    t.referee.startTurn('a');
    await loads();
    expect(t.referee.encounter.value).toMatchObject({ on: true, active: 'a', round: 1 });
  });

  it(
    'if the user starts a round in phases twice while the stored log is loading, only ' +
      'one round starts',
    async () => {
      const { scene } = WINMOL;
      const { keeper, loads } = loading();
      const t = table(scene.creatures!, {
        ruleset: 'arelia',
        fight: null,
        keeper: () => keeper,
        rest: { ruleset: 'arelia', grid: scene.grid },
      });
      t.read();
      t.referee.phases.begin();
      t.referee.phases.begin();
      await loads();
      expect(t.referee.encounter.value.round).toBe(1);
      t.referee.phases.begin();
      expect(t.referee.encounter.value.round).toBe(2);
    },
  );
});

describe('outcomes, proposals and moves that are taken back', () => {
  const ABLE = { str: 16, dex: 12, con: 12, int: 10, wis: 10, cha: 10 };
  const pair = (): Said[] => [
    someone('a', 'party', [5, 5], { abilities: ABLE }),
    someone('b', 'foes', [6, 5], { abilities: ABLE }),
  ];
  /** A push whose dice are typed in, so its outcome moves a token. */
  async function tripped(t: TestTable) {
    const { attempts } = t.referee;
    attempts.begin('a', 'trip', { target: 'b' });
    attempts.choose('touch', 'hit');
    attempts.say('attacker', { die: 18, from: 'typed' });
    attempts.say('defender', { die: 2, from: 'typed' });
    const { dice, chosen } = attempts.attempt.peek()!;
    return t.asks({
      ask: 'steps',
      of: 'a',
      topic: 'trip',
      target: 'b',
      dice: Object.fromEntries(Object.entries(dice).map(([key, { die }]) => [key, { die }])),
      chosen,
    });
  }
  const seated = (gm: boolean): TestTable => {
    const t = table(pair(), { gm });
    for (const { id } of pair()) t.turn(id);
    t.turn('a', 2);
    t.store.user.value = gm ? 'gm1' : 'player1';
    return t;
  };

  it(
    'if the user accepts the result of an action twice while the tokens move, the result ' +
      'is logged once',
    async () => {
      const t = seated(true);
      const answered = await tripped(t);
      const pushed = {
        ...answered,
        outcome: {
          ...answered.outcome!,
          changes: [
            { what: 'place' as const, of: 'b', from: [6, 5] as const, at: [7, 5] as const },
          ],
        },
      };
      const placing: ((done: boolean) => void)[] = [];
      t.commands({ place: () => new Promise((done) => placing.push(done)) });
      const both = [t.referee.attempts.accept(pushed), t.referee.attempts.accept(pushed)];
      // A next attempt that begins while the tokens move goes on.
      t.referee.attempts.begin('b', 'trip', { target: 'a' });
      for (const done of placing) done(true);
      expect((await Promise.all(both)).map(({ recorded }) => recorded)).toEqual([true, false]);
      expect(t.all('outcome')).toHaveLength(1);
      expect(t.referee.attempts.attempt.value?.of).toBe('b');
    },
  );

  it(
    'if a player twice proposes the same result to the GM in quick succession, the ' +
      'result is sent once',
    async () => {
      const t = seated(false);
      const answered = await tripped(t);
      const sending: ((done: boolean) => void)[] = [];
      t.commands({ propose: () => new Promise((done) => sending.push(done)) });
      const { proposals } = t.referee;
      const both = [proposals.ask(answered, 'trip'), proposals.ask(answered, 'trip')];
      await settled();
      for (const done of sending) done(true);
      expect(await Promise.all(both)).toEqual([true, true]);
      expect(sending).toHaveLength(1);
    },
  );

  it(
    'a result that a player proposes is logged once, even if the GM accepts it before ' +
      'the tabletop confirms the sending',
    async () => {
      const t = seated(false);
      const answered = await tripped(t);
      let key = '';
      const sending: ((done: boolean) => void)[] = [];
      t.commands({
        propose: (_said, _of, text) => {
          key = (JSON.parse(text) as { key: string }).key;
          return new Promise((done) => sending.push(done));
        },
      });
      const sent = t.referee.proposals.ask(answered, 'trip');
      await settled();
      const note = { said: [], undone: [], accepted: [`pplayer1:${key}`] };
      t.wired.notes({ gm1: JSON.stringify(note) });
      sending[0]!(true);
      await sent;
      t.wired.notes({ gm1: JSON.stringify(note) });
      expect(t.all('outcome')).toHaveLength(1);
      expect(t.referee.proposals.asked.value?.answer).toBe('accepted');
    },
  );

  it('if the user reverses a move twice, the token moves back once, and no new move is logged', async () => {
    const t = seated(true);
    t.go('a', [5, 5], [4, 5], [3, 5]);
    const { id } = t.last('move');
    const placing: ((done: boolean) => void)[] = [];
    t.commands({ place: () => new Promise((done) => placing.push(done)) });
    const both = [t.referee.takeBack(id), t.referee.takeBack(id)];
    await settled();
    placing[0]!(true);
    expect(await Promise.all(both)).toEqual([true, true]);
    await t.referee.takeBack(id);
    t.jump('a', [5, 5]);
    expect(placing).toHaveLength(1);
    expect(t.all('move')).toHaveLength(1);
    expect(t.entry(id)?.undone).toEqual({ back: true });
  });
});
