/**
 * Attempts: their steps, with typed dice and with dice from the chat, and their proposals. If a
 * proposal is accepted: what the log records, what changes, and what an undo restores.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnswerTo } from '../../../src/state/asks.ts';
import type { HostRoll } from '../../../src/state/host.ts';
import { replayed, readLog } from '../../../src/encounter/document.ts';
import { codes, someone, table, type Options, type Said, type TestTable } from './table.ts';
import { passTime, until } from '../../support/clock.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';

afterEach(() => void vi.useRealTimers());

const ABLE = { str: 16, dex: 12, con: 12, int: 10, wis: 10, cha: 10 };
const pair = (more: Partial<Said> = {}): Said[] => [
  someone('a', 'party', [5, 5], { abilities: ABLE, bab: 3 }),
  someone('b', 'foes', [6, 5], { abilities: { ...ABLE, str: 12 }, bab: 2, ...more }),
];

interface Played extends TestTable {
  /** The steps as the screen shows them. */
  steps(): Promise<AnswerTo<'steps'>>;
}

function play(creatures = pair(), options: Options = {}): Played {
  const t = table(creatures, options);
  for (const { id } of creatures) t.turn(id);
  t.turn('a', 2);
  const { attempts } = t.referee;
  return {
    ...t,
    async steps() {
      const now = attempts.attempt.peek();
      if (now === null) throw new Error('no attempt');
      const { of, topic, target, dice, chosen, declared, inReturn, as } = now;
      const answer = await t.asks({
        ask: 'steps',
        of,
        topic,
        ...(target !== undefined && { target }),
        ...(declared !== undefined && { declared: true }),
        ...(inReturn && { inReturn }),
        ...(as && { as }),
        dice: Object.fromEntries(
          Object.entries(dice).map(([key, { die, total }]) => [
            key,
            { ...(die !== undefined && { die }), ...(total !== undefined && { total }) },
          ]),
        ),
        chosen,
      });
      attempts.expects(answer);
      return answer;
    },
  };
}

let nth = 0;
const rolled = (of: string, more: Partial<HostRoll>): HostRoll => ({
  id: `m${++nth}`,
  of,
  kind: 'check',
  ...more,
});
const conditions = (t: TestTable, of: string): readonly string[] =>
  t.store.judge.value?.board.creatures.find(({ id }) => id === of)?.conditions ?? [];
const dice = (answer: AnswerTo<'steps'>) =>
  answer.steps.flatMap((step) => (step.kind === 'dice' ? step.dice : []));

describe('a trip', () => {
  it(
    'a trip attempt lists the modifiers of both creatures and waits for the touch attack ' +
      'and both creatures’ rolls',
    async () => {
      const t = play(pair({ size: 'large', traits: ['more-than-two-legs'] }));
      t.referee.attempts.begin('a', 'trip', { target: 'b' });
      const { steps, outcome } = await t.steps();
      expect(steps.map(({ kind }) => kind)).toEqual([
        'provokes',
        'dice',
        'choice',
        'choice',
        'dice',
      ]);
      const [, own, theirs] = steps.flatMap((step) => (step.kind === 'dice' ? step.dice : []));
      expect(own).toMatchObject({ key: 'attacker', wants: 'die', modifier: 3 });
      expect(theirs?.modifiers.map(({ why, value }) => [why, value])).toEqual([
        ['strength', 1],
        ['size', 4],
        ['more-than-two-legs', 4],
      ]);
      expect(outcome).toBeUndefined();
    },
  );

  it('a trip attempt uses rolls in the chat for the touch attack and for both creatures’ checks', async () => {
    const t = play();
    t.referee.attempts.begin('a', 'trip', { target: 'b' });
    await t.steps();
    t.wired.rolled(rolled('a', { kind: 'attack', total: 17 }));
    t.wired.rolled(rolled('b', { die: 9, total: 10 }));
    t.wired.rolled(rolled('a', { die: 12, total: 15 }));
    // A second message for the same creature has no effect, because the first one counts.
    await t.steps();
    t.wired.rolled(rolled('a', { die: 20, total: 23 }));
    t.referee.attempts.choose('touch', 'hit');
    const answer = await t.steps();
    expect(dice(answer).map(({ total }) => total)).toEqual([17, 15, 10]);
    expect(answer.outcome).toMatchObject({
      result: 'success',
      margin: 5,
      changes: [{ what: 'condition', of: 'b', condition: 'prone', on: true }],
    });
    // The referee offered none of these rolls as a declaration of an attack.
    expect(t.referee.rolled.value).toBeNull();
  });

  it('if the modifiers of a saving throw are unknown, the total of the chat roll is used', async () => {
    const t = play(pair({ saves: { reflex: 2 } }));
    t.referee.attempts.begin('b', 'save');
    const pick = async (save: string) => {
      t.referee.attempts.choose('what', save);
      return dice(await t.steps()).find(({ key }) => key === 'check');
    };
    // The roll arrives while the answer to another choice is still on the screen.
    expect(await pick('reflex')).toMatchObject({ wants: 'die' });
    t.wired.rolled(rolled('b', { die: 8, total: 14 }));
    expect(await pick('will')).toMatchObject({ wants: 'total', total: 14 });
    expect(await pick('reflex')).toMatchObject({ wants: 'die', total: 10 });
  });

  it('a successful trip is logged and makes the target prone only when the user accepts the result', async () => {
    const t = play();
    const { attempts } = t.referee;
    attempts.begin('a', 'trip', { target: 'b' });
    attempts.choose('touch', 'hit');
    attempts.say('attacker', { die: 12, from: 'typed' });
    attempts.say('defender', { die: 3, from: 'button' });
    const answer = await t.steps();
    expect(conditions(t, 'b')).toEqual([]);
    expect(await attempts.accept(answer)).toEqual({ recorded: true, left: [], unmarked: [] });
    expect(conditions(t, 'b')).toEqual(['prone']);
    expect(t.last('outcome')).toMatchObject({
      of: 'a',
      topic: 'trip',
      target: 'b',
      result: 'success',
      rolls: [
        { of: 'a', what: 'strength', die: 12, total: 15, from: 'typed' },
        { of: 'b', what: 'strength', die: 3, total: 4, from: 'button' },
      ],
    });
    const read = readLog(JSON.parse(t.referee.exported()));
    expect(read.ok && replayed(read.log).state.conditions).toEqual({ b: ['prone'] });
    t.referee.undo(t.last('outcome').id);
    expect(conditions(t, 'b')).toEqual([]);
  });

  it(
    'after a failed trip, the opponent may try to trip the attacker without spending an ' +
      'action',
    async () => {
      const t = play();
      const { attempts } = t.referee;
      attempts.begin('a', 'trip', { target: 'b' });
      attempts.choose('touch', 'hit');
      attempts.say('attacker', { die: 2, from: 'typed' });
      attempts.say('defender', { die: 18, from: 'typed' });
      const { outcome } = await t.steps();
      expect(outcome).toMatchObject({
        result: 'failure',
        changes: [],
        follow: [{ of: 'b', topic: 'trip', target: 'a', inReturn: true }],
      });
      attempts.begin('b', 'trip', { target: 'a', inReturn: true });
      const next = await t.steps();
      expect(next.why).toEqual([]);
      expect(next.steps.map(({ kind }) => kind)).not.toContain('provokes');
    },
  );

  it(
    'a trip that is already declared in the log can still be rolled, although the declaration ' +
      'has used up the action',
    async () => {
      const t = play();
      const { attempts } = t.referee;
      attempts.begin('a', 'trip', { target: 'b' });
      await t.referee.declare({ of: 'a', action: 'trip', target: 'b' });
      expect((await t.steps()).why).toEqual(['no-action-left']);
      attempts.declared(t.last('act').id);
      expect((await t.steps()).why).toEqual([]);
    },
  );

  it(
    'if the sheet of a trip’s target is unknown, the user is asked for the total of the target’s ' +
      'check',
    async () => {
      const t = play([pair()[0]!, someone('b', 'foes', [6, 5], { abilities: {} })]);
      t.referee.attempts.begin('a', 'trip', { target: 'b' });
      const theirs = dice(await t.steps()).find(({ key }) => key === 'defender');
      expect(theirs).toMatchObject({ wants: 'total' });
      expect(theirs).not.toHaveProperty('roll');
      t.wired.rolled(rolled('b', { die: 9, total: 14 }));
      expect(dice(await t.steps()).find(({ key }) => key === 'defender')?.total).toBe(14);
    },
  );
});

