/**
 * Public path finding libraries on the same board. Each gets as much of the board as it supports.
 * Grids and graphs are built once.
 */
import EasyStar from 'easystarjs';
import createGraph from 'ngraph.graph';
import ngraph from 'ngraph.path';
import PF from 'pathfinding';
import { Path } from 'rot-js';
import { creatureOf, type Board } from '../../../src/board/board.ts';
import { priceOf, taken, type Edge } from './walk.ts';

type Cell = readonly [x: number, y: number];

interface State {
  readonly x: number;
  readonly y: number;
  readonly key: string;
  readonly odd: boolean;
}

/**
 * Paths by ngraph.path. A node is a cell together with the parity of the diagonals so far; a wall
 * is a missing edge. Both nodes of a cell lead to its end node at no cost.
 */
export function ngraphOn(
  graph: ReadonlyMap<string, readonly Edge[]>,
): (board: Board, goal: Cell) => Cell[] {
  const net = createGraph<State, number>();
  for (const key of graph.keys()) {
    const [x = 0, y = 0] = key.split(',').map(Number);
    for (const state of ['even', 'odd', 'end'])
      net.addNode(`${key},${state}`, { x, y, key, odd: state === 'odd' });
  }
  for (const [key, edges] of graph)
    for (const odd of [false, true]) {
      const from = `${key},${odd ? 'odd' : 'even'}`;
      net.addLink(from, `${key},end`, 0);
      for (const edge of edges)
        net.addLink(
          from,
          `${edge.key},${(edge.diagonal && !edge.rough) !== odd ? 'odd' : 'even'}`,
          priceOf(edge, odd),
        );
    }
  return (board, goal) => {
    const hero = creatureOf(board, 'hero')!;
    const { foes } = taken(board);
    const finder = ngraph.aStar(net, {
      oriented: true,
      distance: (_from, _to, link) => link.data,
      heuristic: (from, to) =>
        asTheCrowFlies(
          Math.abs(to.data.x - from.data.x),
          Math.abs(to.data.y - from.data.y),
          from.data.odd,
        ),
      blocked: (_from, to) => foes.has(to.data.key),
    });
    const nodes = finder.find(`${hero.at.join()},even`, `${goal.join()},end`);
    return nodes
      .slice(1)
      .reverse()
      .map(({ data }): Cell => [data.x, data.y]);
  };
}

/** The cost over clear ground: a lower bound of the remaining cost. */
const asTheCrowFlies = (dx: number, dy: number, odd: boolean): number =>
  Math.max(dx, dy) + Math.floor((Math.min(dx, dy) + (odd ? 1 : 0)) / 2);

export const EASIER =
  'a path alone: no walls between squares, other costs of diagonals, no opportunities';

/**
 * Paths by grid libraries. Occupied squares are blocked, because these libraries support nothing
 * else.
 */
export function grids(board: Board, goal: Cell) {
  const hero = creatureOf(board, 'hero')!;
  const { columns, rows } = board.ground.grid;
  const occupied = taken(board).foes;
  const rough = new Set(board.ground.cells.filter((c) => c.difficult).map((c) => c.at.join()));
  const matrix = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => (occupied.has(`${x},${y}`) ? 1 : 0)),
  );
  const grid = new PF.Grid(matrix);
  const finder = new PF.AStarFinder({ diagonalMovement: PF.DiagonalMovement.Always });
  const star = new EasyStar.js();
  star.setGrid(
    matrix.map((row, y) => row.map((v, x) => (v === 1 ? 1 : rough.has(`${x},${y}`) ? 2 : 0))),
  );
  star.setAcceptableTiles([0, 2]);
  star.setTileCost(2, 2);
  star.enableDiagonals();
  star.enableSync();
  const free = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && matrix[y]![x] === 0;
  return [
    {
      name: 'pathfinding A*',
      easier: EASIER,
      run: () => finder.findPath(hero.at[0], hero.at[1], goal[0], goal[1], grid.clone()),
    },
    {
      name: 'rot-js A*',
      easier: EASIER,
      run() {
        let length = 0;
        new Path.AStar(goal[0], goal[1], free, { topology: 8 }).compute(
          hero.at[0],
          hero.at[1],
          () => length++,
        );
        return length;
      },
    },
    {
      name: 'easystarjs',
      easier: EASIER,
      run() {
        let found = 0;
        star.findPath(hero.at[0], hero.at[1], goal[0], goal[1], (path) => {
          found = path?.length ?? 0;
        });
        star.calculate();
        return found;
      },
    },
  ];
}
