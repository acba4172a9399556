/**
 * Conditions in the totals of a sheet: the final numbers are the same whether the sheet has counted
 * a condition already or leaves that to the engine, and nothing is counted twice.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import type { DieField } from '../../src/judge/steps/step.ts';
import type { StepsVerdict } from '../../src/judge/questions/steps.ts';
import { chanceLine } from '../../src/overlay/panels/ChanceToHit.tsx';
import type { AttackVerdict } from '../../src/rules/d20/play/attacks/attackRules.ts';
import type { SpecialVerdict } from '../../src/rules/d20/play/specials/specialRules.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import { locale } from '../../src/text/index.ts';
import { everyCase } from '../support/everyCase.ts';
import { boardsToTry } from '../support/thorough.ts';

type Creature = NonNullable<SceneInput['creatures']>[number];
type Kind = 'melee' | 'ranged';

/**
 * Amounts that the reference document subtracts from each number. For `str` and `dex` it subtracts
 * from the score.
 */
const PENALTIES: Readonly<Record<string, Readonly<Partial<Record<string, number>>>>> = {
  dazzled: { attack: 1, cmb: 1 },
  shaken: { attack: 2, cmb: 2 },
  sickened: { attack: 2, cmb: 2 },
  entangled: { attack: 2, cmb: 2, dex: 4 },
  grappling: { attack: 2, cmb: 2, dex: 4 },
  fatigued: { str: 2, dex: 2 },
  exhausted: { str: 6, dex: 6 },
  blinded: { ac: 2, cmd: 2 },
  stunned: { ac: 2, cmd: 2 },
  pinned: { ac: 4, cmd: 4 },
};
const EMPTY = { attack: [], ac: [], cmb: [], cmd: [], saves: [], skills: [], str: [], dex: [] };

interface Person {
  readonly str: number;
  readonly dex: number;
  readonly conditions: readonly string[];
}

const modifier = (score: number): number => Math.floor((score - 10) / 2);
const taken = (from: string, conditions: readonly string[]): number =>
  conditions.reduce((sum, condition) => sum + (PENALTIES[condition]?.[from] ?? 0), 0);

/** A creature whose sheet has counted exactly the conditions in `counted` into its totals. */
function creature(
  id: string,
  x: number,
  kind: Kind,
  { str, dex, conditions }: Person,
  counted: readonly string[],
): Creature {
  const score = { str: str - taken('str', counted), dex: dex - taken('dex', counted) };
  const [strength, dexterity] = [modifier(score.str), modifier(score.dex)];
  const ac = 14 - taken('ac', counted);
  const cmd = 14 + strength - taken('cmd', counted);
  const inTotals = Object.fromEntries(
    Object.keys(EMPTY).map((total) => [
      total,
      counted.filter((condition) => PENALTIES[condition]?.[total] !== undefined),
    ]),
  );
  return {
    id,
    side: id,
    at: [x, 5],
    size: 'medium',
    build: 'tall',
    bab: 4,
    abilities: score,
    attacks: [
      {
        id: 'w',
        kind,
        ready: true,
        bonus: 4 + (kind === 'melee' ? strength : dexterity) - taken('attack', counted),
        ...(kind === 'ranged' ? { rangeIncrement: 12 } : {}),
      },
    ],
    ac: { total: ac + dexterity, touch: 10, flatFooted: ac + Math.min(0, dexterity) },
    cmb: 4 + strength - taken('cmb', counted),
    cmd: cmd + dexterity,
    cmdFlatFooted: cmd + Math.min(0, dexterity),
    conditions: [...conditions],
    inTotals,
  };
}

function asked(creatures: readonly Creature[], ask: object): unknown {
  const scene = sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'pf1',
    grid: { kind: 'square', columns: 12, rows: 12 },
    creatures,
  });
  return answer(scene, { from: 'a', to: 'b', ...ask });
}
const attack = (...creatures: readonly Creature[]): AttackVerdict =>
  asked(creatures, { ask: 'attack', with: 'w' }) as AttackVerdict;