it('a chat roll for a creature that the roller does not control is not used in a trip', async () => {
  const t = play();
  t.referee.attempts.begin('a', 'trip', { target: 'b' });
  await t.steps();
  t.wired.rolled(rolled('b', { die: 1, total: 2, posted: { by: 'Mallory', known: true } }));
  expect(t.referee.attempts.attempt.value?.dice).toEqual({});
  expect(t.log().filter(({ kind }) => kind === 'posted')).toEqual([]);
});

describe('a bull rush', () => {
  const rush = async (options: Options = {}, commands?: Parameters<TestTable['commands']>[0]) => {
    const t = play(pair(), { rest: { walls: [{ from: [8, 0], to: [8, 20] }] }, ...options });
    if (commands) t.commands(commands);
    const { attempts } = t.referee;
    attempts.begin('a', 'bull-rush', { target: 'b' });
    attempts.say('attacker', { die: 20, from: 'typed' });
    attempts.say('defender', { die: 2, from: 'typed' });
    const answer = await t.steps();
    return { t, attempts, answer };
  };

  it('a bull rush stops at the last free square before a wall', async () => {
    const { answer } = await rush();
    expect(answer.outcome?.changes).toEqual([
      { what: 'place', of: 'b', from: [6, 5], at: [7, 5] },
      { what: 'place', of: 'a', from: [5, 5], at: [6, 5] },
    ]);
  });

  it('a bull rush whose result the user accepts moves both tokens, but is not logged as a move', async () => {
    const placed: unknown[] = [];
    const { t, attempts, answer } = await rush(
      {},
      {
        place: (of, at) => {
          placed.push([of, at]);
          return Promise.resolve(true);
        },
      },
    );
    expect(await attempts.accept(answer)).toEqual({ recorded: true, left: [], unmarked: [] });
    expect(placed).toEqual([
      ['b', [7, 5]],
      ['a', [6, 5]],
    ]);
    t.reading({ at: { a: [6, 5], b: [7, 5] } });
    expect(t.all('move')).toEqual([]);
    passTime();
    t.referee.undo(t.last('outcome').id);
    await until(() =>
      expect(placed.slice(2)).toEqual([
        ['a', [5, 5]],
        ['b', [6, 5]],
      ]),
    );
  });

  it(
    'if the user may not move the tokens, the result of a bull rush names the tokens to ' +
      'move by hand',
    async () => {
      const { t, attempts, answer } = await rush(
        { gm: false },
        { place: () => Promise.resolve(true) },
      );
      expect(await attempts.accept(answer)).toEqual({
        recorded: true,
        left: ['b', 'a'],
        unmarked: [],
      });
      t.reading({ at: { a: [6, 5], b: [7, 5] } });
      expect(t.all('move')).toEqual([]);
    },
  );
});

