/** The invisible, the bodiless, the ethereal. */
import { armour, attack, defence, only } from '../asks/attacks.ts';
import { hide } from '../asks/movements.ts';
import { body, grope, harm, noticeUnseen, through } from '../asks/states.ts';
import { block, cases, cell, concealment, cover, creature, hero, type Case, type CreatureMore, type Thing } from '../cases.ts';

const unseen = (x: number, y: number, more: CreatureMore = {}): Thing => creature('t', x, y, { conditions: ['invisible'], ...more });
const ghost = (x: number, y: number, more: CreatureMore = {}): Thing => creature('g', x, y, { traits: ['incorporeal'], ...more });

const HIDES: CreatureMore = { skills: { hide: { bonus: 5 } } };

const rows: Case[] = [
  { rule: 'sigil.condition.invisible-sight', case: 0, given: 'the enemy knows the square', on: [hero('a', 0, 0), unseen(1, 0)], ask: concealment('a', 't', 'melee'), expect: { degree: 'total', missChance: 50 } },
  { rule: 'sigil.condition.invisible-sight', case: 'extra', given: 'darkvision does not help', on: [hero('a', 0, 0, { traits: ['darkvision-12'] }), unseen(1, 0)], ask: concealment('a', 't', 'melee'), expect: { degree: 'total' } },
  { rule: 'sigil.condition.invisible-sight', case: 'extra', given: 'blindsight does', on: [hero('a', 0, 0, { traits: ['blindsight-12'] }), unseen(1, 0)], ask: concealment('a', 't', 'melee'), expect: { degree: 'none' }, uncited: 'a control: blindsight leaves nothing invisible' },
  { rule: 'sigil.condition.invisible-sight', case: 'extra', given: 'Listen beats the DC by 20', on: [unseen(0, 0)], ask: noticeUnseen('t', 15, 35), expect: { notices: 'square' } },
  { rule: 'sigil.condition.invisible-sight', case: 'extra', given: 'by 19', on: [unseen(0, 0)], ask: noticeUnseen('t', 15, 34), expect: { notices: 'presence', squareFrom: 35 } },
  { rule: 'sigil.condition.invisible-sight', case: 'extra', given: 'not at all', on: [unseen(0, 0)], ask: noticeUnseen('t', 15, 14), expect: { notices: 'nothing' } },

  { rule: 'sigil.condition.invisible-attack', case: 0, given: 'attack +5 against AC 15 with +2 of Dexterity', on: [hero('a', 0, 0, { conditions: ['invisible'] }), creature('t', 1, 0, { abilities: { dex: 14 } })],
    ask: attack('a', 't', 'sword', { bonus: 5, parts: armour(15, 2) }), expect: { bonus: 7, ac: 13 }, check: only(['attack', 'invisible-attacker', 2]) },
  { rule: 'sigil.condition.invisible-attack', case: 'extra', given: 'an opponent who sees it', on: [hero('a', 0, 0, { conditions: ['invisible'] }), creature('t', 1, 0, { abilities: { dex: 14 }, traits: ['see-invisible'] })],
    ask: attack('a', 't', 'sword'), check: only(), uncited: 'a control: the opponent sees the attacker, so nothing is gained' },

  { rule: 'sigil.condition.invisible-grope', case: 0, given: 'two squares beside it, the invisible one in the first', on: [hero('a', 0, 0), unseen(1, 0)], ask: grope('a', [[1, 0], [1, 1]]),
    expect: { legal: true, kind: 'standard', attacks: [{ at: [1, 0], touch: true, missChance: 50 }, { at: [1, 1], touch: true, missChance: 50 }], found: [] } },
  { rule: 'sigil.condition.invisible-grope', case: 'extra', given: 'the first touch lands', on: [hero('a', 0, 0), unseen(1, 0)], ask: grope('a', [[1, 0], [1, 1]], [true, false]), expect: { found: ['t'] } },
  { rule: 'sigil.condition.invisible-grope', case: 'extra', given: 'the second lands where nobody is', on: [hero('a', 0, 0), unseen(1, 0)], ask: grope('a', [[1, 0], [1, 1]], [false, true]), expect: { found: [] } },
  { rule: 'sigil.condition.invisible-grope', case: 'extra', given: 'a square two away', on: [hero('a', 0, 0), unseen(2, 0)], ask: grope('a', [[2, 0]], [true]), expect: { legal: false, why: ['not-adjacent'], found: [] } },
  { rule: 'sigil.condition.invisible-grope', case: 'extra', given: 'three squares', on: [hero('a', 0, 0)], ask: grope('a', [[1, 0], [1, 1], [0, 1]]), expect: { legal: false, why: ['too-many'] } },

  { rule: 'sigil.condition.invisible-water-items', case: 0, given: 'it wades into water', on: [hero('a', 0, 0), unseen(1, 0), cell(1, 0, { surface: 'water' })], ask: concealment('a', 't', 'melee'),
    expect: { degree: 'partial', missChance: 20 } },
  { rule: 'sigil.condition.invisible-hide', case: 0, given: 'still and living, Hide +5', on: [unseen(0, 0, HIDES)], ask: hide('t'), expect: { bonus: 35 } },
  { rule: 'sigil.condition.invisible-hide', case: 'extra', given: 'moving', on: [unseen(0, 0, HIDES)], ask: hide('t', { path: [[0, 0], [1, 0]] }), expect: { bonus: 25 } },
  { rule: 'sigil.condition.invisible-hide', case: 'extra', given: 'still and a construct', on: [unseen(0, 0, { ...HIDES, traits: ['construct'] })], ask: hide('t'), expect: { bonus: 45 } },

  { rule: 'sigil.condition.incorporeal-body', case: 0, given: 'a Charisma of +4', on: [ghost(0, 0, { abilities: { cha: 18, dex: 14 } })], ask: body('g'), expect: { bodiless: true, deflection: 4, attacksWith: 'dex', falls: false } },
  { rule: 'sigil.condition.incorporeal-body', case: 'extra', given: 'special attacks: only upon its like', on: [ghost(0, 0), creature('h', 1, 0, { traits: ['incorporeal'] }), hero('a', 0, 1)], ask: body('g'), expect: { specialsUpon: ['h'], specialsWith: 'cha' } },
  { rule: 'sigil.condition.incorporeal-damage', case: 0, given: 'a magic sword hits, d100 = 50', on: [ghost(0, 0), hero('a', 1, 0)], ask: harm('g', 'magical', { from: 'a', roll: 50 }), expect: { affects: false, chance: 50 } },
  { rule: 'sigil.condition.incorporeal-damage', case: 1, given: 'an effect of force', on: [ghost(0, 0), hero('a', 1, 0)], ask: harm('g', 'force', { from: 'a' }), expect: { affects: true, chance: 0 } },
  { rule: 'sigil.condition.incorporeal-damage', case: 'extra', given: 'a magic sword, d100 = 51', on: [ghost(0, 0), hero('a', 1, 0)], ask: harm('g', 'magical', { from: 'a', roll: 51 }), expect: { affects: true } },
  { rule: 'sigil.condition.incorporeal-damage', case: 'extra', given: 'a plain sword', on: [ghost(0, 0), hero('a', 1, 0)], ask: harm('g', 'nonmagical', { from: 'a' }), expect: { affects: false } },
  { rule: 'sigil.condition.incorporeal-damage', case: 'extra', given: 'fire of a spell, no die yet', on: [ghost(0, 0), hero('a', 1, 0)], ask: harm('g', 'energy', { from: 'a' }), expect: { affects: null, chance: 50, unknown: ['ask.roll'] } },
  { rule: 'sigil.condition.incorporeal-damage', case: 'extra', given: 'negative energy', on: [ghost(0, 0)], ask: harm('g', 'negative'), expect: { affects: true, chance: 0 } },
  { rule: 'sigil.condition.incorporeal-damage', case: 'extra', given: 'a spell that makes bodies', on: [ghost(0, 0)], ask: harm('g', 'bodily-spell'), expect: { affects: false } },
  { rule: 'sigil.condition.incorporeal-touch', case: 0, given: 'AC 17: +5 of armour, +2 of Dexterity', on: [ghost(0, 0)], ask: defence([{ type: 'dexterity', value: 2 }, { type: 'armour', value: 5 }], { against: 'incorporeal-touch' }), expect: { ac: 12 } },
  { rule: 'sigil.condition.incorporeal-touch', case: 'extra', given: 'the armour is of force', on: [ghost(0, 0)], 
    ask: defence([{ type: 'dexterity', value: 2 }, { type: 'armour', value: 4, force: true }, { type: 'shield', value: 2 }, { type: 'natural-armour', value: 3 }], { against: 'incorporeal-touch' }), expect: { ac: 16 } },
  { rule: 'sigil.condition.incorporeal-touch', case: 'extra', given: 'its plain sword upon a body', on: [ghost(0, 0), hero('a', 1, 0)], ask: harm('a', 'nonmagical', { from: 'g', melee: true }), expect: { affects: false } },
  { rule: 'sigil.condition.incorporeal-touch', case: 'extra', given: 'its magic sword upon a body, d100 = 50', on: [ghost(0, 0), hero('a', 1, 0)], ask: harm('a', 'magical', { from: 'g', melee: true, roll: 50 }), expect: { affects: false, chance: 50 } },
  { rule: 'sigil.condition.incorporeal-touch', case: 'extra', given: 'its own touch', on: [ghost(0, 0), hero('a', 1, 0)], ask: harm('a', 'nonmagical', { from: 'g', melee: true, natural: true }), expect: { affects: true }, uncited: 'its own touch is not one of a body against it: nothing of the rule applies' },
  { rule: 'sigil.condition.incorporeal-objects', case: 0, given: 'a wall of force', on: [ghost(0, 0)], ask: through('g', 'force', { thick: 0.1 }), expect: { allowed: false, why: 'force' } },
  { rule: 'sigil.condition.incorporeal-objects', case: 1, given: 'wholly inside a wall of 1.5 m', on: [ghost(0, 0)], ask: through('g', 'solid', { thick: 1, inside: true }), expect: { allowed: true, cover: 'total', seesOut: false } },
  { rule: 'sigil.condition.incorporeal-objects', case: 'extra', given: 'the same, on the board', on: [hero('a', 0, 0), ghost(1, 0), block(1, 0)], ask: cover('a', 'g', 'melee'), expect: { degree: 'total' }, uncited: 'the solid cell gives total cover by the rule of every barrier' },
  { rule: 'sigil.condition.incorporeal-objects', case: 'extra', given: 'a barrier thicker than itself', on: [ghost(0, 0)], ask: through('g', 'solid', { thick: 2 }), expect: { allowed: false, why: 'too-thick' } },
  { rule: 'sigil.condition.incorporeal-objects', case: 'extra', given: 'a body goes through nothing', on: [hero('a', 0, 0)], ask: through('a', 'solid', { thick: 1 }), expect: { allowed: false, why: 'has-body' }, uncited: 'a control: a creature with a body goes through nothing' },
  { rule: 'sigil.condition.incorporeal-creatures', case: 0, given: 'a Medium ghost in a Medium human’s square: the ghost', on: [hero('a', 2, 0), hero('h', 0, 0), ghost(0, 0)], ask: cover('a', 'g', 'melee'), expect: { degree: 'cover', ac: 4 } },
  { rule: 'sigil.condition.incorporeal-creatures', case: 0, given: 'the human', on: [creature('e', 1, 0), hero('h', 0, 0), ghost(0, 0)], ask: concealment('e', 'h', 'melee'), expect: { degree: 'partial', missChance: 20 } },
  { rule: 'sigil.condition.incorporeal-creatures', case: 'extra', given: 'they share nothing', on: [creature('e', 1, 0), hero('h', 0, 0), ghost(0, 1)], ask: concealment('e', 'h', 'melee'), expect: { degree: 'none' }, uncited: 'a control: they are in different cells, so nothing is shared' },
  { rule: 'sigil.condition.incorporeal-creatures', case: 'extra', given: 'it hovers above him: they share nothing', on: [hero('a', 2, 0), hero('h', 0, 0), ghost(0, 0, { elevation: 3 })], ask: cover('a', 'g', 'melee'), expect: { degree: 'none' }, uncited: 'a control: they are at different heights, so nothing is shared' },
  { rule: 'sigil.condition.incorporeal-senses', case: 0, given: 'Scent, and it is 3 m away out of sight', on: [hero('a', 0, 0, { traits: ['scent'] }), ghost(2, 0, { conditions: ['invisible'] })], ask: concealment('a', 'g', 'melee'), expect: { degree: 'total' } },
  { rule: 'sigil.condition.incorporeal-senses', case: 1, given: 'invisible too; the observer has Blindsight alone', on: [hero('a', 0, 0, { traits: ['blindsight-12'] }), ghost(2, 0, { conditions: ['invisible'] })],
    ask: concealment('a', 'g', 'melee'), expect: { degree: 'total', missChance: 50 } },
  { rule: 'sigil.condition.incorporeal-items', case: 0, given: 'it would pick up a sword', on: [ghost(0, 0)], ask: body('g'), expect: { carries: false } },
  { rule: 'sigil.condition.incorporeal-items', case: 1, given: 'it shoots an arrow that it carried', on: [ghost(0, 0), hero('a', 4, 0)], ask: harm('a', 'nonmagical', { from: 'g', melee: false }), expect: { affects: true }, uncited: 'the arrow left its hands: it harms like any other, and no rule of the item applies' },
  { rule: 'sigil.condition.incorporeal-items', case: 'extra', given: 'what it lets go', on: [ghost(0, 0)], ask: body('g'), expect: { released: 'corporeal' } },

  { rule: 'sigil.condition.ethereal', case: 0, given: 'it walks through a wall', on: [creature('t', 0, 0, { conditions: ['ethereal'] })], ask: through('t', 'solid', { thick: 9 }), expect: { allowed: true } },
  { rule: 'sigil.condition.ethereal', case: 'extra', given: 'a sword reaches it not', on: [hero('a', 0, 0), creature('t', 1, 0, { conditions: ['ethereal'] })], ask: harm('t', 'magical', { from: 'a' }), expect: { affects: false } },
  { rule: 'sigil.condition.ethereal', case: 'extra', given: 'force does', on: [hero('a', 0, 0), creature('t', 1, 0, { conditions: ['ethereal'] })], ask: harm('t', 'force', { from: 'a' }), expect: { affects: true } },
  { rule: 'sigil.condition.ethereal', case: 'extra', given: 'its own force does not come back', on: [hero('a', 0, 0), creature('t', 1, 0, { conditions: ['ethereal'] })], ask: harm('a', 'force', { from: 't' }), expect: { affects: false } },
];

export default cases('sigil', rows);
