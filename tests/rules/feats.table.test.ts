/** Feats, each three times: without it, with it, and with it where it does not apply. */
import { describe, expect, it } from 'vitest';
import { attack, fullAttack, hurled, roll, swung, weapon } from './asks/attacks.ts';
import { fly, type Place3 } from './asks/flight.ts';
import { initiative } from './asks/initiative.ts';
import { special } from './asks/specials.ts';
import { act } from './asks/turns.ts';
import {
  archer,
  creature,
  hero,
  move,
  ogre,
  type Answer,
  type Ask,
  type At,
  type CreatureMore,
  type Thing,
} from './cases.ts';
import { asked } from './run.ts';
import { everyCase } from '../support/everyCase.ts';

type On = (traits: string[]) => readonly (Thing | readonly Thing[])[];
/**
 * One board and question, with the answers without the feat, with it, and in a case where it has no
 * effect.
 */
interface Row {
  readonly on: On;
  readonly ask: Ask;
  readonly without: object;
  readonly gives: object;
  readonly idle: { readonly on?: On; readonly ask?: Ask; readonly expect: object };
}

const along = (n: number): At[] => Array.from({ length: n + 1 }, (_, x): At => [x, 0]);
const by = (...ids: string[]): object => ({ opportunities: ids.map((id) => ({ by: id })) });
const duel =
  (mine: CreatureMore = {}, theirs: CreatureMore = {}): On =>
  (traits) => [hero('a', 0, 0, { traits, ...mine }), creature('t', 1, 0, theirs)];
const target =
  (theirs: CreatureMore, mine: CreatureMore = {}): On =>
  (traits) => [hero('a', 0, 0, mine), creature('t', 1, 0, { traits, ...theirs })];
const shooter =
  (x: number, more: CreatureMore = {}): On =>
  (traits) => [archer('a', 0, 0, { traits, ...more }), creature('t', x, 0)];
const modified = (...list: (readonly [why: string, value: number])[]): object => ({
  modifiers: list.map(([why, value]) => ({ why, value })),
});
const hits = (...list: number[]): object => ({ attacks: list.map((bonus) => ({ bonus })) });

const TWO: CreatureMore = {
  bab: 11,
  abilities: { str: 10 },
  attacks: [swung('sword'), swung('dagger', { light: true, offHand: true })],
};
const both = fullAttack('a', { primary: 'sword', offHand: 'dagger' });
const with2 = (traits: string[]): string[] => ['two-weapon-fighting-feat', ...traits];
const FLYER: CreatureMore = {
  speed: { fly: 12, manoeuvrability: 'average' },
  load: 'light',
  heading: 'e',
  elevation: 4,
};
const flyer =
  (more: CreatureMore = {}): On =>
  (traits) => [hero('a', 0, 0, { traits, ...FLYER, ...more })];
const west = (n: number, z = 4): Place3[] =>
  Array.from({ length: n + 1 }, (_, i): Place3 => [-i, 0, z]);
const rider: On = (traits) => [
  hero('a', 0, 0, { traits, mount: 'h' }),
  hero('h', 0, 0, { size: 'large', build: 'long', speed: { land: 10 } }),
  creature('t', 2, 0),
];
const onHorse = (ride?: number): Ask =>
  roll(15, 5, 15, { from: 't', to: 'h', with: 'sword', ...(ride === undefined ? {} : { ride }) });

/** Nothing multiplies the damage. */
const ONCE = expect.not.objectContaining({ multiplied: expect.anything() as object }) as object;

const MANEUVERS = [
  ['trip', 'disarm'],
  ['disarm', 'sunder'],
  ['sunder', 'trip'],
  ['grapple', 'trip'],
  ['bull-rush', 'trip'],
] as const;