describe('conditions of an outcome on tokens', () => {
  const trip = async (
    options: Options = {},
    mark: (of: string, condition: string, on: boolean) => Promise<boolean> = () =>
      Promise.resolve(true),
  ) => {
    const t = play(pair(), options);
    const marks: unknown[] = [];
    t.commands({
      mark: (...given) => {
        marks.push(given);
        return mark(...given);
      },
    });
    const { attempts } = t.referee;
    attempts.begin('a', 'trip', { target: 'b' });
    attempts.choose('touch', 'hit');
    attempts.say('attacker', { die: 20, from: 'typed' });
    attempts.say('defender', { die: 1, from: 'typed' });
    const answer = await t.steps();
    expect(answer.outcome?.changes).toEqual([
      { what: 'condition', of: 'b', condition: 'prone', on: true },
    ]);
    return { t, attempts, answer, marks };
  };

  it(
    'when the user accepts a trip, the target’s token can be marked as prone, and an undo ' +
      'removes the marker',
    async () => {
      const { t, attempts, answer, marks } = await trip();
      expect(attempts.markable(answer)).toBe(true);
      expect(await attempts.accept(answer, true)).toEqual({
        recorded: true,
        left: [],
        unmarked: [],
      });
      expect(marks).toEqual([['b', 'prone', true]]);
      passTime();
      t.referee.undo(t.last('outcome').id);
      await until(() => expect(marks.slice(1)).toEqual([['b', 'prone', false]]));
    },
  );

  it('if the user accepts a trip without marking the target, the target’s token stays unmarked', async () => {
    const { t, attempts, answer, marks } = await trip();
    await attempts.accept(answer);
    t.referee.undo(t.last('outcome').id);
    await Promise.resolve();
    expect(marks).toEqual([]);
  });

  it(
    'if the virtual tabletop refuses to mark a token as prone, the result of a trip ' +
      'names the token to mark by hand',
    async () => {
      const { attempts, answer } = await trip({}, () => Promise.resolve(false));
      expect(await attempts.accept(answer, true)).toMatchObject({
        recorded: true,
        unmarked: ['b'],
      });
    },
  );

  it('after a trip, a player who does not own the target’s token cannot mark the token as prone', async () => {
    const { attempts, answer, marks } = await trip({ gm: false });
    expect(attempts.markable(answer)).toBe(false);
    expect(await attempts.accept(answer, true)).toMatchObject({ unmarked: ['b'] });
    expect(marks).toEqual([]);
  });

  it(
    'if the virtual tabletop has no status icons, the user cannot mark the target of a ' +
      'trip as prone',
    async () => {
      const { t, attempts, answer } = await trip();
      t.commands({});
      expect(attempts.markable(answer)).toBe(false);
    },
  );
});

it('a disarm removes the weapon from the target’s hand', async () => {
  const t = play();
  const { attempts } = t.referee;
  attempts.begin('a', 'disarm', { target: 'b' });
  attempts.say('attacker', { total: 19, from: 'typed' });
  attempts.say('defender', { total: 11, from: 'typed' });
  const answer = await t.steps();
  expect(answer.outcome?.changes).toEqual([
    { what: 'weapon', of: 'b', weapon: 'sword', ready: false },
  ]);
  await attempts.accept(answer);
  const b = t.store.judge.value?.board.creatures.find(({ id }) => id === 'b');
  expect(b?.attacks?.[0]?.ready).toBe(false);
});

it('a grapple that succeeds in two rounds first holds the opponent and then pins it', async () => {
  const t = play();
  const { attempts } = t.referee;
  attempts.begin('a', 'grapple', { target: 'b' });
  attempts.choose('touch', 'hit');
  attempts.say('attacker', { die: 15, from: 'typed' });
  attempts.say('defender', { die: 5, from: 'typed' });
  const held = await t.steps();
  expect(held.outcome?.changes).toEqual([
    { what: 'condition', of: 'b', condition: 'grappling', on: true },
    { what: 'condition', of: 'a', condition: 'grappling', on: true },
    { what: 'hold', of: 'a', with: 'b', on: true },
  ]);
  await attempts.accept(held);
  t.turn('b', 2);
  t.turn('a', 3);
  attempts.begin('a', 'grapple-pin');
  expect((await t.steps()).why).toEqual([]);
  t.wired.rolled(rolled('a', { die: 14, total: 20 }));
  t.wired.rolled(rolled('b', { die: 3, total: 6 }));
  const pin = await t.steps();
  expect(pin.outcome?.changes).toEqual([
    { what: 'condition', of: 'b', condition: 'pinned', on: true },
    { what: 'pin', of: 'a', with: 'b', on: true },
  ]);
  await attempts.accept(pin);
  const a = t.store.judge.value?.board.creatures.find(({ id }) => id === 'a');
  expect(a).toMatchObject({ grapples: ['b'], pins: 'b' });
  // Breaking free of the pin does not end the grapple; breaking free again ends it.
  t.turn('b', 3);
  for (const still of [true, false]) {
    attempts.begin('b', 'grapple-break-free');
    attempts.say('own', { die: 20, from: 'typed' });
    attempts.say('other-a', { die: 1, from: 'typed' });
    await attempts.accept(await t.steps());
    expect(conditions(t, 'b').includes('grappling')).toBe(still);
  }
  expect(conditions(t, 'a')).toEqual([]);
  const read = readLog(JSON.parse(t.referee.exported()));
  expect(read.ok && replayed(read.log).state).toEqual(t.referee.encounter.value);
});

