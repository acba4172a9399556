/** Abilities, hit points and damage of the ledger `sigil`. */
import { expect } from 'vitest';
import { weapon } from '../asks/attacks.ts';
import { ability, check, damage, frame, heal, hitDie, loss, wound } from '../asks/bodies.ts';
import { special } from '../asks/specials.ts';
import { afflict, vitals } from '../asks/states.ts';
import { bare, cases, creature, hero, type Case, type CreatureMore } from '../cases.ts';

const one = (more: CreatureMore): Case['on'] => [hero('a', 0, 0, more)];
const scores = (abilities: NonNullable<CreatureMore['abilities']>): CreatureMore => ({ abilities, bab: 0 });
const A = (name: string): string => `sigil.ability.${name}`;
const D = (name: string): string => `sigil.damage.${name}`;

/** The table of the text, score by score. */
const MODIFIERS: readonly (readonly [score: number, modifier: number])[] = [
  [1, -5], [2, -4], [3, -4], [4, -3], [5, -3], [6, -2], [7, -2], [8, -1], [9, -1], [10, 0], [11, 0], [12, 1], [13, 1], [14, 2], [15, 2],
  [16, 3], [17, 3], [18, 4], [19, 4], [20, 5], [21, 5], [22, 6], [23, 6], [24, 7], [25, 7],
];

const table = MODIFIERS.map(([score, modifier]): Case => ({
  rule: A('modifier'), case: score === 17 ? 0 : score === 1 ? 1 : score === 9 ? 2 : 'extra', given: `a score of ${score}`,
  on: one(scores({ str: score, dex: score })), ask: ability('a', score === 17 ? 'dex' : 'str'), expect: { score, modifier },
}));

