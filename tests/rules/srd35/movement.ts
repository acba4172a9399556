/** 3.5 SRD: distances, corners, occupied squares, squeezing, doubled costs, minimum movement. */
import { all, ends, illegal, legal } from '../checks.ts';
import {
  cells,
  type At,
  block,
  cases,
  cell,
  creature,
  distance,
  fill,
  hero,
  italian,
  move,
  ogre,
  path,
  pit,
  reachable,
  rubble,
  turn,
  wall,
  type CreatureMore,
} from '../cases.ts';
import { row } from '../rows.ts';
import { AREA } from '../uncited.ts';

const DIAGONALS = 'srd35.grid.diagonals-1-2-1-2';
const CORNER = 'srd35.movement.no-diagonal-past-corner';
const END = 'srd35.movement.no-end-in-occupied';
const LARGER = 'srd35.movement.through-three-larger';
const SMALLER = 'srd35.movement.through-three-smaller';
const WIDTH = 'srd35.movement.squeeze-minimum-width';
const PAST = 'srd35.movement.squeeze-past-opponent';
const TWICE = 'srd35.movement.doubled-twice-is-four';
const THRICE = 'srd35.movement.doubled-thrice-is-eight';
const ILLEGAL = 'srd35.movement.accidental-illegal-space';
const MINIMUM = 'srd35.movement.minimum-movement';

const mover = hero('m', 0, 0);
const far = (land: number): CreatureMore => ({ speed: { land } });
/** From (0,0) eastwards to (x,0). */
const east = (x: number): At[] => Array.from({ length: x + 1 }, (_, i) => [i, 0]);
const diagonal: At[] = cells('0,0 1,1');
const unarmed: CreatureMore = { attacks: 'none' };
/** Rock above and below the rows 0 … rows - 1, from x0 eastwards. */
const rock = (rows: number, x0: number) => [
  ...fill(x0, -5, 20, -1, block),
  ...fill(x0, rows, 20, rows + 5, block),
];

