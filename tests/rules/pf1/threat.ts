/**
 * Threat of grappled creatures, casters, swarms and whirlwinds; opportunities when much larger or
 * smaller creatures pass.
 */
import {
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
  {
    rule: 'pf1.threat.grappled',
    case: 0,
    given: 'A and E grapple, C attacks E from the other side',
    on: grappledPair(),
    ask: flanking('e'),
    expect: { pairs: [{ a: 'a', b: 'c' }] },
    cites: ['pf1.flanking.grappled-counts'],
  },
  {
    rule: 'pf1.flanking.grappled-counts',
    case: 0,
    given: 'A with a dagger is grappled by E, C attacks E',
    on: grappledPair(),
    ask: flanking('e'),
    expect: { pairs: [{ a: 'a', b: 'c' }] },
  },
  {
    rule: 'pf1.flanking.grappled-counts',
    case: 1,
    given: 'A is pinned by E: no pair',
    on: [
      hero('a', 4, 5, { attacks: 'dagger', conditions: ['pinned'] }),
      creature('e', 5, 5, { pins: 'a' }),
      hero('c', 6, 5),
    ],
    ask: flanking('e'),
    expect: { pairs: [], oneSided: [{ missing: 'a' }] },
  },
  {
    rule: 'pf1.threat.grappled',
    case: 1,
    given: 'a comrade of E leaves a square beside A',
    on: [...grappledPair(), creature('f', 3, 5)],
    ask: move('f', [
      [3, 5],
      [2, 5],
    ]),
    expect: { opportunities: [], barred: [{ by: 'a', why: 'condition', condition: 'grappling' }] },
  },
  {
    rule: 'pf1.condition.grappled',
    case: 3,
    given: 'a foe leaves a square beside a grappled creature',
    on: [...grappledPair(), creature('f', 3, 5)],
    ask: move('f', [
      [3, 5],
      [2, 5],
    ]),
    check: owed(),
  },
  {
    rule: 'pf1.threat.grappled',
    case: 2,
    given: 'A holds only a weapon for two hands',
    on: [
      hero('a', 4, 5, {
        attacks: [{ id: 'greatsword', kind: 'melee', twoHanded: true }],
        grapples: ['e'],
      }),
      creature('e', 5, 5, { grapples: ['a'] }),
      hero('c', 6, 5),
    ],
    ask: threat('a'),
    expect: { cells: [], none: { why: 'unarmed' } },
    cites: [],
  },
  {
    rule: 'pf1.movement.swarm-gaps',
    case: 0,
    given: 'a swarm in a passage one square wide',
    on: [corridor(3), creature('s', 0, 3, { size: 'tiny', space: 2, traits: ['swarm'] })],
    ask: move('s', passage),
    expect: { legal: true, cost: 3 },
    uncited: 'it does not squeeze, so no rule on squeezing is cited',
  },
  {
    rule: 'pf1.movement.swarm-gaps',
    case: 1,
    given: 'an ogre in the same passage',
    on: [corridor(3), ogre('s', 0, 3)],
    ask: move('s', passage),
    expect: { legal: true, cost: 6 },
    uncited: 'a control: an ogre squeezes',
  },
  {
    rule: 'pf1.threat.grappled',
    case: 'extra',
    given: 'read so that the grappled threaten nothing',
    on: [options({ grappledThreatens: false }), ...grappledPair()],
    ask: flanking('e'),
    expect: { pairs: [], oneSided: [{ missing: 'a' }] },
    cites: [],
  },
  {
    rule: 'pf1.condition.grappled',
    case: 2,
    given: 'a grappled creature moves a square',
    on: grappledPair(),
    ask: move('a', [
      [4, 5],
      [3, 5],
    ]),
    expect: { legal: false, violations: [{ code: 'immobile', by: 'grappling' }] },
  },
  {
    rule: 'pf1.threat.casting-round',
    case: 0,
    given: 'a wizard in the midst of a casting of one round, a goblin leaves the square beside',
    on: [hero('w', 5, 5, { attacks: 'dagger', conditions: ['casting'] }), creature('g', 6, 5)],
    ask: move('g', [
      [6, 5],
      [7, 5],
    ]),
    check: owed(),
    uncited: 'nobody threatens the square',
  },
  {
    rule: 'pf1.threat.swarm',
    case: 0,
    given: 'a man leaves a square beside a swarm',
    on: [
      creature('s', 5, 5, { size: 'tiny', space: 2, traits: ['swarm'], attacks: 'natural' }),
      hero('m', 7, 5),
    ],
    ask: move('m', [
      [7, 5],
      [8, 5],
    ]),
    check: owed(),
    uncited: 'nobody threatens the square',
  },
  {
    rule: 'pf1.threat.swarm',
    case: 1,
    given: 'the swarm moves into the man’s square',
    on: [
      creature('s', 5, 5, { size: 'tiny', space: 2, traits: ['swarm'], attacks: 'natural' }),
      hero('m', 7, 5),
    ],
    ask: move('s', [
      [5, 5],
      [6, 5],
    ]),
    expect: { legal: true, opportunities: [{ by: 'm' }] },
  },
  {
    rule: 'pf1.threat.swarm',
    case: 2,
    given: 'a man moves through the swarm',
    on: [
      creature('s', 5, 5, { size: 'tiny', space: 2, traits: ['swarm'], attacks: 'natural' }),
      hero('m', 4, 5),
    ],
    ask: move('m', [
      [4, 5],
      [5, 5],
      [4, 6],
    ]),
    expect: { legal: true, opportunities: [] },
  },
  {
    rule: 'pf1.threat.whirlwind',
    case: 0,
    given: 'an elemental as a whirlwind passes through a man',
    on: [
      creature('w', 5, 5, {
        conditions: ['whirlwind'],
        speed: { land: 0, fly: 20, manoeuvrability: 'perfect' },
      }),
      hero('m', 6, 5),
    ],
    ask: move('w', [
      [5, 5],
      [6, 5],
      [7, 5],
    ]),
    expect: { opportunities: [], barred: [{ by: 'm', condition: 'whirlwind' }] },
  },
  {
    rule: 'pf1.threat.whirlwind',
    case: 'extra',
    given: 'a whirlwind on the ground passes through a man',
    on: [creature('w', 5, 5, { conditions: ['whirlwind'] }), hero('m', 6, 5)],
    ask: move('w', [
      [5, 5],
      [6, 5],
      [7, 5],
    ]),
    expect: { legal: true, cost: 2, opportunities: [] },
  },
  {
    rule: 'pf1.opportunity.three-sizes-passing',
    case: 0,
    given: 'an ogre passes through the square of a Diminutive foe',
    on: [
      creature('o', 0, 0, { size: 'large', build: 'tall' }),
      hero('d', 3, 0, { size: 'diminutive', attacks: 'natural' }),
    ],
    ask: move('o', [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]),
    expect: { legal: true, opportunities: [{ by: 'd', cause: 'entering' }] },
  },
  {
    rule: 'pf1.opportunity.three-sizes-passing',
    case: 1,
    given: 'a halfling runs between the legs of a Gargantuan foe that holds a glaive alone',
    on: [
      creature('g', 4, 4, { size: 'gargantuan', build: 'tall', attacks: 'longspear' }),
      hero('h', 3, 5, { size: 'small', speed: { land: 8 } }),
    ],
    ask: move('h', [
      [3, 5],
      [4, 5],
      [5, 5],
      [6, 5],
      [7, 5],
      [8, 5],
    ]),
    expect: { legal: true, opportunities: [] },
    cites: [],
  },
  {
    rule: 'pf1.opportunity.three-sizes-passing',
    case: 1,
    given: 'the occupant has claws as well',
    on: [
      creature('g', 4, 4, { size: 'gargantuan', build: 'tall', attacks: ['longspear', 'natural'] }),
      hero('h', 3, 5, { size: 'small', speed: { land: 8 } }),
    ],
    ask: move('h', [
      [3, 5],
      [4, 5],
      [5, 5],
      [6, 5],
      [7, 5],
      [8, 5],
    ]),
    expect: { opportunities: [{ by: 'g' }] },
    cites: ['srd35.movement.through-three-larger'],
  },
  {
    rule: 'pf1.opportunity.uncanny-dodge-alert',
    case: 0,
    given: 'round 1, a rogue with uncanny dodge has not acted, an orc leaves a square beside her',
    on: [
      turn({ round: 1, active: 'o', order: ['o', 'r'], acted: [] }),
      hero('r', 5, 5, { traits: ['uncanny-dodge'] }),
      creature('o', 6, 5),
    ],
    ask: move('o', [
      [6, 5],
      [7, 5],
    ]),
    check: owed('r'),
    uncited: 'an opportunity that is owed names no reason against it',
  },
  {
    rule: 'pf1.condition.flat-footed',
    case: 1,
    given: 'a foe leaves a square beside a flat-footed creature',
    on: [hero('r', 5, 5, { conditions: ['flat-footed'] }), creature('o', 6, 5)],
    ask: move('o', [
      [6, 5],
      [7, 5],
    ]),
    expect: { opportunities: [], barred: [{ by: 'r', why: 'flat-footed' }] },
  },
  {
    rule: 'pf1.condition.confused',
    case: 2,
    given: 'a foe leaves a square beside a confused orc that is set on another',
    on: [creature('o', 5, 5, { conditions: ['confused'] }), hero('a', 4, 5), hero('b', 6, 5)],
    ask: move('b', [
      [6, 5],
      [7, 5],
    ]),
    check: owed(),
  },
  {
    rule: 'pf1.condition.cowering',
    case: 1,
    given: 'a foe leaves a square beside a cowering orc',
    on: [creature('o', 5, 5, { conditions: ['cowering'] }), hero('b', 6, 5)],
    ask: move('b', [
      [6, 5],
      [7, 5],
    ]),
    check: owed(),
    cites: [],
  },
  {
    rule: 'pf1.condition.nauseated',
    case: 1,
    given: 'a foe leaves a square beside a nauseated creature',
    on: [creature('o', 5, 5, { conditions: ['nauseated'] }), hero('b', 6, 5)],
    ask: move('b', [
      [6, 5],
      [7, 5],
    ]),
    check: owed(),
    cites: [],
  },
  {
    rule: 'pf1.threat.grappled',
    case: 'extra',
    given: 'a grappled man with a dagger threatens the squares round him',
    on: grappledPair(),
    ask: threat('a'),
    check: threatens([[3, 5]]),
    cites: [],
  },
  {
    rule: 'pf1.cover.reach-attacker-adjacent',
    case: 2,
    given: 'a rogue leaves the square beside the pillar that an ogre reaches past',
    on: [
      ogre('o', 0, 0),
      { cell: { at: [2, 1], blocks: ['move', 'sight', 'effect'] } },
      hero('r', 2, 2),
    ],
    ask: move('r', [
      [2, 2],
      [3, 2],
    ]),
    check: owed('o'),
    uncited: 'an opportunity that is owed names no reason against it',
  },
]);
