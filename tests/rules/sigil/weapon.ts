/** Weapons in hand: effort, Strength in damage, penalties of misuse, splashes. */
import { cases, creature, hero, type AttackInput, type CreatureMore } from '../cases.ts';
import { attack, bonuses, fullAttack, hurled, only, shot, splash, swung, weapon } from '../asks/attacks.ts';

const W = 'sigil.weapon.';
const foe = creature('t', 1, 0);
const wielder = (attacks: AttackInput[], more: CreatureMore = {}) => [hero('a', 0, 0, { ...more, attacks })];
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
  { rule: `${W}manufactured`, case: 0, given: 'two swords held, one used', on: wielder([sword, off(swung('second'))], { bab: 3 }), ask: fullAttack('a', { primary: 'sword' }), check: bonuses(3) },
  { rule: `${W}damage-type-choice`, case: 0, given: 'a halberd: one of two types', on: wielder([swung('halberd', { twoHanded: true, tags: ['piercing', 'slashing', 'one-type'] })]), ask: weapon('a', 'halberd'), expect: { choose: true, damageTypes: ['piercing', 'slashing'] } },
  { rule: `${W}damage-type-choice`, case: 0, given: 'slashing chosen', on: wielder([swung('halberd', { twoHanded: true, tags: ['piercing', 'slashing', 'one-type'] })]), ask: weapon('a', 'halberd', { damageType: 'slashing' }), expect: { choose: false, damageTypes: ['slashing'] } },
  { rule: `${W}damage-type-choice`, case: 'extra', given: 'a morningstar: two at once', on: wielder([swung('star', { tags: ['piercing', 'bludgeoning'] })]), ask: weapon('a', 'star'), expect: { choose: false, damageTypes: ['bludgeoning', 'piercing'] } },
  { rule: `${W}non-proficiency`, case: 0, given: 'a wizard’s greatsword', on: [wielder([{ ...greatsword, proficient: false }]), foe], ask: attack('a', 't', 'greatsword', { bonus: 3 }), expect: { bonus: -1 } },
  { rule: `${W}melee-or-ranged`, case: 0, given: 'a blow with a bow', on: [wielder([bow]), foe], ask: attack('a', 't', 'bow', { improvised: true }), expect: { mode: 'melee', possible: true, opportunities: [] }, check: only(['attack', 'improvised', -4]) },
  { rule: `${W}melee-or-ranged`, case: 'extra', given: 'a sword shot at somebody: thrown, it is improvised', on: [wielder([{ ...swung('sword'), kind: 'thrown', tags: ['improvised'] }]), creature('t', 2, 0)],
    ask: attack('a', 't', 'sword'), expect: { mode: 'ranged' }, check: only(['attack', 'improvised', -4]), cites: [`${W}improvised`] },
  { rule: `${W}double`, case: 0, given: 'a quarterstaff, both ends', on: wielder([staff], { bab: 0, abilities: { str: 10 } }), ask: fullAttack('a', { primary: 'staff', offHand: 'other-end' }), check: bonuses(-4, -8) },
  { rule: `${W}double`, case: 'extra', given: 'both hands on one end', on: strong(staff), ask: weapon('a', 'staff', { hands: 2 }), expect: { strengthBonus: 6 } },
  { rule: `${W}double`, case: 'extra', given: 'one end, one hand', on: strong(staff), ask: weapon('a', 'staff', { hands: 1 }), expect: { usable: true, strengthBonus: 4 } },
  { rule: `${W}thrown`, case: 0, given: 'a javelin: the attack', on: wielder([hurled('javelin', 6)], { bab: 1, abilities: { dex: 16, str: 14 } }), ask: fullAttack('a', { action: 'standard', primary: 'javelin' }), check: bonuses(4), uncited: 'the attack bonus comes from the ability; what a thrown weapon alters is its damage' },
  { rule: `${W}thrown`, case: 0, given: 'a javelin: the damage', on: wielder([hurled('javelin', 6)], { abilities: { dex: 16, str: 14 } }), ask: weapon('a', 'javelin'), expect: { ability: 'dex', strengthBonus: 2 } },
  { rule: `${W}splash-direct`, case: 0, given: 'a hit at (5,5)', on: [five, creature('near', 6, 6), creature('far', 7, 5)], ask: splash({ target: 'five', hit: true }), expect: { against: 'touch', direct: 'five', splashed: ['near'] } },
  { rule: `${W}splash-direct`, case: 'extra', given: 'no training is needed', on: [wielder([hurled('flask', 2, { proficient: false, tags: ['splash'] })]), foe], ask: attack('a', 't', 'flask'), expect: { against: 'touch' }, check: only(), uncited: 'a control: a splash weapon has no penalty of training to drop' },
  { rule: `${W}splash-intersection`, case: 0, given: 'the crossing (5,5)', on: [creature('p', 4, 4), creature('q', 5, 4), creature('r', 4, 5), five, creature('far', 6, 5)], ask: splash({ at: [5, 5], hit: true }),
    expect: { against: 5, direct: null, splashed: ['p', 'q', 'r', 'five'] } },
  { rule: `${W}splash-miss`, case: 0, given: 'a miss, before the die', on: [five], ask: splash({ target: 'five', hit: false }), expect: { direct: null, lands: [[5, 4], [6, 4], [6, 5], [6, 6], [5, 6], [4, 6], [4, 5], [4, 4]] } },
  { rule: `${W}splash-miss`, case: 0, given: 'a miss, die 3', on: [five, creature('east', 7, 5)], ask: splash({ target: 'five', hit: false, die: 3 }), expect: { lands: [[6, 5]], splashed: ['five', 'east'] } },
  { rule: `${W}projectile-strength`, case: 0, given: 'a crossbow', on: strong(shot('crossbow', 16)), ask: weapon('a', 'crossbow'), expect: { ability: 'dex', strengthBonus: 0 } },
  { rule: `${W}projectile-strength`, case: 'extra', given: 'a composite bow', on: strong(shot('bow', 20, { tags: ['bow', 'strength'] })), ask: weapon('a', 'bow'), expect: { strengthBonus: 4 } },
  { rule: `${W}projectile-strength`, case: 'extra', given: 'a weak archer loses nothing', on: weak(bow), ask: weapon('a', 'bow'), expect: { strengthBonus: 0 } },
  { rule: `${W}ammunition`, case: 0, given: 'three shots of a full attack', on: wielder([bow], { bab: 11, abilities: { dex: 10 } }), ask: fullAttack('a', { primary: 'bow' }), expect: { legal: true }, check: bonuses(11, 6, 1), uncited: 'drawing ammunition costs nothing, and what costs nothing is not cited' },
  { rule: `${W}ammunition`, case: 0, given: 'loading a bow', on: wielder([bow]), ask: weapon('a', 'bow'), expect: { loading: 'free' } },
  { rule: `${W}ammunition`, case: 'extra', given: 'loading a heavy crossbow', on: wielder([shot('heavy', 24, { tags: ['crossbow', 'loads-full-round'] })]), ask: weapon('a', 'heavy'), expect: { loading: 'full-round' } },
  { rule: `${W}ammunition`, case: 1, given: 'a miss, percentile 50', on: [], ask: { ask: 'ammunition', hit: false, die: 50 }, expect: { state: 'broken' } },
  { rule: `${W}ammunition`, case: 'extra', given: 'a miss, percentile 51', on: [], ask: { ask: 'ammunition', hit: false, die: 51 }, expect: { state: 'whole' } },
  { rule: `${W}ammunition`, case: 'extra', given: 'a hit', on: [], ask: { ask: 'ammunition', hit: true }, expect: { state: 'destroyed' } },
  { rule: `${W}negative-strength`, case: 0, given: 'a weak hand’s dagger in the off hand', on: weak(off(dagger)), ask: weapon('a', 'dagger'), expect: { strengthBonus: -2 } },
  { rule: `${W}negative-strength`, case: 'extra', given: 'a greatsword', on: weak(greatsword), ask: weapon('a', 'greatsword'), expect: { strengthBonus: -2 } },
  { rule: `${W}light`, case: 0, given: 'a dagger in two hands', on: strong(dagger), ask: weapon('a', 'dagger', { hands: 2 }), expect: { strengthBonus: 4 } },
  { rule: `${W}light`, case: 1, given: 'a dagger in the off hand', on: strong(off(dagger)), ask: weapon('a', 'dagger'), expect: { strengthBonus: 2 } },
  { rule: `${W}light`, case: 'extra', given: 'a fist', on: strong(swung('fist', { unarmed: true })), ask: weapon('a', 'fist'), expect: { effort: 'light', nonlethal: true } },
  { rule: `${W}one-handed`, case: 0, given: 'a longsword in two hands', on: strong(sword), ask: weapon('a', 'sword', { hands: 2 }), expect: { strengthBonus: 6 } },
  { rule: `${W}one-handed`, case: 'extra', given: 'in one hand', on: strong(sword), ask: weapon('a', 'sword'), expect: { strengthBonus: 4 } },
  { rule: `${W}one-handed`, case: 'extra', given: 'in the off hand', on: strong(off(sword)), ask: weapon('a', 'sword'), expect: { strengthBonus: 2 } },
  { rule: `${W}two-handed`, case: 0, given: 'a greatsword', on: strong(greatsword), ask: weapon('a', 'greatsword'), expect: { strengthBonus: 6 } },
  { rule: `${W}two-handed`, case: 1, given: 'a lance in one hand', on: strong(lance), ask: weapon('a', 'lance', { hands: 1 }), expect: { usable: true, strengthBonus: 4 } },
  { rule: `${W}two-handed`, case: 'extra', given: 'a greatsword in one hand', on: strong(greatsword), ask: weapon('a', 'greatsword', { hands: 1 }), expect: { usable: false, why: ['needs-two-hands'] } },
  { rule: `${W}two-weapon-fighting`, case: 0, given: 'longsword and dagger', on: wielder([sword, off(dagger)], { bab: 6, abilities: { str: 10 } }), ask: fullAttack('a', { primary: 'sword', offHand: 'dagger' }), check: bonuses(2, -3, -2) },
  { rule: `${W}two-weapon-fighting`, case: 1, given: 'two longswords', on: wielder([sword, off(swung('second'))], { bab: 6, abilities: { str: 10 } }), ask: fullAttack('a', { primary: 'sword', offHand: 'second' }), check: bonuses(0, -5, -4) },
  { rule: `${W}two-weapon-fighting`, case: 'extra', given: 'with the feat', on: wielder([sword, off(dagger)], { bab: 6, abilities: { str: 10 }, traits: ['two-weapon-fighting-feat'] }), ask: fullAttack('a', { primary: 'sword', offHand: 'dagger' }), check: bonuses(4, -1, 4) },
  { rule: `${W}two-weapon-fighting`, case: 'extra', given: 'one blow of the dagger in the preview', on: [wielder([sword, off(dagger)]), foe], ask: attack('a', 't', 'dagger', { twoWeapons: true }), check: only(['attack', 'two-weapons', -8]) },
  { rule: `${W}two-weapon-fighting`, case: 'extra', given: 'one blow of the sword in the preview', on: [wielder([sword, off(dagger)]), foe], ask: attack('a', 't', 'sword', { twoWeapons: true }), check: only(['attack', 'two-weapons', -4]) },
  { rule: `${W}object-size`, case: 0, given: 'a Medium dagger', on: wielder([dagger]), ask: weapon('a', 'dagger'), expect: { object: 'tiny' } },
  { rule: `${W}object-size`, case: 1, given: 'a Medium greatsword', on: wielder([greatsword]), ask: weapon('a', 'greatsword'), expect: { object: 'medium' } },
  { rule: `${W}object-size`, case: 'extra', given: 'a Large longsword', on: wielder([{ ...sword, size: 'large' }]), ask: weapon('a', 'sword'), expect: { object: 'medium' } },
  { rule: `${W}inappropriate-size`, case: 0, given: 'a Large longsword', on: wielder([{ ...sword, size: 'large' }]), ask: weapon('a', 'sword', { bonus: 0 }), expect: { usable: true, bonus: -2, effort: 'two-handed' } },
  { rule: `${W}inappropriate-size`, case: 1, given: 'a Large greatsword', on: wielder([{ ...greatsword, size: 'large' }]), ask: weapon('a', 'greatsword'), expect: { usable: false, why: ['wrong-size-weapon'] } },
  { rule: `${W}inappropriate-size`, case: 1, given: 'nor can it strike', on: [wielder([{ ...greatsword, size: 'large' }]), foe], ask: attack('a', 't', 'greatsword'), expect: { possible: false, why: ['wrong-size-weapon'] } },
  { rule: `${W}inappropriate-size`, case: 2, given: 'a Small greatsword', on: wielder([{ ...greatsword, size: 'small' }]), ask: weapon('a', 'greatsword', { bonus: 0 }), expect: { bonus: -2, effort: 'one-handed' } },
  { rule: `${W}inappropriate-size`, case: 'extra', given: 'a Huge dagger: two steps', on: wielder([{ ...dagger, size: 'huge' }]), ask: weapon('a', 'dagger', { bonus: 0 }), expect: { bonus: -4, effort: 'two-handed' } },
  { rule: `${W}natural-no-iteratives`, case: 0, given: 'a troll', on: wielder([claw, { ...claw, id: 'claw2' }, bite], { bab: 9, abilities: { str: 10 } }), ask: fullAttack('a', { natural: ['claw', 'claw2', 'bite'] }), check: bonuses(9, 9, 4) },
  { rule: `${W}natural-primary-secondary`, case: 0, given: 'a bite as an opportunity: the roll', on: [strong(claw, bite), foe], ask: attack('a', 't', 'bite', { action: 'opportunity', bonus: 7 }), expect: { bonus: 2, opportunities: [] } },
  { rule: `${W}natural-primary-secondary`, case: 0, given: 'a bite as an opportunity: the damage', on: strong(claw, bite), ask: weapon('a', 'bite'), expect: { strengthBonus: 2 } },
  { rule: `${W}natural-primary-secondary`, case: 1, given: 'sword and bite', on: wielder([sword, bite], { bab: 6, abilities: { str: 12 } }), ask: fullAttack('a', { primary: 'sword', natural: ['bite'] }), check: bonuses(7, 2, 2) },
  { rule: `${W}natural-primary-secondary`, case: 'extra', given: 'a primary claw beside a sword', on: wielder([sword, claw], { bab: 6, abilities: { str: 12 } }), ask: fullAttack('a', { primary: 'sword', natural: ['claw'] }), check: bonuses(7, 2, 2) },
  { rule: `${W}natural-primary-secondary`, case: 'extra', given: 'its only natural weapon', on: strong(claw), ask: weapon('a', 'claw'), expect: { strengthBonus: 6 } },
  { rule: `${W}natural-types`, case: 'extra', given: 'a bite', on: strong(bite), ask: weapon('a', 'bite'), expect: { damageTypes: ['bludgeoning', 'piercing', 'slashing'] } },
  { rule: `${W}improvised`, case: 0, given: 'a chair thrown 6 m', on: [wielder([{ id: 'chair', kind: 'thrown', tags: ['improvised'] }]), creature('t', 4, 0)], ask: attack('a', 't', 'chair'), check: only(['attack', 'range', -2], ['attack', 'improvised', -4]) },
  { rule: `${W}improvised`, case: 1, given: 'a table thrown', on: wielder([{ id: 'table', kind: 'thrown', twoHanded: true, tags: ['improvised'] }]), ask: weapon('a', 'table'), expect: { action: 'full-round', critical: { from: 20, times: 2 }, rangeIncrement: 2 } },
  { rule: `${W}improvised`, case: 'extra', given: 'a bottle thrown', on: wielder([{ id: 'bottle', kind: 'thrown', tags: ['improvised'] }]), ask: weapon('a', 'bottle'), expect: { action: 'standard' } },
]);
