/**
 * Where a thrown explosive lands: a die and a table select a corner of the target cell or a corner
 * farther away (d20modern.special-attack.scatter-*). The points of a table are grid corners
 * relative to the throw: the target cell spans [0,1] × [0,1], y grows away from the thrower, and x
 * grows to the thrower's right.
 */
import type { Cell, Point } from '../../../../board/grid.ts';

/** The main direction of a throw on the map, where y grows downward. */
const DIRECTIONS = ['-y', '+x', '+y', '-x'] as const;
export type ThrowDirection = (typeof DIRECTIONS)[number];

/** The landing corner for each result of the die, starting with result 1. */
export type ScatterTable = readonly Point[];

/**
 * The nearest of the four orthogonal directions; if two are equally near, the horizontal one. A
 * throw at the thrower's own cell counts as a throw to the right.
 */
export function directionOf(from: Point, to: Point): ThrowDirection {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? '-x' : '+x';
  return dy < 0 ? '-y' : '+y';
}

/** Converts a point relative to the throw to a grid corner of the map. */
function cornerAt([x, y]: Cell, direction: ThrowDirection, [fx, fy]: Point): Point {
  switch (direction) {
    case '-y':
      return [x + fx, y + 1 - fy];
    case '+x':
      return [x + fy, y + fx];
    case '+y':
      return [x + 1 - fx, y + fy];
    case '-x':
      return [x + 1 - fy, y + 1 - fx];
  }
}

/** The landing corners on the map, in the order of the die's results. */
export const landingCorners = (
  table: ScatterTable,
  at: Cell,
  direction: ThrowDirection,
): readonly Point[] => table.map((point) => cornerAt(at, direction, point));
