/** Area grid: squares, the count of diagonals, what is adjacent. */
import { cases, creature, distance, hero, move } from '../cases.ts';
import { illegal, legal } from '../checks.ts';

export default cases('sigil', [
  {
    rule: 'sigil.grid.square', case: 0, given: 'a Medium creature at (3,4) stands in (3,4)',
    on: [creature('a', 3, 4)], ask: distance([3, 4], 'a'), expect: { cells: 0, metres: 0 },
  },
  ...([[2, 3], [3, 3], [4, 3], [2, 4], [4, 4], [2, 5], [3, 5], [4, 5]] as [number, number][]).map(([x, y]) => ({
    rule: 'sigil.grid.square', case: 0, given: `a Medium creature at (3,4) does not stand in (${x},${y})`,
    on: [creature('a', 3, 4)], ask: distance([x, y], 'a'), expect: { cells: 1, metres: 1.5 },
  })),
  {
    rule: 'sigil.grid.square', case: 1, given: '6 squares in a straight line',
    on: [], ask: distance([0, 0], [6, 0]), expect: { cells: 6, metres: 9 },
  },
  {
    rule: 'sigil.grid.diagonal-count', case: 0, given: 'one diagonal',
    on: [], ask: distance([0, 0], [1, 1]), expect: { cells: 1, metres: 1.5 },
  },
  {
    rule: 'sigil.grid.diagonal-count', case: 1, given: 'two diagonals',
    on: [], ask: distance([0, 0], [2, 2]), expect: { cells: 3, metres: 4.5 },
  },
  {
    rule: 'sigil.grid.diagonal-count', case: 2, given: 'from (0,0) to (5,2)',
    on: [], ask: distance([0, 0], [5, 2]), expect: { cells: 6, metres: 9 },
  },
  {
    rule: 'sigil.grid.diagonal-odd-even', case: 0, given: 'three diagonals in a row',
    on: [hero('a', 0, 0)], ask: move('a', [[0, 0], [1, 1], [2, 2], [3, 3]]), expect: legal(4),
  },
  {
    rule: 'sigil.grid.diagonal-odd-even', case: 1, given: 'two diagonals with a straight step between them',
    on: [hero('a', 0, 0)], ask: move('a', [[0, 0], [1, 1], [2, 1], [3, 2]]), expect: legal(4),
  },
  {
    rule: 'sigil.grid.adjacent', case: 0, given: '(0,0) and (1,1) are adjacent: one step joins them',
    on: [hero('a', 0, 0)], ask: move('a', [[0, 0], [1, 1]]), expect: legal(1), uncited: 'the step cites the rules of movement: adjacency is what they suppose',
  },
  {
    rule: 'sigil.grid.adjacent', case: 1, given: '(0,0) and (2,1) are not: no step joins them',
    on: [hero('a', 0, 0)], ask: move('a', [[0, 0], [2, 1]]), check: illegal('not-adjacent', [2, 1]), uncited: 'the path is refused as broken, before any rule of the text is asked',
  },
  {
    rule: 'sigil.grid.illegal-end-of-move', case: 0, given: 'a move that ends in an enemy’s square is illegal there',
    on: [hero('a', 0, 0), creature('b', 4, 0)], ask: move('a', [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]]),
    expect: { displaced: [[3, -1], [4, -1], [5, -1], [3, 0], [5, 0], [3, 1], [4, 1], [5, 1]] }, check: illegal('ends-occupied', [4, 0]),
  },
]);