const special = (what: string, ...creatures: readonly Creature[]): SpecialVerdict =>
  asked(creatures, { ask: 'special', attack: what }) as SpecialVerdict;

const PLAIN: Person = { str: 14, dex: 14, conditions: [] };
/** Attacker and target, with conditions that their sheets have counted (`in`) or not (`out`). */
const pair = (
  from: Partial<Record<'in' | 'out', readonly string[]>>,
  to: Partial<Record<'in' | 'out', readonly string[]>> = {},
  kind: Kind = 'melee',
): [Creature, Creature] => {
  const make = (id: string, x: number, { in: counted = [], out = [] }: typeof from): Creature =>
    creature(id, x, kind, { ...PLAIN, conditions: [...counted, ...out] }, counted);
  return [make('a', 4, from), make('b', kind === 'melee' ? 5 : 8, to)];
};

describe('a condition that the sheet’s total includes already', () => {
  it(
    'if the sheet’s attack bonus includes the penalty for being shaken, the ruling shows the ' +
      'penalty but does not add it',
    () => {
      const verdict = attack(...pair({ in: ['shaken'] }));
      expect(verdict.modifiers).toMatchObject([
        { on: 'attack', value: 0, already: -2, by: 'shaken' },
      ]);
      expect(verdict.total.attack).toBe(0);
      // 4 + 2 (Strength) − 2 (shaken) = 4, against 14 + 2 (Dexterity) = 16.
      expect(verdict.hit).toMatchObject({ bonus: 4, ac: 16, needs: 12, percent: 45 });
    },
  );
  it(
    'if the sheet’s attack bonus does not include the penalty for being shaken, the ruling ' +
      'subtracts 2',
    () => {
      const verdict = attack(...pair({ out: ['shaken'] }));
      expect(verdict.modifiers).toMatchObject([{ value: -2, already: 0, by: 'shaken' }]);
      expect(verdict.hit).toMatchObject({ bonus: 4, needs: 12 });
    },
  );
  it(
    'if it is unknown which conditions the sheet’s attack bonus includes, the chance to hit ' +
      'is unknown',
    () => {
      const [{ inTotals: _, ...from }, to] = pair({ in: ['shaken'] });
      const verdict = attack(from, to);
      expect(verdict.modifiers[0]).not.toHaveProperty('already');
      expect([verdict.total.attack, verdict.hit]).toEqual([-2, undefined]);
    },
  );
  everyCase([
    [true, 0, 6],
    [false, -2, 4],
  ])(
    'a broken weapon gives −2 to attack, unless the sheet’s attack bonus includes that ' +
      'penalty',
    (included, value, bonus) => {
      const [from, to] = pair({});
      const verdict = attack(
        {
          ...from,
          attacks: from.attacks!.map((a) => ({ ...a, tags: ['broken'] })),
          inTotals: { attack: included ? ['broken'] : [] },
        },
        to,
      );
      expect(verdict.modifiers).toMatchObject([
        { on: 'attack', why: 'broken', value, already: included ? -2 : 0 },
      ]);
      expect(verdict.hit).toMatchObject({ bonus });
    },
  );
  it(
    'if the sheet’s armor class includes the penalty for being stunned, the ruling shows the ' +
      'penalty but does not add it',
    () => {
      const verdict = attack(...pair({}, { in: ['stunned'] }));
      expect(verdict.modifiers).toMatchObject([{ on: 'ac', value: 0, already: -2, by: 'stunned' }]);
      expect(verdict.total.ac).toBe(0);
      expect(verdict.hit).toMatchObject({ bonus: 6, ac: 12 });
    },
  );
  it(
    'if the sheet’s totals include the Dexterity penalty for exhaustion, an attack does not ' +
      'subtract the penalty again',
    () => {
      const verdict = attack(...pair({ in: ['exhausted'] }, { in: ['exhausted'] }, 'ranged'));
      expect(verdict.modifiers).toMatchObject([
        { on: 'attack', value: 0, already: -3, type: 'dexterity' },
        { on: 'ac', value: 0, already: -3, type: 'dexterity' },
      ]);
      expect(verdict.hit).toMatchObject({ bonus: 3, ac: 13 });
    },
  );
  it(
    'a prone target has −4 to armor class in melee, whichever conditions the sheet’s totals ' +
      'include',
    () => {
      const [from, to] = pair({});
      const verdict = attack(from, { ...to, conditions: ['prone'] });
      expect(verdict.total.ac).toBe(-4);
      expect(verdict.hit).toMatchObject({ bonus: 10, ac: 16 });
    },
  );
  it(
    'if the sheet’s maneuver bonus includes the penalty for being shaken, a trip does not add ' +
      'the penalty again',
    () => {
      const { attacker } = special('trip', ...pair({ in: ['shaken'] }));
      expect(attacker?.modifier).toBe(4);
      expect(attacker?.modifiers).toMatchObject([
        { why: 'manoeuvre-bonus', value: 4 },
        { why: 'shaken', value: 0, already: -2 },
      ]);
    },
  );
  it(
    'if the sheet’s maneuver defense includes the penalty for being pinned, a trip does not add ' +
      'the penalty again',
    () => {
      const { defender } = special('trip', ...pair({}, { in: ['pinned'] }));
      // 14, Strength +2, pinned −4; Dexterity is lost.
      expect(defender?.modifier).toBe(12);
      expect(defender?.modifiers).toContainEqual(
        expect.objectContaining({ why: 'pinned', value: 0, already: -4 }),
      );
    },
  );
  it(
    'the condition “grappling” does not lower a grapple check, even if the sheet’s total ' +
      'includes it',
    () => {
      const { attacker } = special('grapple', ...pair({ in: ['grappling'] }));
      const { attacker: other } = special('grapple', ...pair({ out: ['grappling'] }));
      expect(attacker?.modifiers).toContainEqual(
        expect.objectContaining({ why: 'grappling', value: 2, already: -2 }),
      );
      expect(attacker?.modifier).toBe(other?.modifier);
    },
  );
  it(
    'if the sheet’s Acrobatics bonus includes the penalty for being shaken, a check does not add ' +
      'the penalty again',
    () => {
      const skills = { acrobatics: { bonus: 3, ranks: 1 } };
      const check = (inTotals: Creature['inTotals']): object =>
        asked([{ ...pair({ out: ['shaken'] })[0], skills, ...(inTotals && { inTotals }) }], {
          ask: 'check',
          of: 'a',
          check: 'balance',
          surfaceWidth: 0.1,
        }) as object;
      expect(check({ skills: ['shaken'] })).toMatchObject({
        modifiers: [{ value: 3 }, { value: 0, already: -2 }],
      });
      expect(check({ skills: [] })).toMatchObject({
        modifiers: [{ value: 3 }, { value: -2, already: 0 }],
      });
    },
  );
  it(
    'the list of condition effects shows a penalty that the sheet’s total includes, but does not ' +
      'add the penalty',
    () => {
      const of = (creature: Creature): object =>
        asked([creature], { ask: 'state', of: 'a' }) as object;
      expect(of(pair({ in: ['shaken'] })[0])).toMatchObject({
        changes: expect.arrayContaining([
          expect.objectContaining({ on: 'attack-melee', value: 0, already: -2, why: 'shaken' }),
        ]) as object,
        total: { 'attack-melee': 0 },
      });
      expect(of(pair({ out: ['shaken'] })[0])).toMatchObject({ total: { 'attack-melee': -2 } });
    },
  );
});

