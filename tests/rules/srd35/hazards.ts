/** 3.5 SRD: falls, lack of air, fire, acid, smoke, poison, and spells that make a place dangerous. */
import { rowsOf } from '../rows.ts';
import {
  cases,
  creature,
  type Answer,
  type Ask,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';

const row = rowsOf('srd35');
const someone = (more: CreatureMore = {}): Thing[] => [creature('p', 0, 0, more)];
const hazard = (name: string, given: Record<string, unknown> = {}): Ask => ({
  ask: 'hazard',
  of: 'p',
  hazard: name,
  ...given,
});
/** An answer whose outcome is exactly this. */
const after = (outcome: Answer): Answer => ({
  outcome: { damage: [], conditions: [], effects: [], ...outcome },
});
const NOTHING = after({});
const wound = (rolled: number): Ask => ({ ask: 'wound', of: 'p', rolled });
const fire = (dice: string): Answer => ({ dice, type: 'fire' });
const eachRound = (of: Answer): Answer => ({ ...of, each: 'round' });
const soft = (dice: string): Answer => ({ dice, nonlethal: true });
const hurt = (...damage: Answer[]): Answer => after({ damage, conditions: ['prone'] });
const FALL = 'damage.fall';
const WATER = 'damage.fall-water';
const OBJECT = 'damage.fall-object';
const CON_12 = { abilities: { con: 12 } };
const UNDEAD = { traits: ['undead'] };
const ELEMENTAL: CreatureMore = { type: 'elemental', abilities: { con: 10 } };
const FISH: CreatureMore = { type: 'animal', subtypes: ['aquatic'], abilities: { con: 10 } };
/** A row about a creature that the hazard spares. */
const spares = (rule: string, at: Case['case'], c: CreatureMore, ask: Ask, immune: string): Case =>
  row(rule, at, `${c.type ?? ''} ${c.subtypes?.join() ?? ''}`.trim())
    .on(someone(c))
    .ask(ask)
    .gives({ immune, unknown: [], ...NOTHING });

export default cases('srd35', [
  row(FALL, 0, '9 m, slipped, no check')
    .on(someone())
    .ask(hazard('fall', { metres: 9, roll: 3 }))
    .gives(hurt({ dice: '3d6' })),
  row(FALL, 1, '9 m, jumped')
    .on(someone())
    .ask(hazard('fall', { metres: 9, onPurpose: true, roll: 14 }))
    .gives(hurt(soft('1d6'), { dice: '2d6' })),
  row(FALL, 2, '9 m, jumped, Jump 15')
    .on(someone())
    .ask(hazard('fall', { metres: 9, onPurpose: true, roll: 15 }))
    .gives(hurt(soft('1d6'), { dice: '1d6' })),
  row(FALL, 3, '75 m')
    .on(someone())
    .ask(hazard('fall', { metres: 75, roll: 3 }))
    .gives(hurt({ dice: '20d6' })),
  row(FALL, 4, '2.7 m')
    .on(someone())
    .ask(hazard('fall', { metres: 2.7 }))
    .gives(NOTHING),
  row(FALL, 5, '6 m onto soft ground')
    .on(someone())
    .ask(hazard('fall', { metres: 6, soft: true, roll: 3 }))
    .gives(hurt(soft('1d6'), { dice: '1d6' })),
  row(FALL, 'extra', 'the roll that softens a fall')
    .on(someone())
    .ask(hazard('fall', { metres: 6 }))
    .gives({ roll: { kind: 'check', with: ['tumble'], dc: 15 } }),

  row(WATER, 0, '15 m into deep water')
    .on(someone())
    .ask(hazard('fall-into-water', { metres: 15, depth: 6 }))
    .gives(after({ damage: [soft('2d3'), { dice: '1d6' }] })),
  row(WATER, 1, 'a dive of 9 m with Swim 15')
    .on(someone())
    .ask(hazard('fall-into-water', { metres: 9, depth: 3, onPurpose: true, roll: 15 }))
    .gives(NOTHING),
  row(WATER, 2, 'a fall of 6 m into deep water')
    .on(someone())
    .ask(hazard('fall-into-water', { metres: 6, depth: 3 }))
    .gives(NOTHING),
  row(WATER, 3, 'a dive of 18 m')
    .on(someone())
    .ask(hazard('fall-into-water', { metres: 18, depth: 6, onPurpose: true }))
    .gives({ roll: { kind: 'check', with: ['swim', 'tumble'], dc: 20 } }),

  row(OBJECT, 0, '200 kg from 9 m')
    .on(someone())
    .ask(hazard('falling-object', { metres: 9, kilograms: 200 }))
    .gives(after({ damage: [{ dice: '4d6' }] })),
  row(OBJECT, 1, '30 kg from 9 m')
    .on(someone())
    .ask(hazard('falling-object', { metres: 9, kilograms: 30 }))
    .gives(after({ damage: [{ dice: '1d6' }] })),
  row(OBJECT, 2, 'a pebble from 60 m')
    .on(someone())
    .ask(hazard('falling-object', { metres: 60, kilograms: 0.25 }))
    .gives(NOTHING),
  row(OBJECT, 3, '60 kg from 3 m')
    .on(someone())
    .ask(hazard('falling-object', { metres: 3, kilograms: 60 }))
    .gives(NOTHING),

  row('damage.drowning', 0, 'ten rounds under water')
    .on(someone(CON_12))
    .ask(hazard('drowning', { rounds: 10 }))
    .gives({ rounds: 14, ...NOTHING }),
  row('damage.drowning', 1, '24 rounds')
    .on(someone(CON_12))
    .ask(hazard('drowning', { rounds: 24 }))
    .gives({ roll: { kind: 'check', with: ['con'], dc: 10 } }),
  row('damage.drowning', 2, '12 rounds with a standard action each')
    .on(someone(CON_12))
    .ask(hazard('drowning', { rounds: 12, strenuous: 12 }))
    .gives({ roll: { kind: 'check', with: ['con'], dc: 10 } }),
  row('damage.drowning', 3, 'the check fails')
    .on(someone(CON_12))
    .ask(hazard('drowning', { rounds: 24, roll: 9 }))
    .gives(after({ hp: 0, conditions: ['unconscious'], effects: ['drowns'] })),
  spares('damage.drowning', 4, ELEMENTAL, hazard('drowning', { rounds: 99 }), 'elemental'),
  spares('damage.drowning', 5, FISH, hazard('drowning', { rounds: 99 }), 'aquatic'),
  spares(
    'damage.drowning',
    'extra',
    { type: 'outsider', subtypes: ['water'], abilities: { con: 12 } },
    hazard('drowning', { rounds: 99 }),
    'water',
  ),
  row('damage.drowning', 6, 'an ooze')
    .on(someone({ type: 'ooze', ...CON_12 }))
    .ask(hazard('drowning', { rounds: 10 }))
    .gives({ rounds: 14, unknown: [], ...NOTHING }),
  row('damage.suffocation', 0, '20 rounds with Constitution 10')
    .on(someone({ abilities: { con: 10 } }))
    .ask(hazard('suffocation', { rounds: 20 }))
    .gives({ roll: { kind: 'check', with: ['con'], dc: 10 } }),
  row('damage.suffocation', 1, 'three successes')
    .on(someone({ abilities: { con: 10 } }))
    .ask(hazard('suffocation', { rounds: 23, earlier: 3 }))
    .gives({ roll: { kind: 'check', with: ['con'], dc: 13 } }),
  row('damage.suffocation', 2, 'an undead')
    .on(someone(UNDEAD))
    .ask(hazard('suffocation', { rounds: 99 }))
    .gives({ immune: 'not-living', ...NOTHING }),
  spares('damage.suffocation', 3, ELEMENTAL, hazard('suffocation', { rounds: 99 }), 'elemental'),
  row('damage.suffocation', 4, 'a fish in air')
    .on(someone(FISH))
    .ask(hazard('suffocation', { rounds: 20 }))
    .gives({ roll: { kind: 'check', with: ['con'], dc: 10 }, unknown: [] }),
  row('damage.suffocation', 'extra', 'unknown type and Constitution are named')
    .on(someone())
    .ask(hazard('suffocation', { rounds: 5 }))
    .gives({ unknown: ['creatures.p.type', 'creatures.p.abilities.con'] }),

  row('damage.lava', 0, 'to the knee')
    .on(someone())
    .ask(hazard('lava'))
    .gives(after({ damage: [eachRound(fire('2d6'))], effects: ['half-after'] })),
  row('damage.lava', 1, 'the whole body')
    .on(someone())
    .ask(hazard('lava', { immersed: true }))
    .gives(after({ damage: [eachRound(fire('20d6'))], effects: ['half-after'] })),
  row('damage.lava', 2, 'immune to fire')
    .on(someone({ traits: ['immune-fire'] }))
    .ask(hazard('lava'))
    .gives({ immune: 'immune-fire', ...NOTHING }),
  row('damage.fire-catch', 0, 'a Reflex save of 14 against catching fire')
    .on(someone())
    .ask(hazard('catching-fire', { roll: 14 }))
    .gives(after({ damage: [fire('1d6')], effects: ['burns', 'again-next-round'] })),
  row('damage.fire-catch', 1, 'a Reflex save of 15 against the fire')
    .on(someone())
    .ask(hazard('catching-fire', { roll: 15 }))
    .gives(after({ effects: ['fire-out'] })),
  row('damage.acid', 0, 'a creature steps into acid')
    .on(someone())
    .ask(hazard('acid'))
    .gives(after({ damage: [{ dice: '1d6', type: 'acid', each: 'round' }] })),
  row('damage.acid', 1, 'a creature falls into acid')
    .on(someone())
    .ask(hazard('acid', { immersed: true }))
    .gives(after({ damage: [{ dice: '10d6', type: 'acid', each: 'round' }] })),
  row('damage.acid', 2, 'fumes')
    .on(someone())
    .ask(hazard('acid-fumes', { roll: 12 }))
    .gives(after({ damage: [{ dice: '1', ability: 'con' }], effects: ['again-in-a-minute'] })),
  row('damage.cold-heat', 0, 'the third save in the cold')
    .on(someone())
    .ask(hazard('cold', { earlier: 2, roll: 16 }))
    .gives({
      roll: { kind: 'save', with: ['fortitude'], dc: 17 },
      ...after({ damage: [soft('1d6')], conditions: ['fatigued'] }),
    }),
  row('damage.cold-heat', 1, 'a failed save in hot weather')
    .on(someone())
    .ask(hazard('heat', { roll: 14 }))
    .gives(after({ damage: [soft('1d4')], conditions: ['fatigued'] })),
  row('damage.smoke', 0, 'the first save')
    .on(someone())
    .ask(hazard('smoke', { roll: 14 }))
    .gives(after({ effects: ['chokes', 'again-next-round'] })),
  row('damage.smoke', 1, 'a second round')
    .on(someone())
    .ask(hazard('smoke', { earlier: 1, rounds: 1, roll: 15 }))
    .gives(after({ damage: [soft('1d6')], effects: ['chokes', 'again-next-round'] })),
  spares('damage.smoke', 2, ELEMENTAL, hazard('smoke'), 'elemental'),
  row('damage.smoke', 3, 'a plant in heavy smoke')
    .on(someone({ type: 'plant' }))
    .ask(hazard('smoke'))
    .gives({ roll: { kind: 'save', with: ['fortitude'], dc: 15 }, unknown: [] }),
  row('damage.poison', 0, 'DC 14, 14 rolled')
    .on(someone())
    .ask(hazard('poison', { dc: 14, roll: 14 }))
    .gives(after({ effects: ['again-in-a-minute'] })),
  row('damage.poison', 1, 'the second save')
    .on(someone())
    .ask(hazard('poison', { dc: 14, roll: 14, secondary: true }))
    .gives(NOTHING),
  row('damage.poison', 2, 'an undead')
    .on(someone(UNDEAD))
    .ask(hazard('poison', { dc: 14 }))
    .gives({ immune: 'not-living' }),
  ...(['elemental', 'ooze', 'plant'] as const).map((type) =>
    spares('damage.poison', 3, { type }, hazard('poison', { dc: 14 }), type),
  ),
  row('damage.poison', 4, 'a vermin that is poisoned')
    .on(someone({ type: 'vermin' }))
    .ask(hazard('poison', { dc: 14 }))
    .gives({ roll: { kind: 'save', with: ['fortitude'], dc: 14 }, unknown: [] }),

  row('terrain.caltrops', 0, 'shoes and Dexterity 12')
    .on(someone({ abilities: { dex: 12 } }))
    .ask(hazard('caltrops', { shod: true }))
    .gives({ roll: { kind: 'attack', with: [], dc: 13, bonus: 0 } }),
  row('terrain.caltrops', 1, 'at half speed')
    .on(someone({ abilities: { dex: 12 } }))
    .ask(hazard('caltrops', { slowly: true }))
    .gives(NOTHING),
  row('terrain.caltrops', 2, 'caltrops hit a creature that enters')
    .on(someone({ abilities: { dex: 12 } }))
    .ask(hazard('caltrops', { roll: 11 }))
    .gives(after({ damage: [{ dice: '1' }], effects: ['speed-halved', 'stops'] })),
  row('terrain.caltrops', 'extra', 'caltrops miss a creature that enters')
    .on(someone({ abilities: { dex: 12 } }))
    .ask(hazard('caltrops', { roll: 10 }))
    .gives(NOTHING),

  row('spell.entangle', 0, 'fails')
    .on(someone())
    .ask(hazard('entangle', { dc: 14, roll: 13 }))
    .gives(after({ conditions: ['entangled'], effects: ['held'] })),
  row('spell.entangle', 1, 'saves')
    .on(someone())
    .ask(hazard('entangle', { dc: 14, roll: 14 }))
    .gives(after({ effects: ['again-next-round'] })),
  row('spell.web', 0, 'fails')
    .on(someone())
    .ask(hazard('web', { dc: 15, roll: 14 }))
    .gives(after({ conditions: ['entangled'], effects: ['held'] })),
  row('spell.web', 1, 'saves')
    .on(someone())
    .ask(hazard('web', { dc: 15, roll: 15 }))
    .gives(after({ conditions: ['entangled'] })),
  row('spell.grease', 0, 'a failed Reflex save in the area')
    .on(someone())
    .ask(hazard('grease', { dc: 13, roll: 12 }))
    .gives(after({ conditions: ['prone'], effects: ['again-next-round'] })),
  row('spell.grease', 1, 'Balance 10')
    .on(someone())
    .ask(hazard('grease-walk', { roll: 10 }))
    .gives(NOTHING),
  row('spell.grease', 2, 'Balance 7')
    .on(someone())
    .ask(hazard('grease-walk', { roll: 7 }))
    .gives(after({ effects: ['no-movement'] })),
  row('spell.sleet-storm', 0, 'Balance 10')
    .on(someone())
    .ask(hazard('sleet-storm', { roll: 10 }))
    .gives(NOTHING),
  row('spell.sleet-storm', 1, 'a Balance check of 8 on the icy ground')
    .on(someone())
    .ask(hazard('sleet-storm', { roll: 8 }))
    .gives(after({ effects: ['no-movement'] })),
  row('spell.black-tentacles', 0, 'caster level 7')
    .on(someone())
    .ask(hazard('black-tentacles', { casterLevel: 7 }))
    .gives({ roll: { kind: 'opposed', with: ['grapple'], bonus: 15 } }),
  row('spell.black-tentacles', 1, 'an incorporeal creature in the area')
    .on(someone({ traits: ['incorporeal'] }))
    .ask(hazard('black-tentacles', { casterLevel: 7 }))
    .gives({ immune: 'incorporeal' }),
  row('spell.spike-growth', 0, 'three squares')
    .on(someone())
    .ask(hazard('spike-growth', { squares: 3, dc: 15, roll: 14 }))
    .gives(
      after({
        damage: [{ dice: '3d4', type: 'piercing' }],
        effects: ['speed-halved', 'rolls-each-damage'],
      }),
    ),
  row('spell.spike-growth', 1, 'three squares of stones')
    .on(someone())
    .ask(hazard('spike-stones', { squares: 3, dc: 15, roll: 20 }))
    .gives(after({ damage: [{ dice: '3d8', type: 'piercing' }] })),
  row('spell.spike-growth', 2, 'a flyer above the spikes')
    .on(someone({ conditions: ['flying'] }))
    .ask(hazard('spike-growth', { squares: 3 }))
    .gives({ immune: 'flying' }),
  row('spell.cloud', 0, 'stinking cloud')
    .on(someone())
    .ask(hazard('stinking-cloud', { dc: 15, roll: 9 }))
    .gives(after({ conditions: ['nauseated'] })),
  row('spell.cloud', 1, 'cloudkill, 3 Hit Dice')
    .on(someone({ hitDice: 3 }))
    .ask(hazard('cloudkill', { dc: 17 }))
    .gives(after({ effects: ['killed'] })),
  row('spell.cloud', 2, 'cloudkill, 5 Hit Dice, fails')
    .on(someone({ hitDice: 5 }))
    .ask(hazard('cloudkill', { dc: 17, roll: 9 }))
    .gives(after({ effects: ['killed'] })),
  row('spell.cloud', 3, 'cloudkill, 9 Hit Dice, fails')
    .on(someone({ hitDice: 9 }))
    .ask(hazard('cloudkill', { dc: 17, roll: 9 }))
    .gives(after({ damage: [{ dice: '1d4', ability: 'con', each: 'round' }] })),
  row('spell.cloud', 4, 'an undead')
    .on(someone(UNDEAD))
    .ask(hazard('cloudkill', { dc: 17 }))
    .gives({ immune: 'not-living' }),
  row('spell.wall-fire', 0, 'passes at caster level 8')
    .on(someone())
    .ask(hazard('wall-of-fire', { casterLevel: 8 }))
    .gives(after({ damage: [fire('2d6+8')] })),
  row('spell.wall-fire', 1, 'two squares away')
    .on(someone())
    .ask(hazard('wall-of-fire', { casterLevel: 8, cells: 2 }))
    .gives(after({ damage: [eachRound(fire('2d4'))] })),
  row('spell.wall-fire', 2, 'five squares away')
    .on(someone())
    .ask(hazard('wall-of-fire', { casterLevel: 8, cells: 5 }))
    .gives(NOTHING),
  row('spell.wall-fire', 3, 'an undead passes')
    .on(someone(UNDEAD))
    .ask(hazard('wall-of-fire', { casterLevel: 8 }))
    .gives(after({ damage: [fire('4d6+16')] })),
  row('spell.wall-stone', 0, 'the breach at level 7')
    .on(someone())
    .ask(hazard('wall-of-ice', { casterLevel: 7 }))
    .gives(after({ damage: [{ dice: '1d6+7', type: 'cold' }] })),
  row('spell.wall-stone', 1, 'immune to cold')
    .on(someone({ traits: ['immune-cold'] }))
    .ask(hazard('wall-of-ice', { casterLevel: 7 }))
    .gives({ immune: 'immune-cold', ...NOTHING }),
  row('spell.wall-thorns', 0, 'armor class 16 with Dexterity 16')
    .on(someone({ ac: { total: 16 }, abilities: { dex: 16 } }))
    .ask(hazard('wall-of-thorns'))
    .gives(after({ damage: [{ dice: '12', type: 'slashing', each: 'round' }] })),
  row('spell.wall-thorns', 1, 'armor class 30')
    .on(someone({ ac: { total: 30 }, abilities: { dex: 10 } }))
    .ask(hazard('wall-of-thorns'))
    .gives(NOTHING),
  row('cover.blade-barrier', 0, 'caster level 11')
    .on(someone())
    .ask(hazard('blade-barrier', { casterLevel: 11, dc: 20, roll: 1 }))
    .gives(after({ damage: [{ dice: '11d6' }] })),
  row('cover.blade-barrier', 1, 'caster level 18')
    .on(someone())
    .ask(hazard('blade-barrier', { casterLevel: 18, dc: 20, roll: 1 }))
    .gives(after({ damage: [{ dice: '15d6' }] })),
  row('damage.massive', 0, '60 damage with 100 hit points')
    .on(someone({ hp: { current: 100, max: 100 } }))
    .ask(wound(60))
    .gives({ massive: { save: 'fortitude', dc: 15 } }),
  row('damage.massive', 1, 'one attack that deals 49 points')
    .on(someone({ hp: { current: 100, max: 100 } }))
    .ask(wound(49))
    .gives({ massive: null }),
  row('damage.massive', 2, 'dead outright')
    .on(someone({ hp: { current: 43, max: 100 } }))
    .ask(wound(55))
    .gives({ massive: null, hp: { current: -12, max: 100 } }),
]);
