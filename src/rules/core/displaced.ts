/** Displacement: the cell to which a creature moves if it ended its movement in an illegal cell. */
import type { Creature } from '../../board/creature.ts';
import { boxRound, cellsApart, type Cell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import type { Judge } from '../ruleset.ts';
import { MovementGrid } from './movementGrid.ts';
import { groundFor } from './moverGround.ts';

/**
 * Which cell the ruleset uses: the `nearest` free one; the `nearer` of that and the last legal cell
 * of the path; or `either` of the two.
 */
export type Displacing = (j: Judge) => 'nearest' | 'nearer' | 'either';

/** Radius in cells within which there is usually a free cell. */
const NEAR = 4;

/**
 * Builds the `displaced` answer: cells sorted by y, then x. It holds several cells if they are
 * equally near or the rules leave the choice open.
 */
export function displacedAnswer(displacing: Displacing) {
  return (j: Judge, c: Creature, path: readonly Cell[]): readonly Cell[] => {
    const { steps } = GroundIndex.of(groundFor(j, c));
    const end = path[path.length - 1] ?? c.at;
    const going = new MovementGrid(j, c, boxRound(end, NEAR));
    const apart = ([x, y]: Cell): number => cellsApart(x - end[0], y - end[1], j.options.diagonals);
    const free = ([x, y]: Cell): boolean =>
      steps.standable(x, y, going.n) && going.mayEnd(x, y) === null;
    const nearest = nearestTo(end, Math.max(going.columns, going.rows), free, apart);
    const last = path.findLast((cell, i) => i < path.length - 1 && (i === 0 || free(cell)));
    const how = displacing(j);
    if (how === 'nearest' || last === undefined) return nearest;
    const away = nearest[0] === undefined ? Infinity : apart(nearest[0]);
    if (how === 'either') return sorted([last, ...nearest]);
    return away < apart(last) ? nearest : [last];
  };
}

/** All free cells at the least distance, searched in growing rings. */
function nearestTo(
  end: Cell,
  most: number,
  free: (cell: Cell) => boolean,
  apart: (cell: Cell) => number,
): Cell[] {
  let best: Cell[] = [];
  let least = Infinity;
  // The corners of a ring are its farthest cells, so a larger ring may contain a nearer cell.
  // Search all rings up to the distance found.
  for (let r = 0; r <= most && r <= least; r++) {
    for (let y = end[1] - r; y <= end[1] + r; y++)
      for (let x = end[0] - r; x <= end[0] + r; x++) {
        if (Math.max(Math.abs(x - end[0]), Math.abs(y - end[1])) !== r || !free([x, y])) continue;
        const d = apart([x, y]);
        if (d < least) {
          least = d;
          best = [];
        }
        if (d === least) best.push([x, y]);
      }
  }
  return sorted(best);
}

const sorted = (cells: readonly Cell[]): Cell[] =>
  cells
    .filter((c, i) => cells.findIndex((o) => o[0] === c[0] && o[1] === c[1]) === i)
    .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
