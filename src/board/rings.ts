/** Outlines of sets of hexes, including hexes off the map. */
import type { Cell, Point } from './grid.ts';
import type { Tiling } from './tiling.ts';

/** Row length used to number the sides of hexes; larger than any board with its surroundings. */
const FIELD = 4096;

/**
 * Closed rings of corners in the plane around the cells, without repeating the first corner: outer
 * rings clockwise, holes counterclockwise. Side i of a hex runs from its corner i to the next and
 * faces its neighbor i. Three hexes meet at a corner, so an outline never crosses itself.
 * @param has does a cell belong to the set?
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