describe('a spell cast beside a foe', () => {
  const caster = () =>
    pair().map((c) =>
      c.id === 'a' ? { ...c, skills: { concentration: { ranks: 5, bonus: 7 } } } : c,
    );
  it(
    'a spell cast beside a foe provokes an attack, unless a Concentration check to cast ' +
      'on the defensive succeeds',
    async () => {
      const t = play(caster());
      const { attempts } = t.referee;
      attempts.begin('a', 'cast-spell');
      attempts.say('level', { total: 3, from: 'typed' });
      const open = await t.steps();
      expect(open.steps).toContainEqual(
        expect.objectContaining({ kind: 'provokes', by: [expect.objectContaining({ by: 'b' })] }),
      );
      expect(open.outcome).toMatchObject({ result: 'told' });
      attempts.choose('defensively', 'yes');
      const guarded = await t.steps();
      expect(guarded.steps).toContainEqual({ kind: 'provokes', by: [] });
      expect(guarded.steps.find((step) => step.kind === 'dice' && step.against)).toMatchObject({
        against: { what: 'dc', n: 18 },
      });
      expect(guarded.outcome).toBeUndefined();
      t.wired.rolled(rolled('a', { die: 4, total: 11 }));
      expect((await t.steps()).outcome).toMatchObject({
        result: 'failure',
        told: [{ message: 'effect.spell-lost' }],
      });
    },
  );
});

it(
  'a coup de grace asks for the damage and the Fortitude save, and proposes that the target ' +
    'dies',
  async () => {
    const t = play(pair({ conditions: ['helpless'], saves: { fortitude: 2 } }));
    const { attempts } = t.referee;
    attempts.begin('a', 'coup-de-grace', { target: 'b' });
    attempts.say('damage', { total: 14, from: 'typed' });
    attempts.say('save', { die: 10, from: 'typed' });
    expect((await t.steps()).outcome?.changes).toEqual([
      { what: 'note', of: 'b', note: 'damage', value: 14 },
      { what: 'condition', of: 'b', condition: 'dead', on: true },
    ]);
    attempts.say('save', { die: 20, from: 'typed' });
    expect((await t.steps()).outcome?.changes).toHaveLength(1);
  },
);

describe('a coup de grace on a creature that regenerates', () => {
  const STAFF = { id: 'staff', kind: 'melee' as const, ready: true, tags: ['bludgeoning'] };
  const slay = async (traits: string[], kind?: string, attacks?: Said['attacks']) => {
    const [a, b] = pair({
      conditions: ['helpless'],
      saves: { fortitude: 2 },
      traits: ['regeneration', ...traits],
    });
    const t = play([{ ...a!, ...(attacks && { attacks }) }, b!]);
    const { attempts } = t.referee;
    attempts.begin('a', 'coup-de-grace', { target: 'b' });
    if (kind !== undefined) attempts.choose('damageKind', kind);
    attempts.say('damage', { total: 14, from: 'typed' });
    attempts.say('save', { die: 10, from: 'typed' });
    const { steps, outcome, unknown } = await t.steps();
    const asked = steps.flatMap((step) => (step.kind === 'choice' ? [step.chosen] : []));
    return { asked, unknown, died: outcome?.changes.some(({ what }) => what === 'condition') };
  };
  it.each([
    ['with fire kills', '', [], 'fire', true],
    ['with a sword does not kill', '', [], 'slashing', false],
    ['with fire does not kill', ' that only cold kills', ['lethal-cold'], 'fire', false],
    ['with a blade kills', ' that blades kill', ['lethal-slashing'], 'slashing', true],
  ] as const)(
    'a coup de grace %s a creature with regeneration%s',
    async (_how, _what, traits, kind, died) => {
      const made = await slay([...traits], kind);
      expect(made.asked).toEqual([kind]);
      expect(made.died).toBe(died);
      expect(made.unknown).not.toContain('ask.type');
    },
  );
  it(
    'for a coup de grace against a creature with regeneration, the attacker’s weapon suggests ' +
      'the damage type',
    async () => {
      expect(await slay([], undefined, [STAFF])).toMatchObject({
        asked: ['bludgeoning'],
        died: false,
      });
    },
  );
  it(
    'the result of a coup de grace against a creature with regeneration is uncertain until the ' +
      'user names the damage type',
    async () => {
      const made = await slay([]);
      expect(made).toMatchObject({ asked: [''], died: true });
      expect(made.unknown).toContain('ask.type');
    },
  );
  it(
    'a coup de grace deals nonlethal damage to a creature with regeneration if the damage type ' +
      'cannot kill the creature',
    async () => {
      const t = play(pair({ conditions: ['helpless'], traits: ['regeneration'] }));
      const { attempts } = t.referee;
      attempts.begin('a', 'coup-de-grace', { target: 'b' });
      attempts.choose('damageKind', 'piercing');
      attempts.say('damage', { total: 14, from: 'typed' });
      expect((await t.steps()).outcome?.changes).toEqual([
        { what: 'note', of: 'b', note: 'nonlethal', value: 14 },
      ]);
    },
  );
});

it(
  'a turning check limits the Hit Dice of each undead turned, and the turning damage roll limits ' +
    'their total Hit Dice',
  async () => {
    const t = play([
      ...pair(),
      someone('u', 'foes', [8, 5], { traits: ['undead'], hitDice: 2 }),
      someone('v', 'foes', [9, 5], { traits: ['undead'], hitDice: 9 }),
    ]);
    const { attempts } = t.referee;
    attempts.begin('a', 'turning');
    attempts.say('level', { total: 5, from: 'typed' });
    attempts.say('check', { total: 12, from: 'typed' });
    attempts.say('dice', { total: 7, from: 'button' });
    const { outcome } = await t.steps();
    expect(outcome?.changes).toEqual([
      { what: 'condition', of: 'u', condition: 'destroyed', on: true },
    ]);
    expect(outcome?.told).toContainEqual({
      message: 'turning.too-many-hit-dice',
      params: { target: { creature: 'v' } },
    });
  },
);

