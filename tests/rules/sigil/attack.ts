/** Attacks: whom they reach, what changes them, whom they provoke, what the dice then say. */
import { expect } from 'vitest';
import { archer, block, cases, cell, creature, exactly, fog, glassWall, hero, ogre, smoke, turn, wall, corridor } from '../cases.ts';
import { all } from '../checks.ts';
import { armour, attack, bonuses, defence, fullAttack, hurled, only, owed, roll, shot, swung, without } from '../asks/attacks.ts';

const A = 'sigil.attack.';
const blow = (more = {}) => attack('a', 't', 'sword', more);
const arrow = (more = {}) => attack('a', 't', 'bow', more);
const far = (x: number, increment: number, kind: 'ranged' | 'thrown') => [
  exactly(120, 3), hero('a', 0, 1, { attacks: [kind === 'ranged' ? shot('bow', increment) : hurled('bow', increment)] }), creature('t', x, 1, { attacks: 'none' }),
];
const parts = (dexterity: number, armourBonus: number, more: object[] = []): object[] => [{ type: 'dexterity', value: dexterity }, { type: 'armour', value: armourBonus }, ...more];
const spent = (s: object): ReturnType<typeof turn> => turn({ round: 2, active: 'a', order: ['a'], spent: s });
const veteran = (bab: number, more = {}) => [hero('a', 0, 0, { bab, abilities: { str: 10 }, ...more })];
const unseen = [hero('a', 1, 1), creature('t', 2, 0, { conditions: ['invisible'] })];

