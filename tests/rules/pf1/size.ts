/** Space and reach. */
import {
  cells,
  cases,
  creature,
  distance,
  hero,
  move,
  ogre,
  path,
  threat,
  options,
} from '../cases.ts';
import { row } from '../rows.ts';
import type { At } from '../cases.ts';
import { threatens } from '../checks.ts';

const giant = (build: 'tall' | 'long' | undefined, at: At) =>
  creature('g', ...at, {
    size: 'colossal',
    ...(build === undefined ? {} : { build }),
    attacks: 'natural',
  });

export default cases('pf1', [
  row('pf1.size.colossal-space', 0, 'a Colossal token without a space, top-left at (10,10)')
    .on(giant('tall', [4, 4]), hero('a', 10, 9))
    .ask(distance('g', 'a'))
    .uncited('a distance names no table of sizes')
    .gives({ cells: 1 }),
  row('pf1.size.colossal-space', 1, 'a Medium creature wants to end in its sixth column')
    .on(giant('tall', [4, 4]), hero('a', 10, 6))
    .ask(move('a', cells('10,6 9,6')))
    .gives({ legal: false, violations: [{ code: 'ends-occupied' }] }),
  row('pf1.size.row-colossal-tall', 0, 'a foe six squares from its nearest square')
    .on(giant('tall', [0, 0]))
    .ask(threat('g'))
    .gives(threatens([[11, 2]])),
  row('pf1.size.row-colossal-tall', 1, 'a foe seven squares away')
    .on(giant('tall', [0, 0]))
    .ask(threat('g'))
    .gives(threatens([], [[12, 2]])),
  row('pf1.size.row-colossal-tall', 2, 'a foe five diagonals away: seven squares')
    .on(giant('tall', [0, 0]))
    .ask(threat('g'))
    .gives(threatens([[9, 9]], [[10, 10]])),
  row('pf1.size.row-colossal-long', 0, 'of build long, a foe four squares away')
    .on(giant('long', [0, 0]))
    .ask(threat('g'))
    .gives(threatens([[9, 2]])),
  row('pf1.size.row-colossal-long', 1, 'of build long, a foe five squares away')
    .on(giant('long', [0, 0]))
    .ask(threat('g'))
    .gives(threatens([], [[10, 2]])),
  row('pf1.reach.two-diagonal', 0, 'a glaive: the full ring at two squares')
    .on(hero('a', 5, 5, { attacks: 'longspear' }))
    .ask(threat('a'))
    .gives(threatens(cells('3,3 7,3 3,7 7,7'), cells('6,5 6,6 4,4'))),
  row('pf1.reach.two-diagonal', 1, 'an ogre: the ring of its natural reach of two')
    .on(ogre('o', 4, 3))
    .ask(threat('o'))
    .gives(threatens([[2, 1]], [[1, 1]])),
  row('pf1.reach.two-diagonal', 2, 'a glaive, read strictly')
    .on(options({ reachTwoDiagonal: 'strict' }), hero('a', 5, 5, { attacks: 'longspear' }))
    .ask(threat('a'))
    .gives(threatens([], cells('3,3 7,7'))),
  row('pf1.reach.three-and-more', 0, 'Huge with a reach of three: three diagonals are four')
    .on(creature('h', 5, 5, { size: 'huge', build: 'tall', attacks: 'natural' }))
    .ask(threat('h'))
    .cites()
    .gives(threatens([[3, 3]], cells('2,2 2,3'))),
  row(
    'pf1.reach.three-and-more',
    1,
    'a foe steps diagonally into the reach of three, and leaves it',
  )
    .on(creature('h', 5, 5, { size: 'huge', build: 'tall', attacks: 'natural' }), hero('a', 2, 2))
    .ask(move('a', cells('2,2 3,3 2,2')))
    .cites()
    .gives({ opportunities: [{ by: 'h', step: 1 }] }),
  row('pf1.reach.spiked-chain', 0, 'a spiked chain as the sheet has it, a foe two squares away')
    .on(hero('a', 5, 5, { attacks: [{ id: 'chain', kind: 'melee', twoHanded: true }] }))
    .ask(threat('a'))
    .cites()
    .gives(threatens([], [[7, 5]])),
  row('pf1.reach.spiked-chain', 1, 'a spiked chain, a foe diagonally beside it')
    .on(hero('a', 5, 5, { attacks: [{ id: 'chain', kind: 'melee', twoHanded: true }] }))
    .ask(threat('a'))
    .cites()
    .gives(threatens([[6, 6]])),
  row('pf1.mounted.space', 0, 'a rider with a sword on a horse of 2 × 2')
    .on(
      hero('h', 4, 4, { size: 'large', build: 'long', attacks: 'none' }),
      hero('r', 4, 4, { mount: 'h' }),
    )
    .ask(threat('r'))
    .cites()
    .gives(threatens([[3, 3]], [[5, 5]])),
  row('pf1.mounted.space', 1, 'a rider with a lance on a horse of 2 × 2')
    .on(
      hero('h', 4, 4, { size: 'large', build: 'long', attacks: 'none' }),
      hero('r', 4, 4, { mount: 'h', attacks: 'longspear' }),
    )
    .ask(threat('r'))
    .cites()
    .gives(threatens([[2, 4]], [[3, 3]])),
  row('pf1.reach.two-diagonal', 'extra', 'the way to a place beside a foe with a reach weapon')
    .on(creature('g', 5, 5, { attacks: 'longspear' }), hero('a', 2, 5))
    .ask(path('a', [4, 5]))
    .cites('srd35.opportunity.approaching-big-reach')
    .gives({ opportunities: [{ by: 'g' }] }),
]);