it('a readied counterspell is possible in another creature’s turn and costs no action', async () => {
  const t = play(
    pair().map((c) => ({ ...c, skills: { spellcraft: { ranks: 6, bonus: 8 } } })),
    { ruleset: 'sigil' },
  );
  await t.referee.declare({ of: 'a', action: 'ready', readies: 'counterspell' });
  t.turn('b', 2);
  const judged = (as?: 'readied') =>
    t.asks({
      ask: 'steps',
      of: 'a',
      topic: 'counterspell',
      target: 'b',
      dice: { level: { total: 2 }, check: { die: 15 } },
      ...(as && { as }),
    });
  expect((await judged()).why).not.toEqual([]);
  const { why, steps } = await judged('readied');
  expect(why).toEqual([]);
  expect(
    steps.some(
      (step) => step.kind === 'dice' && step.dice.some(({ what }) => what === 'spellcraft'),
    ),
  ).toBe(true);
  t.referee.attempts.begin('a', 'counterspell', { target: 'b', as: 'readied' });
  await t.referee.declare({ of: 'a', action: 'counterspell', target: 'b', as: 'readied' });
  expect(t.last('act')).toMatchObject({ action: 'counterspell', as: 'readied', uses: [] });
});

describe.each(rulesetsInWords(['srd35', 'pf1']))(
  'a readied counterspell under %s',
  (game, ruleset) => {
    /** It is b's turn, and a has readied a counterspell against b. */
    async function waits(): Promise<Played> {
      const t = play(
        pair().map((c) => ({ ...c, skills: { spellcraft: { ranks: 6, bonus: 8 } } })),
        { ruleset },
      );
      await t.referee.declare({ of: 'a', action: 'ready', readies: 'counterspell' });
      t.turn('b', 2);
      t.referee.attempts.begin('a', 'counterspell', { target: 'b', as: 'readied' });
      return t;
    }

    it(
      `under ${game}, a Spellcraft check of 18 recognizes the enemy’s spell and allows the ` +
        'readied counterspell',
      async () => {
        const t = await waits();
        const { attempts } = t.referee;
        const open = await t.steps();
        expect(open.why).toEqual([]);
        expect(open.steps).toContainEqual(
          expect.objectContaining({ kind: 'provokes', by: [expect.objectContaining({ by: 'b' })] }),
        );
        attempts.say('level', { total: 3, from: 'typed' });
        expect((await t.steps()).outcome).toBeUndefined();
        t.wired.rolled(rolled('a', { die: 10, total: 18 }));
        const answer = await t.steps();
        expect(answer.outcome).toMatchObject({
          result: 'success',
          told: [{ message: 'steps.countered', params: { who: { creature: 'b' } } }],
          changes: [],
        });
        await t.referee.declare({ of: 'a', action: 'counterspell', target: 'b', as: 'readied' });
        await attempts.accept(answer);
        expect(t.last('outcome')).toMatchObject({
          topic: 'counterspell',
          result: 'success',
          rolls: [
            { of: 'b', what: 'level', total: 3, from: 'typed' },
            { of: 'a', what: 'spellcraft', die: 10, total: 18, from: 'chat' },
          ],
        });
        expect(t.referee.encounter.value.waiting).toEqual({});
        const read = readLog(JSON.parse(t.referee.exported()));
        expect(read.ok && replayed(read.log).events.at(-1)).toMatchObject({ kind: 'outcome' });
      },
    );

    it(
      `under ${game}, a Spellcraft check of 17 does not recognize the enemy’s spell, which ` +
        'takes effect',
      async () => {
        const t = await waits();
        t.referee.attempts.say('level', { total: 3, from: 'typed' });
        t.referee.attempts.say('check', { die: 9, from: 'typed' });
        expect((await t.steps()).outcome).toMatchObject({
          result: 'failure',
          told: [{ message: 'steps.notCountered', params: { who: { creature: 'b' } } }],
        });
      },
    );

    it(
      `under ${game}, dispel magic as a counterspell needs a caster level check against 11 plus ` +
        'the enemy’s level',
      async () => {
        const t = await waits();
        const { attempts } = t.referee;
        attempts.choose('counter', 'dispel');
        attempts.say('caster', { total: 5, from: 'typed' });
        const open = await t.steps();
        expect(open.steps.filter((step) => step.kind === 'dice' && step.against)).toEqual([
          expect.objectContaining({ against: { what: 'dc', n: 16 } }),
        ]);
        t.wired.rolled(rolled('a', { die: 9, total: 15 }));
        expect((await t.steps()).outcome?.result).toBe('failure');
        attempts.say('dispel', { total: 16, from: 'typed' });
        expect((await t.steps()).outcome?.result).toBe('success');
      },
    );

    it(`under ${game}, a counterspell cast on the defensive provokes no attack`, async () => {
      const t = await waits();
      const { attempts } = t.referee;
      attempts.choose('defensively', 'yes');
      attempts.say('level', { total: 3, from: 'typed' });
      const open = await t.steps();
      expect(open.steps).toContainEqual({ kind: 'provokes', by: [] });
      const [dc] = open.steps.flatMap((step) =>
        step.kind === 'dice' && step.against !== undefined ? [step.against.n] : [],
      );
      expect(dc).toBe(ruleset === 'pf1' ? 21 : 18);
      attempts.say('concentration', { total: 17, from: 'typed' });
      attempts.say('check', { die: 20, from: 'typed' });
      expect((await t.steps()).outcome).toMatchObject({
        result: 'failure',
        told: [{ message: 'effect.spell-lost' }, { message: 'steps.notCountered' }],
      });
    });
  },
);

