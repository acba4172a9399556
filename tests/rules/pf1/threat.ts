/**
 * Threat of grappled creatures, casters, swarms and whirlwinds; opportunities when much larger or
 * smaller creatures pass.
 */
import {
  cells,
  cases,
  corridor,
  creature,
  flanking,
  hero,
  move,
  ogre,
  options,
  threat,
  turn,
  type At,
} from '../cases.ts';
import { row } from '../rows.ts';
import { threatens } from '../checks.ts';
import { owed } from '../asks/attacks.ts';

const grappledPair = (attacks: 'dagger' | 'longspear' = 'dagger') => [
  hero('a', 4, 5, { attacks, grapples: ['e'] }),
  creature('e', 5, 5, { grapples: ['a'] }),
  hero('c', 6, 5),
];

/** Three squares along a passage. */
const passage: At[] = [0, 1, 2, 3].map((x): At => [x, 3]);

export default cases('pf1', [
  row('pf1.threat.grappled', 0, 'A and E grapple, C attacks E from the other side')
    .on(grappledPair())
    .ask(flanking('e'))
    .cites('pf1.flanking.grappled-counts')
    .gives({ pairs: [{ a: 'a', b: 'c' }] }),
  row('pf1.flanking.grappled-counts', 0, 'A with a dagger is grappled by E, C attacks E')
    .on(grappledPair())
    .ask(flanking('e'))
    .gives({ pairs: [{ a: 'a', b: 'c' }] }),
  row('pf1.flanking.grappled-counts', 1, 'A is pinned by E: no pair')
    .on(
      hero('a', 4, 5, { attacks: 'dagger', conditions: ['pinned'] }),
      creature('e', 5, 5, { pins: 'a' }),
      hero('c', 6, 5),
    )
    .ask(flanking('e'))
    .gives({ pairs: [], oneSided: [{ missing: 'a' }] }),
  row('pf1.threat.grappled', 1, 'a comrade of E leaves a square beside A')
    .on(...grappledPair(), creature('f', 3, 5))
    .ask(move('f', cells('3,5 2,5')))
    .gives({ opportunities: [], barred: [{ by: 'a', why: 'condition', condition: 'grappling' }] }),
  row('pf1.condition.grappled', 3, 'a foe leaves a square beside a grappled creature')
    .on(...grappledPair(), creature('f', 3, 5))
    .ask(move('f', cells('3,5 2,5')))
    .gives(owed()),
  row('pf1.threat.grappled', 2, 'A holds only a weapon for two hands')
    .on(
      hero('a', 4, 5, {
        attacks: [{ id: 'greatsword', kind: 'melee', twoHanded: true }],
        grapples: ['e'],
      }),
      creature('e', 5, 5, { grapples: ['a'] }),
      hero('c', 6, 5),
    )
    .ask(threat('a'))
    .cites()
    .gives({ cells: [], none: { why: 'unarmed' } }),
  row('pf1.movement.swarm-gaps', 0, 'a swarm in a passage one square wide')
    .on(corridor(3), creature('s', 0, 3, { size: 'tiny', space: 2, traits: ['swarm'] }))
    .ask(move('s', passage))
    .uncited('it does not squeeze, so no rule on squeezing is cited')
    .gives({ legal: true, cost: 3 }),
  row('pf1.movement.swarm-gaps', 1, 'an ogre in the same passage')
    .on(corridor(3), ogre('s', 0, 3))
    .ask(move('s', passage))
    .uncited('a control: an ogre squeezes')
    .gives({ legal: true, cost: 6 }),
  row('pf1.threat.grappled', 'extra', 'read so that the grappled threaten nothing')
    .on(options({ grappledThreatens: false }), ...grappledPair())
    .ask(flanking('e'))
    .cites()
    .gives({ pairs: [], oneSided: [{ missing: 'a' }] }),
  row('pf1.condition.grappled', 2, 'a grappled creature moves a square')
    .on(grappledPair())
    .ask(move('a', cells('4,5 3,5')))
    .gives({ legal: false, violations: [{ code: 'immobile', by: 'grappling' }] }),
  row(
    'pf1.threat.casting-round',
    0,
    'a wizard in the midst of a casting of one round, a goblin leaves the square beside',
  )
    .on(hero('w', 5, 5, { attacks: 'dagger', conditions: ['casting'] }), creature('g', 6, 5))
    .ask(move('g', cells('6,5 7,5')))
    .uncited('nobody threatens the square')
    .gives(owed()),
  row('pf1.threat.swarm', 0, 'a man leaves a square beside a swarm')
    .on(
      creature('s', 5, 5, { size: 'tiny', space: 2, traits: ['swarm'], attacks: 'natural' }),
      hero('m', 7, 5),
    )
    .ask(move('m', cells('7,5 8,5')))
    .uncited('nobody threatens the square')
    .gives(owed()),
  row('pf1.threat.swarm', 1, 'the swarm moves into the man’s square')
    .on(
      creature('s', 5, 5, { size: 'tiny', space: 2, traits: ['swarm'], attacks: 'natural' }),
      hero('m', 7, 5),
    )
    .ask(move('s', cells('5,5 6,5')))
    .gives({ legal: true, opportunities: [{ by: 'm' }] }),
  row('pf1.threat.swarm', 2, 'a man moves through the swarm')
    .on(
      creature('s', 5, 5, { size: 'tiny', space: 2, traits: ['swarm'], attacks: 'natural' }),
      hero('m', 4, 5),
    )
    .ask(move('m', cells('4,5 5,5 4,6')))
    .gives({ legal: true, opportunities: [] }),
  row('pf1.threat.whirlwind', 0, 'an elemental as a whirlwind passes through a man')
    .on(
      creature('w', 5, 5, {
        conditions: ['whirlwind'],
        speed: { land: 0, fly: 20, manoeuvrability: 'perfect' },
      }),
      hero('m', 6, 5),
    )
    .ask(move('w', cells('5,5 6,5 7,5')))
    .gives({ opportunities: [], barred: [{ by: 'm', condition: 'whirlwind' }] }),
  row('pf1.threat.whirlwind', 'extra', 'a whirlwind on the ground passes through a man')
    .on(creature('w', 5, 5, { conditions: ['whirlwind'] }), hero('m', 6, 5))
    .ask(move('w', cells('5,5 6,5 7,5')))
    .gives({ legal: true, cost: 2, opportunities: [] }),
  row(
    'pf1.opportunity.three-sizes-passing',
    0,
    'an ogre passes through the square of a Diminutive foe',
  )
    .on(
      creature('o', 0, 0, { size: 'large', build: 'tall' }),
      hero('d', 3, 0, { size: 'diminutive', attacks: 'natural' }),
    )
    .ask(move('o', cells('0,0 1,0 2,0 3,0 4,0')))
    .gives({ legal: true, opportunities: [{ by: 'd', cause: 'entering' }] }),
  row(
    'pf1.opportunity.three-sizes-passing',
    1,
    'a halfling runs between the legs of a Gargantuan foe that holds a glaive alone',
  )
    .on(
      creature('g', 4, 4, { size: 'gargantuan', build: 'tall', attacks: 'longspear' }),
      hero('h', 3, 5, { size: 'small', speed: { land: 8 } }),
    )
    .ask(move('h', cells('3,5 4,5 5,5 6,5 7,5 8,5')))
    .cites()
    .gives({ legal: true, opportunities: [] }),
  row('pf1.opportunity.three-sizes-passing', 1, 'the occupant has claws as well')
    .on(
      creature('g', 4, 4, { size: 'gargantuan', build: 'tall', attacks: ['longspear', 'natural'] }),
      hero('h', 3, 5, { size: 'small', speed: { land: 8 } }),
    )
    .ask(move('h', cells('3,5 4,5 5,5 6,5 7,5 8,5')))
    .cites('srd35.movement.through-three-larger')
    .gives({ opportunities: [{ by: 'g' }] }),
  row(
    'pf1.opportunity.uncanny-dodge-alert',
    0,
    'round 1, a rogue with uncanny dodge has not acted, an orc leaves a square beside her',
  )
    .on(
      turn({ round: 1, active: 'o', order: ['o', 'r'], acted: [] }),
      hero('r', 5, 5, { traits: ['uncanny-dodge'] }),
      creature('o', 6, 5),
    )
    .ask(move('o', cells('6,5 7,5')))
    .uncited('an opportunity that is owed names no reason against it')
    .gives(owed('r')),
  row('pf1.condition.flat-footed', 1, 'a foe leaves a square beside a flat-footed creature')
    .on(hero('r', 5, 5, { conditions: ['flat-footed'] }), creature('o', 6, 5))
    .ask(move('o', cells('6,5 7,5')))
    .gives({ opportunities: [], barred: [{ by: 'r', why: 'flat-footed' }] }),
  row(
    'pf1.condition.confused',
    2,
    'a foe leaves a square beside a confused orc that is set on another',
  )
    .on(creature('o', 5, 5, { conditions: ['confused'] }), hero('a', 4, 5), hero('b', 6, 5))
    .ask(move('b', cells('6,5 7,5')))
    .gives(owed()),
  row('pf1.condition.cowering', 1, 'a foe leaves a square beside a cowering orc')
    .on(creature('o', 5, 5, { conditions: ['cowering'] }), hero('b', 6, 5))
    .ask(move('b', cells('6,5 7,5')))
    .cites()
    .gives(owed()),
  row('pf1.condition.nauseated', 1, 'a foe leaves a square beside a nauseated creature')
    .on(creature('o', 5, 5, { conditions: ['nauseated'] }), hero('b', 6, 5))
    .ask(move('b', cells('6,5 7,5')))
    .cites()
    .gives(owed()),
  row(
    'pf1.threat.grappled',
    'extra',
    'a grappled man with a dagger threatens the squares round him',
  )
    .on(grappledPair())
    .ask(threat('a'))
    .cites()
    .gives(threatens([[3, 5]])),
  row(
    'pf1.cover.reach-attacker-adjacent',
    2,
    'a rogue leaves the square beside the pillar that an ogre reaches past',
  )
    .on(
      ogre('o', 0, 0),
      { cell: { at: [2, 1], blocks: ['move', 'sight', 'effect'] } },
      hero('r', 2, 2),
    )
    .ask(move('r', cells('2,2 3,2')))
    .uncited('an opportunity that is owed names no reason against it')
    .gives(owed('o')),
]);
