/** Sigil: precision damage, critical threats, nonlethal attacks. */
import { archer, cases, creature, hero, light, type Answer } from '../cases.ts';
import { row } from '../rows.ts';
import { attack, roll, swung } from '../asks/attacks.ts';

const D = 'sigil.damage.';
const blow = (more = {}) => attack('a', 't', 'sword', more);
const range = (x: number, y: number) => [archer('a', 0, 0), creature('t', x, y)];
const arrow = (more = {}) => attack('a', 't', 'bow', more);
const barred = (why: string): Answer => ({
  precision: { allowed: false, sneak: false, why: [why] },
});
const openly = { precision: { allowed: true, why: [] } };
const flanked = [creature('t', 1, 0, { type: 'humanoid' }), hero('b', 2, 0)];
const armed = (more: object) => hero('a', 0, 0, { attacks: [swung('sword', more)] });
const longsword = { threatFrom: 19 };

export default cases('sigil', [
  row(`${D}precision-requirements`, 0, 'a weapon it cannot use')
    .on(armed({ proficient: false }), flanked)
    .ask(blow())
    .gives(barred('non-proficient')),
  row(`${D}precision-requirements`, 'extra', 'a weapon it can use')
    .on(armed({ proficient: true }), flanked)
    .ask(blow())
    .gives({ precision: { allowed: true, sneak: true, openings: ['flanking'] }, unknown: [] }),
  row(`${D}precision-requirements`, 'extra', 'precision damage with an unknown proficiency')
    .on(armed({}), flanked)
    .ask(blow())
    .gives({ precision: { sneak: true }, unknown: ['creatures.a.attacks.sword.proficient'] }),
  row(`${D}precision-requirements`, 'extra', 'with the flat of the blade')
    .on(armed({ proficient: true }), flanked)
    .ask(blow({ damage: 'nonlethal' }))
    .gives(barred('nonlethal')),
  row(`${D}precision-requirements`, 'extra', 'at an amorphous thing')
    .on(
      armed({ proficient: true }),
      creature('t', 1, 0, { traits: ['amorphous'] }),
      hero('b', 2, 0),
    )
    .ask(blow())
    .gives(barred('immune')),
  row(`${D}precision-range`, 0, 'six squares').on(range(6, 0)).ask(arrow()).gives(openly),
  row(`${D}precision-range`, 1, 'five diagonals')
    .on(range(5, 5))
    .ask(arrow())
    .gives({ ...barred('too-far'), distance: 7 }),
  row(`${D}precision-range`, 2, 'five and two').on(range(5, 2)).ask(arrow()).gives(openly),
  row(`${D}precision-range`, 'extra', 'a longspear has no such limit')
    .on(hero('a', 0, 0, { attacks: 'longspear' }), creature('t', 2, 0))
    .ask(attack('a', 't', 'longspear'))
    .cites(`${D}precision-requirements`)
    .gives(openly),
  row(`${D}precision-negated-by-concealment`, 0, 'flanking in dim light')
    .on(light('dim'), hero('a', 0, 0), flanked)
    .ask(blow())
    .gives({ ...barred('concealment'), missChance: 20 }),
  row(`${D}precision-negated-by-concealment`, 'extra', 'with darkvision')
    .on(light('dim'), hero('a', 0, 0, { traits: ['darkvision-12'] }), flanked)
    .ask(blow())
    .uncited('a control: with darkvision nothing is concealed')
    .gives({ precision: { sneak: true } }),
  row(`${D}precision-multiple`, 0, 'precision damage on the second ray of a spell')
    .on(range(4, 0))
    .ask(arrow({ action: 'volley', nth: 2 }))
    .gives(barred('not-first')),
  row(`${D}precision-multiple`, 0, 'the first ray')
    .on(range(4, 0))
    .ask(arrow({ action: 'volley', nth: 1 }))
    .gives(openly),
  row(`${D}precision-multiple`, 'extra', 'precision damage on the second attack of a full attack')
    .on(range(4, 0))
    .ask(arrow({ action: 'full-attack', nth: 2 }))
    .gives(openly),
  row(`${D}nonlethal-swap-penalty`, 0, 'a sword used flat')
    .on(hero('a', 0, 0, { attacks: [swung('sword', { tags: ['slashing'] })] }), creature('t', 1, 0))
    .ask(blow({ bonus: 6, damage: 'nonlethal' }))
    .gives({ bonus: 2, nonlethal: true }),
  row(`${D}nonlethal-swap-penalty`, 0, 'the kind of damage stays')
    .on(hero('a', 0, 0, { attacks: [swung('sword', { tags: ['slashing'] })] }))
    .ask({ ask: 'weapon', of: 'a', with: 'sword', damage: 'nonlethal', bonus: 6 })
    .gives({ bonus: 2, nonlethal: true, damageTypes: ['slashing'] }),
  row(`${D}nonlethal-swap-penalty`, 'extra', 'a fist meant to kill')
    .on(hero('a', 0, 0, { attacks: 'fist' }), creature('t', 1, 0))
    .ask(attack('a', 't', 'fist', { bonus: 6, damage: 'lethal' }))
    .gives({ bonus: 2, nonlethal: false }),
  row(`${D}nonlethal-swap-penalty`, 'extra', 'a fist as fists are')
    .on(hero('a', 0, 0, { attacks: 'fist' }), creature('t', 1, 0))
    .ask(attack('a', 't', 'fist', { bonus: 6, damage: 'nonlethal' }))
    .gives({ bonus: 6 }),
  row(`${D}critical-threat`, 0, 'die 19, a miss')
    .on()
    .ask(roll(19, 2, 22, longsword))
    .gives({ total: 21, outcome: 'miss', threat: false, critical: false }),
  row(`${D}critical-threat`, 1, 'die 20, not confirmed')
    .on()
    .ask(roll(20, 2, 22, { ...longsword, confirm: 10 }))
    .gives({ outcome: 'hit', threat: true, critical: false }),
  row(`${D}critical-threat`, 'extra', 'die 19, confirmed')
    .on()
    .ask(roll(19, 5, 22, { ...longsword, confirm: 17 }))
    .gives({ threat: true, critical: true }),
  row(`${D}critical-threat`, 'extra', 'die 19 with a club')
    .on()
    .ask(roll(19, 5, 22))
    .uncited('a control: the die is below the threat range')
    .gives({ outcome: 'hit', threat: false }),
  row(`${D}critical-threat`, 'extra', 'the weapon’s own range, the situation’s bonus')
    .on(
      hero('a', 0, 0, { attacks: [swung('sword', { critical: { from: 19, times: 2 } })] }),
      creature('t', 1, 0),
      hero('b', 2, 0),
    )
    .ask(roll(19, 1, 22, { from: 'a', to: 't', with: 'sword', confirm: 18 }))
    .gives({ total: 22, outcome: 'hit', threat: true, critical: false }),
  row(`${D}critical-immunity`, 'extra', 'the immune')
    .on(hero('a', 0, 0), creature('t', 1, 0, { traits: ['undead'] }))
    .ask(roll(20, 5, 22, { from: 'a', to: 't', with: 'sword', confirm: 20 }))
    .gives({ outcome: 'hit', critical: false }),
]);
