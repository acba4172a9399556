/** Sigil: bonuses: which stack, and where each type applies. */
import { cases, creature, hero, ogre } from '../cases.ts';
import { row } from '../rows.ts';
import {
  bonuses,
  attack,
  defence,
  fullAttack,
  only,
  stack,
  swung,
  weapon,
} from '../asks/attacks.ts';

const M = 'sigil.modifier.';
const b = (type: string, value: number, more = {}): object => ({ type, value, ...more });

/** Types without a limit: two of the same type do not stack, different types do. */
const plain = ['alchemical', 'insight', 'competence', 'luck', 'profane', 'sacred'].flatMap(
  (type) => [
    row(`${M}${type}`, 'extra' as const, `two ${type} bonuses`)
      .on()
      .ask(stack([b(type, 1), b(type, 3)], { on: 'attack' }))
      .gives({ total: 3 }),
    row(`${M}${type}`, 'extra' as const, `${type} and morale`)
      .on()
      .ask(stack([b(type, 1), b('morale', 3)], { on: 'attack' }))
      .gives({ total: 4 }),
  ],
);

export default cases('sigil', [
  ...plain,
  row(`${M}stacking`, 0, 'deflection twice')
    .on()
    .ask(stack([b('deflection', 2), b('deflection', 1)]))
    .gives({ total: 2, dropped: [{ value: 1, why: 'same-type' }] }),
  row(`${M}stacking`, 1, 'dodge twice')
    .on()
    .ask(stack([b('dodge', 1), b('dodge', 2)]))
    .gives({ total: 3 }),
  row(`${M}stacking`, 2, 'morale and luck')
    .on()
    .ask(stack([b('morale', 2), b('luck', 1)], { on: 'attack' }))
    .gives({ total: 3 }),
  row(`${M}stacking`, 'extra', 'untyped twice from one spell')
    .on()
    .ask(stack([b('untyped', 2, { from: 'chant' }), b('untyped', 3, { from: 'chant' })]))
    .gives({ total: 3, dropped: [{ why: 'same-source' }] }),
  row(`${M}stacking`, 'extra', 'untyped from two spells')
    .on()
    .ask(stack([b('untyped', 2, { from: 'chant' }), b('untyped', 3, { from: 'song' })]))
    .gives({ total: 5 }),
  row(`${M}stacking`, 'extra', 'two penalties of a type: the worse')
    .on()
    .ask(stack([b('morale', -1), b('morale', -3), b('morale', 2)]))
    .gives({ total: -1 }),
  row(`${M}armor`, 0, 'a spell’s armour and a worn one')
    .on()
    .ask(stack([b('armour', 4), b('armour', 5)], { on: 'ac' }))
    .gives({ total: 5 }),
  row(`${M}armor`, 'extra', 'an armour bonus to an attack')
    .on()
    .ask(stack([b('armour', 4)], { on: 'attack' }))
    .gives({ total: 0, dropped: [{ why: 'wrong-use' }] }),
  row(`${M}natural-armor`, 0, 'armour, natural armour and its own magic')
    .on()
    .ask(
      stack(
        [b('armour', 4), b('natural-armour', 3), b('enhancement', 1, { to: 'natural-armour' })],
        { on: 'ac' },
      ),
    )
    .gives({ total: 8 }),
  row(`${M}natural-armor`, 'extra', 'armor and natural armor with their own enhancements')
    .on()
    .ask(
      stack(
        [
          b('armour', 4),
          b('enhancement', 2, { to: 'armour' }),
          b('natural-armour', 3),
          b('enhancement', 1, { to: 'natural-armour' }),
        ],
        { on: 'ac' },
      ),
    )
    .cites(`${M}enhancement`)
    .gives({ total: 10 }),
  row(`${M}circumstance`, 0, 'awkward footing')
    .on(hero('a', 0, 0), creature('t', 1, 0))
    .ask(
      attack('a', 't', 'sword', {
        bonus: 5,
        more: [b('circumstance', -2, { on: 'attack', from: 'footing' })],
      }),
    )
    .gives({ bonus: 3 }, only(['attack', 'gm', -2])),
  row(`${M}circumstance`, 'extra', 'one circumstance twice, and another circumstance')
    .on()
    .ask(
      stack([
        b('circumstance', 2, { from: 'sun' }),
        b('circumstance', 2, { from: 'sun' }),
        b('circumstance', 2, { from: 'oil' }),
      ]),
    )
    .gives({ total: 4 }),
  row(`${M}deflection`, 0, 'touch armour class')
    .on()
    .ask(defence([b('dexterity', 1), b('deflection', 3), b('armour', 6)], { against: 'touch' }))
    .gives({ ac: 14 }),
  row(`${M}deflection`, 'extra', 'an incorporeal touch')
    .on()
    .ask(
      defence([b('dexterity', 1), b('deflection', 3), b('armour', 6)], {
        against: 'incorporeal-touch',
      }),
    )
    .gives({ ac: 14 }),
  row(`${M}morale`, 0, 'a mindless creature')
    .on(creature('t', 0, 0, { traits: ['mindless'] }))
    .ask(stack([b('morale', 1)], { of: 't' }))
    .gives({ total: 0, dropped: [{ why: 'immune' }] }),
  row(`${M}morale`, 'extra', 'a creature with a mind')
    .on(creature('t', 0, 0))
    .ask(stack([b('morale', 1)], { of: 't' }))
    .gives({ total: 1 }),
  row(`${M}inherent`, 0, 'six points offered')
    .on()
    .ask(stack([b('inherent', 6)], { on: 'ability' }))
    .gives({ total: 5 }),
  row(`${M}inherent`, 'extra', 'an inherent bonus on an attack roll')
    .on()
    .ask(stack([b('inherent', 2)], { on: 'attack' }))
    .gives({ total: 0 }),
  row(`${M}enhancement`, 0, 'a +2 sword: the attack')
    .on(
      hero('a', 0, 0, {
        bab: 3,
        abilities: { str: 12 },
        attacks: [swung('sword', { enhancement: 2 })],
      }),
    )
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives(bonuses(6)),
  row(`${M}enhancement`, 0, 'a +2 sword: the damage')
    .on(hero('a', 0, 0, { abilities: { str: 12 }, attacks: [swung('sword', { enhancement: 2 })] }))
    .ask(weapon('a', 'sword'))
    .gives({ damageBonus: 3 }),
  row(`${M}racial`, 0, 'a swimmer by nature')
    .on(
      creature('c', 0, 0, {
        speed: { land: 4, swim: 6 },
        abilities: { str: 10 },
        skills: { swim: { ranks: 0 } },
      }),
    )
    .ask({ ask: 'check', of: 'c', check: 'swim' })
    .cites('sigil.movement.swim-speed')
    .gives({ modifiers: [{ type: 'racial', value: 8 }] }),
  row(`${M}racial`, 'extra', 'two of one race’s bonuses do not add')
    .on()
    .ask(stack([b('racial', 8), b('racial', 2)], { on: 'check' }))
    .gives({ total: 8 }),
  row(`${M}resistance`, 0, 'two resistances on a save')
    .on()
    .ask(stack([b('resistance', 2), b('resistance', 3)], { on: 'save' }))
    .gives({ total: 3 }),
  row(`${M}resistance`, 'extra', 'a resistance bonus on armor class')
    .on()
    .ask(stack([b('resistance', 2)], { on: 'ac' }))
    .gives({ total: 0 }),
  row(`${M}dodge`, 0, 'a blinded creature')
    .on(creature('t', 0, 0, { conditions: ['blinded'] }))
    .ask(stack([b('dodge', 1), b('dodge', 4)], { on: 'ac', of: 't' }))
    .gives({ total: 0 }),
  row(`${M}dodge`, 'extra', 'a sighted one')
    .on(creature('t', 0, 0))
    .ask(stack([b('dodge', 1), b('dodge', 4)], { on: 'ac', of: 't' }))
    .gives({ total: 5 }),
  row(`${M}shield`, 0, 'a spell’s shield and a heavy one')
    .on()
    .ask(stack([b('shield', 4), b('shield', 2)], { on: 'ac' }))
    .gives({ total: 4 }),
  row(`${M}size`, 0, 'Large: the attack')
    .on(ogre('a', 0, 0, { bab: 4, abilities: { str: 10 } }))
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives(bonuses(3)),
  row(`${M}size`, 0, 'Medium: the attack')
    .on(creature('a', 0, 0, { bab: 4, abilities: { str: 10 } }))
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives(bonuses(4)),
  row(`${M}size`, 0, 'Large: armour class')
    .on(ogre('t', 0, 0))
    .ask(defence([b('armour', 5)], { of: 't' }))
    .gives({ ac: 14 }),
  row(`${M}size`, 0, 'Medium: armour class')
    .on(creature('t', 0, 0))
    .ask(defence([b('armour', 5)], { of: 't' }))
    .uncited('a Medium creature’s modifier is 0, and parts that add nothing are not cited')
    .gives({ ac: 15 }),
]);
