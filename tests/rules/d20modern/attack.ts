/** Areas attack, damage, information. */
import { expect } from 'vitest';
import { archer, cases, creature, hero, type AttackInput, type CreatureMore } from '../cases.ts';
import {
  attack,
  bonuses,
  defence,
  fullAttack,
  only,
  owed,
  roll,
  shot,
  hurled,
  weapon,
  without,
} from '../asks/attacks.ts';
import { damage, wound } from '../asks/bodies.ts';
import { vitals } from '../asks/states.ts';

const A = 'd20modern.attack.';
const D = 'd20modern.damage.';
const PISTOL = shot('pistol', 8, { tags: ['firearm'] });
const RIFLE = shot('rifle', 16, { twoHanded: true, tags: ['firearm', 'longarm'] });
const KNIFE: AttackInput = { id: 'knife', kind: 'melee', light: true, offHand: true };
const CLUB: AttackInput = { id: 'club', kind: 'melee', offHand: true };
const AXE: AttackInput = { id: 'axe', kind: 'melee', twoHanded: true };
const armed = (attacks: readonly AttackInput[], more: CreatureMore = {}): CreatureMore => ({
  attacks,
  ...more,
});
const shooter = (
  x: number,
  y: number,
  attacks: readonly AttackInput[] = [PISTOL],
  more: CreatureMore = {},
) => hero('a', x, y, armed(attacks, more));
const pistol = (more = {}) => attack('a', 't', 'pistol', more);
const two = (more: CreatureMore = {}) =>
  hero('a', 0, 0, { bab: 5, abilities: { str: 10, dex: 10 }, ...more });
const STRONG: CreatureMore = { abilities: { str: 16, dex: 10 } };
const FEAT = ['two-weapon-fighting-feat'];

