/** Area terrain: what each square costs, to whom, and where one cannot run or charge. */
import { expect } from 'vitest';
import { cases, cell, creature, fill, fog, hero, lowBlock, lowWall, move, rubble, type At, type Case, type CreatureMore, type Thing } from '../cases.ts';
import { illegal, legal } from '../checks.ts';

const along = (n: number): At[] => Array.from({ length: n + 1 }, (_, i) => [i, 0]);
/** A mover at (0,0) along `path`, over `ground`: what it costs. */
const walk = (rule: string, index: Case['case'], given: string, ground: (Thing | Thing[])[], path: At[], cost: number, more: CreatureMore = {}, uncited?: string): Case => ({
  rule: `sigil.terrain.${rule}`, case: index, given, on: [hero('a', 0, 0, more), ...ground], ask: move('a', path),
  expect: legal(cost), ...(uncited === undefined ? {} : { uncited }),
});
const dimRubble = (x: number, y: number): Thing => cell(x, y, { terrain: 'difficult', light: 'dim' });
const FLYER: CreatureMore = { speed: { land: 6, fly: 12, manoeuvrability: 'good' }, elevation: 1 };
const GHOST: CreatureMore = { conditions: ['incorporeal'] };
const charge = { ...move('a', along(5), 'charge'), target: 'b' };

export default cases('sigil', [
  walk('clear-no-effect', 0, '6 squares on a normal floor', [], along(6), 6, {}, 'the floor adds nothing to the cost, and only what adds is cited'),
  walk('hampered-doubles', 0, 'one square of hampered movement', [rubble(1, 0)], along(1), 2),
  walk('hampered-multiplies', 0, 'a difficult square in dim light', [dimRubble(1, 0)], along(1), 4),
  walk('hampered-multiplies', 1, 'a difficult square in dim light, entered diagonally', [dimRubble(1, 1)], [[0, 0], [1, 1]], 6),
  {
    rule: 'sigil.terrain.hampered-too-slow', case: 0, given: 'speed 4.5 m, a square that costs 4: no move action enters it',
    on: [hero('a', 0, 0, { speed: { land: 3 } }), dimRubble(1, 0)], ask: move('a', along(1)), check: illegal('over-speed', [1, 0]), uncited: 'the cost is above the speed: the budget’s rule refuses it',
  },
  {
    rule: 'sigil.terrain.hampered-too-slow', case: 0, given: 'speed 4.5 m, a square that costs 4: the minimum movement does, and provokes',
    on: [hero('a', 0, 0, { speed: { land: 3 } }), creature('b', 0, 1), dimRubble(1, 0)], ask: move('a', along(1), 'minimum'),
    expect: { legal: true, violations: [], opportunities: [{ by: 'b', leaving: [0, 0] }] },
  },
  walk('obstacle-square', 0, 'a hedge that fills the square', [lowBlock(1, 0)], along(1), 2),
  walk('obstacle-barrier', 0, 'a low wall on the edge', [lowWall(1, 0, 1, 1)], along(1), 3),
  walk('obstacle-fly-incorporeal', 0, 'a flying creature crosses a low wall', [lowWall(1, 0, 1, 1)], along(1), 1, FLYER),
  walk('obstacle-fly-incorporeal', 'extra', 'an incorporeal creature crosses a low wall', [lowWall(1, 0, 1, 1)], along(1), 1, GHOST),
  walk('difficult-cost', 0, 'one difficult square', [rubble(1, 0)], along(1), 2),
  walk('difficult-cost', 1, 'one difficult square, entered diagonally', [rubble(1, 1)], [[0, 0], [1, 1]], 3),
  walk('difficult-cost', 2, 'a difficult diagonal between two clear ones', [rubble(2, 2)], [[0, 0], [1, 1], [2, 2], [3, 3]], 6),
  {
    rule: 'sigil.terrain.difficult-no-run-charge', case: 0, given: 'a charge over a difficult square',
    on: [hero('a', 0, 0), creature('b', 6, 0), rubble(3, 0)], ask: charge, check: illegal('difficult-terrain', [3, 0]),
  },
  {
    rule: 'sigil.terrain.difficult-no-run-charge', case: 'extra', given: 'the same charge on clear ground',
    on: [hero('a', 0, 0), creature('b', 6, 0)], ask: charge, expect: { legal: true, cost: 5 }, uncited: 'a control: on clear ground nothing bars the charge',
  },
  {
    rule: 'sigil.terrain.difficult-no-run-charge', case: 'extra', given: 'running over a difficult square',
    on: [hero('a', 0, 0), rubble(3, 0)], ask: move('a', along(5), 'run'), check: illegal('difficult-terrain', [3, 0]),
  },
  walk('difficult-multi-square', 0, 'a Large creature of which one square is difficult', [rubble(2, 1)], along(1), 2, { size: 'large' }),
  walk('difficult-fly-incorporeal', 0, 'a flying creature over rubble, 3 squares', [fill(0, 0, 3, 0, rubble)], along(3), 3, FLYER),
  walk('difficult-fly-incorporeal', 'extra', 'an incorporeal creature over rubble, 3 squares', [fill(0, 0, 3, 0, rubble)], along(3), 3, GHOST),
  walk('poor-visibility', 0, 'a human walks 3 squares in fog', [fill(0, 0, 3, 0, fog)], along(3), 6),
  {
    rule: 'sigil.terrain.hampered-too-slow', case: 'extra', given: 'what is too dear for the move is not reached either',
    on: [hero('a', 0, 0, { speed: { land: 3 } }), fill(-1, -1, 1, 1, dimRubble)], ask: { ask: 'reachable', of: 'a', mode: 'move' },
    check: (answer) => expect(answer['cells']).toEqual([]), uncited: 'the area is empty because of the cost of each cell, which it cites',
  },
  walk('one-type-per-square', 0, 'the edge of a pond crosses a square: said to be water and then ground, it is ground',
    [cell(1, 0, { surface: 'water' }), cell(1, 0, { surface: 'ground' })], along(1), 1, {}, 'the scene’s ground is one kind for each cell before the engine is asked'),
  walk('one-type-per-square', 0, 'said to be ground and then water, it is water',
    [cell(1, 0, { surface: 'ground' }), cell(1, 0, { surface: 'water' })], along(1), 4, {}, 'the scene’s ground is one kind for each cell before the engine is asked'),
  walk('one-type-per-square', 'extra', 'water is swum at a Swim speed as fast as one walks', [fill(1, 0, 3, 0, (x, y) => cell(x, y, { surface: 'water' }))], along(3), 3, { speed: { land: 6, swim: 6 } }, 'the scene’s ground is one kind for each cell before the engine is asked'),
  walk('one-type-per-square', 'extra', 'and flown over', [fill(1, 0, 3, 0, (x, y) => cell(x, y, { surface: 'water' }))], along(3), 3, { speed: { land: 6, fly: 6 }, elevation: 1 }, 'the scene’s ground is one kind for each cell before the engine is asked'),
]);
