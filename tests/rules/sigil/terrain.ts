/**
 * Sigil: terrain: the cost of each square for each creature, and where running and charging are
 * impossible.
 */
import { expect } from 'vitest';
import {
  cells,
  cases,
  cell,
  creature,
  fill,
  fog,
  hero,
  lowBlock,
  lowWall,
  move,
  rubble,
  type At,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { illegal, legal } from '../checks.ts';

const along = (n: number): At[] => Array.from({ length: n + 1 }, (_, i) => [i, 0]);
const row = rowsOf('sigil');
const dimRubble = (x: number, y: number): Thing =>
  cell(x, y, { terrain: 'difficult', light: 'dim' });
const FLYER: CreatureMore = { speed: { land: 6, fly: 12, manoeuvrability: 'good' }, elevation: 1 };
const GHOST: CreatureMore = { conditions: ['incorporeal'] };
const charge = { ...move('a', along(5), 'charge'), target: 'b' };

export default cases('sigil', [
  row('terrain.clear-no-effect', 0, '6 squares on a normal floor')
    .on(hero('a', 0, 0))
    .ask(move('a', along(6)))
    .uncited('the floor adds nothing to the cost, and only what adds is cited')
    .gives(legal(6)),
  row('terrain.hampered-doubles', 0, 'one square of hampered movement')
    .on(hero('a', 0, 0), rubble(1, 0))
    .ask(move('a', along(1)))
    .gives(legal(2)),
  row('terrain.hampered-multiplies', 0, 'a difficult square in dim light')
    .on(hero('a', 0, 0), dimRubble(1, 0))
    .ask(move('a', along(1)))
    .gives(legal(4)),
  row('terrain.hampered-multiplies', 1, 'a difficult square in dim light, entered diagonally')
    .on(hero('a', 0, 0), dimRubble(1, 1))
    .ask(move('a', cells('0,0 1,1')))
    .gives(legal(6)),
  row(
    'terrain.hampered-too-slow',
    0,
    'speed 4.5 m, a square that costs 4: no move action enters it',
  )
    .on(hero('a', 0, 0, { speed: { land: 3 } }), dimRubble(1, 0))
    .ask(move('a', along(1)))
    .uncited('the cost is above the speed: the budget’s rule refuses it')
    .gives(illegal('over-speed', [1, 0])),
  row(
    'terrain.hampered-too-slow',
    0,
    'speed 4.5 m, a square that costs 4: the minimum movement does, and provokes',
  )
    .on(hero('a', 0, 0, { speed: { land: 3 } }), creature('b', 0, 1), dimRubble(1, 0))
    .ask(move('a', along(1), 'minimum'))
    .gives({ legal: true, violations: [], opportunities: [{ by: 'b', leaving: [0, 0] }] }),
  row('terrain.obstacle-square', 0, 'a hedge that fills the square')
    .on(hero('a', 0, 0), lowBlock(1, 0))
    .ask(move('a', along(1)))
    .gives(legal(2)),
  row('terrain.obstacle-barrier', 0, 'a low wall on the edge')
    .on(hero('a', 0, 0), lowWall(1, 0, 1, 1))
    .ask(move('a', along(1)))
    .gives(legal(3)),
  row('terrain.obstacle-fly-incorporeal', 0, 'a flying creature crosses a low wall')
    .on(hero('a', 0, 0, FLYER), lowWall(1, 0, 1, 1))
    .ask(move('a', along(1)))
    .gives(legal(1)),
  row('terrain.obstacle-fly-incorporeal', 'extra', 'an incorporeal creature crosses a low wall')
    .on(hero('a', 0, 0, GHOST), lowWall(1, 0, 1, 1))
    .ask(move('a', along(1)))
    .gives(legal(1)),
  row('terrain.difficult-cost', 0, 'one difficult square')
    .on(hero('a', 0, 0), rubble(1, 0))
    .ask(move('a', along(1)))
    .gives(legal(2)),
  row('terrain.difficult-cost', 1, 'one difficult square, entered diagonally')
    .on(hero('a', 0, 0), rubble(1, 1))
    .ask(move('a', cells('0,0 1,1')))
    .gives(legal(3)),
  row('terrain.difficult-cost', 2, 'a difficult diagonal between two clear ones')
    .on(hero('a', 0, 0), rubble(2, 2))
    .ask(move('a', cells('0,0 1,1 2,2 3,3')))
    .gives(legal(6)),
  row('terrain.difficult-no-run-charge', 0, 'a charge over a difficult square')
    .on(hero('a', 0, 0), creature('b', 6, 0), rubble(3, 0))
    .ask(charge)
    .gives(illegal('difficult-terrain', [3, 0])),
  row('terrain.difficult-no-run-charge', 'extra', 'a charge on clear ground')
    .on(hero('a', 0, 0), creature('b', 6, 0))
    .ask(charge)
    .uncited('a control: on clear ground nothing bars the charge')
    .gives({ legal: true, cost: 5 }),
  row('terrain.difficult-no-run-charge', 'extra', 'running over a difficult square')
    .on(hero('a', 0, 0), rubble(3, 0))
    .ask(move('a', along(5), 'run'))
    .gives(illegal('difficult-terrain', [3, 0])),
  row('terrain.difficult-multi-square', 0, 'a Large creature of which one square is difficult')
    .on(hero('a', 0, 0, { size: 'large' }), rubble(2, 1))
    .ask(move('a', along(1)))
    .gives(legal(2)),
  row('terrain.difficult-fly-incorporeal', 0, 'a flying creature over rubble, 3 squares')
    .on(hero('a', 0, 0, FLYER), fill(0, 0, 3, 0, rubble))
    .ask(move('a', along(3)))
    .gives(legal(3)),
  row(
    'terrain.difficult-fly-incorporeal',
    'extra',
    'an incorporeal creature over rubble, 3 squares',
  )
    .on(hero('a', 0, 0, GHOST), fill(0, 0, 3, 0, rubble))
    .ask(move('a', along(3)))
    .gives(legal(3)),
  row('terrain.poor-visibility', 0, 'a human walks 3 squares in fog')
    .on(hero('a', 0, 0), fill(0, 0, 3, 0, fog))
    .ask(move('a', along(3)))
    .gives(legal(6)),
  row('terrain.hampered-too-slow', 'extra', 'squares that cost too much are not reachable')
    .on(hero('a', 0, 0, { speed: { land: 3 } }), fill(-1, -1, 1, 1, dimRubble))
    .ask({ ask: 'reachable', of: 'a', mode: 'move' })
    .uncited('the area is empty because of the cost of each cell, which it cites')
    .gives((answer) => expect(answer['cells']).toEqual([])),
  row(
    'terrain.one-type-per-square',
    0,
    'the edge of a pond crosses a square: said to be water and then ground, it is ground',
  )
    .on(hero('a', 0, 0), cell(1, 0, { surface: 'water' }), cell(1, 0, { surface: 'ground' }))
    .ask(move('a', along(1)))
    .uncited('the scene’s ground is one kind for each cell before the engine is asked')
    .gives(legal(1)),
  row('terrain.one-type-per-square', 0, 'said to be ground and then water, it is water')
    .on(hero('a', 0, 0), cell(1, 0, { surface: 'ground' }), cell(1, 0, { surface: 'water' }))
    .ask(move('a', along(1)))
    .uncited('the scene’s ground is one kind for each cell before the engine is asked')
    .gives(legal(4)),
  row('terrain.one-type-per-square', 'extra', 'water is swum at a Swim speed as fast as one walks')
    .on(
      hero('a', 0, 0, { speed: { land: 6, swim: 6 } }),
      fill(1, 0, 3, 0, (x, y) => cell(x, y, { surface: 'water' })),
    )
    .ask(move('a', along(3)))
    .uncited('the scene’s ground is one kind for each cell before the engine is asked')
    .gives(legal(3)),
  row('terrain.one-type-per-square', 'extra', 'a flight over difficult ground')
    .on(
      hero('a', 0, 0, { speed: { land: 6, fly: 6 }, elevation: 1 }),
      fill(1, 0, 3, 0, (x, y) => cell(x, y, { surface: 'water' })),
    )
    .ask(move('a', along(3)))
    .uncited('the scene’s ground is one kind for each cell before the engine is asked')
    .gives(legal(3)),
]);