it('a creature that has not readied a counterspell cannot cast one', async () => {
  const t = play(pair(), { ruleset: 'srd35' });
  t.referee.attempts.begin('a', 'counterspell', { target: 'b' });
  expect((await t.steps()).why).toEqual(['only-readied']);
});

it('if the ruleset states no DC for a counterspell’s caster level check, the user enters the DC', async () => {
  const t = play(
    pair().map((c) => ({ ...c, skills: { spellcraft: { ranks: 6, bonus: 8 } } })),
    { ruleset: 'sigil' },
  );
  await t.referee.declare({ of: 'a', action: 'ready', readies: 'counterspell' });
  t.turn('b', 2);
  t.referee.attempts.begin('a', 'counterspell', { target: 'b', as: 'readied' });
  t.referee.attempts.say('check', { die: 12, from: 'typed' });
  const open = await t.steps();
  expect(open.steps.some((step) => step.kind === 'choice' && step.key === 'counter')).toBe(false);
  expect(open.outcome).toBeUndefined();
  t.referee.attempts.say('dc', { total: 20, from: 'typed' });
  expect((await t.steps()).outcome).toMatchObject({ result: 'success' });
});

const LANCE = {
  id: 'lance',
  name: 'Lance',
  kind: 'melee' as const,
  reachWeapon: 'reach' as const,
  tags: ['lance'],
  ready: true,
};
/** A knight (r) on a horse (h) that fills two by two squares, ten squares from a foe (t). */
const lists = (more: Partial<Said> = {}): Said[] => [
  someone('r', 'party', [0, 5], { mount: 'h', attacks: [LANCE], ...more }),
  someone('h', 'party', [0, 5], { size: 'large', build: 'long', speed: { land: 10 }, attacks: [] }),
  someone('t', 'foes', [10, 5]),
];
const told = (answer: AnswerTo<'steps'>): string[] =>
  answer.steps.flatMap((step) =>
    step.kind === 'told' ? step.told.flatMap((it) => ('message' in it ? [it.message] : [])) : [],
  );

describe('a mounted charge', () => {
  /**
   * Begins a charge on the knight’s turn, with typed values for armor class 15 and 9 points of
   * damage.
   */
  function charges(ruleset: string, creatures = lists()): Played {
    const t = play(creatures, { ruleset });
    t.turn('r', 3);
    const { attempts } = t.referee;
    attempts.begin('r', 'charge', { target: 't' });
    attempts.say('ac', { total: 15, from: 'typed' });
    attempts.say('damage', { total: 9, from: 'typed' });
    return t;
  }

  it(
    'a mounted charge whose result the user accepts moves horse and rider and spends a ' +
      'full-round action',
    async () => {
      const t = charges('pf1');
      const { attempts } = t.referee;
      const placed: unknown[] = [];
      t.commands({
        place: (of, at) => {
          placed.push([of, at]);
          return Promise.resolve(true);
        },
      });
      expect(told(await t.steps())).toEqual(['steps.chargesMounted']);
      t.wired.rolled(rolled('r', { kind: 'attack', total: 14 }));
      const answer = await t.steps();
      // A total of 14, with +2 for the charge and +1 for the mount, hits armor class 15. The lance
      // deals double damage.
      expect(dice(answer)[0]?.modifiers.map(({ why, value }) => [why, value])).toEqual([
        ['higher-ground', 1],
        ['charge', 2],
      ]);
      expect(answer.outcome).toMatchObject({
        result: 'success',
        told: [{ message: 'steps.bothCharged' }],
        changes: [
          { what: 'place', of: 'h', from: [0, 5], at: [7, 5] },
          { what: 'place', of: 'r', from: [0, 5], at: [7, 5] },
          { what: 'note', of: 't', note: 'damage', value: 18 },
        ],
      });
      const { path } = answer;
      await t.referee.declare({ of: 'r', action: 'charge', target: 't', ...(path && { path }) });
      expect(t.last('act')).toMatchObject({
        uses: ['standard', 'move'],
        moved: 7,
        ruling: { faults: [] },
      });
      expect(await attempts.accept(answer)).toEqual({ recorded: true, left: [], unmarked: [] });
      expect(placed).toEqual([
        ['h', [7, 5]],
        ['r', [7, 5]],
      ]);
      t.reading({ at: { h: [7, 5] } });
      t.reading({ at: { r: [7, 5] } });
      expect(t.all('move')).toEqual([]);
      const { spent, conditions: gained } = t.referee.encounter.value;
      expect(spent).toMatchObject({ uses: { standard: 1, move: 1 }, moved: 7 });
      expect(gained).toEqual({ r: ['charging'] });
      const struck = await t.asks({ ask: 'attack', from: 't', to: 'h', with: 'sword' });
      expect(struck.total.ac).toBe(-2);
      const read = readLog(JSON.parse(t.referee.exported()));
      expect(read.ok && replayed(read.log).state).toEqual(t.referee.encounter.value);
      passTime();
      t.referee.undo(t.last('outcome').id);
      await until(() =>
        expect(placed.slice(2)).toEqual([
          ['r', [0, 5]],
          ['h', [0, 5]],
        ]),
      );
    },
  );

  it('a mounted charge with a blocked path states the reason and moves no token', async () => {
    const line = [1, 3, 5, 6, 7, 9].map((y) => someone(`b${y}`, 'party', [5, y]));
    const t = charges('pf1', [...lists(), ...line]);
    t.referee.attempts.say('roll', { total: 20, from: 'typed' });
    const { why, path, outcome } = await t.steps();
    expect(why).toEqual(['through-ally', 'out-of-reach']);
    expect(path).toBeUndefined();
    expect(outcome?.changes.filter(({ what }) => what === 'place')).toEqual([]);
  });

  it('under D&D 3.5, a mounted charge with a lance doubles the damage', async () => {
    const t = charges('srd35');
    const { attempts } = t.referee;
    attempts.say('roll', { total: 15, from: 'typed' });
    const stated = await t.steps();
    expect(told(stated)).toEqual(['steps.chargesMounted']);
    expect(stated.outcome).toMatchObject({
      result: 'success',
      told: [{ message: 'steps.bothCharged' }],
      changes: [{ of: 'h' }, { of: 'r' }, { note: 'damage', value: 18 }],
    });
  });

  it(
    'under Sigil (house rules for D&D 3.5), which does not cover lances, a mounted charge ' +
      'with a lance does not double the damage',
    async () => {
      const t = charges('sigil');
      t.referee.attempts.say('roll', { total: 13, from: 'typed' });
      const answer = await t.steps();
      expect(told(answer)).toContain('mounted.silent.lance');
      expect(answer.steps.flatMap((step) => (step.kind === 'choice' ? [step.key] : []))).toEqual([
        'end',
      ]);
      expect(answer.outcome?.changes.at(-1)).toMatchObject({ note: 'damage', value: 9 });
    },
  );

  it(
    'if the Ride check to attack together with a war-trained mount fails, either the ' +
      'mount or the rider may attack',
    async () => {
      const t = charges('pf1', lists({ skills: { ride: { ranks: 4, bonus: 5 } } }));
      t.referee.attempts.choose('together', 'yes');
      t.referee.attempts.say('roll', { total: 20, from: 'typed' });
      t.referee.attempts.say('ride', { die: 4, from: 'typed' });
      expect((await t.steps()).outcome?.told).toMatchObject([
        { message: 'steps.notTogether' },
        { message: 'steps.bothCharged' },
      ]);
    },
  );
});

