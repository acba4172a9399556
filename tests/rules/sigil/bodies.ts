/** Sigil: abilities, hit points and damage. */
import { expect } from 'vitest';
import { weapon } from '../asks/attacks.ts';
import { ability, check, damage, frame, heal, hitDie, loss, wound } from '../asks/bodies.ts';
import { special } from '../asks/specials.ts';
import { afflict, vitals } from '../asks/states.ts';
import { cells, bare, cases, creature, hero, type Case, type CreatureMore } from '../cases.ts';
import { row } from '../rows.ts';

const one = (more: CreatureMore): Case['on'] => [hero('a', 0, 0, more)];
const scores = (abilities: NonNullable<CreatureMore['abilities']>): CreatureMore => ({
  abilities,
  bab: 0,
});
const A = (name: string): string => `sigil.ability.${name}`;
const D = (name: string): string => `sigil.damage.${name}`;

/** The table of the text, score by score. */
const MODIFIERS: readonly (readonly [score: number, modifier: number])[] = cells(
  '1,-5 2,-4 3,-4 4,-3 5,-3 6,-2 7,-2 8,-1 9,-1 10,0 11,0 12,1 13,1 ' +
    '14,2 15,2 16,3 17,3 18,4 19,4 20,5 21,5 22,6 23,6 24,7 25,7',
);

const table = MODIFIERS.map(([score, modifier]): Case =>
  row(
    A('modifier'),
    score === 17 ? 0 : score === 1 ? 1 : score === 9 ? 2 : 'extra',
    `a score of ${score}`,
  )
    .on(one(scores({ str: score, dex: score })))
    .ask(ability('a', score === 17 ? 'dex' : 'str'))
    .gives({ score, modifier }),
);