const ROWS: Readonly<Record<string, Row>> = {
  'combat-reflexes': {
    on: (traits) => [
      hero('a', 0, 0),
      creature('t', 1, 0, { traits, abilities: { dex: 14 }, opportunitiesTaken: 1 }),
    ],
    ask: act('a', 'drink-potion'),
    without: by(),
    gives: by('t'),
    idle: {
      on: (traits) => [
        hero('a', 0, 0),
        creature('t', 1, 0, { traits, abilities: { dex: 14 }, opportunitiesTaken: 3 }),
      ],
      expect: by(),
    },
  },
  'improved-unarmed-strike': {
    on: duel({ attacks: 'fist' }),
    ask: attack('a', 't', 'fist'),
    without: { ...by('t'), nonlethal: true },
    gives: { ...by(), nonlethal: false },
    idle: { ask: act('a', 'grapple', { target: 't' }), expect: by('t') },
  },
  'precise-shot': {
    on: (traits) => [archer('a', 0, 0, { traits }), hero('b', 6, 1), creature('t', 6, 0)],
    ask: attack('a', 't', 'bow'),
    without: modified(['into-melee', -4]),
    gives: modified(),
    idle: {
      on: (traits) => [archer('a', 0, 0, { traits }), hero('b', 5, 0), creature('t', 6, 0)],
      expect: modified(['soft-cover', 4]),
    },
  },
  'far-shot': {
    on: shooter(17),
    ask: attack('a', 't', 'bow'),
    without: modified(['range', -2]),
    gives: modified(),
    idle: { on: shooter(19), expect: modified(['range', -2]) },
  },
  'improved-feint': {
    on: duel(),
    ask: act('a', 'feint', { target: 't' }),
    without: { kind: 'standard' },
    gives: { kind: 'move' },
    idle: { ask: act('a', 'aid-another'), expect: { kind: 'standard' } },
  },
  'quick-draw': {
    on: duel(),
    ask: act('a', 'draw-weapon'),
    without: { kind: 'move' },
    gives: { kind: 'free' },
    idle: { ask: act('a', 'sheathe-weapon'), expect: { kind: 'move' } },
  },
  'rapid-reload': {
    on: duel(),
    ask: act('a', 'load-light-crossbow'),
    without: { kind: 'move', ...by('t') },
    gives: { kind: 'free', ...by('t') },
    idle: { ask: act('a', 'draw-weapon'), expect: { kind: 'move' } },
  },
  'two-weapon-fighting-feat': {
    on: duel(TWO),
    ask: both,
    without: hits(7, 2, -3, 3),
    gives: hits(9, 4, -1, 9),
    idle: { ask: fullAttack('a', { primary: 'sword' }), expect: hits(11, 6, 1) },
  },
  'improved-two-weapon-fighting': {
    on: (traits) => duel(TWO)(with2(traits)),
    ask: both,
    without: hits(9, 4, -1, 9),
    gives: hits(9, 4, -1, 9, 4),
    idle: { ask: fullAttack('a', { primary: 'sword' }), expect: hits(11, 6, 1) },
  },
  'greater-two-weapon-fighting': {
    on: (traits) => duel(TWO)([...with2(['improved-two-weapon-fighting']), ...traits]),
    ask: both,
    without: hits(9, 4, -1, 9, 4),
    gives: hits(9, 4, -1, 9, 4, -1),
    idle: { ask: fullAttack('a', { primary: 'dagger' }), expect: hits(11, 6, 1) },
  },
  'two-weapon-defence': {
    on: target(TWO),
    ask: attack('a', 't', 'sword'),
    without: modified(),
    gives: {
      modifiers: [{ on: 'ac', type: 'shield', value: 1, by: 'two-weapon-defence' }],
      total: { ac: 1 },
    },
    idle: { on: target({ attacks: 'sword' }), expect: modified() },
  },
  'run-feat': {
    on: duel({}, { side: 'party' }),
    ask: move('a', along(1), 'run'),
    without: { budget: 24 },
    gives: { budget: 30 },
    idle: { ask: move('a', along(1), 'double-move'), expect: { budget: 12 } },
  },
  'improved-initiative': {
    on: duel({ abilities: { dex: 12 } }),
    ask: initiative([{ of: 'a', roll: 10 }]),
    without: { order: [{ count: 11 }] },
    gives: { order: [{ count: 15 }] },
    idle: {
      ask: initiative([{ of: 'a', roll: 10, bonus: 2 }]),
      expect: { order: [{ count: 12 }] },
    },
  },
  'weapon-finesse': {
    on: duel({ attacks: ['dagger', 'sword'] }),
    ask: weapon('a', 'dagger'),
    without: { ability: 'str' },
    gives: { ability: 'dex' },
    idle: { ask: weapon('a', 'sword'), expect: { ability: 'str' } },
  },
  'combat-expertise': {
    on: duel({ bab: 4 }),
    ask: attack('a', 't', 'sword', { declare: { 'combat-expertise': 3 } }),
    without: { possible: false, why: ['needs-trait'] },
    gives: {
      possible: true,
      total: { attack: -3 },
      own: [{ on: 'ac', type: 'dodge', value: 3, by: 'combat-expertise' }],
    },
    idle: {
      ask: attack('a', 't', 'sword', { declare: { 'combat-expertise': 5 } }),
      expect: { possible: false, why: ['declared-amount'] },
    },
  },
  'power-attack': {
    on: duel({ bab: 4, attacks: ['longspear', swung('axe', { twoHanded: true })] }),
    ask: attack('a', 't', 'axe', { declare: { 'power-attack': 4 } }),
    without: { why: ['needs-trait'], damage: [] },
    gives: { possible: true, total: { attack: -4 }, damage: [{ value: 8, by: 'power-attack' }] },
    idle: {
      on: duel({ bab: 4, attacks: 'dagger' }),
      ask: attack('a', 't', 'dagger', { declare: { 'power-attack': 4 } }),
      expect: { possible: true, total: { attack: -4 }, damage: [] },
    },
  },
  'rapid-shot': {
    on: duel({ bab: 6, abilities: { dex: 10 }, attacks: 'bow' }),
    ask: fullAttack('a', { primary: 'bow', declare: { 'rapid-shot': 1 } }),
    without: { legal: false, why: ['needs-trait'], ...hits(6, 1) },
    gives: { legal: true, ...hits(4, 4, -1) },
    idle: {
      ask: fullAttack('a', { primary: 'bow', action: 'standard', declare: { 'rapid-shot': 1 } }),
      expect: { legal: false, why: ['wrong-action'] },
    },
  },
  manyshot: {
    on: shooter(6, { bab: 6 }),
    ask: attack('a', 't', 'bow', { declare: { manyshot: 2 } }),
    without: { possible: false, why: ['needs-trait'] },
    gives: { possible: true, total: { attack: -4 } },
    idle: { on: shooter(7, { bab: 6 }), expect: { possible: false, why: ['out-of-range'] } },
  },
  wingover: {
    on: flyer(),
    ask: fly('a', west(10)),
    without: { legal: false, violations: [{ code: 'cannot-reverse' }] },
    gives: { legal: true, cost: 12, heading: 'w' },
    idle: {
      ask: fly('a', [
        [0, 0, 4],
        [-1, 0, 4],
        [-2, 0, 4],
        [-3, 0, 5],
      ]),
      expect: { legal: false, violations: [{ code: 'cannot-reverse' }] },
    },
  },
  'hover-feat': {
    on: flyer(),
    ask: fly('a', [[0, 0, 4]], { mode: 'hover' }),
    without: { legal: false },
    gives: { legal: true, ends: 'aloft' },
    idle: {
      ask: fly(
        'a',
        [
          [0, 0, 4],
          [1, 0, 4],
        ],
        { mode: 'step' },
      ),
      expect: { legal: false, violations: [{ code: 'wrong-movement-mode' }] },
    },
  },
  'improved-overrun': {
    on: duel(),
    ask: special('overrun', 'a', 't', { avoids: true }),
    without: { legal: true },
    gives: { legal: false, why: ['may-not-avoid'] },
    // The attempt provokes as it does without the feat: once.
    idle: {
      ask: act('a', 'overrun', { target: 't', path: along(1) }),
      expect: { opportunities: [{ by: 't', cause: 'action' }] },
    },
  },
  trample: {
    on: rider,
    ask: special('overrun', 'a', 't', { avoids: true }),
    without: { why: [] },
    gives: { legal: false, why: ['may-not-avoid'] },
    idle: { on: duel(), expect: { legal: true } },
  },
  'spirited-charge': {
    on: rider,
    ask: attack('a', 't', 'sword', { action: 'charge' }),
    without: ONCE,
    gives: { multiplied: { times: 2 } },
    idle: { on: duel(), expect: ONCE },
  },
  'mounted-combat': {
    on: rider,
    ask: onHorse(21),
    without: { outcome: 'hit' },
    gives: { outcome: 'miss', why: 'rider' },
    idle: { ask: onHorse(20), expect: { outcome: 'hit' } },
  },
  'uncanny-dodge': {
    on: target({ conditions: ['flat-footed'] }),
    ask: attack('a', 't', 'sword'),
    without: { deniesDexterity: [{ by: 'flat-footed' }] },
    gives: { deniesDexterity: [] },
    idle: {
      on: target({ conditions: ['stunned'] }),
      expect: { deniesDexterity: [{ by: 'stunned' }] },
    },
  },
  ...Object.fromEntries(
    MANEUVERS.map(([feat, other]) => [
      `improved-${feat}`,
      {
        on: duel(),
        ask: act('a', feat, { target: 't', ...(feat === 'bull-rush' ? { path: along(1) } : {}) }),
        without: by('t'),
        gives: by(),
        idle: { ask: act('a', other, { target: 't' }), expect: by('t') },
      } satisfies Row,
    ]),
  ),
};