describe('the line at the target', () => {
  it.each([
    [
      'says of a penalty that the sheet’s total already includes it',
      'in',
      '45% to hit (needs\u00a012+)',
      'shaken −2 (already in the sheet’s total)',
    ],
    [
      'shows a penalty for being shaken that the sheet’s total does not include',
      'out',
      '45% to hit (needs\u00a012+)',
      'shaken −2',
    ],
  ] as const)('the text beside an attack’s target %s', (_, where, head, part) => {
    const was = locale.value;
    locale.value = 'en';
    expect(chanceLine(attack(...pair({ [where]: ['shaken'] })))).toEqual({ head, parts: [part] });
    locale.value = was;
  });
});

describe('the steps of an attempt', () => {
  const dice = (topic: string, creatures: readonly Creature[], said: object = {}): DieField => {
    const asks = { ask: 'steps', of: 'a', topic, target: 'b', dice: said };
    const { steps } = asked(creatures, asks) as StepsVerdict;
    const found = steps.flatMap((step) => (step.kind === 'dice' ? step.dice : []))[0];
    if (found === undefined) throw new Error(`no die in ${topic}`);
    return found;
  };

  it(
    'when a melee attack is resolved in steps, a penalty that the sheet’s total includes is ' +
      'listed, but not added to the roll',
    () => {
      const die = dice('melee-attack', pair({ in: ['shaken'] }), { roll: { total: 15 } });
      expect(die.modifiers).toMatchObject([{ value: 0, already: -2, by: 'shaken' }]);
      expect(die.total).toBe(15);
      expect(dice('melee-attack', pair({ out: ['shaken'] }), { roll: { total: 15 } }).total).toBe(
        13,
      );
    },
  );

  it(
    'when a trip is resolved in steps, the maneuver bonus is added to a die that the user ' +
      'enters, but not to a total',
    () => {
      const [from, to] = pair({ in: ['shaken'] });
      expect(dice('trip', [from, to], { attacker: { die: 10 } }).total).toBe(14);
      expect(dice('trip', [from, to], { attacker: { total: 14 } }).total).toBe(14);
      const [frightened] = pair({ out: ['shaken'] });
      expect(dice('trip', [frightened, to], { attacker: { total: 16 } }).total).toBe(14);
    },
  );
});