export default cases('d20modern', [
  // ── The roll ──
  {
    rule: `${A}roll`,
    case: 0,
    given: '9 and +5 against 14',
    on: [hero('a', 0, 0)],
    ask: roll(9, 5, 14),
    expect: { outcome: 'hit', threat: false },
  },
  {
    rule: `${A}roll`,
    case: 1,
    given: 'a 1',
    on: [hero('a', 0, 0)],
    ask: roll(1, 30, 10),
    expect: { outcome: 'miss', why: 'natural-1' },
  },
  {
    rule: `${A}roll`,
    case: 'extra',
    given: 'a 20',
    on: [hero('a', 0, 0)],
    ask: roll(20, -10, 30),
    expect: { outcome: 'hit', threat: true },
  },
  {
    rule: `${A}nonproficient`,
    case: 0,
    given: '+3',
    on: [shooter(0, 0, [{ ...PISTOL, proficient: false }])],
    ask: weapon('a', 'pistol', { bonus: 3 }),
    expect: { bonus: -1 },
  },
  {
    rule: `${A}bonus-melee`,
    case: 0,
    given: 'Small',
    on: [hero('a', 0, 0, { size: 'small', bab: 4, abilities: { str: 14 } })],
    ask: fullAttack('a', { action: 'standard', primary: 'sword' }),
    check: bonuses(7),
  },
  {
    rule: `${A}bonus-ranged`,
    case: 0,
    given: 'on the sheet',
    on: [shooter(0, 0, [PISTOL], { bab: 4, abilities: { dex: 16 } })],
    ask: fullAttack('a', { action: 'standard', primary: 'pistol' }),
    check: bonuses(7),
  },
  {
    rule: `${A}bonus-ranged`,
    case: 0,
    given: 'at two full increments',
    on: [shooter(0, 0), creature('t', 16, 0)],
    ask: pistol({ bonus: 7 }),
    expect: { bonus: 3 },
    cites: [`${A}range-penalty`],
  },
  {
    rule: `${A}range-penalty`,
    case: 0,
    given: 'ten squares with an increment of eight',
    on: [shooter(0, 0), creature('t', 10, 0)],
    ask: pistol(),
    expect: { total: { attack: -2 } },
  },
  {
    rule: `${A}range-penalty`,
    case: 1,
    given: 'seven squares',
    on: [shooter(0, 0), creature('t', 7, 0)],
    ask: pistol(),
    expect: { total: { attack: 0 } },
  },
  {
    rule: `${A}range-penalty`,
    case: 2,
    given: 'three full increments',
    on: [shooter(0, 0, [hurled('grenade', 2)]), creature('t', 6, 0)],
    ask: attack('a', 't', 'grenade'),
    expect: { total: { attack: -6 } },
  },
  {
    rule: `${A}range-penalty`,
    case: 'extra',
    given: 'the increment to the square',
    on: [shooter(0, 0), creature('t', 8, 0)],
    ask: pistol(),
    expect: { total: { attack: -2 } },
  },
  {
    rule: `${A}max-range`,
    case: 0,
    given: 'ten squares, thrown',
    on: [shooter(0, 0, [hurled('knife', 2)]), creature('t', 10, 0)],
    ask: attack('a', 't', 'knife'),
    expect: { possible: true },
  },
  {
    rule: `${A}max-range`,
    case: 0,
    given: 'eleven',
    on: [shooter(0, 0, [hurled('knife', 2)]), creature('t', 11, 0)],
    ask: attack('a', 't', 'knife'),
    expect: { possible: false, why: ['out-of-range'] },
  },
  {
    rule: `${A}max-range`,
    case: 1,
    given: 'ten increments of a pistol',
    on: [shooter(-9, 0, [shot('pistol', 2)]), creature('t', 11, 0)],
    ask: pistol(),
    expect: { possible: true, distance: 20 },
  },
  {
    rule: `${A}max-range`,
    case: 1,
    given: 'a square more',
    on: [shooter(-9, 0, [shot('pistol', 2)]), creature('t', 12, 0)],
    ask: pistol(),
    expect: { possible: false, why: ['out-of-range'] },
  },
  {
    rule: `${A}one-melee-per-action`,
    case: 0,
    given: 'base attack +6',
    on: [two({ bab: 6 })],
    ask: fullAttack('a', { action: 'standard', primary: 'sword' }),
    check: bonuses(6),
  },
  {
    rule: `${A}fight-defensively`,
    case: 0,
    given: 'in this attack',
    on: [hero('a', 0, 0), creature('t', 1, 0)],
    ask: attack('a', 't', 'sword', { bonus: 6, defensively: true }),
    expect: { bonus: 2, own: [{ value: 2, type: 'dodge' }] },
  },
  {
    rule: `${A}fight-defensively`,
    case: 0,
    given: 'the Defense of a creature that fights defensively',
    on: [hero('a', 0, 0), creature('t', 1, 0, { conditions: ['fighting-defensively'] })],
    ask: attack('a', 't', 'sword', { parts: [{ type: 'class', value: 5 }] }),
    expect: { ac: 17 },
  },
  {
    rule: `${A}unarmed-damage`,
    case: 0,
    given: 'a fist',
    on: [hero('a', 0, 0, { attacks: 'fist', abilities: { str: 14 } })],
    ask: weapon('a', 'fist'),
    expect: { damage: '1d3', damageBonus: 2, nonlethal: true, effort: 'light' },
  },
  {
    rule: `${A}unarmed-damage`,
    case: 0,
    given: 'to wound in earnest',
    on: [hero('a', 0, 0, { attacks: 'fist' }), creature('t', 1, 0)],
    ask: attack('a', 't', 'fist', { bonus: 3, damage: 'lethal' }),
    expect: { bonus: -1, nonlethal: false },
  },

  // ── Into melee ──
  {
    rule: `${A}into-melee`,
    case: 0,
    given: 'an ally beside the target',
    on: [shooter(0, 5), creature('t', 5, 5), hero('b', 6, 6)],
    ask: pistol(),
    expect: { total: { attack: -4 } },
  },
  {
    rule: `${A}into-melee`,
    case: 1,
    given: 'an ally with a square between',
    on: [shooter(0, 5), creature('t', 5, 5), hero('b', 7, 5)],
    ask: pistol(),
    check: without('into-melee'),
  },
  {
    rule: `${A}into-melee`,
    case: 'extra',
    given: 'an ally with empty hands is engaged all the same',
    on: [
      shooter(0, 5),
      creature('t', 5, 5, { attacks: 'none' }),
      hero('b', 6, 5, { attacks: 'none' }),
    ],
    ask: pistol(),
    expect: { total: { attack: -4 } },
  },
  {
    rule: `${A}into-melee-big-target`,
    case: 0,
    given: 'a Gargantuan one',
    on: [
      shooter(-6, 0, [RIFLE]),
      creature('t', 0, 0, { size: 'gargantuan', space: 4, reach: 4 }),
      hero('b', -1, 0),
    ],
    ask: attack('a', 't', 'rifle'),
    check: without('into-melee'),
  },
  {
    rule: `${A}into-melee-big-target`,
    case: 1,
    given: 'a Large one, 3 m away at the most',
    on: [
      shooter(-6, 0, [RIFLE]),
      creature('t', 2, 0, { size: 'large', space: 2, reach: 2 }),
      hero('b', 1, 0),
    ],
    ask: attack('a', 't', 'rifle'),
    check: (a) =>
      expect(
        (a['modifiers'] as { why: string; value: number }[]).find((m) => m.why === 'into-melee')
          ?.value,
      ).toBe(-4),
  },
  {
    rule: `${A}longarm-adjacent`,
    case: 0,
    given: 'a rifle at one beside it',
    on: [shooter(0, 0, [RIFLE]), creature('t', 1, 1)],
    ask: attack('a', 't', 'rifle'),
    check: (a) => {
      only(['attack', 'longarm-adjacent', -4])(a);
      owed('t')(a);
    },
  },
  {
    rule: `${A}longarm-adjacent`,
    case: 'extra',
    given: 'a pistol',
    on: [shooter(0, 0), creature('t', 1, 1)],
    ask: pistol(),
    check: only(),
    uncited: 'a control: a pistol is no long firearm',
  },
  {
    rule: `${A}longarm-adjacent`,
    case: 'extra',
    given: 'a square between',
    on: [shooter(0, 0, [RIFLE]), creature('t', 2, 0)],
    ask: attack('a', 't', 'rifle'),
    check: only(),
    uncited: 'a control: the target is not adjacent',
  },

  // ── Two weapons ──
  {
    rule: `${A}two-weapons-table`,
    case: 0,
    given: 'the feat and a knife',
    on: [two({ attacks: ['sword', KNIFE], traits: FEAT })],
    ask: fullAttack('a', { primary: 'sword', offHand: 'knife' }),
    check: bonuses(3, 3),
  },
  {
    rule: `${A}two-weapons-table`,
    case: 1,
    given: 'no feat and a club',
    on: [two({ attacks: ['sword', CLUB] })],
    ask: fullAttack('a', { primary: 'sword', offHand: 'club' }),
    check: bonuses(-1, -5),
  },
  {
    rule: `${A}two-weapons-table`,
    case: 'extra',
    given: 'two-weapon penalties without the feat and with a light weapon',
    on: [two({ attacks: ['sword', KNIFE] })],
    ask: fullAttack('a', { primary: 'sword', offHand: 'knife' }),
    check: bonuses(1, -3),
  },
  {
    rule: `${A}two-weapons-table`,
    case: 'extra',
    given: 'the feat and a club',
    on: [two({ attacks: ['sword', CLUB], traits: FEAT })],
    ask: fullAttack('a', { primary: 'sword', offHand: 'club' }),
    check: bonuses(1, 1),
  },
  {
    rule: `${A}two-weapons-table`,
    case: 'extra',
    given: 'a double weapon',
    on: [
      two({
        attacks: [{ id: 'staff', kind: 'melee', twoHanded: true, tags: ['double'] }],
        traits: FEAT,
      }),
    ],
    ask: fullAttack('a', { primary: 'staff', offHand: 'other-end' }),
    check: bonuses(3, 3),
  },
  {
    rule: `${A}touch`,
    case: 0,
    given: 'Defense 18',
    on: [creature('t', 5, 5)],
    ask: defence(
      [
        { type: 'dexterity', value: 2 },
        { type: 'class', value: 3 },
        { type: 'equipment', value: 3 },
      ],
      { of: 't', against: 'touch' },
    ),
    expect: { ac: 15 },
  },
  {
    rule: `${A}touch`,
    case: 'extra',
    given: 'natural armor does not count against touch attacks',
    on: [creature('t', 5, 5)],
    ask: defence(
      [
        { type: 'natural-armour', value: 4 },
        { type: 'size', value: -1 },
        { type: 'class', value: 1 },
      ],
      { of: 't', against: 'touch' },
    ),
    expect: { ac: 10 },
  },

  // ── Helpless targets ──
  {
    rule: `${A}helpless-ranged`,
    case: 0,
    given: 'the whole round for one shot',
    on: [shooter(0, 0), creature('t', 5, 0, { conditions: ['asleep'] })],
    ask: pistol({ bonus: 3, action: 'full-round' }),
    expect: { bonus: 8, ac: 5, possible: true },
  },
  {
    rule: `${A}helpless-ranged`,
    case: 'extra',
    given: 'a ranged attack on a helpless target that is not adjacent',
    on: [shooter(0, 0), creature('t', 1, 0, { conditions: ['asleep'] })],
    ask: pistol({ bonus: 3, action: 'full-round' }),
    expect: { bonus: 3, ac: 5, coupDeGrace: { allowed: true } },
    uncited: 'a control: an adjacent target gets no bonus of distance',
  },
  {
    rule: `${A}helpless-ranged`,
    case: 'extra',
    given: 'a ranged attack on a target that is not helpless',
    on: [shooter(0, 0), creature('t', 5, 0)],
    ask: pistol({ bonus: 3, action: 'full-round' }),
    expect: { bonus: 3 },
    uncited: 'a control: the target is not helpless',
  },

  // ── Damage ──
  {
    rule: `${D}minimum`,
    case: 0,
    given: 'a blow of 1 with −4',
    on: [creature('t', 0, 0, { hp: { current: 10 } })],
    ask: wound('t', 1, { bonus: -4 }),
    expect: { dealt: 1, hp: { current: 9 } },
  },
  {
    rule: `${D}strength`,
    case: 0,
    given: 'two-handed',
    on: [hero('a', 0, 0, { ...STRONG, attacks: [AXE] })],
    ask: weapon('a', 'axe'),
    expect: { damageBonus: 4 },
  },
  {
    rule: `${D}strength`,
    case: 1,
    given: 'in the other hand',
    on: [hero('a', 0, 0, { ...STRONG, attacks: [CLUB] })],
    ask: weapon('a', 'club'),
    expect: { damageBonus: 1 },
  },
  {
    rule: `${D}strength`,
    case: 2,
    given: 'a light one in both hands',
    on: [hero('a', 0, 0, { ...STRONG, attacks: [{ ...KNIFE, offHand: false }] })],
    ask: weapon('a', 'knife', { hands: 2 }),
    expect: { damageBonus: 3 },
  },
  {
    rule: `${D}strength`,
    case: 'extra',
    given: 'thrown',
    on: [hero('a', 0, 0, { ...STRONG, attacks: [hurled('knife', 2)] })],
    ask: weapon('a', 'knife'),
    expect: { damageBonus: 3 },
  },
  {
    rule: `${D}strength`,
    case: 'extra',
    given: 'a pistol has none',
    on: [hero('a', 0, 0, { ...STRONG, attacks: [PISTOL] })],
    ask: weapon('a', 'pistol'),
    expect: { damageBonus: 0 },
  },
  {
    rule: `${D}multiplying`,
    case: 0,
    given: 'twice 1d8+3',
    on: [creature('t', 0, 0)],
    ask: damage(['1d8'], { bonus: 3, times: 2 }),
    expect: { text: '2d8+6' },
  },
  {
    rule: `${D}multiplying`,
    case: 'extra',
    given: 'dice that are extra',
    on: [creature('t', 0, 0)],
    ask: damage(['1d8'], { bonus: 3, times: 2, extra: ['1d6'] }),
    expect: { text: '2d8+6+1d6' },
  },
  {
    rule: `${D}critical`,
    case: 0,
    given: '19 that misses',
    on: [hero('a', 0, 0)],
    ask: roll(19, 5, 26, { threatFrom: 19 }),
    expect: { outcome: 'miss', threat: false, critical: false },
  },
  {
    rule: `${D}critical`,
    case: 'extra',
    given: '19 that hits and is confirmed',
    on: [hero('a', 0, 0)],
    ask: roll(19, 5, 20, { threatFrom: 19, confirm: 15 }),
    expect: { outcome: 'hit', threat: true, critical: true },
  },
  {
    rule: `${D}critical`,
    case: 'extra',
    given: 'a 20 at what has no vital spots',
    on: [hero('a', 0, 0), creature('t', 1, 0, { traits: ['construct'] })],
    ask: roll(20, 5, 40, { from: 'a', to: 't', with: 'sword' }),
    expect: { outcome: 'hit', critical: false },
  },
  {
    rule: `${D}hit-points`,
    case: 0,
    given: '4 and a blow of 6',
    on: [creature('t', 0, 0, { hp: { current: 4 } })],
    ask: vitals('t', { hp: { current: -2 } }),
    expect: { state: 'dying' },
  },
  {
    rule: `${D}hit-points`,
    case: 'extra',
    given: '0',
    on: [creature('t', 0, 0, { hp: { current: 4 } })],
    ask: vitals('t', { hp: { current: 0 } }),
    expect: { state: 'disabled' },
  },
  {
    rule: `${D}hit-points`,
    case: 'extra',
    given: '−10',
    on: [creature('t', 0, 0, { hp: { current: 4 } })],
    ask: vitals('t', { hp: { current: -10 } }),
    expect: { state: 'dead' },
  },

  // ── Unseen targets ──
  {
    rule: 'd20modern.information.guess-square',
    case: 0,
    given: 'the wrong square',
    on: [hero('a', 3, 4), creature('b', 4, 4, { conditions: ['invisible'] })],
    ask: attack('a', 'b', 'sword', { at: [4, 5] }),
    expect: { missChance: 100, notes: [{ why: 'wrong-square' }] },
  },
  {
    rule: 'd20modern.information.guess-square',
    case: 'extra',
    given: 'without a square',
    on: [hero('a', 3, 4), creature('b', 4, 4, { conditions: ['invisible'] })],
    ask: attack('a', 'b', 'sword'),
    expect: { possible: false, why: ['total-concealment'] },
  },
  {
    rule: 'd20modern.information.guess-square',
    case: 'extra',
    given: 'the right one',
    on: [
      archer('a', 3, 4, { attacks: 'sword' }),
      creature('b', 4, 4, { conditions: ['invisible'] }),
    ],
    ask: attack('a', 'b', 'sword', { at: [4, 4] }),
    expect: { possible: true, missChance: 50 },
  },
]);
