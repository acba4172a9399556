/** 3.5 SRD: temporary hit points, swarms and their limits, trampling, gazes, freedom of movement. */
import { expect } from 'vitest';
import { heal, wound } from '../asks/bodies.ts';
import { against, grapple, special, totals } from '../asks/specials.ts';
import { gaze, swarm, vitals } from '../asks/states.ts';
import { act } from '../asks/turns.ts';
import {
  cases,
  cell,
  creature,
  hero,
  wall,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const TEMPORARY = 'damage.temporary';
const BREAKS = 'damage.swarm-breaks';
const WEAPONS = 'modifier.swarm-weapons';
const TRAMPLE = 'special-attack.trample-monster';
const FREEDOM = 'special-attack.grapple-freedom';
const GAZE = 'modifier.gaze';
const COUP = 'special-attack.coup-de-grace-action';
const NO_STATE = 'its hit points cause no condition, so there is nothing to cite';
const states = (state: string | null): Answer => ({ state });
const hp = (current: number, temporary: number, nonlethal?: number) =>
  hero('p', 0, 0, {
    hp: { current, max: 20, temporary, ...(nonlethal === undefined ? {} : { nonlethal }) },
  });
const rats = (more: CreatureMore = {}) =>
  creature('s', 0, 0, {
    type: 'animal',
    subtypes: ['swarm'],
    size: 'tiny',
    space: 2,
    attacks: 'natural',
    hitDice: 4,
    abilities: { con: 12 },
    hp: { current: 13, max: 13 },
    ...more,
  });
const rat = (current: number, nonlethal = 0) => rats({ hp: { current, max: 13, nonlethal } });
const elephant = (more: CreatureMore = {}) =>
  creature('e', 0, 0, { size: 'huge', build: 'long', traits: ['trampling'], ...more });
const orc = (more: CreatureMore = {}) => hero('p', 4, 1, more);
const over = (n: number) =>
  special('trample', 'e', 'p', { path: Array.from({ length: n }, (_, i): At => [i, 0]) });
const half: Answer = { outcome: { effects: [{ of: 'p', effect: 'saves-for-half' }] } };
const free: CreatureMore = { conditions: ['freedom-of-movement'] };
const owlbear = creature('o', 0, 0, {
  size: 'large',
  traits: ['improved-grab'],
  attacks: 'natural',
});
const medusa = (more: CreatureMore = {}) => creature('m', 4, 0, more);
const seen = (guard: 'open' | 'averted' | 'shut') => gaze('m', 'p', guard);
const nobody: Answer = { harmed: [], distracted: [] };
const coup = (more: CreatureMore) => [
  hero('a', 0, 0),
  creature('t', 1, 0, { type: 'giant', ...more }),
];

export default cases('srd35', [
  row(
    TEMPORARY,
    2,
    'a creature at 0 with 5 temporary points',
    [hp(0, 5)],
    vitals('p'),
    states(null),
    NO_STATE,
  ),
  row(
    TEMPORARY,
    3,
    'a creature at -3 with 5 temporary points',
    [hp(-3, 5)],
    vitals('p'),
    states(null),
    NO_STATE,
  ),
  row(
    TEMPORARY,
    'extra',
    'a creature at -3 with 3 temporary points',
    [hp(-3, 3)],
    vitals('p'),
    states('disabled'),
    ['srd35.damage.states'],
  ),
  row(
    TEMPORARY,
    'extra',
    'a creature at -12 with 5 temporary points',
    [hp(-12, 5)],
    vitals('p'),
    states('dying'),
    ['srd35.damage.states'],
  ),
  row(
    TEMPORARY,
    4,
    '22 nonlethal points against 20 and 5',
    [hp(20, 5, 22)],
    vitals('p'),
    states(null),
    NO_STATE,
  ),
  row(
    TEMPORARY,
    5,
    '25 nonlethal points against 20 and 5',
    [hp(20, 5, 25)],
    vitals('p'),
    states('staggered'),
    ['srd35.damage.states'],
  ),
  row(
    TEMPORARY,
    5,
    '26 nonlethal points against 20 and 5',
    [hp(20, 5, 26)],
    vitals('p'),
    states('unconscious'),
    ['srd35.damage.states'],
  ),
  row(
    TEMPORARY,
    6,
    '7 points of nonlethal damage',
    [hp(20, 5, 0)],
    wound('p', 7, { nonlethal: true }),
    { hp: { current: 20, temporary: 5, nonlethal: 7 } },
    'nonlethal damage takes no temporary points',
  ),
  row(
    TEMPORARY,
    'extra',
    'a disabled creature strains with a temporary point left',
    [hp(-2, 2)],
    vitals('p', { act: 'standard' }),
    { state: 'dying', hp: { current: -2, temporary: 1 } },
    ['srd35.damage.states'],
  ),
  row(
    TEMPORARY,
    'extra',
    'healing while some are left',
    [hp(15, 3)],
    heal('p', { points: 10 }),
    { hp: { current: 20, temporary: 3 } },
    'healing restores none, so it cites no rule of them',
  ),

  row(BREAKS, 0, 'rats at 0 hit points', [rat(0)], vitals('s'), states('dead')),
  row(BREAKS, 1, 'rats at -3 hit points', [rat(-3)], vitals('s'), states('dead')),
  row(
    BREAKS,
    2,
    'rats with as many nonlethal points as hit points',
    [rat(13, 13)],
    vitals('s'),
    states(null),
    NO_STATE,
  ),
  row(
    BREAKS,
    2,
    'rats with one nonlethal point more',
    [rat(13, 14)],
    vitals('s'),
    states('unconscious'),
  ),
  ...(
    [
      ['rats at 0 hit points', rat(0)],
      ['dispersed rats', rat(13, 14)],
      ['dead rats', rats({ conditions: ['dead'] })],
    ] as const
  ).map(([given, swarmed], i) =>
    row(
      BREAKS,
      i === 0 ? 3 : 'extra',
      `${given} on a man`,
      [swarmed, hero('p', 0, 0)],
      swarm('s'),
      nobody,
      ['srd35.damage.swarm-attack'],
    ),
  ),
  row(
    'condition.distraction',
    'extra',
    'a mage casts over rats that broke up',
    [rat(0), hero('p', 1, 1)],
    act('p', 'cast-spell', { level: 2 }),
    { checks: [] },
    'a control: no swarm is left',
  ),
  row(
    'damage.swarm-attack',
    'extra',
    'a flyer three squares above the rats',
    [rats(), hero('p', 0, 0, { elevation: 3, speed: { land: 6, fly: 12 } })],
    swarm('s'),
    nobody,
  ),
  row(
    'condition.distraction',
    'extra',
    'an undead swarm has no Constitution',
    [rats({ type: 'undead', abilities: { con: null } }), hero('p', 0, 0)],
    swarm('s'),
    { save: { dc: 12 }, unknown: [] },
  ),

  row(
    WEAPONS,
    3,
    'magic missile at rats',
    [rats()],
    wound('s', 9, { type: 'force', attackRoll: false, area: false }),
    { dealt: 0, unknown: [] },
  ),
  row(
    WEAPONS,
    'extra',
    'a spell at rats, its area not said',
    [rats()],
    wound('s', 9, { type: 'force', attackRoll: false }),
    { dealt: 9, unknown: ['ask.area'] },
  ),
  row(
    WEAPONS,
    'extra',
    'one point of a sword on rats',
    [rats()],
    wound('s', 1, { type: 'slashing' }),
    { dealt: 1 },
  ),
  row(
    WEAPONS,
    'extra',
    'a torch at spiders',
    [rats({ size: 'diminutive' })],
    wound('s', 3, { type: 'fire' }),
    { dealt: 3 },
    'a control: fire is no weapon damage',
  ),

  row(
    TRAMPLE,
    2,
    'over a paralyzed orc',
    [elephant(), orc({ conditions: ['paralyzed'] })],
    over(8),
    half,
  ),
  row(
    TRAMPLE,
    'extra',
    'over a flat-footed orc',
    [elephant(), orc({ conditions: ['flat-footed'] })],
    over(8),
    half,
  ),
  row(
    TRAMPLE,
    'extra',
    'over an orc that has struck in this round',
    [elephant(), orc({ opportunitiesTaken: 1 })],
    over(8),
    half,
  ),
  row(TRAMPLE, 3, '13 squares at speed 6', [elephant(), orc()], over(14), { why: ['over-speed'] }),
  row(TRAMPLE, 'extra', '12 squares at speed 6', [elephant(), orc()], over(13), { legal: true }),
  row(
    TRAMPLE,
    'extra',
    '12 squares with one of rubble',
    [elephant(), orc(), cell(2, 1, { terrain: 'difficult' })],
    over(13),
    { why: ['over-speed'] },
  ),
  row(
    TRAMPLE,
    'extra',
    'an elephant on its side',
    [elephant({ conditions: ['prone'] }), orc()],
    over(8),
    { why: ['prone-must-crawl'] },
  ),
  row(TRAMPLE, 'extra', 'a wall across the way', [elephant(), orc(), wall(6, 0, 6, 3)], over(8), {
    legal: false,
  }),
  row(TRAMPLE, 4, 'it ends on the orc', [elephant(), hero('p', 6, 1)], over(6), {
    why: ['ends-occupied'],
  }),
  row(TRAMPLE, 'extra', 'an orc beside the way', [elephant(), hero('p', 4, 4)], over(8), {
    why: ['target-out-of-reach'],
  }),
  row(
    TRAMPLE,
    'extra',
    'a flyer five squares above',
    [elephant(), orc({ elevation: 5, speed: { land: 6, fly: 12 } })],
    over(8),
    { why: ['target-out-of-reach'] },
  ),
  row(TRAMPLE, 5, 'past another foe', [elephant(), orc(), hero('q', 3, 3)], over(8), {
    opportunities: [{ by: 'q', cause: 'movement' }],
  }),

  row(
    FREEDOM,
    'extra',
    'a man grapples a free one',
    [hero('p', 0, 0), creature('f', 1, 0, free)],
    special('grapple', 'p', 'f', totals(25, 10)),
    { outcome: { result: 'failure' } },
  ),
  row(
    FREEDOM,
    'extra',
    'an owlbear grabs a free man',
    [owlbear, hero('p', 2, 0, free)],
    special('grab', 'o', 'p', totals(25, 10)),
    { outcome: { result: 'failure' } },
  ),
  ...(['escape-grapple', 'grapple-break-free'] as const).map((action) =>
    row(
      FREEDOM,
      'extra',
      `a free man in a hold: ${action}`,
      [
        hero('p', 0, 0, { conditions: ['grappling'], grapples: ['f'] }),
        creature('f', 0, 0, { conditions: ['grappling', 'freedom-of-movement'] }),
      ],
      grapple('f', action, against(3, 25)),
      { outcome: { result: 'success' } },
    ),
  ),
  row(
    FREEDOM,
    'extra',
    'a free man grapples another: he rolls',
    [hero('p', 0, 0, free), creature('f', 1, 0)],
    special('grapple', 'p', 'f', totals(10, 25)),
    { outcome: { result: 'failure', margin: -15 } },
    'a control: his own attempt is rolled',
  ),

  row(
    GAZE,
    'extra',
    'a dead medusa',
    [medusa({ conditions: ['dead'] }), hero('p', 0, 0)],
    seen('open'),
    { saves: false, why: 'dead-gazer' },
  ),
  row(
    GAZE,
    'extra',
    'a sleeping man',
    [medusa(), hero('p', 0, 0, { conditions: ['asleep'] })],
    seen('open'),
    { saves: false, why: 'no-sight', opportunities: false },
  ),
  row(
    GAZE,
    'extra',
    'a paralyzed man sees her',
    [medusa(), hero('p', 0, 0, { conditions: ['paralyzed'] })],
    seen('open'),
    { saves: true },
  ),
  row(
    GAZE,
    'extra',
    'blindsight with shut eyes',
    [medusa(), hero('p', 0, 0, { traits: ['blindsight-12'] })],
    seen('shut'),
    { saves: false, missChance: 0, opportunities: true },
  ),
  row(
    GAZE,
    'extra',
    'blindsight with averted eyes',
    [medusa(), hero('p', 0, 0, { traits: ['blindsight-12'] })],
    seen('averted'),
    { saves: true, missChance: 0 },
  ),
  row(
    GAZE,
    'extra',
    'blindsight that does not reach her, eyes shut',
    [medusa(), hero('p', 0, 0, { traits: ['blindsight-2'] })],
    seen('shut'),
    { missChance: 50, opportunities: false },
  ),
  row(
    GAZE,
    'extra',
    'darkvision in the dark',
    [medusa(), hero('p', 0, 0, { traits: ['darkvision-12'] }), cell(4, 0, { light: 'dark' })],
    seen('open'),
    { saves: true, spared: [] },
  ),

  row(
    COUP,
    'extra',
    'on a corpse',
    coup({ conditions: ['dead'] }),
    special('coup-de-grace', 'a', 't', { with: 'sword' }),
    { legal: false, why: ['dead-target'] },
  ),
  row(
    COUP,
    'extra',
    'on a corpse, as an action',
    coup({ conditions: ['dead'] }),
    act('a', 'coup-de-grace', { target: 't' }),
    (answer) => expect(answer['why']).toEqual(['dead-target']),
    ['srd35.opportunity.coup-de-grace-provokes'],
  ),
  row(
    COUP,
    'extra',
    'on a dying giant',
    coup({ conditions: ['dying'] }),
    special('coup-de-grace', 'a', 't', { with: 'sword' }),
    { legal: true },
  ),
]);
