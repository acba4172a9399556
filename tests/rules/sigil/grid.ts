/** Sigil: grid: squares, diagonals, adjacency. */
import { cells, cases, creature, distance, hero, move } from '../cases.ts';
import { row } from '../rows.ts';
import { illegal, legal } from '../checks.ts';

export default cases('sigil', [
  row('sigil.grid.square', 0, 'a Medium creature at (3,4) stands in (3,4)')
    .on(creature('a', 3, 4))
    .ask(distance([3, 4], 'a'))
    .gives({ cells: 0, metres: 0 }),
  ...(cells('2,3 3,3 4,3 2,4 4,4 2,5 3,5 4,5') as [number, number][]).map(([x, y]) =>
    row('sigil.grid.square', 0, `a Medium creature at (3,4) does not stand in (${x},${y})`)
      .on(creature('a', 3, 4))
      .ask(distance([x, y], 'a'))
      .gives({ cells: 1, metres: 1.5 }),
  ),
  row('sigil.grid.square', 1, '6 squares in a straight line')
    .on()
    .ask(distance([0, 0], [6, 0]))
    .gives({ cells: 6, metres: 9 }),
  row('sigil.grid.diagonal-count', 0, 'one diagonal')
    .on()
    .ask(distance([0, 0], [1, 1]))
    .gives({ cells: 1, metres: 1.5 }),
  row('sigil.grid.diagonal-count', 1, 'two diagonals')
    .on()
    .ask(distance([0, 0], [2, 2]))
    .gives({ cells: 3, metres: 4.5 }),
  row('sigil.grid.diagonal-count', 2, 'from (0,0) to (5,2)')
    .on()
    .ask(distance([0, 0], [5, 2]))
    .gives({ cells: 6, metres: 9 }),
  row('sigil.grid.diagonal-odd-even', 0, 'three diagonals in a row')
    .on(hero('a', 0, 0))
    .ask(move('a', cells('0,0 1,1 2,2 3,3')))
    .gives(legal(4)),
  row('sigil.grid.diagonal-odd-even', 1, 'two diagonals with a straight step between them')
    .on(hero('a', 0, 0))
    .ask(move('a', cells('0,0 1,1 2,1 3,2')))
    .gives(legal(4)),
  row('sigil.grid.adjacent', 0, '(0,0) and (1,1) are adjacent: one step joins them')
    .on(hero('a', 0, 0))
    .ask(move('a', cells('0,0 1,1')))
    .uncited('the step cites the rules of movement: adjacency is what they suppose')
    .gives(legal(1)),
  row('sigil.grid.adjacent', 1, '(0,0) and (2,1) are not: no step joins them')
    .on(hero('a', 0, 0))
    .ask(move('a', cells('0,0 2,1')))
    .uncited('the path is refused as broken, before any rule of the text is asked')
    .gives(illegal('not-adjacent', [2, 1])),
  row('sigil.grid.illegal-end-of-move', 0, 'a move that ends in an enemy’s square is illegal there')
    .on(hero('a', 0, 0), creature('b', 4, 0))
    .ask(move('a', cells('0,0 1,0 2,0 3,0 4,0')))
    .gives(
      { displaced: cells('3,-1 4,-1 5,-1 3,0 5,0 3,1 4,1 5,1') },
      illegal('ends-occupied', [4, 0]),
    ),
]);
