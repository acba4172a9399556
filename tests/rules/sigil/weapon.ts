/** Sigil: weapons in hand: grip, Strength on damage, penalties for misuse, splash weapons. */
import { cells, cases, creature, hero, type AttackInput, type CreatureMore } from '../cases.ts';
import { row } from '../rows.ts';
import {
  attack,
  bonuses,
  fullAttack,
  hurled,
  only,
  shot,
  splash,
  swung,
  weapon,
} from '../asks/attacks.ts';

const W = 'sigil.weapon.';
const foe = creature('t', 1, 0);
const wielder = (attacks: AttackInput[], more: CreatureMore = {}) => [
  hero('a', 0, 0, { ...more, attacks }),
];
const strong = (...attacks: AttackInput[]) => wielder(attacks, { abilities: { str: 18 } });
const weak = (...attacks: AttackInput[]) => wielder(attacks, { abilities: { str: 6 } });
const sword = swung('sword');
const dagger = swung('dagger', { light: true });
const off = (a: AttackInput): AttackInput => ({ ...a, offHand: true });
const greatsword = swung('greatsword', { twoHanded: true });
const lance = swung('lance', { twoHanded: true, tags: ['one-hand'] });
const staff = swung('staff', { twoHanded: true, tags: ['double'] });
const claw = swung('claw', { natural: true });
const bite = swung('bite', { natural: true, secondary: true });
const bow = shot('bow', 20, { twoHanded: true, tags: ['bow'] });
const five = creature('five', 5, 5);