it('a charge on foot ends in the nearest square beside its target', async () => {
  const t = play([someone('a', 'party', [0, 5]), someone('b', 'foes', [6, 5])]);
  t.referee.attempts.begin('a', 'charge', { target: 'b' });
  t.referee.attempts.say('roll', { total: 4, from: 'typed' });
  t.referee.attempts.say('ac', { total: 15, from: 'typed' });
  const { outcome, path } = await t.steps();
  expect(path).toEqual([0, 1, 2, 3, 4, 5].map((x) => [x, 5]));
  expect(outcome).toMatchObject({
    result: 'failure',
    changes: [{ what: 'place', of: 'a', from: [0, 5], at: [5, 5] }],
  });
});

it('a move after a charge is illegal, because the creature has no action left', async () => {
  const t = play([someone('a', 'party', [0, 5]), someone('b', 'foes', [6, 5])]);
  const { attempts } = t.referee;
  attempts.begin('a', 'charge', { target: 'b' });
  attempts.choose('hits', 'miss');
  const answer = await t.steps();
  const { path } = answer;
  await t.referee.declare({ of: 'a', action: 'charge', target: 'b', ...(path && { path }) });
  await attempts.accept(answer);
  t.jump('a', [5, 5]);
  expect(t.all('move')).toEqual([]);
  t.go('a', [5, 5], [5, 6]);
  expect(codes(t.last('move'))).toEqual(['no-action-left']);
});

it(
  'if the user has already dragged the token of a charging creature, the charge attack is made ' +
    'from the token’s square',
  async () => {
    const t = play([someone('a', 'party', [0, 5]), someone('b', 'foes', [6, 5])]);
    await t.referee.declare({ of: 'a', action: 'charge', target: 'b' });
    t.go('a', [0, 5], [1, 5], [2, 5], [3, 5], [4, 5], [5, 5]);
    t.referee.attempts.begin('a', 'charge', { target: 'b' });
    t.referee.attempts.declared(t.last('act').id);
    t.referee.attempts.say('roll', { total: 13, from: 'typed' });
    t.referee.attempts.say('ac', { total: 15, from: 'typed' });
    const { outcome, path, why } = await t.steps();
    expect([why, path]).toEqual([[], undefined]);
    expect(outcome).toMatchObject({ result: 'success', changes: [] });
  },
);

describe('questions about a creature', () => {
  it('a natural 1 on a save fails even with a bonus of 30 against DC 12', async () => {
    const t = play(pair({ saves: { reflex: 30 } }));
    const { attempts } = t.referee;
    attempts.begin('b', 'save');
    attempts.choose('what', 'reflex');
    attempts.say('dc', { total: 12, from: 'typed' });
    attempts.say('check', { die: 1, from: 'typed' });
    expect((await t.steps()).outcome).toMatchObject({ result: 'failure' });
  });
  it('a shaken creature that is shaken again becomes frightened', async () => {
    const t = play(pair({ conditions: ['shaken'] }));
    const { attempts } = t.referee;
    attempts.begin('b', 'afflict');
    attempts.choose('condition', 'shaken');
    const { outcome } = await t.steps();
    expect(outcome?.changes).toEqual([
      { what: 'condition', of: 'b', condition: 'shaken', on: false },
      { what: 'condition', of: 'b', condition: 'frightened', on: true },
    ]);
  });
  it(
    'if damage lowers a creature below 0 hit points, the extension proposes the condition ' +
      '“dying”',
    async () => {
      const t = play(pair({ hp: { current: 5, max: 12 } }));
      const { attempts } = t.referee;
      attempts.begin('b', 'wound');
      attempts.say('damage', { total: 8, from: 'typed' });
      expect((await t.steps()).outcome?.changes).toEqual([
        { what: 'note', of: 'b', note: 'damage', value: 8 },
        { what: 'condition', of: 'b', condition: 'dying', on: true },
      ]);
    },
  );
  it('the dice panel offers a roll for confusion only to a confused creature', async () => {
    const t = play(pair({ conditions: ['confused'] }));
    const of = async (id: string): Promise<string[]> =>
      (await t.asks({ ask: 'topics', of: id })).topics.map(({ topic }) => topic);
    expect(await of('b')).toContain('confused');
    expect(await of('a')).not.toContain('confused');
    expect(await of('a')).not.toContain('mounted');
  });
});

