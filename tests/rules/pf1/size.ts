/** Space and reach. */
import { cases, creature, distance, hero, move, ogre, path, threat, options } from '../cases.ts';
import type { At } from '../cases.ts';
import { threatens } from '../checks.ts';

const giant = (build: 'tall' | 'long' | undefined, at: At) =>
  creature('g', ...at, {
    size: 'colossal',
    ...(build === undefined ? {} : { build }),
    attacks: 'natural',
  });

export default cases('pf1', [
  {
    rule: 'pf1.size.colossal-space',
    case: 0,
    given: 'a Colossal token without a space, top-left at (10,10)',
    on: [giant('tall', [4, 4]), hero('a', 10, 9)],
    ask: distance('g', 'a'),
    expect: { cells: 1 },
    uncited: 'a distance names no table of sizes',
  },
  {
    rule: 'pf1.size.colossal-space',
    case: 1,
    given: 'a Medium creature wants to end in its sixth column',
    on: [giant('tall', [4, 4]), hero('a', 10, 6)],
    ask: move('a', [
      [10, 6],
      [9, 6],
    ]),
    expect: { legal: false, violations: [{ code: 'ends-occupied' }] },
  },
  {
    rule: 'pf1.size.row-colossal-tall',
    case: 0,
    given: 'a foe six squares from its nearest square',
    on: [giant('tall', [0, 0])],
    ask: threat('g'),
    check: threatens([[11, 2]]),
  },
  {
    rule: 'pf1.size.row-colossal-tall',
    case: 1,
    given: 'a foe seven squares away',
    on: [giant('tall', [0, 0])],
    ask: threat('g'),
    check: threatens([], [[12, 2]]),
  },
  {
    rule: 'pf1.size.row-colossal-tall',
    case: 2,
    given: 'a foe five diagonals away: seven squares',
    on: [giant('tall', [0, 0])],
    ask: threat('g'),
    check: threatens([[9, 9]], [[10, 10]]),
  },
  {
    rule: 'pf1.size.row-colossal-long',
    case: 0,
    given: 'of build long, a foe four squares away',
    on: [giant('long', [0, 0])],
    ask: threat('g'),
    check: threatens([[9, 2]]),
  },
  {
    rule: 'pf1.size.row-colossal-long',
    case: 1,
    given: 'of build long, a foe five squares away',
    on: [giant('long', [0, 0])],
    ask: threat('g'),
    check: threatens([], [[10, 2]]),
  },
  {
    rule: 'pf1.reach.two-diagonal',
    case: 0,
    given: 'a glaive: the full ring at two squares',
    on: [hero('a', 5, 5, { attacks: 'longspear' })],
    ask: threat('a'),
    check: threatens(
      [
        [3, 3],
        [7, 3],
        [3, 7],
        [7, 7],
      ],
      [
        [6, 5],
        [6, 6],
        [4, 4],
      ],
    ),
  },
  {
    rule: 'pf1.reach.two-diagonal',
    case: 1,
    given: 'an ogre: the ring of its natural reach of two',
    on: [ogre('o', 4, 3)],
    ask: threat('o'),
    check: threatens([[2, 1]], [[1, 1]]),
  },
  {
    rule: 'pf1.reach.two-diagonal',
    case: 2,
    given: 'a glaive, read strictly',
    on: [options({ reachTwoDiagonal: 'strict' }), hero('a', 5, 5, { attacks: 'longspear' })],
    ask: threat('a'),
    check: threatens(
      [],
      [
        [3, 3],
        [7, 7],
      ],
    ),
  },
  {
    rule: 'pf1.reach.three-and-more',
    case: 0,
    given: 'Huge with a reach of three: three diagonals are four',
    on: [creature('h', 5, 5, { size: 'huge', build: 'tall', attacks: 'natural' })],
    ask: threat('h'),
    check: threatens(
      [[3, 3]],
      [
        [2, 2],
        [2, 3],
      ],
    ),
    cites: [],
  },
  {
    rule: 'pf1.reach.three-and-more',
    case: 1,
    given: 'a foe steps diagonally into the reach of three, and leaves it',
    on: [creature('h', 5, 5, { size: 'huge', build: 'tall', attacks: 'natural' }), hero('a', 2, 2)],
    ask: move('a', [
      [2, 2],
      [3, 3],
      [2, 2],
    ]),
    expect: { opportunities: [{ by: 'h', step: 1 }] },
    cites: [],
  },
  {
    rule: 'pf1.reach.spiked-chain',
    case: 0,
    given: 'a spiked chain as the sheet has it, a foe two squares away',
    on: [hero('a', 5, 5, { attacks: [{ id: 'chain', kind: 'melee', twoHanded: true }] })],
    ask: threat('a'),
    check: threatens([], [[7, 5]]),
    cites: [],
  },
  {
    rule: 'pf1.reach.spiked-chain',
    case: 1,
    given: 'a spiked chain, a foe diagonally beside it',
    on: [hero('a', 5, 5, { attacks: [{ id: 'chain', kind: 'melee', twoHanded: true }] })],
    ask: threat('a'),
    check: threatens([[6, 6]]),
    cites: [],
  },
  {
    rule: 'pf1.mounted.space',
    case: 0,
    given: 'a rider with a sword on a horse of 2 × 2',
    on: [
      hero('h', 4, 4, { size: 'large', build: 'long', attacks: 'none' }),
      hero('r', 4, 4, { mount: 'h' }),
    ],
    ask: threat('r'),
    check: threatens([[3, 3]], [[5, 5]]),
    cites: [],
  },
  {
    rule: 'pf1.mounted.space',
    case: 1,
    given: 'a rider with a lance on a horse of 2 × 2',
    on: [
      hero('h', 4, 4, { size: 'large', build: 'long', attacks: 'none' }),
      hero('r', 4, 4, { mount: 'h', attacks: 'longspear' }),
    ],
    ask: threat('r'),
    check: threatens([[2, 4]], [[3, 3]]),
    cites: [],
  },
  {
    rule: 'pf1.reach.two-diagonal',
    case: 'extra',
    given: 'the way to a place beside a foe with a reach weapon',
    on: [creature('g', 5, 5, { attacks: 'longspear' }), hero('a', 2, 5)],
    ask: path('a', [4, 5]),
    expect: { opportunities: [{ by: 'g' }] },
    cites: ['srd35.opportunity.approaching-big-reach'],
  },
]);
