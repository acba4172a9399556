/** Areas attack, damage, information. */
import { expect } from 'vitest';
import { archer, cases, creature, hero, type AttackInput, type CreatureMore } from '../cases.ts';
import { row } from '../rows.ts';
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
  row(`${A}roll`, 0, '9 and +5 against 14')
    .on(hero('a', 0, 0))
    .ask(roll(9, 5, 14))
    .gives({ outcome: 'hit', threat: false }),
  row(`${A}roll`, 1, 'a 1')
    .on(hero('a', 0, 0))
    .ask(roll(1, 30, 10))
    .gives({ outcome: 'miss', why: 'natural-1' }),
  row(`${A}roll`, 'extra', 'a natural 20 on the attack roll')
    .on(hero('a', 0, 0))
    .ask(roll(20, -10, 30))
    .gives({ outcome: 'hit', threat: true }),
  row(`${A}nonproficient`, 0, 'an attack bonus of +3 with a weapon without proficiency')
    .on(shooter(0, 0, [{ ...PISTOL, proficient: false }]))
    .ask(weapon('a', 'pistol', { bonus: 3 }))
    .gives({ bonus: -1 }),
  row(`${A}bonus-melee`, 0, 'Small')
    .on(hero('a', 0, 0, { size: 'small', bab: 4, abilities: { str: 14 } }))
    .ask(fullAttack('a', { action: 'standard', primary: 'sword' }))
    .gives(bonuses(7)),
  row(`${A}bonus-ranged`, 0, 'on the sheet')
    .on(shooter(0, 0, [PISTOL], { bab: 4, abilities: { dex: 16 } }))
    .ask(fullAttack('a', { action: 'standard', primary: 'pistol' }))
    .gives(bonuses(7)),
  row(`${A}bonus-ranged`, 0, 'at two full increments')
    .on(shooter(0, 0), creature('t', 16, 0))
    .ask(pistol({ bonus: 7 }))
    .cites(`${A}range-penalty`)
    .gives({ bonus: 3 }),
  row(`${A}range-penalty`, 0, 'ten squares with an increment of eight')
    .on(shooter(0, 0), creature('t', 10, 0))
    .ask(pistol())
    .gives({ total: { attack: -2 } }),
  row(`${A}range-penalty`, 1, 'seven squares')
    .on(shooter(0, 0), creature('t', 7, 0))
    .ask(pistol())
    .gives({ total: { attack: 0 } }),
  row(`${A}range-penalty`, 2, 'three full increments')
    .on(shooter(0, 0, [hurled('grenade', 2)]), creature('t', 6, 0))
    .ask(attack('a', 't', 'grenade'))
    .gives({ total: { attack: -6 } }),
  row(`${A}range-penalty`, 'extra', 'the increment to the square')
    .on(shooter(0, 0), creature('t', 8, 0))
    .ask(pistol())
    .gives({ total: { attack: -2 } }),
  row(`${A}max-range`, 0, 'ten squares, thrown')
    .on(shooter(0, 0, [hurled('knife', 2)]), creature('t', 10, 0))
    .ask(attack('a', 't', 'knife'))
    .gives({ possible: true }),
  row(`${A}max-range`, 0, 'eleven')
    .on(shooter(0, 0, [hurled('knife', 2)]), creature('t', 11, 0))
    .ask(attack('a', 't', 'knife'))
    .gives({ possible: false, why: ['out-of-range'] }),
  row(`${A}max-range`, 1, 'ten increments of a pistol')
    .on(shooter(-9, 0, [shot('pistol', 2)]), creature('t', 11, 0))
    .ask(pistol())
    .gives({ possible: true, distance: 20 }),
  row(`${A}max-range`, 1, 'a square more')
    .on(shooter(-9, 0, [shot('pistol', 2)]), creature('t', 12, 0))
    .ask(pistol())
    .gives({ possible: false, why: ['out-of-range'] }),
  row(`${A}one-melee-per-action`, 0, 'base attack +6')
    .on(two({ bab: 6 }))
    .ask(fullAttack('a', { action: 'standard', primary: 'sword' }))
    .gives(bonuses(6)),
  row(`${A}fight-defensively`, 0, 'in this attack')
    .on(hero('a', 0, 0), creature('t', 1, 0))
    .ask(attack('a', 't', 'sword', { bonus: 6, defensively: true }))
    .gives({ bonus: 2, own: [{ value: 2, type: 'dodge' }] }),
  row(`${A}fight-defensively`, 0, 'the Defense of a creature that fights defensively')
    .on(hero('a', 0, 0), creature('t', 1, 0, { conditions: ['fighting-defensively'] }))
    .ask(attack('a', 't', 'sword', { parts: [{ type: 'class', value: 5 }] }))
    .gives({ ac: 17 }),
  row(`${A}unarmed-damage`, 0, 'a fist')
    .on(hero('a', 0, 0, { attacks: 'fist', abilities: { str: 14 } }))
    .ask(weapon('a', 'fist'))
    .gives({ damage: '1d3', damageBonus: 2, nonlethal: true, effort: 'light' }),
  row(`${A}unarmed-damage`, 0, 'to wound in earnest')
    .on(hero('a', 0, 0, { attacks: 'fist' }), creature('t', 1, 0))
    .ask(attack('a', 't', 'fist', { bonus: 3, damage: 'lethal' }))
    .gives({ bonus: -1, nonlethal: false }),

  // ── Into melee ──
  row(`${A}into-melee`, 0, 'an ally beside the target')
    .on(shooter(0, 5), creature('t', 5, 5), hero('b', 6, 6))
    .ask(pistol())
    .gives({ total: { attack: -4 } }),
  row(`${A}into-melee`, 1, 'an ally with a square between')
    .on(shooter(0, 5), creature('t', 5, 5), hero('b', 7, 5))
    .ask(pistol())
    .gives(without('into-melee')),
  row(`${A}into-melee`, 'extra', 'an ally with empty hands is engaged all the same')
    .on(
      shooter(0, 5),
      creature('t', 5, 5, { attacks: 'none' }),
      hero('b', 6, 5, { attacks: 'none' }),
    )
    .ask(pistol())
    .gives({ total: { attack: -4 } }),
  row(`${A}into-melee-big-target`, 0, 'a Gargantuan one')
    .on(
      shooter(-6, 0, [RIFLE]),
      creature('t', 0, 0, { size: 'gargantuan', space: 4, reach: 4 }),
      hero('b', -1, 0),
    )
    .ask(attack('a', 't', 'rifle'))
    .gives(without('into-melee')),
  row(`${A}into-melee-big-target`, 1, 'a Large one, 3 m away at the most')
    .on(
      shooter(-6, 0, [RIFLE]),
      creature('t', 2, 0, { size: 'large', space: 2, reach: 2 }),
      hero('b', 1, 0),
    )
    .ask(attack('a', 't', 'rifle'))
    .gives((a) =>
      expect(
        (a['modifiers'] as { why: string; value: number }[]).find((m) => m.why === 'into-melee')
          ?.value,
      ).toBe(-4),
    ),
  row(`${A}longarm-adjacent`, 0, 'a rifle at one beside it')
    .on(shooter(0, 0, [RIFLE]), creature('t', 1, 1))
    .ask(attack('a', 't', 'rifle'))
    .gives((a) => {
      only(['attack', 'longarm-adjacent', -4])(a);
      owed('t')(a);
    }),
  row(`${A}longarm-adjacent`, 'extra', 'a pistol against an adjacent target')
    .on(shooter(0, 0), creature('t', 1, 1))
    .ask(pistol())
    .uncited('a control: a pistol is no long firearm')
    .gives(only()),
  row(`${A}longarm-adjacent`, 'extra', 'a square between')
    .on(shooter(0, 0, [RIFLE]), creature('t', 2, 0))
    .ask(attack('a', 't', 'rifle'))
    .uncited('a control: the target is not adjacent')
    .gives(only()),

  // ── Two weapons ──
  row(`${A}two-weapons-table`, 0, 'the feat and a knife')
    .on(two({ attacks: ['sword', KNIFE], traits: FEAT }))
    .ask(fullAttack('a', { primary: 'sword', offHand: 'knife' }))
    .gives(bonuses(3, 3)),
  row(`${A}two-weapons-table`, 1, 'no feat and a club')
    .on(two({ attacks: ['sword', CLUB] }))
    .ask(fullAttack('a', { primary: 'sword', offHand: 'club' }))
    .gives(bonuses(-1, -5)),
  row(
    `${A}two-weapons-table`,
    'extra',
    'two-weapon penalties without the feat and with a light weapon',
  )
    .on(two({ attacks: ['sword', KNIFE] }))
    .ask(fullAttack('a', { primary: 'sword', offHand: 'knife' }))
    .gives(bonuses(1, -3)),
  row(`${A}two-weapons-table`, 'extra', 'the feat and a club')
    .on(two({ attacks: ['sword', CLUB], traits: FEAT }))
    .ask(fullAttack('a', { primary: 'sword', offHand: 'club' }))
    .gives(bonuses(1, 1)),
  row(`${A}two-weapons-table`, 'extra', 'a double weapon')
    .on(
      two({
        attacks: [{ id: 'staff', kind: 'melee', twoHanded: true, tags: ['double'] }],
        traits: FEAT,
      }),
    )
    .ask(fullAttack('a', { primary: 'staff', offHand: 'other-end' }))
    .gives(bonuses(3, 3)),
  row(`${A}touch`, 0, 'Defense 18')
    .on(creature('t', 5, 5))
    .ask(
      defence(
        [
          { type: 'dexterity', value: 2 },
          { type: 'class', value: 3 },
          { type: 'equipment', value: 3 },
        ],
        { of: 't', against: 'touch' },
      ),
    )
    .gives({ ac: 15 }),
  row(`${A}touch`, 'extra', 'natural armor does not count against touch attacks')
    .on(creature('t', 5, 5))
    .ask(
      defence(
        [
          { type: 'natural-armour', value: 4 },
          { type: 'size', value: -1 },
          { type: 'class', value: 1 },
        ],
        { of: 't', against: 'touch' },
      ),
    )
    .gives({ ac: 10 }),

  // ── Helpless targets ──
  row(`${A}helpless-ranged`, 0, 'the whole round for one shot')
    .on(shooter(0, 0), creature('t', 5, 0, { conditions: ['asleep'] }))
    .ask(pistol({ bonus: 3, action: 'full-round' }))
    .gives({ bonus: 8, ac: 5, possible: true }),
  row(`${A}helpless-ranged`, 'extra', 'a ranged attack on a helpless target that is not adjacent')
    .on(shooter(0, 0), creature('t', 1, 0, { conditions: ['asleep'] }))
    .ask(pistol({ bonus: 3, action: 'full-round' }))
    .uncited('a control: an adjacent target gets no bonus of distance')
    .gives({ bonus: 3, ac: 5, coupDeGrace: { allowed: true } }),
  row(`${A}helpless-ranged`, 'extra', 'a ranged attack on a target that is not helpless')
    .on(shooter(0, 0), creature('t', 5, 0))
    .ask(pistol({ bonus: 3, action: 'full-round' }))
    .uncited('a control: the target is not helpless')
    .gives({ bonus: 3 }),

  // ── Damage ──
  row(`${D}minimum`, 0, 'a blow of 1 with −4')
    .on(creature('t', 0, 0, { hp: { current: 10 } }))
    .ask(wound('t', 1, { bonus: -4 }))
    .gives({ dealt: 1, hp: { current: 9 } }),
  row(`${D}strength`, 0, 'two-handed')
    .on(hero('a', 0, 0, { ...STRONG, attacks: [AXE] }))
    .ask(weapon('a', 'axe'))
    .gives({ damageBonus: 4 }),
  row(`${D}strength`, 1, 'in the other hand')
    .on(hero('a', 0, 0, { ...STRONG, attacks: [CLUB] }))
    .ask(weapon('a', 'club'))
    .gives({ damageBonus: 1 }),
  row(`${D}strength`, 2, 'a light one in both hands')
    .on(hero('a', 0, 0, { ...STRONG, attacks: [{ ...KNIFE, offHand: false }] }))
    .ask(weapon('a', 'knife', { hands: 2 }))
    .gives({ damageBonus: 3 }),
  row(`${D}strength`, 'extra', 'the damage of a thrown weapon, Strength +3')
    .on(hero('a', 0, 0, { ...STRONG, attacks: [hurled('knife', 2)] }))
    .ask(weapon('a', 'knife'))
    .gives({ damageBonus: 3 }),
  row(`${D}strength`, 'extra', 'a pistol has none')
    .on(hero('a', 0, 0, { ...STRONG, attacks: [PISTOL] }))
    .ask(weapon('a', 'pistol'))
    .gives({ damageBonus: 0 }),
  row(`${D}multiplying`, 0, 'twice 1d8+3')
    .on(creature('t', 0, 0))
    .ask(damage(['1d8'], { bonus: 3, times: 2 }))
    .gives({ text: '2d8+6' }),
  row(`${D}multiplying`, 'extra', 'dice that are extra')
    .on(creature('t', 0, 0))
    .ask(damage(['1d8'], { bonus: 3, times: 2, extra: ['1d6'] }))
    .gives({ text: '2d8+6+1d6' }),
  row(`${D}critical`, 0, '19 that misses')
    .on(hero('a', 0, 0))
    .ask(roll(19, 5, 26, { threatFrom: 19 }))
    .gives({ outcome: 'miss', threat: false, critical: false }),
  row(`${D}critical`, 'extra', '19 that hits and is confirmed')
    .on(hero('a', 0, 0))
    .ask(roll(19, 5, 20, { threatFrom: 19, confirm: 15 }))
    .gives({ outcome: 'hit', threat: true, critical: true }),
  row(`${D}critical`, 'extra', 'a 20 at what has no vital spots')
    .on(hero('a', 0, 0), creature('t', 1, 0, { traits: ['construct'] }))
    .ask(roll(20, 5, 40, { from: 'a', to: 't', with: 'sword' }))
    .gives({ outcome: 'hit', critical: false }),
  row(`${D}hit-points`, 0, '4 and a blow of 6')
    .on(creature('t', 0, 0, { hp: { current: 4 } }))
    .ask(vitals('t', { hp: { current: -2 } }))
    .gives({ state: 'dying' }),
  row(`${D}hit-points`, 'extra', 'a creature at 0 hit points')
    .on(creature('t', 0, 0, { hp: { current: 4 } }))
    .ask(vitals('t', { hp: { current: 0 } }))
    .gives({ state: 'disabled' }),
  row(`${D}hit-points`, 'extra', 'a creature at −10 hit points')
    .on(creature('t', 0, 0, { hp: { current: 4 } }))
    .ask(vitals('t', { hp: { current: -10 } }))
    .gives({ state: 'dead' }),

  // ── Unseen targets ──
  row('d20modern.information.guess-square', 0, 'the wrong square')
    .on(hero('a', 3, 4), creature('b', 4, 4, { conditions: ['invisible'] }))
    .ask(attack('a', 'b', 'sword', { at: [4, 5] }))
    .gives({ missChance: 100, notes: [{ why: 'wrong-square' }] }),
  row(
    'd20modern.information.guess-square',
    'extra',
    'an attack on an unseen target without naming a square',
  )
    .on(hero('a', 3, 4), creature('b', 4, 4, { conditions: ['invisible'] }))
    .ask(attack('a', 'b', 'sword'))
    .gives({ possible: false, why: ['total-concealment'] }),
  row('d20modern.information.guess-square', 'extra', 'the right one')
    .on(archer('a', 3, 4, { attacks: 'sword' }), creature('b', 4, 4, { conditions: ['invisible'] }))
    .ask(attack('a', 'b', 'sword', { at: [4, 4] }))
    .gives({ possible: true, missChance: 50 }),
]);