export default cases('sigil', [
  ...table,
  row(A('modifier'), 'extra', 'a score that is not known')
    .on(bare('a', 0, 0))
    .ask(ability('a', 'str'))
    .gives({ modifier: 0, unknown: ['creatures.a.abilities.str'] }),

  row(A('ability-check'), 0, 'Strength 16, die 11')
    .on(one(scores({ str: 16 })))
    .ask(check('a', 'str', 11))
    .gives({ total: 14, ability: 'str' }),
  row(A('ability-check'), 'extra', 'Strength 7, die 11, DC 10')
    .on(one(scores({ str: 7 })))
    .ask(check('a', 'str', 11, 10))
    .gives({ total: 9, success: false }),

  row(A('strength'), 0, 'Strength 18: to hit and to damage')
    .on(one(scores({ str: 18 })))
    .ask(ability('a', 'str'))
    .gives((v) =>
      expect([v['modifier'], v['uses']]).toEqual([
        4,
        expect.arrayContaining([
          'melee-attack',
          'melee-damage',
          'thrown-damage',
          'swim',
          'jump',
          'climb',
        ]),
      ]),
    ),
  row(A('strength'), 1, 'Strength 18, a weapon in the off hand')
    .on(
      one({
        ...scores({ str: 18 }),
        attacks: [{ id: 'axe', kind: 'melee', light: true, offHand: true }],
      }),
    )
    .ask(weapon('a', 'axe'))
    .uncited('half of the Strength bonus comes from the hand, which the weapon’s rules decide')
    .gives({ damageBonus: 2 }),
  row(A('strength'), 'extra', 'Strength 18 to hit, Medium, BAB 2')
    .on(one({ abilities: { str: 18, dex: 10 }, bab: 2 }))
    .ask(frame('a'))
    .gives({ melee: 6, ranged: 2 }),
  row(A('strength-none'), 0, 'no Strength, Dexterity 16, BAB +2')
    .on(one({ abilities: { str: null, dex: 16 }, bab: 2 }))
    .ask(frame('a'))
    .gives({ melee: 5, lifts: false }),
  row(A('strength-none'), 'extra', 'a swimming check is still one of Strength')
    .on(one({ abilities: { str: null, dex: 16 } }))
    .ask(check('a', 'swim', 10))
    .cites(A('strength-none'))
    .gives({ total: 10, ability: 'str' }),

  row(A('dexterity'), 0, 'Dexterity 16, unarmoured')
    .on(one(scores({ str: 10, dex: 16 })))
    .ask(frame('a'))
    .gives({ armourClass: 13, ranged: 3 }),
  row(A('dexterity'), 1, 'Dexterity 16, unarmoured and flat-footed')
    .on(one(scores({ str: 10, dex: 16 })))
    .ask(frame('a'))
    .gives({ flatFooted: 10 }),
  row(A('dexterity'), 'extra', 'a penalty stays when flat-footed, and size counts')
    .on(one({ size: 'large', ...scores({ str: 10, dex: 6 }) }))
    .ask(frame('a'))
    .gives({ armourClass: 7, flatFooted: 7 }),
  row(A('dexterity'), 'extra', 'a creature with a Dexterity score fails no save automatically')
    .on(one(scores({ str: 10, dex: 1 })))
    .ask(frame('a'))
    .gives({ failsSaves: [], moves: true }),
  row(A('dexterity-none'), 0, 'no Dexterity, Intelligence 18')
    .on(one(scores({ str: 10, dex: null, int: 18 })))
    .ask(frame('a'))
    .gives({ initiative: 4, moves: false, failsSaves: ['reflex'] }),

  row(A('constitution'), 0, 'Constitution 8, a d4 that shows 1')
    .on(one(scores({ con: 8 })))
    .ask(hitDie('a', 1))
    .gives({ hp: 1 }),
  row(A('constitution'), 'extra', 'Constitution 14, a d8 that shows 5')
    .on(one(scores({ con: 14 })))
    .ask(hitDie('a', 5))
    .gives({ hp: 7 }),
  row(A('constitution-none'), 0, 'a golem that something would fatigue')
    .on(one({ ...scores({ con: null }), traits: ['construct'] }))
    .ask(afflict('a', 'fatigued'))
    .uncited('the answer cites the condition that would be put on; it stays without effect')
    .gives({ conditions: [] }),
  row(A('constitution-none'), 'extra', 'without Constitution, whatever it is')
    .on(one(scores({ con: null })))
    .ask(afflict('a', 'fatigued'))
    .uncited('the answer cites the condition that would be put on; it stays without effect')
    .gives({ conditions: [] }),
  row(A('constitution-none'), 'extra', 'with Constitution it is')
    .on(one(scores({ con: 10 })))
    .ask(afflict('a', 'fatigued'))
    .uncited('a control: it has a Constitution, and the condition’s rule decides')
    .gives({ conditions: ['fatigued'] }),
  row(A('constitution-none'), 'extra', 'Concentration by Charisma')
    .on(one(scores({ con: null, cha: 16 })))
    .ask(check('a', 'concentration', 10))
    .gives({ total: 13, ability: 'cha' }),
  row(A('constitution-none'), 'extra', 'a creature without Constitution takes no ability damage')
    .on(one(scores({ con: null, dex: 12 })))
    .ask(loss('a', 'dex', 4))
    .gives({ score: 12, lost: 0 }),

  row(A('intelligence'), 0, 'Intelligence 14, Search, die 10, no ranks')
    .on(one(scores({ int: 14 })))
    .ask(check('a', 'search', 10))
    .gives({ total: 12 }),
  row(A('intelligence'), 'extra', 'everything that it modifies')
    .on(one(scores({ int: 14 })))
    .ask(ability('a', 'int'))
    .gives((v) =>
      expect(v['uses']).toEqual([
        'languages',
        'skill-points',
        'craft',
        'search',
        'knowledge',
        'decipher-script',
        'disable-device',
        'spellcraft',
        'truespeak',
        'forgery',
        'appraise',
      ]),
    ),
  row(A('intelligence'), 'extra', 'a Search check with 3 ranks')
    .on(one({ ...scores({ int: 14 }), skills: { search: { ranks: 3 } } }))
    .ask(check('a', 'search', 10))
    .gives({ total: 15 }),
  row(A('intelligence'), 'extra', 'with the whole bonus of the sheet')
    .on(one({ ...scores({ int: 14 }), skills: { search: { ranks: 3, bonus: 9 } } }))
    .ask(check('a', 'search', 10))
    .gives({ total: 19 }),
  row(A('intelligence-none'), 'extra', 'a creature without Intelligence is mindless')
    .on(one(scores({ int: null })))
    .ask(frame('a'))
    .gives({ mindless: true }),
  row(A('intelligence-none'), 0, 'a feint against the mindless')
    .on(hero('a', 0, 0), creature('b', 1, 0, { abilities: { int: null } }))
    .ask(special('feint', 'a', 'b'))
    .uncited('the feint’s own rule bars a mindless target')
    .gives({ legal: false, why: ['mindless'] }),
  row(A('wisdom'), 0, 'no Wisdom')
    .on(one(scores({ wis: null })))
    .ask(frame('a'))
    .gives({ object: true }),
  row(A('charisma'), 0, 'no Charisma')
    .on(one(scores({ cha: null })))
    .ask(frame('a'))
    .gives({ object: true }),
  row(A('charisma'), 'extra', 'a creature with very low Wisdom and Charisma is no object')
    .on(one(scores({ wis: 1, cha: 1 })))
    .ask(frame('a'))
    .uncited('a control: a creature with either score above zero is no object')
    .gives({ object: false }),

  row(A('ability-drain'), 0, 'Strength 14, 2 drained by a critical hit')
    .on(one(scores({ str: 14 })))
    .ask(loss('a', 'str', 2, { loss: 'drain', critical: true }))
    .gives({ score: 10, heals: false }),
  row(A('ability-drain'), 'extra', 'without the critical hit')
    .on(one(scores({ str: 14 })))
    .ask(loss('a', 'str', 2, { loss: 'drain' }))
    .gives({ score: 12, heals: false }),
  row(A('drain-temporary-hp'), 0, '4 points drained by a hit')
    .on(one(scores({ str: 14 })))
    .ask(loss('a', 'str', 4, { loss: 'drain' }))
    .gives({ drainer: { temporary: 5, hours: 1 } }),
  row(A('drain-temporary-hp'), 1, 'by a critical hit')
    .on(one(scores({ str: 14 })))
    .ask(loss('a', 'str', 4, { loss: 'drain', critical: true }))
    .gives({ drainer: { temporary: 10, hours: 1 } }),

  row(D('ability-damage'), 0, 'Dexterity 3, 5 points of damage')
    .on(one(scores({ dex: 3 })))
    .ask(loss('a', 'dex', 5))
    .gives({ score: 0, lost: 3, heals: true }),
  row(D('ability-damage'), 'extra', 'a critical hit does not double damage to abilities')
    .on(one(scores({ dex: 12 })))
    .ask(loss('a', 'dex', 5, { critical: true }))
    .gives({ score: 7 }),
  row(D('ability-zero'), 0, 'Strength down to 0')
    .on(one(scores({ str: 4 })))
    .ask(loss('a', 'str', 4))
    .gives({ conditions: ['helpless', 'prone'] }),
  row(D('ability-zero'), 1, 'Constitution down to 0')
    .on(one(scores({ con: 4 })))
    .ask(loss('a', 'con', 6))
    .gives({ conditions: ['dead'] }),
  row(D('ability-zero'), 'extra', 'Dexterity down to 0')
    .on(one(scores({ dex: 1 })))
    .ask(loss('a', 'dex', 1, { loss: 'drain' }))
    .gives({ conditions: ['helpless', 'paralyzed'] }),

  row(D('minimum-one'), 0, '1d4-3, die 1')
    .on(one({ hp: { current: 9 } }))
    .ask(wound('a', 1, { bonus: -3 }))
    .gives({ dealt: 1, hp: { current: 8 } }),
  row(D('minimum-one'), 1, '1 damage against damage reduction 5')
    .on(one({ hp: { current: 9 }, traits: ['damage-reduction-5'] }))
    .ask(wound('a', 1))
    .gives({ dealt: 0, hp: { current: 9 }, reducedBy: ['damage-reduction-5'] }),
  row(D('minimum-one'), 'extra', '12 damage against damage reduction 5')
    .on(one({ hp: { current: 9 }, traits: ['damage-reduction-5'] }))
    .ask(wound('a', 10, { bonus: 2 }))
    .gives({ dealt: 7, hp: { current: 2 } }),
  row(D('damage-types'), 0, 'immune to fire, 12 of fire')
    .on(one({ hp: { current: 9 }, traits: ['immune-fire'] }))
    .ask(wound('a', 12, { type: 'fire' }))
    .gives({ dealt: 0, hp: { current: 9 } }),
  row(D('damage-types'), 'extra', 'immune to fire, 12 of cold')
    .on(one({ hp: { current: 20 }, traits: ['immune-fire'] }))
    .ask(wound('a', 12, { type: 'cold' }))
    .gives({ dealt: 12, hp: { current: 8 } }),
  row(
    D('damage-types'),
    'extra',
    'resistance to fire 10, 12 of fire; damage reduction does nothing',
  )
    .on(one({ hp: { current: 20 }, traits: ['resist-fire-10', 'damage-reduction-5'] }))
    .ask(wound('a', 12, { type: 'fire' }))
    .gives({ dealt: 2, hp: { current: 18 } }),

  row(D('critical-multiplier'), 0, '1d8+4 doubled, 2d6 of sneak attack')
    .on(one({}))
    .ask(damage(['1d8'], { bonus: 4, times: 2, extra: ['2d6'] }))
    .gives({ text: '2d8+8+2d6', critical: true }),
  row(D('critical-multiplier'), 'extra', '2d6-1 tripled')
    .on(one({}))
    .ask(damage(['2d6'], { bonus: -1, times: 3 }))
    .gives({ text: '6d6-3' }),
  row(D('critical-immunity'), 0, 'a threat confirmed against an immune creature')
    .on(one({ traits: ['critical-immune'] }))
    .ask(damage(['1d8'], { to: 'a', bonus: 4, times: 2 }))
    .gives({ text: '1d8+4', critical: false }),

  row(D('minimum-one'), 'extra', 'hit points that nobody knows')
    .on(one({ traits: ['damage-reduction-5'] }))
    .ask(wound('a', 7))
    .gives({ dealt: 2, unknown: ['creatures.a.hp'] }),
  row(D('massive-damage'), 0, 'one hit for 50, 120 hit points')
    .on(one({ hp: { current: 120 } }))
    .ask(wound('a', 50))
    .gives({ massive: { save: 'fortitude', dc: 15 } }),
  row(D('massive-damage'), 1, 'each of two hits for 30')
    .on(one({ hp: { current: 90 } }))
    .ask(wound('a', 30))
    .gives({ massive: null }),
  row(D('massive-damage'), 'extra', 'a hit for 60 that damage reduction brings under 50')
    .on(one({ hp: { current: 120 }, traits: ['damage-reduction-15'] }))
    .ask(wound('a', 60))
    .gives({ dealt: 45, massive: null }),
  row(D('massive-damage'), 'extra', 'an undead')
    .on(one({ hp: { current: 120 }, traits: ['undead'] }))
    .ask(wound('a', 60))
    .gives({ massive: null }),
  row(D('massive-damage'), 'extra', 'a fall, which is no attack roll')
    .on(one({ hp: { current: 120 } }))
    .ask(wound('a', 60, { attackRoll: false }))
    .gives({ massive: null }),

  row(D('nonlethal-tracking'), 0, '12 hit points, 12 nonlethal')
    .on(one({ hp: { current: 12, nonlethal: 12 } }))
    .ask(vitals('a'))
    .gives({ conditions: ['staggered'] }),
  row(D('nonlethal-tracking'), 1, '12 hit points, 13 nonlethal')
    .on(one({ hp: { current: 12, nonlethal: 13 } }))
    .ask(vitals('a'))
    .gives({ conditions: ['unconscious'] }),
  row(D('nonlethal-tracking'), 'extra', 'a blow of 13 nonlethal points is counted apart')
    .on(one({ hp: { current: 12 } }))
    .ask(wound('a', 13, { nonlethal: true }))
    .uncited('the answer cites the kinds of damage; how the table counts it is the sheet’s')
    .gives({ hp: { current: 12, nonlethal: 13 } }),
  row(D('nonlethal-healing'), 0, 'a spell heals 8, nonlethal 10')
    .on(one({ hp: { current: 12, max: 30, nonlethal: 10 } }))
    .ask(heal('a', { points: 8 }))
    .gives({ hp: { current: 20, nonlethal: 2 } }),
  row(D('nonlethal-healing'), 'extra', '3 hours with 4 Hit Dice')
    .on(one({ hitDice: 4, hp: { current: 12, nonlethal: 20 } }))
    .ask(heal('a', { hours: 3 }))
    .gives({ hp: { current: 12, nonlethal: 8 } }),
]);
