/** A path preview among 50 foes: the shortest path, judged, with its opportunities; and the safe one. */
import PF from 'pathfinding';
import { Path } from 'rot-js';
import { creatureOf } from '../../../src/board/board.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import { srd35 } from '../../../src/rules/variants/srd35.ts';
import { melee, SIDE } from '../boards/field.ts';
import type { Plain } from '../job.ts';

const board = melee(50, 1000);
const hero = creatureOf(board, 'hero')!;
const probe = judgeOf(board, srd35);
/** The farthest square in reach: the longest preview there is. */
const goal = [...probe.rules.reachable(probe, hero, 'move').cells].sort((a, b) => b.cost - a.cost)[0]!.at;
const cells = probe.rules.path(probe, hero, goal, 'move', 'short').path!;
const occupied = new Set(board.creatures.slice(1).map((c) => c.at.join()));

/** A new judge each time: nothing of the path or of the hero is remembered, what the foes threaten is. */
const preview = (): unknown => {
  const j = judgeOf({ ...board }, srd35);
  return j.rules.move(j, hero, 'move', cells);
};

const matrix = Array.from({ length: SIDE }, (_, y) => Array.from({ length: SIDE }, (_, x) => (occupied.has(`${x},${y}`) ? 1 : 0)));
const grid = new PF.Grid(matrix);
const finder = new PF.AStarFinder({ diagonalMovement: PF.DiagonalMovement.Always });

const peers = [
  { name: 'pathfinding A*', easier: 'a path alone: no walls between squares, no opportunities', run: () => finder.findPath(hero.at[0], hero.at[1], goal[0], goal[1], grid.clone()) },
  {
    name: 'rot-js A*', easier: 'a path alone: no walls between squares, no opportunities',
    run() {
      let length = 0;
      new Path.AStar(goal[0], goal[1], (x, y) => x >= 0 && y >= 0 && x < SIDE && y < SIDE && !occupied.has(`${x},${y}`), { topology: 8 })
        .compute(hero.at[0], hero.at[1], () => length++);
      return length;
    },
  },
];

export const pathPreview: Plain = {
  name: `path preview of ${cells.length - 1} steps with opportunities, 50 foes`,
  target: 0.3,
  ours: { name: 'quadretto', run: preview },
  peers,
};

export const shortPath: Plain = {
  name: 'shortest path found and judged, 50 foes',
  ours: { name: 'quadretto', run: () => { const j = judgeOf({ ...board }, srd35); return j.rules.path(j, hero, goal, 'move', 'short'); } },
  peers,
};

export const safePath: Plain = {
  name: 'safe path found and judged, 50 foes',
  ours: { name: 'quadretto', run: () => { const j = judgeOf({ ...board }, srd35); return j.rules.path(j, hero, goal, 'move', 'safe'); } },
  peers,
};