export default cases('sigil', [
  row(`${W}manufactured`, 0, 'two swords held, one used')
    .on(wielder([sword, off(swung('second'))], { bab: 3 }))
    .ask(fullAttack('a', { primary: 'sword' }))
    .gives(bonuses(3)),
  row(`${W}damage-type-choice`, 0, 'a halberd: one of two types')
    .on(
      wielder([swung('halberd', { twoHanded: true, tags: ['piercing', 'slashing', 'one-type'] })]),
    )
    .ask(weapon('a', 'halberd'))
    .gives({ choose: true, damageTypes: ['piercing', 'slashing'] }),
  row(`${W}damage-type-choice`, 0, 'slashing chosen')
    .on(
      wielder([swung('halberd', { twoHanded: true, tags: ['piercing', 'slashing', 'one-type'] })]),
    )
    .ask(weapon('a', 'halberd', { damageType: 'slashing' }))
    .gives({ choose: false, damageTypes: ['slashing'] }),
  row(`${W}damage-type-choice`, 'extra', 'a morningstar: two at once')
    .on(wielder([swung('star', { tags: ['piercing', 'bludgeoning'] })]))
    .ask(weapon('a', 'star'))
    .gives({ choose: false, damageTypes: ['bludgeoning', 'piercing'] }),
  row(`${W}non-proficiency`, 0, 'a wizard’s greatsword')
    .on(wielder([{ ...greatsword, proficient: false }]), foe)
    .ask(attack('a', 't', 'greatsword', { bonus: 3 }))
    .gives({ bonus: -1 }),
  row(`${W}melee-or-ranged`, 0, 'a blow with a bow')
    .on(wielder([bow]), foe)
    .ask(attack('a', 't', 'bow', { improvised: true }))
    .gives(
      { mode: 'melee', possible: true, opportunities: [] },
      only(['attack', 'improvised', -4]),
    ),
  row(`${W}melee-or-ranged`, 'extra', 'a sword shot at somebody: thrown, it is improvised')
    .on(wielder([{ ...swung('sword'), kind: 'thrown', tags: ['improvised'] }]), creature('t', 2, 0))
    .ask(attack('a', 't', 'sword'))
    .cites(`${W}improvised`)
    .gives({ mode: 'ranged' }, only(['attack', 'improvised', -4])),
  row(`${W}double`, 0, 'a quarterstaff, both ends')
    .on(wielder([staff], { bab: 0, abilities: { str: 10 } }))
    .ask(fullAttack('a', { primary: 'staff', offHand: 'other-end' }))
    .gives(bonuses(-4, -8)),
  row(`${W}double`, 'extra', 'a double weapon with both hands on one end')
    .on(strong(staff))
    .ask(weapon('a', 'staff', { hands: 2 }))
    .gives({ strengthBonus: 6 }),
  row(`${W}double`, 'extra', 'one end of a double weapon in one hand')
    .on(strong(staff))
    .ask(weapon('a', 'staff', { hands: 1 }))
    .gives({ usable: true, strengthBonus: 4 }),
  row(`${W}thrown`, 0, 'a javelin: the attack')
    .on(wielder([hurled('javelin', 6)], { bab: 1, abilities: { dex: 16, str: 14 } }))
    .ask(fullAttack('a', { action: 'standard', primary: 'javelin' }))
    .uncited('the attack bonus comes from the ability; what a thrown weapon alters is its damage')
    .gives(bonuses(4)),
  row(`${W}thrown`, 0, 'a javelin: the damage')
    .on(wielder([hurled('javelin', 6)], { abilities: { dex: 16, str: 14 } }))
    .ask(weapon('a', 'javelin'))
    .gives({ ability: 'dex', strengthBonus: 2 }),
  row(`${W}splash-direct`, 0, 'a hit at (5,5)')
    .on(five, creature('near', 6, 6), creature('far', 7, 5))
    .ask(splash({ target: 'five', hit: true }))
    .gives({ against: 'touch', direct: 'five', splashed: ['near'] }),
  row(`${W}splash-direct`, 'extra', 'a splash weapon needs no proficiency')
    .on(wielder([hurled('flask', 2, { proficient: false, tags: ['splash'] })]), foe)
    .ask(attack('a', 't', 'flask'))
    .uncited('a control: a splash weapon has no penalty of training to drop')
    .gives({ against: 'touch' }, only()),
  row(`${W}splash-intersection`, 0, 'the crossing (5,5)')
    .on(creature('p', 4, 4), creature('q', 5, 4), creature('r', 4, 5), five, creature('far', 6, 5))
    .ask(splash({ at: [5, 5], hit: true }))
    .gives({ against: 5, direct: null, splashed: ['p', 'q', 'r', 'five'] }),
  row(`${W}splash-miss`, 0, 'a miss, before the die')
    .on(five)
    .ask(splash({ target: 'five', hit: false }))
    .gives({ direct: null, lands: cells('5,4 6,4 6,5 6,6 5,6 4,6 4,5 4,4') }),
  row(`${W}splash-miss`, 0, 'a miss, die 3')
    .on(five, creature('east', 7, 5))
    .ask(splash({ target: 'five', hit: false, die: 3 }))
    .gives({ lands: [[6, 5]], splashed: ['five', 'east'] }),
  row(`${W}projectile-strength`, 0, 'a crossbow')
    .on(strong(shot('crossbow', 16)))
    .ask(weapon('a', 'crossbow'))
    .gives({ ability: 'dex', strengthBonus: 0 }),
  row(`${W}projectile-strength`, 'extra', 'a composite bow')
    .on(strong(shot('bow', 20, { tags: ['bow', 'strength'] })))
    .ask(weapon('a', 'bow'))
    .gives({ strengthBonus: 4 }),
  row(`${W}projectile-strength`, 'extra', 'a weak archer loses nothing')
    .on(weak(bow))
    .ask(weapon('a', 'bow'))
    .gives({ strengthBonus: 0 }),
  row(`${W}ammunition`, 0, 'three shots of a full attack')
    .on(wielder([bow], { bab: 11, abilities: { dex: 10 } }))
    .ask(fullAttack('a', { primary: 'bow' }))
    .uncited('drawing ammunition costs nothing, and what costs nothing is not cited')
    .gives({ legal: true }, bonuses(11, 6, 1)),
  row(`${W}ammunition`, 0, 'loading a bow')
    .on(wielder([bow]))
    .ask(weapon('a', 'bow'))
    .gives({ loading: 'free' }),
  row(`${W}ammunition`, 'extra', 'loading a heavy crossbow')
    .on(wielder([shot('heavy', 24, { tags: ['crossbow', 'loads-full-round'] })]))
    .ask(weapon('a', 'heavy'))
    .gives({ loading: 'full-round' }),
  row(`${W}ammunition`, 1, 'a miss, percentile 50')
    .on()
    .ask({ ask: 'ammunition', hit: false, die: 50 })
    .gives({ state: 'broken' }),
  row(`${W}ammunition`, 'extra', 'a miss, percentile 51')
    .on()
    .ask({ ask: 'ammunition', hit: false, die: 51 })
    .gives({ state: 'whole' }),
  row(`${W}ammunition`, 'extra', 'ammunition that hit its target')
    .on()
    .ask({ ask: 'ammunition', hit: true })
    .gives({ state: 'destroyed' }),
  row(`${W}negative-strength`, 0, 'a weak hand’s dagger in the off hand')
    .on(weak(off(dagger)))
    .ask(weapon('a', 'dagger'))
    .gives({ strengthBonus: -2 }),
  row(`${W}negative-strength`, 'extra', 'a greatsword')
    .on(weak(greatsword))
    .ask(weapon('a', 'greatsword'))
    .gives({ strengthBonus: -2 }),
  row(`${W}light`, 0, 'a dagger in two hands')
    .on(strong(dagger))
    .ask(weapon('a', 'dagger', { hands: 2 }))
    .gives({ strengthBonus: 4 }),
  row(`${W}light`, 1, 'a dagger in the off hand')
    .on(strong(off(dagger)))
    .ask(weapon('a', 'dagger'))
    .gives({ strengthBonus: 2 }),
  row(`${W}light`, 'extra', 'an unarmed attack')
    .on(strong(swung('fist', { unarmed: true })))
    .ask(weapon('a', 'fist'))
    .gives({ effort: 'light', nonlethal: true }),
  row(`${W}one-handed`, 0, 'a longsword in two hands')
    .on(strong(sword))
    .ask(weapon('a', 'sword', { hands: 2 }))
    .gives({ strengthBonus: 6 }),
  row(`${W}one-handed`, 'extra', 'a one-handed weapon in one hand')
    .on(strong(sword))
    .ask(weapon('a', 'sword'))
    .gives({ strengthBonus: 4 }),
  row(`${W}one-handed`, 'extra', 'in the off hand')
    .on(strong(off(sword)))
    .ask(weapon('a', 'sword'))
    .gives({ strengthBonus: 2 }),
  row(`${W}two-handed`, 0, 'a greatsword')
    .on(strong(greatsword))
    .ask(weapon('a', 'greatsword'))
    .gives({ strengthBonus: 6 }),
  row(`${W}two-handed`, 1, 'a lance in one hand')
    .on(strong(lance))
    .ask(weapon('a', 'lance', { hands: 1 }))
    .gives({ usable: true, strengthBonus: 4 }),
  row(`${W}two-handed`, 'extra', 'a greatsword in one hand')
    .on(strong(greatsword))
    .ask(weapon('a', 'greatsword', { hands: 1 }))
    .gives({ usable: false, why: ['needs-two-hands'] }),
  row(`${W}two-weapon-fighting`, 0, 'longsword and dagger')
    .on(wielder([sword, off(dagger)], { bab: 6, abilities: { str: 10 } }))
    .ask(fullAttack('a', { primary: 'sword', offHand: 'dagger' }))
    .gives(bonuses(2, -3, -2)),
  row(`${W}two-weapon-fighting`, 1, 'two longswords')
    .on(wielder([sword, off(swung('second'))], { bab: 6, abilities: { str: 10 } }))
    .ask(fullAttack('a', { primary: 'sword', offHand: 'second' }))
    .gives(bonuses(0, -5, -4)),
  row(`${W}two-weapon-fighting`, 'extra', 'a two-weapon attack by a creature with the feat')
    .on(
      wielder([sword, off(dagger)], {
        bab: 6,
        abilities: { str: 10 },
        traits: ['two-weapon-fighting-feat'],
      }),
    )
    .ask(fullAttack('a', { primary: 'sword', offHand: 'dagger' }))
    .gives(bonuses(4, -1, 4)),
  row(`${W}two-weapon-fighting`, 'extra', 'one attack with the off-hand dagger')
    .on(wielder([sword, off(dagger)]), foe)
    .ask(attack('a', 't', 'dagger', { twoWeapons: true }))
    .gives(only(['attack', 'two-weapons', -8])),
  row(`${W}two-weapon-fighting`, 'extra', 'one attack with the primary sword')
    .on(wielder([sword, off(dagger)]), foe)
    .ask(attack('a', 't', 'sword', { twoWeapons: true }))
    .gives(only(['attack', 'two-weapons', -4])),
  row(`${W}object-size`, 0, 'a Medium dagger')
    .on(wielder([dagger]))
    .ask(weapon('a', 'dagger'))
    .gives({ object: 'tiny' }),
  row(`${W}object-size`, 1, 'a Medium greatsword')
    .on(wielder([greatsword]))
    .ask(weapon('a', 'greatsword'))
    .gives({ object: 'medium' }),
  row(`${W}object-size`, 'extra', 'a Large longsword')
    .on(wielder([{ ...sword, size: 'large' }]))
    .ask(weapon('a', 'sword'))
    .gives({ object: 'medium' }),
  row(`${W}inappropriate-size`, 0, 'a Large longsword')
    .on(wielder([{ ...sword, size: 'large' }]))
    .ask(weapon('a', 'sword', { bonus: 0 }))
    .gives({ usable: true, bonus: -2, effort: 'two-handed' }),
  row(`${W}inappropriate-size`, 1, 'a Large greatsword')
    .on(wielder([{ ...greatsword, size: 'large' }]))
    .ask(weapon('a', 'greatsword'))
    .gives({ usable: false, why: ['wrong-size-weapon'] }),
  row(`${W}inappropriate-size`, 1, 'an attack with a weapon of the wrong size')
    .on(wielder([{ ...greatsword, size: 'large' }]), foe)
    .ask(attack('a', 't', 'greatsword'))
    .gives({ possible: false, why: ['wrong-size-weapon'] }),
  row(`${W}inappropriate-size`, 2, 'a Small greatsword')
    .on(wielder([{ ...greatsword, size: 'small' }]))
    .ask(weapon('a', 'greatsword', { bonus: 0 }))
    .gives({ bonus: -2, effort: 'one-handed' }),
  row(`${W}inappropriate-size`, 'extra', 'a Huge dagger: two steps')
    .on(wielder([{ ...dagger, size: 'huge' }]))
    .ask(weapon('a', 'dagger', { bonus: 0 }))
    .gives({ bonus: -4, effort: 'two-handed' }),
  row(`${W}natural-no-iteratives`, 0, 'a troll')
    .on(wielder([claw, { ...claw, id: 'claw2' }, bite], { bab: 9, abilities: { str: 10 } }))
    .ask(fullAttack('a', { natural: ['claw', 'claw2', 'bite'] }))
    .gives(bonuses(9, 9, 4)),
  row(`${W}natural-primary-secondary`, 0, 'a bite as an opportunity: the roll')
    .on(strong(claw, bite), foe)
    .ask(attack('a', 't', 'bite', { action: 'opportunity', bonus: 7 }))
    .gives({ bonus: 2, opportunities: [] }),
  row(`${W}natural-primary-secondary`, 0, 'a bite as an opportunity: the damage')
    .on(strong(claw, bite))
    .ask(weapon('a', 'bite'))
    .gives({ strengthBonus: 2 }),
  row(`${W}natural-primary-secondary`, 1, 'sword and bite')
    .on(wielder([sword, bite], { bab: 6, abilities: { str: 12 } }))
    .ask(fullAttack('a', { primary: 'sword', natural: ['bite'] }))
    .gives(bonuses(7, 2, 2)),
  row(`${W}natural-primary-secondary`, 'extra', 'a primary claw beside a sword')
    .on(wielder([sword, claw], { bab: 6, abilities: { str: 12 } }))
    .ask(fullAttack('a', { primary: 'sword', natural: ['claw'] }))
    .gives(bonuses(7, 2, 2)),
  row(`${W}natural-primary-secondary`, 'extra', 'the only natural weapon of a creature')
    .on(strong(claw))
    .ask(weapon('a', 'claw'))
    .gives({ strengthBonus: 6 }),
  row(`${W}natural-types`, 'extra', 'an attack with a bite')
    .on(strong(bite))
    .ask(weapon('a', 'bite'))
    .gives({ damageTypes: ['bludgeoning', 'piercing', 'slashing'] }),
  row(`${W}improvised`, 0, 'a chair thrown 6 m')
    .on(wielder([{ id: 'chair', kind: 'thrown', tags: ['improvised'] }]), creature('t', 4, 0))
    .ask(attack('a', 't', 'chair'))
    .gives(only(['attack', 'range', -2], ['attack', 'improvised', -4])),
  row(`${W}improvised`, 1, 'a table thrown')
    .on(wielder([{ id: 'table', kind: 'thrown', twoHanded: true, tags: ['improvised'] }]))
    .ask(weapon('a', 'table'))
    .gives({ action: 'full-round', critical: { from: 20, times: 2 }, rangeIncrement: 2 }),
  row(`${W}improvised`, 'extra', 'a bottle thrown')
    .on(wielder([{ id: 'bottle', kind: 'thrown', tags: ['improvised'] }]))
    .ask(weapon('a', 'bottle'))
    .gives({ action: 'standard' }),
]);
