/** Bonuses: what stacks, what each type may be added to. */
import { cases, creature, hero, ogre } from '../cases.ts';
import { bonuses, attack, defence, fullAttack, only, stack, swung, weapon } from '../asks/attacks.ts';

const M = 'sigil.modifier.';
const b = (type: string, value: number, more = {}): object => ({ type, value, ...more });

/** Types that nothing limits: two of one do not add, with another they do. */
const plain = ['alchemical', 'insight', 'competence', 'luck', 'profane', 'sacred'].flatMap((type) => [
  { rule: `${M}${type}`, case: 'extra' as const, given: `two ${type} bonuses`, on: [], ask: stack([b(type, 1), b(type, 3)], { on: 'attack' }), expect: { total: 3 } },
  { rule: `${M}${type}`, case: 'extra' as const, given: `${type} and morale`, on: [], ask: stack([b(type, 1), b('morale', 3)], { on: 'attack' }), expect: { total: 4 } },
]);

export default cases('sigil', [
  ...plain,
  { rule: `${M}stacking`, case: 0, given: 'deflection twice', on: [], ask: stack([b('deflection', 2), b('deflection', 1)]), expect: { total: 2, dropped: [{ value: 1, why: 'same-type' }] } },
  { rule: `${M}stacking`, case: 1, given: 'dodge twice', on: [], ask: stack([b('dodge', 1), b('dodge', 2)]), expect: { total: 3 } },
  { rule: `${M}stacking`, case: 2, given: 'morale and luck', on: [], ask: stack([b('morale', 2), b('luck', 1)], { on: 'attack' }), expect: { total: 3 } },
  { rule: `${M}stacking`, case: 'extra', given: 'untyped twice from one spell', on: [], ask: stack([b('untyped', 2, { from: 'chant' }), b('untyped', 3, { from: 'chant' })]), expect: { total: 3, dropped: [{ why: 'same-source' }] } },
  { rule: `${M}stacking`, case: 'extra', given: 'untyped from two spells', on: [], ask: stack([b('untyped', 2, { from: 'chant' }), b('untyped', 3, { from: 'song' })]), expect: { total: 5 } },
  { rule: `${M}stacking`, case: 'extra', given: 'two penalties of a type: the worse', on: [], ask: stack([b('morale', -1), b('morale', -3), b('morale', 2)]), expect: { total: -1 } },
  { rule: `${M}armor`, case: 0, given: 'a spell’s armour and a worn one', on: [], ask: stack([b('armour', 4), b('armour', 5)], { on: 'ac' }), expect: { total: 5 } },
  { rule: `${M}armor`, case: 'extra', given: 'an armour bonus to an attack', on: [], ask: stack([b('armour', 4)], { on: 'attack' }), expect: { total: 0, dropped: [{ why: 'wrong-use' }] } },
  { rule: `${M}natural-armor`, case: 0, given: 'armour, natural armour and its own magic', on: [], ask: stack([b('armour', 4), b('natural-armour', 3), b('enhancement', 1, { to: 'natural-armour' })], { on: 'ac' }), expect: { total: 8 } },
  { rule: `${M}natural-armor`, case: 'extra', given: 'both with their own magic', on: [], cites: [`${M}enhancement`],
    ask: stack([b('armour', 4), b('enhancement', 2, { to: 'armour' }), b('natural-armour', 3), b('enhancement', 1, { to: 'natural-armour' })], { on: 'ac' }), expect: { total: 10 } },
  { rule: `${M}circumstance`, case: 0, given: 'awkward footing', on: [hero('a', 0, 0), creature('t', 1, 0)], ask: attack('a', 't', 'sword', { bonus: 5, more: [b('circumstance', -2, { on: 'attack', from: 'footing' })] }),
    expect: { bonus: 3 }, check: only(['attack', 'gm', -2]) },
  { rule: `${M}circumstance`, case: 'extra', given: 'twice the same circumstance, and another', on: [], ask: stack([b('circumstance', 2, { from: 'sun' }), b('circumstance', 2, { from: 'sun' }), b('circumstance', 2, { from: 'oil' })]), expect: { total: 4 } },
  { rule: `${M}deflection`, case: 0, given: 'touch armour class', on: [], ask: defence([b('dexterity', 1), b('deflection', 3), b('armour', 6)], { against: 'touch' }), expect: { ac: 14 } },
  { rule: `${M}deflection`, case: 'extra', given: 'an incorporeal touch', on: [], ask: defence([b('dexterity', 1), b('deflection', 3), b('armour', 6)], { against: 'incorporeal-touch' }), expect: { ac: 14 } },
  { rule: `${M}morale`, case: 0, given: 'a mindless creature', on: [creature('t', 0, 0, { traits: ['mindless'] })], ask: stack([b('morale', 1)], { of: 't' }), expect: { total: 0, dropped: [{ why: 'immune' }] } },
  { rule: `${M}morale`, case: 'extra', given: 'a creature with a mind', on: [creature('t', 0, 0)], ask: stack([b('morale', 1)], { of: 't' }), expect: { total: 1 } },
  { rule: `${M}inherent`, case: 0, given: 'six points offered', on: [], ask: stack([b('inherent', 6)], { on: 'ability' }), expect: { total: 5 } },
  { rule: `${M}inherent`, case: 'extra', given: 'on an attack', on: [], ask: stack([b('inherent', 2)], { on: 'attack' }), expect: { total: 0 } },
  { rule: `${M}enhancement`, case: 0, given: 'a +2 sword: the attack', on: [hero('a', 0, 0, { bab: 3, abilities: { str: 12 }, attacks: [swung('sword', { enhancement: 2 })] })], ask: fullAttack('a', { primary: 'sword' }), check: bonuses(6) },
  { rule: `${M}enhancement`, case: 0, given: 'a +2 sword: the damage', on: [hero('a', 0, 0, { abilities: { str: 12 }, attacks: [swung('sword', { enhancement: 2 })] })], ask: weapon('a', 'sword'), expect: { damageBonus: 3 } },
  { rule: `${M}racial`, case: 0, given: 'a swimmer by nature', on: [creature('c', 0, 0, { speed: { land: 4, swim: 6 }, abilities: { str: 10 }, skills: { swim: { ranks: 0 } } })],
    ask: { ask: 'check', of: 'c', check: 'swim' }, expect: { modifiers: [{ type: 'racial', value: 8 }] }, cites: ['sigil.movement.swim-speed'] },
  { rule: `${M}racial`, case: 'extra', given: 'two of one race’s bonuses do not add', on: [], ask: stack([b('racial', 8), b('racial', 2)], { on: 'check' }), expect: { total: 8 } },
  { rule: `${M}resistance`, case: 0, given: 'two resistances on a save', on: [], ask: stack([b('resistance', 2), b('resistance', 3)], { on: 'save' }), expect: { total: 3 } },
  { rule: `${M}resistance`, case: 'extra', given: 'on armour class', on: [], ask: stack([b('resistance', 2)], { on: 'ac' }), expect: { total: 0 } },
  { rule: `${M}dodge`, case: 0, given: 'a blinded creature', on: [creature('t', 0, 0, { conditions: ['blinded'] })], ask: stack([b('dodge', 1), b('dodge', 4)], { on: 'ac', of: 't' }), expect: { total: 0 } },
  { rule: `${M}dodge`, case: 'extra', given: 'a sighted one', on: [creature('t', 0, 0)], ask: stack([b('dodge', 1), b('dodge', 4)], { on: 'ac', of: 't' }), expect: { total: 5 } },
  { rule: `${M}shield`, case: 0, given: 'a spell’s shield and a heavy one', on: [], ask: stack([b('shield', 4), b('shield', 2)], { on: 'ac' }), expect: { total: 4 } },
  { rule: `${M}size`, case: 0, given: 'Large: the attack', on: [ogre('a', 0, 0, { bab: 4, abilities: { str: 10 } })], ask: fullAttack('a', { primary: 'sword' }), check: bonuses(3) },
  { rule: `${M}size`, case: 0, given: 'Medium: the attack', on: [creature('a', 0, 0, { bab: 4, abilities: { str: 10 } })], ask: fullAttack('a', { primary: 'sword' }), check: bonuses(4) },
  { rule: `${M}size`, case: 0, given: 'Large: armour class', on: [ogre('t', 0, 0)], ask: defence([b('armour', 5)], { of: 't' }), expect: { ac: 14 } },
  { rule: `${M}size`, case: 0, given: 'Medium: armour class', on: [creature('t', 0, 0)], ask: defence([b('armour', 5)], { of: 't' }), expect: { ac: 15 }, uncited: 'a Medium creature’s modifier is 0, and parts that add nothing are not cited' },
]);