/** A sheet cannot have two conditions if one replaces the other. */
const apart = (conditions: readonly string[]): boolean =>
  !['fatigued', 'exhausted'].every((c) => conditions.includes(c)) &&
  !['grappling', 'pinned'].every((c) => conditions.includes(c));
const person = fc.record({
  str: fc.integer({ min: 12, max: 24 }),
  dex: fc.integer({ min: 18, max: 26 }),
  conditions: fc.subarray(Object.keys(PENALTIES)).filter(apart),
});
/** How many of the conditions, counted from the first, the sheet has included. */
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('whatever part of the conditions the sheet includes', () => {
  const settle = (ask: (a: Creature, b: Creature) => unknown, kind: Kind = 'melee') => {
    fc.assert(
      fc.property(person, person, share, share, (from, to, ofFrom, ofTo) => {
        const cut = ({ conditions }: Person, part: number): readonly string[] =>
          conditions.slice(0, Math.round(part * conditions.length));
        const x = kind === 'melee' ? 5 : 8;
        const judge = (one: readonly string[], other: readonly string[]): unknown =>
          ask(creature('a', 4, kind, from, one), creature('b', x, kind, to, other));
        expect(judge(cut(from, ofFrom), cut(to, ofTo))).toEqual(judge([], []));
      }),
      { numRuns: boardsToTry(150) },
    );
  };
  it.each(['melee', 'ranged'] as const)(
    'a %s attack needs the same die roll, whichever conditions the sheet’s totals include',
    (kind) => {
      settle((a, b) => {
        const { hit, possible } = attack(a, b);
        expect(hit?.percent === undefined).toBe(!possible);
        return [possible, hit?.needs, hit?.percent];
      }, kind);
    },
  );
  it.each(['trip', 'grapple', 'disarm'])(
    'the bonus and the defense for a %s are the same, whichever conditions the sheet’s ' +
      'totals include',
    (what) => {
      settle((a, b) => {
        const { attacker, defender } = special(what, a, b);
        return [attacker?.modifier, defender?.modifier];
      });
    },
  );
});
