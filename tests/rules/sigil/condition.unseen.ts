/** Sigil: invisible, incorporeal and ethereal creatures. */
import { armour, attack, defence, only } from '../asks/attacks.ts';
import { hide } from '../asks/movements.ts';
import { body, grope, harm, noticeUnseen, through } from '../asks/states.ts';
import {
  cells,
  block,
  cases,
  cell,
  concealment,
  cover,
  creature,
  hero,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { row } from '../rows.ts';

const unseen = (x: number, y: number, more: CreatureMore = {}): Thing =>
  creature('t', x, y, { conditions: ['invisible'], ...more });
const ghost = (x: number, y: number, more: CreatureMore = {}): Thing =>
  creature('g', x, y, { traits: ['incorporeal'], ...more });

const HIDES: CreatureMore = { skills: { hide: { bonus: 5 } } };

const rows: Case[] = [
  row('sigil.condition.invisible-sight', 0, 'the enemy knows the square')
    .on(hero('a', 0, 0), unseen(1, 0))
    .ask(concealment('a', 't', 'melee'))
    .gives({ degree: 'total', missChance: 50 }),
  row('sigil.condition.invisible-sight', 'extra', 'darkvision does not help')
    .on(hero('a', 0, 0, { traits: ['darkvision-12'] }), unseen(1, 0))
    .ask(concealment('a', 't', 'melee'))
    .gives({ degree: 'total' }),
  row('sigil.condition.invisible-sight', 'extra', 'blindsight against an invisible creature')
    .on(hero('a', 0, 0, { traits: ['blindsight-12'] }), unseen(1, 0))
    .ask(concealment('a', 't', 'melee'))
    .uncited('a control: blindsight leaves nothing invisible')
    .gives({ degree: 'none' }),
  row('sigil.condition.invisible-sight', 'extra', 'Listen beats the DC by 20')
    .on(unseen(0, 0))
    .ask(noticeUnseen('t', 15, 35))
    .gives({ notices: 'square' }),
  row('sigil.condition.invisible-sight', 'extra', 'an unseen creature noticed by a margin of 19')
    .on(unseen(0, 0))
    .ask(noticeUnseen('t', 15, 34))
    .gives({ notices: 'presence', squareFrom: 35 }),
  row('sigil.condition.invisible-sight', 'extra', 'an unseen creature that is not noticed')
    .on(unseen(0, 0))
    .ask(noticeUnseen('t', 15, 14))
    .gives({ notices: 'nothing' }),

  row('sigil.condition.invisible-attack', 0, 'attack +5 against AC 15 with +2 of Dexterity')
    .on(
      hero('a', 0, 0, { conditions: ['invisible'] }),
      creature('t', 1, 0, { abilities: { dex: 14 } }),
    )
    .ask(attack('a', 't', 'sword', { bonus: 5, parts: armour(15, 2) }))
    .gives({ bonus: 7, ac: 13 }, only(['attack', 'invisible-attacker', 2])),
  row('sigil.condition.invisible-attack', 'extra', 'an opponent who sees it')
    .on(
      hero('a', 0, 0, { conditions: ['invisible'] }),
      creature('t', 1, 0, { abilities: { dex: 14 }, traits: ['see-invisible'] }),
    )
    .ask(attack('a', 't', 'sword'))
    .uncited('a control: the opponent sees the attacker, so nothing is gained')
    .gives(only()),

  row('sigil.condition.invisible-grope', 0, 'two squares beside it, the invisible one in the first')
    .on(hero('a', 0, 0), unseen(1, 0))
    .ask(grope('a', cells('1,0 1,1')))
    .gives({
      legal: true,
      kind: 'standard',
      attacks: [
        { at: [1, 0], touch: true, missChance: 50 },
        { at: [1, 1], touch: true, missChance: 50 },
      ],
      found: [],
    }),
  row('sigil.condition.invisible-grope', 'extra', 'the first touch lands')
    .on(hero('a', 0, 0), unseen(1, 0))
    .ask(grope('a', cells('1,0 1,1'), [true, false]))
    .gives({ found: ['t'] }),
  row(
    'sigil.condition.invisible-grope',
    'extra',
    'the second of two gropes reaches an empty square',
  )
    .on(hero('a', 0, 0), unseen(1, 0))
    .ask(grope('a', cells('1,0 1,1'), [false, true]))
    .gives({ found: [] }),
  row('sigil.condition.invisible-grope', 'extra', 'a square two away')
    .on(hero('a', 0, 0), unseen(2, 0))
    .ask(grope('a', [[2, 0]], [true]))
    .gives({ legal: false, why: ['not-adjacent'], found: [] }),
  row('sigil.condition.invisible-grope', 'extra', 'three squares')
    .on(hero('a', 0, 0))
    .ask(grope('a', cells('1,0 1,1 0,1')))
    .gives({ legal: false, why: ['too-many'] }),

  row('sigil.condition.invisible-water-items', 0, 'it wades into water')
    .on(hero('a', 0, 0), unseen(1, 0), cell(1, 0, { surface: 'water' }))
    .ask(concealment('a', 't', 'melee'))
    .gives({ degree: 'partial', missChance: 20 }),
  row('sigil.condition.invisible-hide', 0, 'still and living, Hide +5')
    .on(unseen(0, 0, HIDES))
    .ask(hide('t'))
    .gives({ bonus: 35 }),
  row('sigil.condition.invisible-hide', 'extra', 'an unseen creature that moves')
    .on(unseen(0, 0, HIDES))
    .ask(hide('t', { path: cells('0,0 1,0') }))
    .gives({ bonus: 25 }),
  row('sigil.condition.invisible-hide', 'extra', 'still and a construct')
    .on(unseen(0, 0, { ...HIDES, traits: ['construct'] }))
    .ask(hide('t'))
    .gives({ bonus: 45 }),

  row('sigil.condition.incorporeal-body', 0, 'a Charisma of +4')
    .on(ghost(0, 0, { abilities: { cha: 18, dex: 14 } }))
    .ask(body('g'))
    .gives({ bodiless: true, deflection: 4, attacksWith: 'dex', falls: false }),
  row('sigil.condition.incorporeal-body', 'extra', 'special attacks: only upon its like')
    .on(ghost(0, 0), creature('h', 1, 0, { traits: ['incorporeal'] }), hero('a', 0, 1))
    .ask(body('g'))
    .gives({ specialsUpon: ['h'], specialsWith: 'cha' }),
  row('sigil.condition.incorporeal-damage', 0, 'a magic sword hits, d100 = 50')
    .on(ghost(0, 0), hero('a', 1, 0))
    .ask(harm('g', 'magical', { from: 'a', roll: 50 }))
    .gives({ affects: false, chance: 50 }),
  row('sigil.condition.incorporeal-damage', 1, 'an effect of force')
    .on(ghost(0, 0), hero('a', 1, 0))
    .ask(harm('g', 'force', { from: 'a' }))
    .gives({ affects: true, chance: 0 }),
  row('sigil.condition.incorporeal-damage', 'extra', 'a magic sword, d100 = 51')
    .on(ghost(0, 0), hero('a', 1, 0))
    .ask(harm('g', 'magical', { from: 'a', roll: 51 }))
    .gives({ affects: true }),
  row('sigil.condition.incorporeal-damage', 'extra', 'a plain sword')
    .on(ghost(0, 0), hero('a', 1, 0))
    .ask(harm('g', 'nonmagical', { from: 'a' }))
    .gives({ affects: false }),
  row('sigil.condition.incorporeal-damage', 'extra', 'fire of a spell, no die yet')
    .on(ghost(0, 0), hero('a', 1, 0))
    .ask(harm('g', 'energy', { from: 'a' }))
    .gives({ affects: null, chance: 50, unknown: ['ask.roll'] }),
  row(
    'sigil.condition.incorporeal-damage',
    'extra',
    'negative energy against an incorporeal creature',
  )
    .on(ghost(0, 0))
    .ask(harm('g', 'negative'))
    .gives({ affects: true, chance: 0 }),
  row('sigil.condition.incorporeal-damage', 'extra', 'a spell that makes bodies')
    .on(ghost(0, 0))
    .ask(harm('g', 'bodily-spell'))
    .gives({ affects: false }),
  row('sigil.condition.incorporeal-touch', 0, 'AC 17: +5 of armour, +2 of Dexterity')
    .on(ghost(0, 0))
    .ask(
      defence(
        [
          { type: 'dexterity', value: 2 },
          { type: 'armour', value: 5 },
        ],
        { against: 'incorporeal-touch' },
      ),
    )
    .gives({ ac: 12 }),
  row('sigil.condition.incorporeal-touch', 'extra', 'the armour is of force')
    .on(ghost(0, 0))
    .ask(
      defence(
        [
          { type: 'dexterity', value: 2 },
          { type: 'armour', value: 4, force: true },
          { type: 'shield', value: 2 },
          { type: 'natural-armour', value: 3 },
        ],
        { against: 'incorporeal-touch' },
      ),
    )
    .gives({ ac: 16 }),
  row(
    'sigil.condition.incorporeal-touch',
    'extra',
    'a nonmagical weapon of an incorporeal creature',
  )
    .on(ghost(0, 0), hero('a', 1, 0))
    .ask(harm('a', 'nonmagical', { from: 'g', melee: true }))
    .gives({ affects: false }),
  row(
    'sigil.condition.incorporeal-touch',
    'extra',
    'a magic weapon of an incorporeal creature, d100 = 50',
  )
    .on(ghost(0, 0), hero('a', 1, 0))
    .ask(harm('a', 'magical', { from: 'g', melee: true, roll: 50 }))
    .gives({ affects: false, chance: 50 }),
  row('sigil.condition.incorporeal-touch', 'extra', 'the touch of an incorporeal creature')
    .on(ghost(0, 0), hero('a', 1, 0))
    .ask(harm('a', 'nonmagical', { from: 'g', melee: true, natural: true }))
    .uncited('its own touch is not one of a body against it: nothing of the rule applies')
    .gives({ affects: true }),
  row('sigil.condition.incorporeal-objects', 0, 'a wall of force')
    .on(ghost(0, 0))
    .ask(through('g', 'force', { thick: 0.1 }))
    .gives({ allowed: false, why: 'force' }),
  row('sigil.condition.incorporeal-objects', 1, 'wholly inside a wall of 1.5 m')
    .on(ghost(0, 0))
    .ask(through('g', 'solid', { thick: 1, inside: true }))
    .gives({ allowed: true, cover: 'total', seesOut: false }),
  row(
    'sigil.condition.incorporeal-objects',
    'extra',
    'the cover of an incorporeal creature inside an object',
  )
    .on(hero('a', 0, 0), ghost(1, 0), block(1, 0))
    .ask(cover('a', 'g', 'melee'))
    .uncited('the solid cell gives total cover by the rule of every barrier')
    .gives({ degree: 'total' }),
  row('sigil.condition.incorporeal-objects', 'extra', 'a barrier thicker than itself')
    .on(ghost(0, 0))
    .ask(through('g', 'solid', { thick: 2 }))
    .gives({ allowed: false, why: 'too-thick' }),
  row('sigil.condition.incorporeal-objects', 'extra', 'a body goes through nothing')
    .on(hero('a', 0, 0))
    .ask(through('a', 'solid', { thick: 1 }))
    .uncited('a control: a creature with a body goes through nothing')
    .gives({ allowed: false, why: 'has-body' }),
  row(
    'sigil.condition.incorporeal-creatures',
    0,
    'a Medium ghost in a Medium human’s square: the ghost',
  )
    .on(hero('a', 2, 0), hero('h', 0, 0), ghost(0, 0))
    .ask(cover('a', 'g', 'melee'))
    .gives({ degree: 'cover', ac: 4 }),
  row('sigil.condition.incorporeal-creatures', 0, 'the human')
    .on(creature('e', 1, 0), hero('h', 0, 0), ghost(0, 0))
    .ask(concealment('e', 'h', 'melee'))
    .gives({ degree: 'partial', missChance: 20 }),
  row(
    'sigil.condition.incorporeal-creatures',
    'extra',
    'an incorporeal creature in another space gives no concealment',
  )
    .on(creature('e', 1, 0), hero('h', 0, 0), ghost(0, 1))
    .ask(concealment('e', 'h', 'melee'))
    .uncited('a control: they are in different cells, so nothing is shared')
    .gives({ degree: 'none' }),
  row(
    'sigil.condition.incorporeal-creatures',
    'extra',
    'an incorporeal creature that hovers above another',
  )
    .on(hero('a', 2, 0), hero('h', 0, 0), ghost(0, 0, { elevation: 3 }))
    .ask(cover('a', 'g', 'melee'))
    .uncited('a control: they are at different heights, so nothing is shared')
    .gives({ degree: 'none' }),
  row('sigil.condition.incorporeal-senses', 0, 'Scent, and it is 3 m away out of sight')
    .on(hero('a', 0, 0, { traits: ['scent'] }), ghost(2, 0, { conditions: ['invisible'] }))
    .ask(concealment('a', 'g', 'melee'))
    .gives({ degree: 'total' }),
  row('sigil.condition.incorporeal-senses', 1, 'invisible too; the observer has Blindsight alone')
    .on(hero('a', 0, 0, { traits: ['blindsight-12'] }), ghost(2, 0, { conditions: ['invisible'] }))
    .ask(concealment('a', 'g', 'melee'))
    .gives({ degree: 'total', missChance: 50 }),
  row('sigil.condition.incorporeal-items', 0, 'it would pick up a sword')
    .on(ghost(0, 0))
    .ask(body('g'))
    .gives({ carries: false }),
  row('sigil.condition.incorporeal-items', 1, 'it shoots an arrow that it carried')
    .on(ghost(0, 0), hero('a', 4, 0))
    .ask(harm('a', 'nonmagical', { from: 'g', melee: false }))
    .uncited('the arrow left its hands: it harms like any other, and no rule of the item applies')
    .gives({ affects: true }),
  row('sigil.condition.incorporeal-items', 'extra', 'an item that an incorporeal creature drops')
    .on(ghost(0, 0))
    .ask(body('g'))
    .gives({ released: 'corporeal' }),

  row('sigil.condition.ethereal', 0, 'it walks through a wall')
    .on(creature('t', 0, 0, { conditions: ['ethereal'] }))
    .ask(through('t', 'solid', { thick: 9 }))
    .gives({ allowed: true }),
  row('sigil.condition.ethereal', 'extra', 'a sword reaches it not')
    .on(hero('a', 0, 0), creature('t', 1, 0, { conditions: ['ethereal'] }))
    .ask(harm('t', 'magical', { from: 'a' }))
    .gives({ affects: false }),
  row('sigil.condition.ethereal', 'extra', 'a force effect against an ethereal creature')
    .on(hero('a', 0, 0), creature('t', 1, 0, { conditions: ['ethereal'] }))
    .ask(harm('t', 'force', { from: 'a' }))
    .gives({ affects: true }),
  row(
    'sigil.condition.ethereal',
    'extra',
    'an ethereal creature’s force effect does not reach material creatures',
  )
    .on(hero('a', 0, 0), creature('t', 1, 0, { conditions: ['ethereal'] }))
    .ask(harm('a', 'force', { from: 't' }))
    .gives({ affects: false }),
];

export default cases('sigil', rows);