it(
  'a grapple fails, whatever is rolled, if an attack of opportunity against the grappler deals ' +
    'damage',
  async () => {
    const t = play();
    const { attempts } = t.referee;
    attempts.begin('a', 'grapple', { target: 'b' });
    attempts.choose('touch', 'hit');
    attempts.say('struck', { total: 5, from: 'typed' });
    expect((await t.steps()).outcome).toMatchObject({ result: 'ruined', changes: [] });
  },
);

describe('an Acrobatics check past a foe, pf1', () => {
  const rogue = () =>
    play(
      [
        someone('a', 'party', [5, 5], { skills: { acrobatics: { ranks: 5, bonus: 12 } } }),
        someone('b', 'foes', [6, 5], { abilities: ABLE, bab: 2 }),
        someone('c', 'foes', [7, 7], { abilities: ABLE, bab: 2 }),
      ],
      { ruleset: 'pf1' },
    );
  const past = async (t: Played, die: number, more: Readonly<Record<string, string>> = {}) => {
    const { attempts } = t.referee;
    attempts.begin('a', 'tumble');
    for (const [step, choice] of Object.entries(more)) attempts.choose(step, choice);
    attempts.choose('through', 'b');
    attempts.say('check', { die, from: 'typed' });
    const answer = await t.steps();
    await attempts.accept(answer);
    return answer;
  };
  const provoked = (t: Played): readonly string[] =>
    t.last('move').ruling.provoked.map(({ by }) => by);

  it(
    'under Pathfinder 1e, a successful Acrobatics check prevents attacks of opportunity by ' +
      'one foe this turn',
    async () => {
      const t = rogue();
      const { outcome } = await past(t, 20);
      expect(outcome).toMatchObject({
        result: 'success',
        changes: [{ what: 'evade', of: 'a', foe: 'b', half: true }],
      });
      t.go('a', [5, 5], [5, 6], [6, 6]);
      expect(provoked(t)).toEqual([]);
      t.go('a', [6, 6], [6, 7], [5, 8]);
      expect(provoked(t)).toEqual(['c']);
      const read = readLog(JSON.parse(t.referee.exported()));
      expect(
        read.ok && replayed(read.log).events.filter(({ kind }) => kind === 'outcome'),
      ).toMatchObject([{ changes: [{ what: 'evade', of: 'a', foe: 'b', half: true }] }]);
    },
  );

  it(
    'under Pathfinder 1e, moving past a foe with Acrobatics at half speed doubles the cost ' +
      'of every square',
    async () => {
      const t = rogue();
      await past(t, 20);
      t.go('a', [5, 5], [5, 6], [5, 7]);
      expect(t.last('move')).toMatchObject({ cost: 4, ruling: { faults: [], provoked: [] } });
      t.go('a', [5, 7], [5, 8], [5, 9], [5, 10]);
      expect(t.last('move')).toMatchObject({ mode: 'double-move', cost: 10, budget: 12 });
    },
  );

  it(
    'under Pathfinder 1e, moving past a foe with Acrobatics at full speed does not raise ' +
      'the cost of squares',
    async () => {
      const t = rogue();
      await past(t, 20, { hurried: 'yes' });
      t.go('a', [5, 5], [5, 6], [5, 7]);
      expect(t.last('move')).toMatchObject({ cost: 2, ruling: { provoked: [] } });
    },
  );

  it(
    'under Pathfinder 1e, a successful Acrobatics check lets a path cross a foe’s space, ' +
      'but not end in it',
    async () => {
      const t = rogue();
      await past(t, 20, { which: 'tumble-through' });
      t.go('a', [5, 5], [6, 5], [7, 5]);
      expect(t.last('move')).toMatchObject({ cost: 4, ruling: { faults: [], provoked: [] } });
      const stays = rogue();
      await past(stays, 20, { which: 'tumble-through' });
      stays.go('a', [5, 5], [6, 5]);
      expect(stays.last('move').ruling.faults.map(({ code }) => code)).toEqual(['ends-occupied']);
    },
  );

  it(
    'under Pathfinder 1e, an Acrobatics check has no effect if it fails or is undone, or in ' +
      'a later turn',
    async () => {
      const failed = rogue();
      expect((await past(failed, 1)).outcome).toMatchObject({ result: 'failure', changes: [] });
      failed.go('a', [5, 5], [5, 6], [5, 7]);
      expect(provoked(failed)).toEqual(['b']);
      const undone = rogue();
      await past(undone, 20);
      undone.referee.undo(undone.last('outcome').id);
      undone.go('a', [5, 5], [5, 6], [5, 7]);
      expect(provoked(undone)).toEqual(['b']);
      const later = rogue();
      await past(later, 20);
      for (const [id, round] of [
        ['b', 2],
        ['c', 2],
        ['a', 3],
      ] as const)
        later.turn(id, round);
      later.go('a', [5, 5], [5, 6], [5, 7]);
      expect(provoked(later)).toEqual(['b']);
    },
  );
});
