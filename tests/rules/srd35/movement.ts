/** Distances, corners, occupied squares, squeezing, doubled costs, minimum movement. */
import { all, ends, illegal, legal } from '../checks.ts';
import {
  type At, block, cases, cell, creature, distance, fill, hero, italian, move, ogre, path, pit, reachable, rubble, turn, wall, type CreatureMore,
} from '../cases.ts';
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
const diagonal: At[] = [[0, 0], [1, 1]];
const unarmed: CreatureMore = { attacks: 'none' };
/** Rock above and below the rows 0 … rows - 1, from x0 eastwards. */
const rock = (rows: number, x0: number) => [...fill(x0, -5, 20, -1, block), ...fill(x0, rows, 20, rows + 5, block)];

export default cases('srd35', [
  { rule: 'srd35.grid.square-is-1-5-m', case: 0, given: 'six squares in a straight line', on: [], ask: distance([0, 0], [6, 0]), expect: { cells: 6, metres: 9 } },
  { rule: 'srd35.grid.square-is-1-5-m', case: 1, given: '7.5 m are five squares', on: [], ask: distance([0, 0], [5, 0]), expect: { cells: 5, metres: 7.5 } },
  { rule: DIAGONALS, case: 0, given: '(0,0) to (3,3)', on: [], ask: distance([0, 0], [3, 3]), expect: { cells: 4, metres: 6 } },
  { rule: DIAGONALS, case: 1, given: '(0,0) to (4,4)', on: [], ask: distance([0, 0], [4, 4]), expect: { cells: 6, metres: 9 } },
  { rule: DIAGONALS, case: 2, given: '(0,0) to (5,2)', on: [], ask: distance([0, 0], [5, 2]), expect: { cells: 6, metres: 9 } },
  { rule: DIAGONALS, case: 3, given: '(0,0) to (2,2)', on: [], ask: distance([0, 0], [2, 2]), expect: { cells: 3, metres: 4.5 } },
  { rule: DIAGONALS, case: 4, given: 'from an ogre’s nearest square', on: [ogre('o', 0, 0), hero('t', 4, 0)], ask: distance('o', 't'), expect: { cells: 3, metres: 4.5 } },
  { rule: DIAGONALS, case: 5, given: 'first move action: one diagonal', on: [mover, turn({ active: 'm', spent: { diagonals: 0 } })], ask: move('m', diagonal), expect: legal(1) },
  { rule: DIAGONALS, case: 5, given: 'second move action of the turn: the alternation runs on',
    on: [hero('m', 1, 1), turn({ active: 'm', spent: { move: 1, moved: 1, diagonals: 1 } })], ask: move('m', [[1, 1], [2, 2]]), expect: legal(2) },
  { rule: DIAGONALS, case: 6, given: 'a difficult diagonal does not change the alternation', on: [mover, rubble(2, 2)], ask: move('m', [[0, 0], [1, 1], [2, 2], [3, 3]]), expect: legal(6) },

  { rule: 'srd35.movement.hampered-causes', case: 0, given: 'three difficult squares', on: [mover, rubble(1, 0), rubble(2, 0), rubble(3, 0)], ask: move('m', east(3)), expect: legal(6) },

  { rule: CORNER, case: 0, given: 'past the wall square (1,0)', on: [mover, block(1, 0)], ask: move('m', diagonal), check: illegal('corner-cut', [1, 1]) },
  { rule: CORNER, case: 0, given: 'and the way round it', on: [mover, block(1, 0)], ask: path('m', [1, 1]), expect: { path: [[0, 0], [0, 1], [1, 1]], cost: 2 }, uncited: 'the way found passes no corner, and only what it meets is cited' },
  { rule: CORNER, case: 1, given: 'as a step, past the wall square (0,1)', on: [mover, block(0, 1)], ask: move('m', diagonal, 'step'), check: illegal('corner-cut', [1, 1]) },
  { rule: CORNER, case: 2, given: 'no walls', on: [mover], ask: move('m', diagonal), expect: legal(1) },
  { rule: CORNER, case: 3, given: 'over the end of the wall (1,1)–(1,2)', on: [mover, wall(1, 1, 1, 2)], ask: move('m', diagonal), check: illegal('corner-cut', [1, 1]) },
  { rule: 'srd35.movement.diagonal-past-creature', case: 0, given: 'an enemy at (1,0)', on: [mover, creature('e', 1, 0)], ask: move('m', diagonal), expect: { legal: true, cost: 1, violations: [] } },
  { rule: 'srd35.movement.diagonal-past-creature', case: 1, given: 'enemies at (1,0) and (0,1)', on: [mover, creature('e', 1, 0), creature('f', 0, 1)], ask: move('m', diagonal), expect: { legal: true, cost: 1, violations: [] } },
  { rule: 'srd35.movement.diagonal-past-pit', case: 0, given: 'a pit at (1,0)', on: [mover, pit(1, 0)], ask: move('m', diagonal), expect: legal(1) },

  { rule: 'srd35.movement.through-friend', case: 0, given: 'a friend at (1,0)', on: [mover, hero('f', 1, 0)], ask: move('m', east(2)), expect: legal(2) },
  { rule: 'srd35.movement.charge-not-through-friend', case: 0, given: 'a charge at (6,0), a friend at (2,0)', on: [mover, hero('f', 2, 0), creature('e', 6, 0)], ask: move('m', east(5), 'charge'), check: illegal('through-ally', [2, 0]) },
  ...(['asleep', 'paralyzed', 'dying', 'dead', 'destroyed'] as const).map((condition) => ({
    rule: 'srd35.movement.through-helpless-opponent', case: 2 as const, given: `a charge at (6,0) over an enemy at (3,0): ${condition}`,
    on: [mover, creature('b', 3, 0, { conditions: [condition] }), creature('e', 6, 0)], ask: move('m', east(5), 'charge'), expect: legal(5),
  })),
  { rule: WIDTH, case: 'extra', given: 'a charge ends in a narrow lane: an ogre may stand there and strike',
    on: [ogre('m', 0, 0), hero('e', 7, 0), ...rock(1, 2)], ask: move('m', east(4), 'charge'), expect: legal(8) },
  { rule: 'srd35.movement.through-helpless-opponent', case: 'extra', given: 'a charge over a friend who sleeps',
    on: [mover, hero('f', 3, 0, { conditions: ['asleep'] }), creature('e', 6, 0)], ask: move('m', east(5), 'charge'), expect: legal(5) },
  { rule: 'srd35.movement.through-helpless-opponent', case: 'extra', given: 'the charge is found as it is judged',
    on: [mover, creature('b', 3, 0, { conditions: ['dead'] }), creature('e', 6, 0)], ask: path('m', [5, 0], 'charge'), expect: { path: east(5), cost: 5 } },
  { rule: 'srd35.movement.not-through-opponent', case: 'extra', given: 'a charge at (6,0) past an awake enemy at (3,0)',
    on: [mover, creature('b', 3, 0, { attacks: 'none' }), creature('e', 6, 0)], ask: move('m', east(5), 'charge'), check: illegal('through-enemy', [3, 0]) },
  { rule: 'srd35.movement.charge-not-through-friend', case: 'extra', given: 'a cat charges into the square of its target',
    on: [hero('m', 0, 0, { size: 'tiny' }), creature('e', 6, 0)], ask: move('m', east(6), 'charge'), expect: { legal: true, cost: 6 } },
  { rule: 'srd35.movement.charge-not-through-friend', case: 'extra', given: 'a charge through a Gargantuan foe at another one',
    on: [mover, creature('b', 2, 0, { size: 'gargantuan', attacks: 'none' }), creature('e', 8, 0)], ask: move('m', east(7), 'charge'), expect: legal(7) },
  { rule: 'srd35.movement.not-through-opponent', case: 0, given: 'an awake enemy at (1,0)', on: [mover, creature('e', 1, 0)], ask: move('m', east(2)), check: illegal('through-enemy', [1, 0]) },
  { rule: 'srd35.movement.not-through-opponent', case: 0, given: 'and the way round it', on: [mover, creature('e', 1, 0)], ask: path('m', [2, 0]), expect: { cost: 3 }, uncited: 'the way found passes no opponent, and only what it meets is cited' },
  { rule: 'srd35.movement.through-helpless-opponent', case: 0, given: 'a paralysed enemy at (1,0)', on: [mover, creature('e', 1, 0, { conditions: ['paralyzed'] })], ask: move('m', east(2)), expect: legal(2) },
  { rule: 'srd35.movement.through-helpless-opponent', case: 1, given: 'stopping on a paralysed enemy', on: [mover, creature('e', 1, 0, { conditions: ['paralyzed'] })], ask: move('m', east(1)), expect: legal(1) },
  { rule: END, case: 0, given: 'a friend awake at (3,0)', on: [mover, hero('f', 3, 0)], ask: move('m', east(3)), check: illegal('ends-occupied', [3, 0]) },
  { rule: END, case: 1, given: 'a sleeping enemy at (3,0)', on: [mover, creature('e', 3, 0, { conditions: ['asleep'] })], ask: move('m', east(3)), expect: legal(3), cites: ['srd35.movement.through-helpless-opponent'] },
  { rule: END, case: 2, given: 'a cat ends in the square of an awake human', cites: ['srd35.movement.tiny-enters-occupied'],
    on: [hero('m', 0, 0, { size: 'tiny', attacks: 'natural' }), creature('e', 1, 0)], ask: move('m', east(1)), expect: { legal: true, cost: 1, violations: [] } },
  { rule: 'srd35.movement.tiny-enters-occupied', case: 0, given: 'a cat beside a human at (1,0)', uncited: AREA,
    on: [hero('m', 0, 0, { size: 'tiny', attacks: 'natural' }), creature('e', 1, 0)], ask: reachable('m'), check: ends([[[1, 0], 1], [[2, 0], 2]]) },
  { rule: 'srd35.movement.tiny-enters-occupied', case: 1, given: 'a halfling and a hostile human at (1,0)', cites: ['srd35.movement.not-through-opponent'],
    on: [hero('m', 0, 0, { size: 'small' }), creature('e', 1, 0)], ask: move('m', east(2)), check: illegal('through-enemy', [1, 0]) },
  { rule: LARGER, case: 0, given: 'Medium through a Gargantuan', on: [mover, creature('e', 1, 0, { size: 'gargantuan', ...unarmed })], ask: move('m', east(5)), expect: legal(5) },
  { rule: LARGER, case: 'extra', given: 'but it may not stop in there', on: [mover, creature('e', 1, 0, { size: 'gargantuan', ...unarmed })], ask: move('m', east(3)), check: illegal('ends-occupied', [3, 0]), cites: [END] },
  { rule: LARGER, case: 1, given: 'Medium through a hostile Huge', on: [mover, creature('e', 1, 0, { size: 'huge' })], ask: move('m', east(4)), check: illegal('through-enemy', [1, 0]), cites: ['srd35.movement.not-through-opponent'] },
  { rule: LARGER, case: 2, given: 'Small through a Huge', on: [hero('m', 0, 0, { size: 'small' }), creature('e', 1, 0, { size: 'huge', ...unarmed })], ask: move('m', east(4)), expect: legal(4) },
  { rule: SMALLER, case: 0, given: 'Huge through a Small', on: [hero('m', 0, 0, { size: 'huge' }), creature('e', 3, 1, { size: 'small', ...unarmed })], ask: move('m', east(4)), expect: legal(4) },
  { rule: SMALLER, case: 1, given: 'Large through a hostile Small', on: [hero('m', 0, 0, { size: 'large' }), creature('e', 2, 0, { size: 'small' }), creature('g', 2, 1, { size: 'small' })], ask: move('m', east(4)), check: illegal('through-enemy', [1, 0]), cites: ['srd35.movement.not-through-opponent'] },

  { rule: WIDTH, case: 0, given: 'an ogre into a corridor one square wide', on: [ogre('m', 0, 0), rock(1, 2)], ask: move('m', east(2)), expect: { legal: true, violations: [] } },
  { rule: WIDTH, case: 1, given: 'a Huge creature into a corridor two wide', on: [creature('m', 0, 0, { size: 'huge' }), rock(2, 3)], ask: move('m', east(3)), expect: { legal: true, violations: [] } },
  { rule: WIDTH, case: 2, given: 'a Huge creature into a corridor one wide', on: [creature('m', 0, 0, { size: 'huge' }), rock(1, 3)], ask: move('m', east(1)), check: illegal('too-narrow', [1, 0]) },
  { rule: 'srd35.movement.squeeze-cost-double', case: 0, given: 'an ogre along a corridor one wide', on: [ogre('m', 0, 0, { squeezing: true }), rock(1, -5)], ask: move('m', east(3)), expect: legal(6) },
  { rule: PAST, case: 0, given: 'an ogre past an opponent in a corridor two wide', on: [ogre('m', 0, 0, far(10)), hero('e', 4, 0, unarmed), rock(2, -5)], ask: reachable('m'), check: ends([[[2, 0], 2], [[5, 0], 7], [[6, 0], 8]]), uncited: AREA },
  { rule: PAST, case: 1, given: 'it may not end on him', on: [ogre('m', 0, 0, far(10)), hero('e', 4, 0, unarmed), rock(2, -5)], ask: reachable('m'), check: ends([], [[3, 0], [4, 0]]), uncited: AREA },

  { rule: 'srd35.movement.double-cost', case: 0, given: 'two straight difficult squares', on: [mover, rubble(1, 0), rubble(2, 0)], ask: move('m', east(2)), expect: legal(4) },
  { rule: 'srd35.movement.double-cost', case: 1, given: 'two difficult diagonals', on: [mover, rubble(1, 1), rubble(2, 2)], ask: move('m', [[0, 0], [1, 1], [2, 2]]), expect: legal(6) },
  { rule: TWICE, case: 0, given: 'difficult and squeezing', on: [ogre('m', 0, 0, { squeezing: true }), rock(1, -5), fill(-5, 0, 20, 0, rubble)], ask: move('m', east(1)), expect: legal(4) },
  { rule: TWICE, case: 1, given: 'a diagonal doubled twice', on: [mover, cell(1, 1, { costFactor: 4 })], ask: move('m', diagonal), expect: legal(6) },
  { rule: TWICE, case: 2, given: 'speed 6 under two doublings goes one square', on: [mover, fill(1, -9, 12, 20, (x, y) => cell(x, y, { costFactor: 4 }))], ask: reachable('m'), check: ends([[[1, 0], 4]], [[2, 0]]), uncited: AREA },
  { rule: THRICE, case: 0, given: 'a straight square doubled thrice', on: [hero('m', 0, 0, far(12)), cell(1, 0, { costFactor: 8 })], ask: move('m', east(1)), expect: legal(8) },
  { rule: THRICE, case: 1, given: 'a diagonal doubled thrice', on: [hero('m', 0, 0, far(12)), cell(1, 1, { costFactor: 8 })], ask: move('m', diagonal), expect: legal(12) },

  { rule: MINIMUM, case: 0, given: 'speed 3, the next square costs 8', on: [hero('m', 0, 0, far(3)), cell(1, 0, { costFactor: 8 })], ask: move('m', east(1), 'minimum'), expect: { legal: true, violations: [] } },
  { rule: MINIMUM, case: 0, given: 'a double move does not get there', on: [hero('m', 0, 0, far(3)), cell(1, 0, { costFactor: 8 })], ask: move('m', east(1), 'double-move'), check: illegal('over-speed', [1, 0]), cites: ['srd35.movement.doubled-thrice-is-eight'] },
  { rule: MINIMUM, case: 1, given: 'speed 3, the next diagonal costs 12', on: [hero('m', 0, 0, far(3)), cell(1, 1, { costFactor: 8 })], ask: move('m', diagonal, 'minimum'), expect: { legal: true, violations: [] } },
  { rule: 'srd35.movement.minimum-not-impassable', case: 0, given: 'the wall square (1,0)', on: [hero('m', 0, 0, far(3)), block(1, 0)], ask: move('m', east(1), 'minimum'), check: illegal('through-wall', [1, 0]) },
  { rule: 'srd35.movement.minimum-not-impassable', case: 0, given: 'nor is it among the places to reach, or past its corner', on: [hero('m', 0, 0, far(3)), block(1, 0)], ask: reachable('m', 'minimum'),
    check: all(ends([], [[1, 0], [1, 1], [1, -1]])) },
  { rule: ILLEGAL, case: 0, given: 'two friends in a corridor, free ground beyond', on: [mover, hero('f', 1, 0), hero('g', 2, 0), ...rock(1, -1), block(-1, 0)], ask: move('m', east(2)), expect: { legal: false, displaced: [[3, 0]] } },
  { rule: ILLEGAL, case: 1, given: 'the same, by the Italian letter: either place', on: [mover, hero('f', 1, 0), hero('g', 2, 0), ...rock(1, -1), block(-1, 0), italian], ask: move('m', east(2)), expect: { legal: false, displaced: [[0, 0], [3, 0]] } },
  { rule: ILLEGAL, case: 2, given: 'a wall beyond the friends', on: [mover, hero('f', 1, 0), hero('g', 2, 0), ...rock(1, -1), block(-1, 0), ...fill(3, 0, 6, 0, block)], ask: move('m', east(1)), expect: { legal: false, displaced: [[0, 0]] } },
]);