export default cases('sigil', [
  ...table,
  { rule: A('modifier'), case: 'extra', given: 'a score that is not known', on: [bare('a', 0, 0)], ask: ability('a', 'str'), expect: { modifier: 0, unknown: ['creatures.a.abilities.str'] } },

  { rule: A('ability-check'), case: 0, given: 'Strength 16, die 11', on: one(scores({ str: 16 })), ask: check('a', 'str', 11), expect: { total: 14, ability: 'str' } },
  { rule: A('ability-check'), case: 'extra', given: 'Strength 7, die 11, DC 10', on: one(scores({ str: 7 })), ask: check('a', 'str', 11, 10), expect: { total: 9, success: false } },

  { rule: A('strength'), case: 0, given: 'Strength 18: to hit and to damage', on: one(scores({ str: 18 })), ask: ability('a', 'str'),
    check: (v) => expect([v['modifier'], v['uses']]).toEqual([4, expect.arrayContaining(['melee-attack', 'melee-damage', 'thrown-damage', 'swim', 'jump', 'climb'])]) },
  { rule: A('strength'), case: 1, given: 'Strength 18, a weapon in the off hand', on: one({ ...scores({ str: 18 }), attacks: [{ id: 'axe', kind: 'melee', light: true, offHand: true }] }), ask: weapon('a', 'axe'), expect: { damageBonus: 2 }, uncited: 'half of the Strength bonus comes from the hand, which the weapon’s rules decide' },
  { rule: A('strength'), case: 'extra', given: 'Strength 18 to hit, Medium, BAB 2', on: one({ abilities: { str: 18, dex: 10 }, bab: 2 }), ask: frame('a'), expect: { melee: 6, ranged: 2 } },
  { rule: A('strength-none'), case: 0, given: 'no Strength, Dexterity 16, BAB +2', on: one({ abilities: { str: null, dex: 16 }, bab: 2 }), ask: frame('a'), expect: { melee: 5, lifts: false } },
  { rule: A('strength-none'), case: 'extra', given: 'a swimming check is still one of Strength', on: one({ abilities: { str: null, dex: 16 } }), ask: check('a', 'swim', 10), expect: { total: 10, ability: 'str' }, cites: [A('strength-none')] },

  { rule: A('dexterity'), case: 0, given: 'Dexterity 16, unarmoured', on: one(scores({ str: 10, dex: 16 })), ask: frame('a'), expect: { armourClass: 13, ranged: 3 } },
  { rule: A('dexterity'), case: 1, given: 'the same, flat-footed', on: one(scores({ str: 10, dex: 16 })), ask: frame('a'), expect: { flatFooted: 10 } },
  { rule: A('dexterity'), case: 'extra', given: 'a penalty stays when flat-footed, and size counts', on: one({ size: 'large', ...scores({ str: 10, dex: 6 }) }), ask: frame('a'), expect: { armourClass: 7, flatFooted: 7 } },
  { rule: A('dexterity'), case: 'extra', given: 'whoever has Dexterity fails no save by itself', on: one(scores({ str: 10, dex: 1 })), ask: frame('a'), expect: { failsSaves: [], moves: true } },
  { rule: A('dexterity-none'), case: 0, given: 'no Dexterity, Intelligence 18', on: one(scores({ str: 10, dex: null, int: 18 })), ask: frame('a'), expect: { initiative: 4, moves: false, failsSaves: ['reflex'] } },

  { rule: A('constitution'), case: 0, given: 'Constitution 8, a d4 that shows 1', on: one(scores({ con: 8 })), ask: hitDie('a', 1), expect: { hp: 1 } },
  { rule: A('constitution'), case: 'extra', given: 'Constitution 14, a d8 that shows 5', on: one(scores({ con: 14 })), ask: hitDie('a', 5), expect: { hp: 7 } },
  { rule: A('constitution-none'), case: 0, given: 'a golem that something would fatigue', on: one({ ...scores({ con: null }), traits: ['construct'] }), ask: afflict('a', 'fatigued'), expect: { conditions: [] }, uncited: 'the answer cites the condition that would be put on; it stays without effect' },
  { rule: A('constitution-none'), case: 'extra', given: 'without Constitution, whatever it is', on: one(scores({ con: null })), ask: afflict('a', 'fatigued'), expect: { conditions: [] }, uncited: 'the answer cites the condition that would be put on; it stays without effect' },
  { rule: A('constitution-none'), case: 'extra', given: 'with Constitution it is', on: one(scores({ con: 10 })), ask: afflict('a', 'fatigued'), expect: { conditions: ['fatigued'] }, uncited: 'a control: it has a Constitution, and the condition’s rule decides' },
  { rule: A('constitution-none'), case: 'extra', given: 'Concentration by Charisma', on: one(scores({ con: null, cha: 16 })), ask: check('a', 'concentration', 10), expect: { total: 13, ability: 'cha' } },
  { rule: A('constitution-none'), case: 'extra', given: 'no ability damage', on: one(scores({ con: null, dex: 12 })), ask: loss('a', 'dex', 4), expect: { score: 12, lost: 0 } },

  { rule: A('intelligence'), case: 0, given: 'Intelligence 14, Search, die 10, no ranks', on: one(scores({ int: 14 })), ask: check('a', 'search', 10), expect: { total: 12 } },
  { rule: A('intelligence'), case: 'extra', given: 'with 3 ranks', on: one({ ...scores({ int: 14 }), skills: { search: { ranks: 3 } } }), ask: check('a', 'search', 10), expect: { total: 15 } },
  { rule: A('intelligence'), case: 'extra', given: 'with the whole bonus of the sheet', on: one({ ...scores({ int: 14 }), skills: { search: { ranks: 3, bonus: 9 } } }), ask: check('a', 'search', 10), expect: { total: 19 } },
  { rule: A('intelligence-none'), case: 'extra', given: 'no Intelligence at all', on: one(scores({ int: null })), ask: frame('a'), expect: { mindless: true } },
  { rule: A('intelligence-none'), case: 0, given: 'a feint against the mindless', on: [hero('a', 0, 0), creature('b', 1, 0, { abilities: { int: null } })], ask: special('feint', 'a', 'b'), expect: { legal: false, why: ['mindless'] }, uncited: 'the feint’s own rule bars a mindless target' },
  { rule: A('wisdom'), case: 0, given: 'no Wisdom', on: one(scores({ wis: null })), ask: frame('a'), expect: { object: true } },
  { rule: A('charisma'), case: 0, given: 'no Charisma', on: one(scores({ cha: null })), ask: frame('a'), expect: { object: true } },
  { rule: A('charisma'), case: 'extra', given: 'both scores, however low', on: one(scores({ wis: 1, cha: 1 })), ask: frame('a'), expect: { object: false }, uncited: 'a control: a creature with either score above zero is no object' },

  { rule: A('ability-drain'), case: 0, given: 'Strength 14, 2 drained by a critical hit', on: one(scores({ str: 14 })), ask: loss('a', 'str', 2, { loss: 'drain', critical: true }), expect: { score: 10, heals: false } },
  { rule: A('ability-drain'), case: 'extra', given: 'without the critical hit', on: one(scores({ str: 14 })), ask: loss('a', 'str', 2, { loss: 'drain' }), expect: { score: 12, heals: false } },
  { rule: A('drain-temporary-hp'), case: 0, given: '4 points drained by a hit', on: one(scores({ str: 14 })), ask: loss('a', 'str', 4, { loss: 'drain' }), expect: { drainer: { temporary: 5, hours: 1 } } },
  { rule: A('drain-temporary-hp'), case: 1, given: 'by a critical hit', on: one(scores({ str: 14 })), ask: loss('a', 'str', 4, { loss: 'drain', critical: true }), expect: { drainer: { temporary: 10, hours: 1 } } },

  { rule: D('ability-damage'), case: 0, given: 'Dexterity 3, 5 points of damage', on: one(scores({ dex: 3 })), ask: loss('a', 'dex', 5), expect: { score: 0, lost: 3, heals: true } },
  { rule: D('ability-damage'), case: 'extra', given: 'a critical hit does not double damage to abilities', on: one(scores({ dex: 12 })), ask: loss('a', 'dex', 5, { critical: true }), expect: { score: 7 } },
  { rule: D('ability-zero'), case: 0, given: 'Strength down to 0', on: one(scores({ str: 4 })), ask: loss('a', 'str', 4), expect: { conditions: ['helpless', 'prone'] } },
  { rule: D('ability-zero'), case: 1, given: 'Constitution down to 0', on: one(scores({ con: 4 })), ask: loss('a', 'con', 6), expect: { conditions: ['dead'] } },
  { rule: D('ability-zero'), case: 'extra', given: 'Dexterity down to 0', on: one(scores({ dex: 1 })), ask: loss('a', 'dex', 1, { loss: 'drain' }), expect: { conditions: ['helpless', 'paralyzed'] } },

  { rule: D('minimum-one'), case: 0, given: '1d4-3, die 1', on: one({ hp: { current: 9 } }), ask: wound('a', 1, { bonus: -3 }), expect: { dealt: 1, hp: { current: 8 } } },
  { rule: D('minimum-one'), case: 1, given: '1 damage against damage reduction 5', on: one({ hp: { current: 9 }, traits: ['damage-reduction-5'] }), ask: wound('a', 1), expect: { dealt: 0, hp: { current: 9 }, reducedBy: ['damage-reduction-5'] } },
  { rule: D('minimum-one'), case: 'extra', given: '12 damage against damage reduction 5', on: one({ hp: { current: 9 }, traits: ['damage-reduction-5'] }), ask: wound('a', 10, { bonus: 2 }), expect: { dealt: 7, hp: { current: 2 } } },
  { rule: D('damage-types'), case: 0, given: 'immune to fire, 12 of fire', on: one({ hp: { current: 9 }, traits: ['immune-fire'] }), ask: wound('a', 12, { type: 'fire' }), expect: { dealt: 0, hp: { current: 9 } } },
  { rule: D('damage-types'), case: 'extra', given: 'immune to fire, 12 of cold', on: one({ hp: { current: 20 }, traits: ['immune-fire'] }), ask: wound('a', 12, { type: 'cold' }), expect: { dealt: 12, hp: { current: 8 } } },
  { rule: D('damage-types'), case: 'extra', given: 'resistance to fire 10, 12 of fire; damage reduction does nothing', on: one({ hp: { current: 20 }, traits: ['resist-fire-10', 'damage-reduction-5'] }), ask: wound('a', 12, { type: 'fire' }), expect: { dealt: 2, hp: { current: 18 } } },

  { rule: D('critical-multiplier'), case: 0, given: '1d8+4 doubled, 2d6 of sneak attack', on: one({}), ask: damage(['1d8'], { bonus: 4, times: 2, extra: ['2d6'] }), expect: { text: '2d8+8+2d6', critical: true } },
  { rule: D('critical-multiplier'), case: 'extra', given: '2d6-1 tripled', on: one({}), ask: damage(['2d6'], { bonus: -1, times: 3 }), expect: { text: '6d6-3' } },
  { rule: D('critical-immunity'), case: 0, given: 'a threat confirmed against an immune creature', on: one({ traits: ['critical-immune'] }), ask: damage(['1d8'], { to: 'a', bonus: 4, times: 2 }), expect: { text: '1d8+4', critical: false } },

  { rule: D('minimum-one'), case: 'extra', given: 'hit points that nobody knows', on: one({ traits: ['damage-reduction-5'] }), ask: wound('a', 7), expect: { dealt: 2, unknown: ['creatures.a.hp'] } },
  { rule: D('massive-damage'), case: 0, given: 'one hit for 50, 120 hit points', on: one({ hp: { current: 120 } }), ask: wound('a', 50), expect: { massive: { save: 'fortitude', dc: 15 } } },
  { rule: D('massive-damage'), case: 1, given: 'each of two hits for 30', on: one({ hp: { current: 90 } }), ask: wound('a', 30), expect: { massive: null } },
  { rule: D('massive-damage'), case: 'extra', given: 'a hit for 60 that damage reduction brings under 50', on: one({ hp: { current: 120 }, traits: ['damage-reduction-15'] }), ask: wound('a', 60), expect: { dealt: 45, massive: null } },
  { rule: D('massive-damage'), case: 'extra', given: 'an undead', on: one({ hp: { current: 120 }, traits: ['undead'] }), ask: wound('a', 60), expect: { massive: null } },
  { rule: D('massive-damage'), case: 'extra', given: 'a fall, which is no attack roll', on: one({ hp: { current: 120 } }), ask: wound('a', 60, { attackRoll: false }), expect: { massive: null } },

  { rule: D('nonlethal-tracking'), case: 0, given: '12 hit points, 12 nonlethal', on: one({ hp: { current: 12, nonlethal: 12 } }), ask: vitals('a'), expect: { conditions: ['staggered'] } },
  { rule: D('nonlethal-tracking'), case: 1, given: '12 hit points, 13 nonlethal', on: one({ hp: { current: 12, nonlethal: 13 } }), ask: vitals('a'), expect: { conditions: ['unconscious'] } },
  { rule: D('nonlethal-tracking'), case: 'extra', given: 'a blow of 13 nonlethal points is counted apart', on: one({ hp: { current: 12 } }), ask: wound('a', 13, { nonlethal: true }), expect: { hp: { current: 12, nonlethal: 13 } }, uncited: 'the answer cites the kinds of damage; how the table counts it is the sheet’s' },
  { rule: D('nonlethal-healing'), case: 0, given: 'a spell heals 8, nonlethal 10', on: one({ hp: { current: 12, max: 30, nonlethal: 10 } }), ask: heal('a', { points: 8 }), expect: { hp: { current: 20, nonlethal: 2 } } },
  { rule: D('nonlethal-healing'), case: 'extra', given: '3 hours with 4 Hit Dice', on: one({ hitDice: 4, hp: { current: 12, nonlethal: 20 } }), ask: heal('a', { hours: 3 }), expect: { hp: { current: 12, nonlethal: 8 } } },
]);
