/**
 * Where a thrown explosive lands: a corner of the target cell, or one farther off, by a die and a
 * table (d20modern.special-attack.scatter-*). A table's points are corners in a frame of the throw:
 * the target cell spans [0,1] × [0,1], y grows away from the thrower, x to the thrower's right.
 */
import type { Cell, Point } from '../../../board/grid.ts';

/** The main direction of a throw on the map, where y grows downward. */
export const DIRECTIONS = ['-y', '+x', '+y', '-x'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Landing corners by the results of the die, from 1 on; the table has one for each side of the die. */
export type ScatterTable = readonly Point[];

/**
 * The nearest of the four straight directions; the horizontal one if two are equally near. A throw at
 * the thrower's own cell counts as a throw to the right.
 */
export function directionOf(from: Point, to: Point): Direction {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? '-x' : '+x';
  return dy < 0 ? '-y' : '+y';
}

/** Converts a point of the throw's frame to a grid corner of the map. */
export function cornerAt([x, y]: Cell, direction: Direction, [fx, fy]: Point): Point {
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

/** Every corner that the die may name, in the order of its results. */
export const cornersOf = (table: ScatterTable, at: Cell, direction: Direction): readonly Point[] =>
  table.map((point) => cornerAt(at, direction, point));