describe('the table of feats', () => {
  const answer = (on: On, ask: Ask, traits: string[]): Answer =>
    asked({ on: on(traits), ask }, 'srd35');
  const feats = Object.entries(ROWS);
  everyCase(feats)(
    'each tested feat has no effect for a creature that lacks the feat',
    (_, { on, ask, without }) => {
      expect(answer(on, ask, [])).toMatchObject(without);
    },
  );
  everyCase(feats)(
    'each tested feat has the expected effect for a creature that has the feat',
    (feat, { on, ask, gives }) => {
      expect(answer(on, ask, [feat])).toMatchObject(gives);
    },
  );
  everyCase(feats)(
    'each tested feat has no effect in a situation that the feat does not cover',
    (feat, { on, ask, idle }) => {
      expect(answer(idle.on ?? on, idle.ask ?? ask, [feat])).toMatchObject(idle.expect);
    },
  );
});

describe('further effects of feats', () => {
  const told = (on: readonly Thing[], ask: Ask, ruleset = 'srd35'): Answer =>
    asked({ on, ask }, ruleset);
  everyCase([
    ['improved-trip', 'trip'],
    ['improved-sunder', 'sunder'],
    ['improved-disarm', 'disarm'],
    ['improved-bull-rush', 'bull-rush'],
    ['improved-overrun', 'overrun'],
  ])(
    'a feat such as Improved Trip adds 4 to checks for the maneuver in the feat’s name, and ' +
      'to no other checks',
    (feat, what) => {
      const bonus = (attacked: string, traits: string[]): number => {
        const { attacker } = told(
          [hero('a', 0, 0, { traits }), creature('t', 1, 0)],
          special(attacked, 'a', 't'),
        ) as { attacker: { modifier: number } };
        return attacker.modifier;
      };
      expect(bonus(what, [feat]) - bonus(what, [])).toBe(4);
      const other = what === 'trip' ? 'bull-rush' : 'trip';
      expect(bonus(other, [feat]) - bonus(other, [])).toBe(0);
    },
  );
  it('with Trample, the mount may attack an opponent that the overrun has knocked down', () => {
    const down = told(
      [...rider(['trample']).flat()],
      special('overrun', 'a', 't', { totals: { attacker: 20, defender: 5 } }),
    );
    expect(down).toMatchObject({
      outcome: {
        effects: expect.arrayContaining([{ of: 'h', effect: 'may-attack-at-once' }]) as unknown,
      },
    });
  });
  it(
    'a flat-footed creature with Combat Reflexes may make attacks of opportunity under D&D ' +
      '3.5, but not under Sigil (house rules for D&D 3.5)',
    () => {
      const surprised = [
        hero('a', 0, 0),
        creature('t', 1, 0, {
          traits: ['combat-reflexes'],
          conditions: ['flat-footed'],
          abilities: { dex: 14 },
        }),
      ];
      expect(told(surprised, act('a', 'drink-potion'))).toMatchObject(by('t'));
      expect(told(surprised, act('a', 'drink-potion'), 'sigil')).toMatchObject(by());
    },
  );
  it(
    'under Sigil (house rules for D&D 3.5), the feat Run lets a creature in heavy armor run ' +
      'four times its speed instead of three times',
    () => {
      expect(
        told(
          [hero('a', 0, 0, { traits: ['run-feat'], armour: 'heavy' })],
          move('a', along(1), 'run'),
          'sigil',
        ),
      ).toMatchObject({ budget: 24 });
      expect(
        told([hero('a', 0, 0, { armour: 'heavy' })], move('a', along(1), 'run'), 'sigil'),
      ).toMatchObject({ budget: 18 });
    },
  );
  it('Far Shot doubles the range increment of a thrown weapon', () => {
    const thrower = (traits: string[]): Answer =>
      told(
        [hero('a', 0, 0, { traits, attacks: [hurled('axe', 2)] }), creature('t', 3, 0)],
        attack('a', 't', 'axe'),
      );
    expect(thrower([])).toMatchObject(modified(['range', -2]));
    expect(thrower(['far-shot'])).toMatchObject(modified());
  });
  it('Point Blank Shot adds 1 point of damage to a shot at a target up to 30 ft. away', () => {
    const shot = (x: number): Answer =>
      told(
        [archer('a', 0, 0, { traits: ['point-blank-shot'] }), creature('t', x, 0)],
        attack('a', 't', 'bow'),
      );
    expect(shot(6)).toMatchObject({ damage: [{ value: 1, by: 'point-blank-shot' }] });
    expect(shot(7)).toMatchObject({ damage: [] });
  });
  it(
    'Manyshot needs base attack bonus +11 and gives −6 with three arrows, and needs +16 and ' +
      'gives −8 with four arrows',
    () => {
      const arrows = (n: number, bab: number): Answer =>
        told(
          [archer('a', 0, 0, { traits: ['manyshot'], bab }), creature('t', 5, 0)],
          attack('a', 't', 'bow', { declare: { manyshot: n } }),
        );
      expect(arrows(3, 10)).toMatchObject({ why: ['declared-amount'] });
      expect(arrows(3, 11)).toMatchObject({ possible: true, total: { attack: -6 } });
      expect(arrows(4, 16)).toMatchObject({ possible: true, total: { attack: -8 } });
      expect(arrows(5, 20)).toMatchObject({ why: ['declared-amount'] });
      expect(arrows(1, 20)).toMatchObject({ why: ['declared-amount'] });
    },
  );
  it('an attack with a bow that uses Power Attack is refused', () => {
    const v = told(
      [archer('a', 0, 0, { traits: ['power-attack'], bab: 4 }), creature('t', 5, 0)],
      attack('a', 't', 'bow', { declare: { 'power-attack': 1 } }),
    );
    expect(v).toMatchObject({ why: ['wrong-weapon'], damage: [] });
  });
  it('Power Attack lowers every attack roll of a full attack', () => {
    const strong = hero('a', 0, 0, { bab: 6, abilities: { str: 10 }, traits: ['power-attack'] });
    expect(
      told([strong], fullAttack('a', { primary: 'sword', declare: { 'power-attack': 2 } })),
    ).toMatchObject({ legal: true, ...hits(4, -1) });
  });
  it('a creature with Two-Weapon Defense that uses total defense has +6 to its armor class', () => {
    const wary = told(
      [
        hero('a', 0, 0),
        creature('t', 1, 0, {
          ...TWO,
          traits: ['two-weapon-defence'],
          conditions: ['total-defence'],
        }),
      ],
      attack('a', 't', 'sword'),
    );
    expect(wary).toMatchObject({ total: { ac: 6 } });
  });
  it(
    'if the base attack bonus is unknown, Power Attack is possible and the ruling lists the ' +
      'bonus as unknown',
    () => {
      const v = told(
        [hero('a', 0, 0, { traits: ['power-attack'] }), ogre('t', 1, 0)],
        attack('a', 't', 'sword', { declare: { 'power-attack': 3 } }),
      );
      expect(v).toMatchObject({ possible: true, unknown: ['creatures.a.bab'] });
    },
  );
  it(
    'with Wingover, a flyer of average maneuverability may reverse its direction once in a ' +
      'move, but not twice',
    () => {
      const twice: Place3[] = [...west(2), [-1, 0, 4]];
      expect(
        told([hero('a', 0, 0, { ...FLYER, traits: ['wingover'] })], fly('a', twice)),
      ).toMatchObject({ violations: [{ code: 'cannot-reverse', step: 3 }] });
    },
  );
});
