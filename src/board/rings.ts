/** Borders of sets of hexes, on the map or beside it. */
import type { Cell, Point } from './grid.ts';
import type { Tiling } from './tiling.ts';

/**
 * Cells on a side of the field in which sides are numbered; beyond what any board and its
 * surroundings have.
 */
const FIELD = 4096;

/**
 * Closed rings of corners in the plane round the cells, the first not repeated: outer ones
 * clockwise, holes the other way. Side i of a hex goes from its corner i to the next and faces its
 * neighbour i; three hexes meet at a corner, so that a border never crosses itself. @param has is a
 * cell one of them?
 */
export function hexRings(
  cells: Iterable<Cell>,
  has: (x: number, y: number) => boolean,
  { corners, neighbours }: Tiling,
): Point[][] {
  const rings: Point[][] = [];
  const walked = new Set<number>();
  const number = ([x, y]: Cell, side: number): number =>
    ((y + FIELD / 2) * FIELD + x + FIELD / 2) * 6 + side;
  const walk = (start: Cell, first: number): Point[] => {
    const ring: Point[] = [];
    let [at, side] = [start, first];
    do {
      walked.add(number(at, side));
      ring.push(corners(at)[side]!);
      const ahead = neighbours(at)[(side + 1) % 6]!;
      if (has(...ahead)) [at, side] = [ahead, (side + 5) % 6];
      else side = (side + 1) % 6;
    } while (side !== first || at[0] !== start[0] || at[1] !== start[1]);
    return ring;
  };
  for (const cell of cells) {
    for (const [side, next] of neighbours(cell).entries())
      if (!has(...next) && !walked.has(number(cell, side))) rings.push(walk(cell, side));
  }
  return rings;
}
