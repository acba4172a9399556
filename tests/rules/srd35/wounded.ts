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
  row(TEMPORARY, 2, 'a creature at 0 with 5 temporary points')
    .on(hp(0, 5))
    .ask(vitals('p'))
    .uncited(NO_STATE)
    .gives(states(null)),
  row(TEMPORARY, 3, 'a creature at -3 with 5 temporary points')
    .on(hp(-3, 5))
    .ask(vitals('p'))
    .uncited(NO_STATE)
    .gives(states(null)),
  row(TEMPORARY, 'extra', 'a creature at -3 with 3 temporary points')
    .on(hp(-3, 3))
    .ask(vitals('p'))
    .cites('srd35.damage.states')
    .gives(states('disabled')),
  row(TEMPORARY, 'extra', 'a creature at -12 with 5 temporary points')
    .on(hp(-12, 5))
    .ask(vitals('p'))
    .cites('srd35.damage.states')
    .gives(states('dying')),
  row(TEMPORARY, 4, '22 nonlethal points against 20 and 5')
    .on(hp(20, 5, 22))
    .ask(vitals('p'))
    .uncited(NO_STATE)
    .gives(states(null)),
  row(TEMPORARY, 5, '25 nonlethal points against 20 and 5')
    .on(hp(20, 5, 25))
    .ask(vitals('p'))
    .cites('srd35.damage.states')
    .gives(states('staggered')),
  row(TEMPORARY, 5, '26 nonlethal points against 20 and 5')
    .on(hp(20, 5, 26))
    .ask(vitals('p'))
    .cites('srd35.damage.states')
    .gives(states('unconscious')),
  row(TEMPORARY, 6, '7 points of nonlethal damage')
    .on(hp(20, 5, 0))
    .ask(wound('p', 7, { nonlethal: true }))
    .uncited('nonlethal damage takes no temporary points')
    .gives({ hp: { current: 20, temporary: 5, nonlethal: 7 } }),
  row(TEMPORARY, 'extra', 'a disabled creature strains with a temporary point left')
    .on(hp(-2, 2))
    .ask(vitals('p', { act: 'standard' }))
    .cites('srd35.damage.states')
    .gives({ state: 'dying', hp: { current: -2, temporary: 1 } }),
  row(TEMPORARY, 'extra', 'healing while some are left')
    .on(hp(15, 3))
    .ask(heal('p', { points: 10 }))
    .uncited('healing restores none, so it cites no rule of them')
    .gives({ hp: { current: 20, temporary: 3 } }),

  row(BREAKS, 0, 'rats at 0 hit points').on(rat(0)).ask(vitals('s')).gives(states('dead')),
  row(BREAKS, 1, 'rats at -3 hit points').on(rat(-3)).ask(vitals('s')).gives(states('dead')),
  row(BREAKS, 2, 'rats with as many nonlethal points as hit points')
    .on(rat(13, 13))
    .ask(vitals('s'))
    .uncited(NO_STATE)
    .gives(states(null)),
  row(BREAKS, 2, 'rats with one nonlethal point more')
    .on(rat(13, 14))
    .ask(vitals('s'))
    .gives(states('unconscious')),
  ...(
    [
      ['rats at 0 hit points', rat(0)],
      ['dispersed rats', rat(13, 14)],
      ['dead rats', rats({ conditions: ['dead'] })],
    ] as const
  ).map(([given, swarmed], i) =>
    row(BREAKS, i === 0 ? 3 : 'extra', `${given} on a man`)
      .on(swarmed, hero('p', 0, 0))
      .ask(swarm('s'))
      .cites('srd35.damage.swarm-attack')
      .gives(nobody),
  ),
  row('condition.distraction', 'extra', 'a mage casts over rats that broke up')
    .on(rat(0), hero('p', 1, 1))
    .ask(act('p', 'cast-spell', { level: 2 }))
    .uncited('a control: no swarm is left')
    .gives({ checks: [] }),
  row('damage.swarm-attack', 'extra', 'a flyer three squares above the rats')
    .on(rats(), hero('p', 0, 0, { elevation: 3, speed: { land: 6, fly: 12 } }))
    .ask(swarm('s'))
    .gives(nobody),
  row('condition.distraction', 'extra', 'an undead swarm has no Constitution')
    .on(rats({ type: 'undead', abilities: { con: null } }), hero('p', 0, 0))
    .ask(swarm('s'))
    .gives({ save: { dc: 12 }, unknown: [] }),

  row(WEAPONS, 3, 'magic missile at rats')
    .on(rats())
    .ask(wound('s', 9, { type: 'force', attackRoll: false, area: false }))
    .gives({ dealt: 0, unknown: [] }),
  row(WEAPONS, 'extra', 'a spell at rats, its area not said')
    .on(rats())
    .ask(wound('s', 9, { type: 'force', attackRoll: false }))
    .gives({ dealt: 9, unknown: ['ask.area'] }),
  row(WEAPONS, 'extra', 'one point of a sword on rats')
    .on(rats())
    .ask(wound('s', 1, { type: 'slashing' }))
    .gives({ dealt: 1 }),
  row(WEAPONS, 'extra', 'a torch at spiders')
    .on(rats({ size: 'diminutive' }))
    .ask(wound('s', 3, { type: 'fire' }))
    .uncited('a control: fire is no weapon damage')
    .gives({ dealt: 3 }),

  row(TRAMPLE, 2, 'over a paralyzed orc')
    .on(elephant(), orc({ conditions: ['paralyzed'] }))
    .ask(over(8))
    .gives(half),
  row(TRAMPLE, 'extra', 'over a flat-footed orc')
    .on(elephant(), orc({ conditions: ['flat-footed'] }))
    .ask(over(8))
    .gives(half),
  row(TRAMPLE, 'extra', 'over an orc that has struck in this round')
    .on(elephant(), orc({ opportunitiesTaken: 1 }))
    .ask(over(8))
    .gives(half),
  row(TRAMPLE, 3, '13 squares at speed 6')
    .on(elephant(), orc())
    .ask(over(14))
    .gives({ why: ['over-speed'] }),
  row(TRAMPLE, 'extra', '12 squares at speed 6')
    .on(elephant(), orc())
    .ask(over(13))
    .gives({ legal: true }),
  row(TRAMPLE, 'extra', '12 squares with one of rubble')
    .on(elephant(), orc(), cell(2, 1, { terrain: 'difficult' }))
    .ask(over(13))
    .gives({ why: ['over-speed'] }),
  row(TRAMPLE, 'extra', 'an elephant on its side')
    .on(elephant({ conditions: ['prone'] }), orc())
    .ask(over(8))
    .gives({ why: ['prone-must-crawl'] }),
  row(TRAMPLE, 'extra', 'a wall across the way')
    .on(elephant(), orc(), wall(6, 0, 6, 3))
    .ask(over(8))
    .gives({ legal: false }),
  row(TRAMPLE, 4, 'it ends on the orc')
    .on(elephant(), hero('p', 6, 1))
    .ask(over(6))
    .gives({ why: ['ends-occupied'] }),
  row(TRAMPLE, 'extra', 'an orc beside the way')
    .on(elephant(), hero('p', 4, 4))
    .ask(over(8))
    .gives({ why: ['target-out-of-reach'] }),
  row(TRAMPLE, 'extra', 'a flyer five squares above')
    .on(elephant(), orc({ elevation: 5, speed: { land: 6, fly: 12 } }))
    .ask(over(8))
    .gives({ why: ['target-out-of-reach'] }),
  row(TRAMPLE, 5, 'past another foe')
    .on(elephant(), orc(), hero('q', 3, 3))
    .ask(over(8))
    .gives({ opportunities: [{ by: 'q', cause: 'movement' }] }),

  row(FREEDOM, 'extra', 'a man grapples a free one')
    .on(hero('p', 0, 0), creature('f', 1, 0, free))
    .ask(special('grapple', 'p', 'f', totals(25, 10)))
    .gives({ outcome: { result: 'failure' } }),
  row(FREEDOM, 'extra', 'an owlbear grabs a free man')
    .on(owlbear, hero('p', 2, 0, free))
    .ask(special('grab', 'o', 'p', totals(25, 10)))
    .gives({ outcome: { result: 'failure' } }),
  ...(['escape-grapple', 'grapple-break-free'] as const).map((action) =>
    row(FREEDOM, 'extra', `a free man in a hold: ${action}`)
      .on(
        hero('p', 0, 0, { conditions: ['grappling'], grapples: ['f'] }),
        creature('f', 0, 0, { conditions: ['grappling', 'freedom-of-movement'] }),
      )
      .ask(grapple('f', action, against(3, 25)))
      .gives({ outcome: { result: 'success' } }),
  ),
  row(FREEDOM, 'extra', 'a free man grapples another: he rolls')
    .on(hero('p', 0, 0, free), creature('f', 1, 0))
    .ask(special('grapple', 'p', 'f', totals(10, 25)))
    .uncited('a control: his own attempt is rolled')
    .gives({ outcome: { result: 'failure', margin: -15 } }),

  row(GAZE, 'extra', 'a dead medusa')
    .on(medusa({ conditions: ['dead'] }), hero('p', 0, 0))
    .ask(seen('open'))
    .gives({ saves: false, why: 'dead-gazer' }),
  row(GAZE, 'extra', 'a sleeping man')
    .on(medusa(), hero('p', 0, 0, { conditions: ['asleep'] }))
    .ask(seen('open'))
    .gives({ saves: false, why: 'no-sight', opportunities: false }),
  row(GAZE, 'extra', 'a paralyzed man sees her')
    .on(medusa(), hero('p', 0, 0, { conditions: ['paralyzed'] }))
    .ask(seen('open'))
    .gives({ saves: true }),
  row(GAZE, 'extra', 'blindsight with shut eyes')
    .on(medusa(), hero('p', 0, 0, { traits: ['blindsight-12'] }))
    .ask(seen('shut'))
    .gives({ saves: false, missChance: 0, opportunities: true }),
  row(GAZE, 'extra', 'blindsight with averted eyes')
    .on(medusa(), hero('p', 0, 0, { traits: ['blindsight-12'] }))
    .ask(seen('averted'))
    .gives({ saves: true, missChance: 0 }),
  row(GAZE, 'extra', 'blindsight that does not reach her, eyes shut')
    .on(medusa(), hero('p', 0, 0, { traits: ['blindsight-2'] }))
    .ask(seen('shut'))
    .gives({ missChance: 50, opportunities: false }),
  row(GAZE, 'extra', 'darkvision in the dark')
    .on(medusa(), hero('p', 0, 0, { traits: ['darkvision-12'] }), cell(4, 0, { light: 'dark' }))
    .ask(seen('open'))
    .gives({ saves: true, spared: [] }),

  row(COUP, 'extra', 'a coup de grace on a corpse')
    .on(coup({ conditions: ['dead'] }))
    .ask(special('coup-de-grace', 'a', 't', { with: 'sword' }))
    .gives({ legal: false, why: ['dead-target'] }),
  row(COUP, 'extra', 'on a corpse, as an action')
    .on(coup({ conditions: ['dead'] }))
    .ask(act('a', 'coup-de-grace', { target: 't' }))
    .cites('srd35.opportunity.coup-de-grace-provokes')
    .gives((answer) => expect(answer['why']).toEqual(['dead-target'])),
  row(COUP, 'extra', 'on a dying giant')
    .on(coup({ conditions: ['dying'] }))
    .ask(special('coup-de-grace', 'a', 't', { with: 'sword' }))
    .gives({ legal: true }),
]);