export default cases('srd35', [
  row('srd35.grid.square-is-1-5-m', 0, 'six squares in a straight line')
    .on()
    .ask(distance([0, 0], [6, 0]))
    .gives({ cells: 6, metres: 9 }),
  row('srd35.grid.square-is-1-5-m', 1, '7.5 m are five squares')
    .on()
    .ask(distance([0, 0], [5, 0]))
    .gives({ cells: 5, metres: 7.5 }),
  row(DIAGONALS, 0, '(0,0) to (3,3)')
    .on()
    .ask(distance([0, 0], [3, 3]))
    .gives({ cells: 4, metres: 6 }),
  row(DIAGONALS, 1, '(0,0) to (4,4)')
    .on()
    .ask(distance([0, 0], [4, 4]))
    .gives({ cells: 6, metres: 9 }),
  row(DIAGONALS, 2, '(0,0) to (5,2)')
    .on()
    .ask(distance([0, 0], [5, 2]))
    .gives({ cells: 6, metres: 9 }),
  row(DIAGONALS, 3, '(0,0) to (2,2)')
    .on()
    .ask(distance([0, 0], [2, 2]))
    .gives({ cells: 3, metres: 4.5 }),
  row(DIAGONALS, 4, 'from an ogre’s nearest square')
    .on(ogre('o', 0, 0), hero('t', 4, 0))
    .ask(distance('o', 't'))
    .gives({ cells: 3, metres: 4.5 }),
  row(DIAGONALS, 5, 'first move action: one diagonal')
    .on(mover, turn({ active: 'm', spent: { diagonals: 0 } }))
    .ask(move('m', diagonal))
    .gives(legal(1)),
  row(DIAGONALS, 5, 'second move action of the turn: the alternation runs on')
    .on(hero('m', 1, 1), turn({ active: 'm', spent: { move: 1, moved: 1, diagonals: 1 } }))
    .ask(move('m', cells('1,1 2,2')))
    .gives(legal(2)),
  row(DIAGONALS, 6, 'a difficult diagonal does not change the alternation')
    .on(mover, rubble(2, 2))
    .ask(move('m', cells('0,0 1,1 2,2 3,3')))
    .gives(legal(6)),

  row('srd35.movement.hampered-causes', 0, 'three difficult squares')
    .on(mover, rubble(1, 0), rubble(2, 0), rubble(3, 0))
    .ask(move('m', east(3)))
    .gives(legal(6)),

  row(CORNER, 0, 'past the wall square (1,0)')
    .on(mover, block(1, 0))
    .ask(move('m', diagonal))
    .gives(illegal('corner-cut', [1, 1])),
  row(CORNER, 0, 'the path around a wall corner')
    .on(mover, block(1, 0))
    .ask(path('m', [1, 1]))
    .uncited('the way found passes no corner, and only what it meets is cited')
    .gives({ path: cells('0,0 0,1 1,1'), cost: 2 }),
  row(CORNER, 1, 'as a step, past the wall square (0,1)')
    .on(mover, block(0, 1))
    .ask(move('m', diagonal, 'step'))
    .gives(illegal('corner-cut', [1, 1])),
  row(CORNER, 2, 'no walls').on(mover).ask(move('m', diagonal)).gives(legal(1)),
  row(CORNER, 3, 'over the end of the wall (1,1)–(1,2)')
    .on(mover, wall(1, 1, 1, 2))
    .ask(move('m', diagonal))
    .gives(illegal('corner-cut', [1, 1])),
  row('srd35.movement.diagonal-past-creature', 0, 'an enemy at (1,0)')
    .on(mover, creature('e', 1, 0))
    .ask(move('m', diagonal))
    .gives({ legal: true, cost: 1, violations: [] }),
  row('srd35.movement.diagonal-past-creature', 1, 'enemies at (1,0) and (0,1)')
    .on(mover, creature('e', 1, 0), creature('f', 0, 1))
    .ask(move('m', diagonal))
    .gives({ legal: true, cost: 1, violations: [] }),
  row('srd35.movement.diagonal-past-pit', 0, 'a pit at (1,0)')
    .on(mover, pit(1, 0))
    .ask(move('m', diagonal))
    .gives(legal(1)),

  row('srd35.movement.through-friend', 0, 'a friend at (1,0)')
    .on(mover, hero('f', 1, 0))
    .ask(move('m', east(2)))
    .gives(legal(2)),
  row('srd35.movement.charge', 0, 'a charge of one square at an enemy two squares off')
    .on(mover, creature('e', 2, 0))
    .ask(move('m', east(1), 'charge'))
    .gives(illegal('too-short')),
  row('srd35.movement.charge', 1, 'a charge to (4,0), an enemy at (6,0)')
    .on(mover, creature('e', 6, 0))
    .ask(move('m', east(4), 'charge'))
    .gives(illegal('not-nearest')),
  row('srd35.movement.charge', 2, 'a charge to (5,0) by way of (3,1), an enemy at (6,0)')
    .on(mover, creature('e', 6, 0))
    .ask(move('m', cells('0,0 1,0 2,0 3,1 4,0 5,0'), 'charge'))
    .gives(illegal('not-straight')),
  row('srd35.movement.charge-not-through-friend', 0, 'a charge at (6,0), a friend at (2,0)')
    .on(mover, hero('f', 2, 0), creature('e', 6, 0))
    .ask(move('m', east(5), 'charge'))
    .gives(illegal('through-ally', [2, 0])),
  ...(['asleep', 'bound', 'dying', 'dead', 'destroyed'] as const).map((condition) =>
    row(
      'srd35.movement.through-helpless-opponent',
      2 as const,
      `a charge at (6,0) over an enemy at (3,0): ${condition}`,
    )
      .on(mover, creature('b', 3, 0, { conditions: [condition] }), creature('e', 6, 0))
      .ask(move('m', east(5), 'charge'))
      .gives(legal(5)),
  ),
  row(
    WIDTH,
    'extra',
    'a charge into a narrow lane: squeezing slows the ogre, so it may not charge there',
  )
    .on(ogre('m', 0, 0), hero('e', 7, 0), ...rock(1, 2))
    .ask(move('m', east(4), 'charge'))
    .gives(illegal('difficult-terrain')),
  row('srd35.movement.through-helpless-opponent', 'extra', 'a charge over a friend who sleeps')
    .on(mover, hero('f', 3, 0, { conditions: ['asleep'] }), creature('e', 6, 0))
    .ask(move('m', east(5), 'charge'))
    .gives(legal(5)),
  row('srd35.movement.through-helpless-opponent', 'extra', 'the charge is found as it is judged')
    .on(mover, creature('b', 3, 0, { conditions: ['dead'] }), creature('e', 6, 0))
    .ask(path('m', [5, 0], 'charge'))
    .gives({ path: east(5), cost: 5 }),
  row(
    'srd35.movement.not-through-opponent',
    'extra',
    'a charge at (6,0) past an awake enemy at (3,0)',
  )
    .on(mover, creature('b', 3, 0, { attacks: 'none' }), creature('e', 6, 0))
    .ask(move('m', east(5), 'charge'))
    .gives(illegal('through-enemy', [3, 0])),
  row('srd35.movement.charge', 'extra', 'a cat charges into the square of its target')
    .on(hero('m', 0, 0, { size: 'tiny' }), creature('e', 6, 0))
    .ask(move('m', east(6), 'charge'))
    .gives({ legal: true, cost: 6 }),
  row(
    'srd35.movement.charge',
    'extra',
    'a charge through a Gargantuan foe at another one: every creature but the helpless bars it',
  )
    .on(mover, creature('b', 2, 0, { size: 'gargantuan', attacks: 'none' }), creature('e', 8, 0))
    .ask(move('m', east(7), 'charge'))
    .gives(illegal('through-enemy', [2, 0])),
  row('srd35.movement.not-through-opponent', 0, 'an awake enemy at (1,0)')
    .on(mover, creature('e', 1, 0))
    .ask(move('m', east(2)))
    .gives(illegal('through-enemy', [1, 0])),
  row('srd35.movement.not-through-opponent', 0, 'the path around an opponent')
    .on(mover, creature('e', 1, 0))
    .ask(path('m', [2, 0]))
    .uncited('the way found passes no opponent, and only what it meets is cited')
    .gives({ cost: 3 }),
  row('srd35.movement.through-helpless-opponent', 0, 'a sleeping enemy at (1,0)')
    .on(mover, creature('e', 1, 0, { conditions: ['asleep'] }))
    .ask(move('m', east(2)))
    .gives(legal(2)),
  row('srd35.movement.through-helpless-opponent', 1, 'stopping on a sleeping enemy')
    .on(mover, creature('e', 1, 0, { conditions: ['asleep'] }))
    .ask(move('m', east(1)))
    .gives(legal(1)),
  row(END, 0, 'a friend awake at (3,0)')
    .on(mover, hero('f', 3, 0))
    .ask(move('m', east(3)))
    .gives(illegal('ends-occupied', [3, 0])),
  row(END, 1, 'a sleeping enemy at (3,0)')
    .on(mover, creature('e', 3, 0, { conditions: ['asleep'] }))
    .ask(move('m', east(3)))
    .cites('srd35.movement.through-helpless-opponent')
    .gives(legal(3)),
  row(END, 2, 'a cat ends in the square of an awake human')
    .on(hero('m', 0, 0, { size: 'tiny', attacks: 'natural' }), creature('e', 1, 0))
    .ask(move('m', east(1)))
    .cites('srd35.movement.tiny-enters-occupied')
    .gives({ legal: true, cost: 1, violations: [] }),
  row('srd35.movement.tiny-enters-occupied', 0, 'a cat beside a human at (1,0)')
    .on(hero('m', 0, 0, { size: 'tiny', attacks: 'natural' }), creature('e', 1, 0))
    .ask(reachable('m'))
    .uncited(AREA)
    .gives(
      ends([
        [[1, 0], 1],
        [[2, 0], 2],
      ]),
    ),
  row('srd35.movement.tiny-enters-occupied', 1, 'a halfling and a hostile human at (1,0)')
    .on(hero('m', 0, 0, { size: 'small' }), creature('e', 1, 0))
    .ask(move('m', east(2)))
    .cites('srd35.movement.not-through-opponent')
    .gives(illegal('through-enemy', [1, 0])),
  row(LARGER, 0, 'Medium through a Gargantuan')
    .on(mover, creature('e', 1, 0, { size: 'gargantuan', ...unarmed }))
    .ask(move('m', east(5)))
    .gives(legal(5)),
  row(LARGER, 'extra', 'a move that ends in the space of a creature three sizes larger')
    .on(mover, creature('e', 1, 0, { size: 'gargantuan', ...unarmed }))
    .ask(move('m', east(3)))
    .cites(END)
    .gives(illegal('ends-occupied', [3, 0])),
  row(LARGER, 1, 'Medium through a hostile Huge')
    .on(mover, creature('e', 1, 0, { size: 'huge' }))
    .ask(move('m', east(4)))
    .cites('srd35.movement.not-through-opponent')
    .gives(illegal('through-enemy', [1, 0])),
  row(LARGER, 2, 'Small through a Huge')
    .on(hero('m', 0, 0, { size: 'small' }), creature('e', 1, 0, { size: 'huge', ...unarmed }))
    .ask(move('m', east(4)))
    .gives(legal(4)),
  row(SMALLER, 0, 'Huge through a Small')
    .on(hero('m', 0, 0, { size: 'huge' }), creature('e', 3, 1, { size: 'small', ...unarmed }))
    .ask(move('m', east(4)))
    .gives(legal(4)),
  row(SMALLER, 1, 'Large through a hostile Small')
    .on(
      hero('m', 0, 0, { size: 'large' }),
      creature('e', 2, 0, { size: 'small' }),
      creature('g', 2, 1, { size: 'small' }),
    )
    .ask(move('m', east(4)))
    .cites('srd35.movement.not-through-opponent')
    .gives(illegal('through-enemy', [1, 0])),

  row(WIDTH, 0, 'an ogre into a corridor one square wide')
    .on(ogre('m', 0, 0), rock(1, 2))
    .ask(move('m', east(2)))
    .gives({ legal: true, violations: [] }),
  row(WIDTH, 1, 'a Huge creature into a corridor two wide')
    .on(creature('m', 0, 0, { size: 'huge' }), rock(2, 3))
    .ask(move('m', east(3)))
    .gives({ legal: true, violations: [] }),
  row(WIDTH, 2, 'a Huge creature into a corridor one wide')
    .on(creature('m', 0, 0, { size: 'huge' }), rock(1, 3))
    .ask(move('m', east(1)))
    .gives(illegal('too-narrow', [1, 0])),
  row('srd35.movement.squeeze-cost-double', 0, 'an ogre along a corridor one wide')
    .on(ogre('m', 0, 0, { squeezing: true }), rock(1, -5))
    .ask(move('m', east(3)))
    .gives(legal(6)),
  row(PAST, 0, 'an ogre past an opponent in a corridor two wide')
    .on(ogre('m', 0, 0, far(10)), hero('e', 4, 0, unarmed), rock(2, -5))
    .ask(reachable('m'))
    .uncited(AREA)
    .gives(
      ends([
        [[2, 0], 2],
        [[5, 0], 7],
        [[6, 0], 8],
      ]),
    ),
  row(PAST, 1, 'it may not end on him')
    .on(ogre('m', 0, 0, far(10)), hero('e', 4, 0, unarmed), rock(2, -5))
    .ask(reachable('m'))
    .uncited(AREA)
    .gives(ends([], cells('3,0 4,0'))),

  row('srd35.movement.double-cost', 0, 'two straight difficult squares')
    .on(mover, rubble(1, 0), rubble(2, 0))
    .ask(move('m', east(2)))
    .gives(legal(4)),
  row('srd35.movement.double-cost', 1, 'two difficult diagonals')
    .on(mover, rubble(1, 1), rubble(2, 2))
    .ask(move('m', cells('0,0 1,1 2,2')))
    .gives(legal(6)),
  row(TWICE, 0, 'difficult and squeezing')
    .on(ogre('m', 0, 0, { squeezing: true }), rock(1, -5), fill(-5, 0, 20, 0, rubble))
    .ask(move('m', east(1)))
    .gives(legal(4)),
  row(TWICE, 1, 'a diagonal doubled twice')
    .on(mover, cell(1, 1, { costFactor: 4 }))
    .ask(move('m', diagonal))
    .gives(legal(6)),
  row(TWICE, 2, 'speed 6 under two doublings goes one square')
    .on(
      mover,
      fill(1, -9, 12, 20, (x, y) => cell(x, y, { costFactor: 4 })),
    )
    .ask(reachable('m'))
    .uncited(AREA)
    .gives(ends([[[1, 0], 4]], [[2, 0]])),
  row(THRICE, 0, 'a straight square doubled thrice')
    .on(hero('m', 0, 0, far(12)), cell(1, 0, { costFactor: 8 }))
    .ask(move('m', east(1)))
    .gives(legal(8)),
  row(THRICE, 1, 'a diagonal doubled thrice')
    .on(hero('m', 0, 0, far(12)), cell(1, 1, { costFactor: 8 }))
    .ask(move('m', diagonal))
    .gives(legal(12)),

  row(MINIMUM, 0, 'speed 3, the next square costs 8')
    .on(hero('m', 0, 0, far(3)), cell(1, 0, { costFactor: 8 }))
    .ask(move('m', east(1), 'minimum'))
    .gives({ legal: true, violations: [] }),
  row(MINIMUM, 0, 'a double move does not get there')
    .on(hero('m', 0, 0, far(3)), cell(1, 0, { costFactor: 8 }))
    .ask(move('m', east(1), 'double-move'))
    .cites('srd35.movement.doubled-thrice-is-eight')
    .gives(illegal('over-speed', [1, 0])),
  row(MINIMUM, 1, 'speed 3, the next diagonal costs 12')
    .on(hero('m', 0, 0, far(3)), cell(1, 1, { costFactor: 8 }))
    .ask(move('m', diagonal, 'minimum'))
    .gives({ legal: true, violations: [] }),
  row('srd35.movement.minimum-not-impassable', 0, 'the wall square (1,0)')
    .on(hero('m', 0, 0, far(3)), block(1, 0))
    .ask(move('m', east(1), 'minimum'))
    .gives(illegal('through-wall', [1, 0])),
  row(
    'srd35.movement.minimum-not-impassable',
    0,
    'an impassable square cannot be reached by minimum movement',
  )
    .on(hero('m', 0, 0, far(3)), block(1, 0))
    .ask(reachable('m', 'minimum'))
    .gives(all(ends([], cells('1,0 1,1 1,-1')))),
  row(ILLEGAL, 0, 'two friends in a corridor, free ground beyond')
    .on(mover, hero('f', 1, 0), hero('g', 2, 0), ...rock(1, -1), block(-1, 0))
    .ask(move('m', east(2)))
    .gives({ legal: false, displaced: [[3, 0]] }),
  row(ILLEGAL, 1, 'an illegal end by the Italian text: either of two cells')
    .on(mover, hero('f', 1, 0), hero('g', 2, 0), ...rock(1, -1), block(-1, 0), italian)
    .ask(move('m', east(2)))
    .gives({ legal: false, displaced: cells('0,0 3,0') }),
  row(ILLEGAL, 2, 'a wall beyond the friends')
    .on(
      mover,
      hero('f', 1, 0),
      hero('g', 2, 0),
      ...rock(1, -1),
      block(-1, 0),
      ...fill(3, 0, 6, 0, block),
    )
    .ask(move('m', east(1)))
    .gives({ legal: false, displaced: [[0, 0]] }),
]);
