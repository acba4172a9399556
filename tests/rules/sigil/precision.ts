/** Sigil: precision damage, critical threats, nonlethal attacks. */
import { archer, cases, creature, hero, light, type Answer } from '../cases.ts';
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
  {
    rule: `${D}precision-requirements`,
    case: 0,
    given: 'a weapon it cannot use',
    on: [armed({ proficient: false }), flanked],
    ask: blow(),
    expect: barred('non-proficient'),
  },
  {
    rule: `${D}precision-requirements`,
    case: 'extra',
    given: 'a weapon it can use',
    on: [armed({ proficient: true }), flanked],
    ask: blow(),
    expect: { precision: { allowed: true, sneak: true, openings: ['flanking'] }, unknown: [] },
  },
  {
    rule: `${D}precision-requirements`,
    case: 'extra',
    given: 'precision damage with an unknown proficiency',
    on: [armed({}), flanked],
    ask: blow(),
    expect: { precision: { sneak: true }, unknown: ['creatures.a.attacks.sword.proficient'] },
  },
  {
    rule: `${D}precision-requirements`,
    case: 'extra',
    given: 'with the flat of the blade',
    on: [armed({ proficient: true }), flanked],
    ask: blow({ damage: 'nonlethal' }),
    expect: barred('nonlethal'),
  },
  {
    rule: `${D}precision-requirements`,
    case: 'extra',
    given: 'at an amorphous thing',
    on: [
      armed({ proficient: true }),
      creature('t', 1, 0, { traits: ['amorphous'] }),
      hero('b', 2, 0),
    ],
    ask: blow(),
    expect: barred('immune'),
  },
  {
    rule: `${D}precision-range`,
    case: 0,
    given: 'six squares',
    on: range(6, 0),
    ask: arrow(),
    expect: openly,
  },
  {
    rule: `${D}precision-range`,
    case: 1,
    given: 'five diagonals',
    on: range(5, 5),
    ask: arrow(),
    expect: { ...barred('too-far'), distance: 7 },
  },
  {
    rule: `${D}precision-range`,
    case: 2,
    given: 'five and two',
    on: range(5, 2),
    ask: arrow(),
    expect: openly,
  },
  {
    rule: `${D}precision-range`,
    case: 'extra',
    given: 'a longspear has no such limit',
    on: [hero('a', 0, 0, { attacks: 'longspear' }), creature('t', 2, 0)],
    ask: attack('a', 't', 'longspear'),
    expect: openly,
    cites: [`${D}precision-requirements`],
  },
  {
    rule: `${D}precision-negated-by-concealment`,
    case: 0,
    given: 'flanking in dim light',
    on: [light('dim'), hero('a', 0, 0), flanked],
    ask: blow(),
    expect: { ...barred('concealment'), missChance: 20 },
  },
  {
    rule: `${D}precision-negated-by-concealment`,
    case: 'extra',
    given: 'with darkvision',
    on: [light('dim'), hero('a', 0, 0, { traits: ['darkvision-12'] }), flanked],
    ask: blow(),
    expect: { precision: { sneak: true } },
    uncited: 'a control: with darkvision nothing is concealed',
  },
  {
    rule: `${D}precision-multiple`,
    case: 0,
    given: 'precision damage on the second ray of a spell',
    on: range(4, 0),
    ask: arrow({ action: 'volley', nth: 2 }),
    expect: barred('not-first'),
  },
  {
    rule: `${D}precision-multiple`,
    case: 0,
    given: 'the first ray',
    on: range(4, 0),
    ask: arrow({ action: 'volley', nth: 1 }),
    expect: openly,
  },
  {
    rule: `${D}precision-multiple`,
    case: 'extra',
    given: 'precision damage on the second attack of a full attack',
    on: range(4, 0),
    ask: arrow({ action: 'full-attack', nth: 2 }),
    expect: openly,
  },
  {
    rule: `${D}nonlethal-swap-penalty`,
    case: 0,
    given: 'a sword used flat',
    on: [
      hero('a', 0, 0, { attacks: [swung('sword', { tags: ['slashing'] })] }),
      creature('t', 1, 0),
    ],
    ask: blow({ bonus: 6, damage: 'nonlethal' }),
    expect: { bonus: 2, nonlethal: true },
  },
  {
    rule: `${D}nonlethal-swap-penalty`,
    case: 0,
    given: 'the kind of damage stays',
    on: [hero('a', 0, 0, { attacks: [swung('sword', { tags: ['slashing'] })] })],
    ask: { ask: 'weapon', of: 'a', with: 'sword', damage: 'nonlethal', bonus: 6 },
    expect: { bonus: 2, nonlethal: true, damageTypes: ['slashing'] },
  },
  {
    rule: `${D}nonlethal-swap-penalty`,
    case: 'extra',
    given: 'a fist meant to kill',
    on: [hero('a', 0, 0, { attacks: 'fist' }), creature('t', 1, 0)],
    ask: attack('a', 't', 'fist', { bonus: 6, damage: 'lethal' }),
    expect: { bonus: 2, nonlethal: false },
  },
  {
    rule: `${D}nonlethal-swap-penalty`,
    case: 'extra',
    given: 'a fist as fists are',
    on: [hero('a', 0, 0, { attacks: 'fist' }), creature('t', 1, 0)],
    ask: attack('a', 't', 'fist', { bonus: 6, damage: 'nonlethal' }),
    expect: { bonus: 6 },
  },
  {
    rule: `${D}critical-threat`,
    case: 0,
    given: 'die 19, a miss',
    on: [],
    ask: roll(19, 2, 22, longsword),
    expect: { total: 21, outcome: 'miss', threat: false, critical: false },
  },
  {
    rule: `${D}critical-threat`,
    case: 1,
    given: 'die 20, not confirmed',
    on: [],
    ask: roll(20, 2, 22, { ...longsword, confirm: 10 }),
    expect: { outcome: 'hit', threat: true, critical: false },
  },
  {
    rule: `${D}critical-threat`,
    case: 'extra',
    given: 'die 19, confirmed',
    on: [],
    ask: roll(19, 5, 22, { ...longsword, confirm: 17 }),
    expect: { threat: true, critical: true },
  },
  {
    rule: `${D}critical-threat`,
    case: 'extra',
    given: 'die 19 with a club',
    on: [],
    ask: roll(19, 5, 22),
    expect: { outcome: 'hit', threat: false },
    uncited: 'a control: the die is below the threat range',
  },
  {
    rule: `${D}critical-threat`,
    case: 'extra',
    given: 'the weapon’s own range, the situation’s bonus',
    on: [
      hero('a', 0, 0, { attacks: [swung('sword', { critical: { from: 19, times: 2 } })] }),
      creature('t', 1, 0),
      hero('b', 2, 0),
    ],
    ask: roll(19, 1, 22, { from: 'a', to: 't', with: 'sword', confirm: 18 }),
    expect: { total: 22, outcome: 'hit', threat: true, critical: false },
  },
  {
    rule: `${D}critical-immunity`,
    case: 'extra',
    given: 'the immune',
    on: [hero('a', 0, 0), creature('t', 1, 0, { traits: ['undead'] })],
    ask: roll(20, 5, 22, { from: 'a', to: 't', with: 'sword', confirm: 20 }),
    expect: { outcome: 'hit', critical: false },
  },
]);
