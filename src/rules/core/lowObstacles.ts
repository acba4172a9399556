/**
 * Low obstacles: which of them count between two spaces, by the distances of attacker and defender.
 */
import type { CellFacts, Wall } from '../../board/board.ts';
import { cellsApart, gap, type Cell, type DiagonalCount, type Spot } from '../../board/grid.ts';
import type { Counts } from '../../board/obstacles.ts';
import { rectanglesOf, type Footprint } from './distance.ts';

/**
 * Distance in cells from a space to a low obstacle. The distance is 0 inside the obstacle's square,
 * and 1 from a wall to the squares next to it.
 */
const toSquare = (s: Spot, at: Cell, count: DiagonalCount): number =>
  cellsApart(gap(s.x, s.w, at[0], 1), gap(s.y, s.d, at[1], 1), count);

function toWall(s: Spot, wall: Wall, count: DiagonalCount): number {
  const [x0, x1] = [Math.min(wall.from[0], wall.to[0]), Math.max(wall.from[0], wall.to[0])];
  const [y0, y1] = [Math.min(wall.from[1], wall.to[1]), Math.max(wall.from[1], wall.to[1])];
  // Squares that have the wall on one of their sides; for a slanting wall, the squares of its
  // bounding box.
  const left = x0 === x1 ? Math.ceil(x0) - 1 : Math.floor(x0);
  const right = x0 === x1 ? Math.floor(x1) : Math.ceil(x1) - 1;
  const top = y0 === y1 ? Math.ceil(y0) - 1 : Math.floor(y0);
  const bottom = y0 === y1 ? Math.floor(y1) : Math.ceil(y1) - 1;
  const across = gap(s.x, s.w, left, right - left + 1);
  return 1 + cellsApart(across, gap(s.y, s.d, top, bottom - top + 1), count);
}

export type LowRule = (defender: number, attacker: number) => boolean;

/** Builds a filter for the low obstacles that count between two spaces. */
export function lowCounts(
  {
    cells,
    walls,
    wallOf,
  }: {
    readonly cells: (i: number) => CellFacts | undefined;
    readonly walls: readonly Wall[];
    readonly wallOf: Int32Array;
  },
  a: Footprint,
  b: Footprint,
  rule: LowRule,
  count: DiagonalCount,
): Counts {
  const nearest = (s: Footprint, apart: (part: Spot) => number): number =>
    Math.min(...rectanglesOf(s).map(apart));
  const known = new Map<number, boolean>();
  return (isWall, i) => {
    const key = isWall ? i * 2 + 1 : i * 2;
    let counts = known.get(key);
    if (counts === undefined) {
      const wall = isWall ? walls[wallOf[i]!] : undefined;
      const facts = isWall ? undefined : cells(i);
      if (wall?.low === true) {
        const apart = (part: Spot): number => toWall(part, wall, count);
        counts = rule(nearest(b, apart), nearest(a, apart));
      } else if (facts?.low === true) {
        const apart = (part: Spot): number => toSquare(part, facts.at, count);
        counts = rule(nearest(b, apart), nearest(a, apart));
      } else counts = true;
      known.set(key, counts);
    }
    return counts;
  };
}