export default cases('sigil', [
  { rule: `${A}attack-is-standard-action`, case: 0, given: 'BAB +11, a move and an attack', on: [veteran(11), spent({ move: 1, moved: 2 })], ask: fullAttack('a', { action: 'standard', primary: 'sword' }), expect: { legal: true }, check: bonuses(11) },
  { rule: `${A}melee-adjacent`, case: 0, given: 'diagonally', on: [hero('a', 0, 0), creature('t', 1, 1)], ask: blow(), expect: { possible: true } },
  { rule: `${A}melee-adjacent`, case: 1, given: 'two squares away', on: [hero('a', 0, 0), creature('t', 2, 0)], ask: blow(), expect: { possible: false, why: ['out-of-reach'] } },
  { rule: `${A}melee-adjacent`, case: 'extra', given: 'a longspear at two squares', on: [hero('a', 0, 0, { attacks: 'longspear' }), creature('t', 2, 0)], ask: attack('a', 't', 'longspear'), expect: { possible: true } },
  { rule: `${A}melee-adjacent`, case: 'extra', given: 'a longspear beside', on: [hero('a', 0, 0, { attacks: 'longspear' }), creature('t', 1, 0)], ask: attack('a', 't', 'longspear'), expect: { possible: false, why: ['too-near'] },
    cites: ['sigil.reach.reach-weapon-not-close'] },
  { rule: `${A}melee-adjacent`, case: 'extra', given: 'from above, two squares up', on: [hero('a', 0, 0, { elevation: 2 }), creature('t', 1, 0)], ask: blow(), expect: { possible: false, why: ['out-of-reach'] } },
  { rule: `${A}unarmed-strike-provokes`, case: 0, given: 'a fist against one of two guards', on: [hero('a', 0, 0, { attacks: 'fist' }), creature('t', 1, 0), creature('u', 0, 1)], ask: attack('a', 't', 'fist'), expect: { nonlethal: true }, check: owed('t') },
  { rule: `${A}unarmed-strike-provokes`, case: 'extra', given: 'trained fists', on: [hero('a', 0, 0, { attacks: 'fist', traits: ['improved-unarmed-strike'] }), creature('t', 1, 0)], ask: attack('a', 't', 'fist'), expect: { nonlethal: false }, check: owed(), uncited: 'a control: trained fists do not provoke' },
  { rule: `${A}unarmed-strike-provokes`, case: 'extra', given: 'against the unarmed', on: [hero('a', 0, 0, { attacks: 'fist' }), creature('t', 1, 0, { attacks: 'none' })], ask: attack('a', 't', 'fist'), check: owed() },
  { rule: `${A}natural-weapon-is-armed`, case: 0, given: 'a wolf’s bite', on: [hero('a', 0, 0, { attacks: 'natural' }), creature('t', 1, 0)], ask: attack('a', 't', 'claw'), check: owed() },
  { rule: `${A}ranged-attack`, case: 0, given: 'fog between', on: [archer('a', 0, 0), creature('t', 6, 0), fog(3, 0), fog(3, 1), fog(3, -1)], ask: arrow(), expect: { possible: true, missChance: 20 } },
  { rule: `${A}ranged-attack`, case: 1, given: 'a pane between', on: [archer('a', 0, 0), creature('t', 6, 0), glassWall(3, -9, 3, 28)], ask: arrow(), expect: { possible: false, why: ['total-cover'] } },
  { rule: `${A}ranged-attack-provokes`, case: 0, given: 'two enemies beside', on: [archer('a', 0, 0), creature('t', 1, 0), creature('u', 0, 1)], ask: arrow(), check: owed('t', 'u') },
  { rule: `${A}ranged-attack-provokes`, case: 1, given: 'the nearest two squares away', on: [archer('a', 0, 0), creature('t', 2, 0)], ask: arrow(), check: owed() },
  { rule: `${A}ranged-attack-provokes`, case: 'extra', given: 'one of them flat-footed, an ally beside too', on: [archer('a', 0, 0), creature('t', 1, 0), creature('u', 0, 1, { conditions: ['flat-footed'] }), hero('b', 1, 1)], ask: arrow(), check: owed('t') },
  { rule: `${A}range-increment-penalty`, case: 0, given: 'at the first increment’s end', on: far(10, 10, 'ranged'), ask: arrow(), check: only() },
  { rule: `${A}range-increment-penalty`, case: 1, given: 'a square more', on: far(11, 10, 'ranged'), ask: arrow(), check: only(['attack', 'range', -2]) },
  { rule: `${A}range-increment-penalty`, case: 2, given: 'in the fourth increment', on: far(31, 10, 'ranged'), ask: arrow(), check: only(['attack', 'range', -6]) },
  { rule: `${A}range-increment-penalty`, case: 'extra', given: 'with Far Shot', on: [exactly(120, 3), hero('a', 0, 1, { attacks: [shot('bow', 10)], traits: ['far-shot'] }), creature('t', 31, 1)], ask: arrow(), check: only(['attack', 'range', -4]) },
  { rule: `${A}maximum-range`, case: 0, given: 'ten increments', on: far(100, 10, 'ranged'), ask: arrow(), expect: { possible: true }, check: only(['attack', 'range', -18]) },
  { rule: `${A}maximum-range`, case: 1, given: 'a square more', on: far(101, 10, 'ranged'), ask: arrow(), expect: { possible: false, why: ['out-of-range'] } },
  { rule: `${A}maximum-range`, case: 2, given: 'a javelin beyond five increments', on: far(31, 6, 'thrown'), ask: arrow(), expect: { possible: false, why: ['out-of-range'] } },
  { rule: `${A}maximum-range`, case: 'extra', given: 'a javelin at five increments', on: far(30, 6, 'thrown'), ask: arrow(), expect: { possible: true }, check: only(['attack', 'range', -8]) },
  { rule: `${A}shooting-into-melee`, case: 0, given: 'an ally at grips with the target', on: [archer('a', 0, 0), hero('b', 5, 1), creature('t', 6, 0)], ask: arrow(), check: only(['attack', 'into-melee', -4]) },
  { rule: `${A}shooting-into-melee`, case: 1, given: 'an unarmed ally', on: [archer('a', 0, 0), hero('b', 5, 1, { attacks: 'none' }), creature('t', 6, 0)], ask: arrow(), check: only() },
  { rule: `${A}shooting-into-melee`, case: 'extra', given: 'by one with Precise Shot', on: [archer('a', 0, 0, { traits: ['precise-shot'] }), hero('b', 5, 1), creature('t', 6, 0)], ask: arrow(), check: only() },
  { rule: `${A}shooting-into-melee`, case: 'extra', given: 'a helpless target fights nobody', on: [archer('a', 0, 0), hero('b', 5, 1), creature('t', 6, 0, { conditions: ['helpless'] })], ask: arrow(), check: without('into-melee') },
  { rule: `${A}shooting-into-melee-far-square`, case: 0, given: 'a Large target with a square far enough', on: [archer('a', 5, 8), hero('b', 4, 0), ogre('t', 5, 0)], ask: arrow(), check: only() },
  { rule: `${A}shooting-into-melee-far-square`, case: 1, given: 'a Medium one beside the ally', on: [archer('a', 0, 5), hero('b', 4, 0), creature('t', 5, 1)], ask: arrow(), check: only(['attack', 'into-melee', -4]) },
  { rule: `${A}shooting-into-melee-far-square`, case: 2, given: 'two spiked chains at two squares', on: [archer('a', 0, 5), hero('b', 4, 0, { attacks: 'chain' }), creature('t', 6, 0, { attacks: 'chain' })], ask: arrow(), check: only() },
  { rule: `${A}shooting-into-melee-far-square`, case: 'extra', given: 'an ally on either side of the Large one', on: [archer('a', 5, 8), hero('b', 4, 0), hero('c', 7, 0), ogre('t', 5, 0)], ask: arrow(), check: only(['attack', 'into-melee', -4]) },

  { rule: `${A}touch-attack`, case: 0, given: 'armour, shield and natural armour', on: [], ask: defence(parts(2, 5, [{ type: 'shield', value: 2 }, { type: 'natural-armour', value: 1 }]), { against: 'touch' }), expect: { ac: 12 } },
  { rule: `${A}touch-attack`, case: 'extra', given: 'their magic with them', on: [], ask: defence(parts(2, 5, [{ type: 'enhancement', to: 'armour', value: 3 }]), { against: 'touch' }), expect: { ac: 12 } },
  { rule: `${A}touch-spell-caster-is-armed`, case: 0, given: 'a touch that carries a spell', on: [hero('a', 0, 0, { attacks: [swung('touch', { unarmed: true, tags: ['touch'] })] }), creature('t', 1, 0)], ask: attack('a', 't', 'touch'), expect: { against: 'touch' }, check: owed() },
  { rule: `${A}incorporeal-touch-is-not-touch`, case: 0, given: 'a ghost’s touch', on: [hero('a', 0, 0, { conditions: ['incorporeal'], attacks: 'natural' }), creature('t', 1, 0)], ask: attack('a', 't', 'claw'), expect: { against: 'incorporeal-touch' } },
  { rule: `${A}incorporeal-touch-is-not-touch`, case: 'extra', given: 'an armour of force stops it, plate does not', on: [], ask: defence([{ type: 'armour', value: 4, force: true }, { type: 'natural-armour', value: 3 }], { against: 'incorporeal-touch' }), expect: { ac: 14 } },
  { rule: `${A}full-attack`, case: 0, given: 'BAB +6', on: veteran(6), ask: fullAttack('a', { primary: 'sword' }), check: bonuses(6, 1) },
  { rule: `${A}full-attack-order`, case: 0, given: 'BAB +11, one made: what is left', on: veteran(11), ask: fullAttack('a', { primary: 'sword', made: 1 }), expect: { left: [{ bonus: 6 }, { bonus: 1 }] } },
  { rule: `${A}full-attack-order`, case: 0, given: 'the next at another creature in reach', on: [hero('a', 0, 0), creature('t', 1, 0, { conditions: ['dying'] }), creature('u', 0, 1)], ask: attack('a', 'u', 'sword', { action: 'full-attack', nth: 2 }), expect: { possible: true }, uncited: 'a single attack is asked about: the order among several is not in play' },
  { rule: `${A}full-attack-five-foot-step`, case: 0, given: 'a step between two attacks', on: [veteran(6), spent({ step: true, moved: 1, standard: true })], ask: fullAttack('a', { primary: 'sword', made: 1 }), expect: { legal: true } },
  { rule: `${A}full-attack-five-foot-step`, case: 1, given: 'after a move of 3 m', on: [veteran(6), spent({ move: 1, moved: 2 })], ask: fullAttack('a', { primary: 'sword' }), expect: { legal: false, why: ['no-action-left'] } },
  { rule: `${A}base-attack-bonus-iteratives`, case: 0, given: 'BAB +5', on: veteran(5), ask: fullAttack('a', { primary: 'sword' }), check: bonuses(5) },
  { rule: `${A}base-attack-bonus-iteratives`, case: 1, given: 'BAB +12', on: veteran(12), ask: fullAttack('a', { primary: 'sword' }), check: bonuses(12, 7, 2) },
  { rule: `${A}base-attack-bonus-iteratives`, case: 2, given: 'BAB +20', on: veteran(20), ask: fullAttack('a', { primary: 'sword' }), check: bonuses(20, 15, 10, 5) },
  { rule: `${A}base-attack-bonus-iteratives`, case: 'extra', given: 'BAB +25: four and no more', on: veteran(25), ask: fullAttack('a', { primary: 'sword' }), check: bonuses(25, 20, 15, 10) },
  { rule: `${A}armor-class`, case: 0, given: 'Medium, armour and shield', on: [], ask: defence(parts(2, 5, [{ type: 'shield', value: 1 }])), expect: { ac: 18 } },
  { rule: `${A}armor-class`, case: 1, given: 'Large, natural armour', on: [ogre('t', 0, 0)], ask: defence([{ type: 'dexterity', value: 2 }, { type: 'natural-armour', value: 4 }], { of: 't' }), expect: { ac: 15 } },
  { rule: `${A}flat-footed-ac`, case: 0, given: 'Dexterity and dodge lost', on: [], ask: defence(armour(18, 2, 1), { against: 'flat-footed' }), expect: { ac: 15 } },
  { rule: `${A}flat-footed-ac`, case: 'extra', given: 'by its condition', on: [creature('t', 0, 0, { conditions: ['flat-footed'] })], ask: defence(armour(18, 2, 1), { of: 't' }), expect: { ac: 15 } },
  { rule: `${A}touch-ac`, case: 0, given: 'Dexterity and dodge', on: [], ask: defence([{ type: 'dexterity', value: 3 }, { type: 'dodge', value: 1 }, { type: 'armour', value: 8 }], { against: 'touch' }), expect: { ac: 14 } },
  { rule: `${A}touch-ac`, case: 1, given: 'and deflection', on: [], ask: defence([{ type: 'dexterity', value: 3 }, { type: 'dodge', value: 1 }, { type: 'armour', value: 8 }, { type: 'deflection', value: 2 }], { against: 'touch' }), expect: { ac: 16 } },
  { rule: `${A}may-forgo-defence`, case: 0, given: 'a climber lets itself be touched', on: [], ask: defence(parts(3, 5), { against: 'touch', forgo: ['dexterity'] }), expect: { ac: 10, dropped: [{ why: 'forgone' }, { why: 'ignored' }] } },
  { rule: `${A}may-forgo-defence`, case: 0, given: 'a climber that does not', on: [], ask: defence(parts(3, 5), { against: 'touch' }), expect: { ac: 13 }, uncited: 'a control: nothing is forgone' },
  { rule: `${A}may-forgo-defence`, case: 'extra', given: 'the dodge bonus alone', on: [], ask: defence(armour(16, 3, 1), { forgo: ['dodge'] }), expect: { ac: 15 } },
  { rule: `${A}attack-roll`, case: 0, given: 'die 8', on: [], ask: roll(8, 7, 15), expect: { total: 15, outcome: 'hit' } },
  { rule: `${A}attack-roll`, case: 0, given: 'BAB +4 and Strength +3', on: veteran(4, { abilities: { str: 16 } }), ask: fullAttack('a', { primary: 'sword' }), check: bonuses(7) },
  { rule: `${A}attack-roll`, case: 1, given: 'die 7', on: [], ask: roll(7, 7, 15), expect: { total: 14, outcome: 'miss' } },
  { rule: `${A}natural-1-and-20`, case: 0, given: 'die 1', on: [], ask: roll(1, 24, 10), expect: { outcome: 'miss', why: 'natural-1' } },
  { rule: `${A}natural-1-and-20`, case: 1, given: 'die 20', on: [], ask: roll(20, 2, 40), expect: { outcome: 'hit', threat: true } },

  { rule: 'sigil.cover.destroying', case: 0, given: 'turned by the cover alone', on: [], ask: roll(10, 7, 19, { cover: 4, damageDealt: 9, hardness: 5 }), expect: { outcome: 'miss', coverStruck: { damage: 4 } } },
  { rule: 'sigil.cover.destroying', case: 1, given: 'a miss in any case', on: [], ask: roll(7, 7, 19, { cover: 4, damageDealt: 9, hardness: 5 }), expect: { outcome: 'miss' }, check: (a) => expect(a['coverStruck']).toBeUndefined() },
  { rule: 'sigil.concealment.miss-chance', case: 0, given: 'percentile 20', on: [], ask: roll(15, 5, 15, { missChance: 20, missDie: 20 }), expect: { outcome: 'miss', why: 'concealment' } },
  { rule: 'sigil.concealment.miss-chance', case: 1, given: 'percentile 21', on: [], ask: roll(15, 5, 15, { missChance: 20, missDie: 21 }), expect: { outcome: 'hit' } },
  { rule: 'sigil.concealment.total-miss-chance', case: 0, given: 'percentile 50', on: [], ask: roll(15, 5, 15, { missChance: 50, missDie: 50 }), expect: { outcome: 'miss' } },
  { rule: 'sigil.concealment.total-miss-chance', case: 1, given: 'percentile 51', on: [], ask: roll(15, 5, 15, { missChance: 50, missDie: 51 }), expect: { outcome: 'hit' } },
  { rule: 'sigil.concealment.total-no-targeting', case: 0, given: 'the wrong square', on: unseen, ask: blow({ at: [1, 0] }), expect: { missChance: 100, notes: [{ why: 'wrong-square' }] } },
  { rule: 'sigil.concealment.total-no-targeting', case: 1, given: 'its square', on: unseen, ask: blow({ at: [2, 0] }), expect: { possible: true, missChance: 50, notes: [] } },
  { rule: 'sigil.concealment.total-no-targeting', case: 'extra', given: 'no square named', on: unseen, ask: blow(), expect: { possible: false, why: ['total-concealment'] } },
  { rule: 'sigil.light.into-darkness-counts-blind', case: 0, given: 'out of the light into the dark', on: [hero('a', 0, 0), creature('t', 1, 0), cell(1, 0, { light: 'dark' })], ask: blow({ at: [1, 0] }), expect: { possible: true, missChance: 50 } },
  { rule: 'sigil.light.into-darkness-counts-blind', case: 1, given: 'out of the dark at one in the light', on: [creature('a', 1, 0), hero('t', 0, 0), cell(1, 0, { light: 'dark' })], ask: blow({ parts: armour(15, 2) }), expect: { ac: 11 } },
  { rule: 'sigil.light.into-darkness-counts-blind', case: 'extra', given: 'at one that sees in the dark', on: [creature('a', 1, 0), hero('t', 0, 0, { traits: ['darkvision-12'] }), cell(1, 0, { light: 'dark' })], ask: blow({ parts: armour(15, 2) }), expect: { ac: 15, deniesDexterity: [] }, uncited: 'a control: darkvision sees in the dark, so it does not count as blind' },
  { rule: 'sigil.light.bright', case: 0, given: 'light-sensitive, in bright light', on: [hero('a', 0, 0, { traits: ['light-sensitivity'] }), creature('t', 1, 0)], ask: blow(), expect: { notes: [{ why: 'may-be-dazzled' }] } },
  { rule: 'sigil.light.bright', case: 'extra', given: 'in dim light, or with other eyes', on: [hero('a', 0, 0, { traits: ['light-sensitivity'] }), creature('t', 1, 0), cell(0, 0, { light: 'dim' })], ask: blow(), expect: { notes: [] }, uncited: 'a control: this light or these eyes bring no penalty' },
  { rule: 'sigil.movement.run-loses-dex', case: 0, given: 'a runner struck', on: [hero('a', 0, 0), creature('t', 1, 0, { conditions: ['running'] })], ask: blow({ parts: armour(16, 3) }), expect: { ac: 13 } },
  { rule: 'sigil.cover.total', case: 'extra', given: 'no attack through a wall', on: [archer('a', 0, 0), creature('t', 6, 0), wall(3, -9, 3, 28)], ask: arrow(), expect: { possible: false, why: ['total-cover'] } },
  { rule: 'sigil.flanking.bonus', case: 'extra', given: 'in the preview of a blow', on: [hero('a', 0, 0), creature('t', 1, 0), hero('b', 2, 0)], ask: blow(), check: only(['attack', 'flanking', 2]) },
  { rule: 'sigil.flanking.melee-only', case: 'extra', given: 'in the preview of a shot', on: [archer('a', 0, 0), creature('t', 1, 0), hero('b', 2, 0)], ask: arrow(), check: all(without('flanking')) },
  { rule: 'sigil.concealment.total-definition', case: 'extra', given: 'smoke closes a corridor: a shot at the square', on: [corridor(0), archer('a', 0, 0), creature('t', 4, 0), smoke(2, 0)], ask: arrow({ at: [4, 0] }), expect: { possible: true, missChance: 50 } },
  { rule: 'sigil.cover.total', case: 'extra', given: 'a solid square in a corridor', on: [corridor(0), archer('a', 0, 0), creature('t', 4, 0), block(2, 0)], ask: arrow({ at: [4, 0] }), expect: { possible: false } },
]);
