/**
 * Computes the cells and walls under a stroke of the brush: the cells between two points, and the
 * side of a cell nearest to the pointer. Pure.
 */
import type { Cell, Point } from '../board/grid.ts';
import { placeAt, type Tiling } from '../board/tiling.ts';
import { MAX_MAP_SIDE, type Square } from './paint.ts';

/** Limits a coordinate to the largest map, with a margin. */
const held = (v: number): number => Math.max(-4, Math.min(MAX_MAP_SIDE + 4, v));

/**
 * Every cell on the line between two points, including both ends; each cell is adjacent to the one
 * before.
 */
function* lattice([ax, ay]: Point, [bx, by]: Point): Iterable<Cell> {
  let [x, y] = [Math.floor(ax), Math.floor(ay)];
  const [tx, ty] = [Math.floor(bx), Math.floor(by)];
  const [dx, dy] = [bx - ax, by - ay];
  /**
   * Fraction of the line up to the first cell border along an axis; from one border to the next it
   * is 1 / |d|.
   */
  const next = (from: number, at: number, by_: number): number =>
    (by_ > 0 ? at + 1 - from : from - at) / Math.abs(by_);
  let [mx, my] = [next(ax, x, dx), next(ay, y, dy)];
  yield [x, y];
  while (x !== tx || y !== ty) {
    if (x !== tx && (y === ty || mx < my)) {
      x += Math.sign(dx);
      mx += 1 / Math.abs(dx);
    } else {
      y += Math.sign(dy);
      my += 1 / Math.abs(dy);
    }
    yield [x, y];
  }
}

/** The top-left cell of a brush `n` cells wide whose center is nearest to the point. */
export const brushAt = (tiling: Tiling, [x, y]: Point, n: number): Cell =>
  placeAt(tiling, [held(x), held(y)], n);

/** Every position of the brush between two points, so that a fast stroke leaves no gap. */
export const boxesBetween = (tiling: Tiling, from: Point, to: Point, n: number): Iterable<Cell> => {
  if (tiling.kind === 'hex') return tiling.line(brushAt(tiling, from, n), brushAt(tiling, to, n));
  const moved = ([x, y]: Point): Point => [held(x) - (n - 1) / 2, held(y) - (n - 1) / 2];
  return lattice(moved(from), moved(to));
};

/**
 * A side of a cell that may have a low wall, identified uniquely: as the upper or the left side of
 * a cell.
 */
export interface Edge {
  readonly at: Cell;
  readonly side: 'north' | 'west';
}

export const wallOn = ({ side }: Edge): Square => ({ [side]: true });

/** The side of a cell nearest to the point. */
export function edgeAt([px, py]: Point): Edge {
  const [x, y] = [Math.floor(held(px)), Math.floor(held(py))];
  const [fx, fy] = [held(px) - x, held(py) - y];
  return Math.min(fy, 1 - fy) <= Math.min(fx, 1 - fx)
    ? { at: [x, fy < 0.5 ? y : y + 1], side: 'north' }
    : { at: [fx < 0.5 ? x : x + 1, y], side: 'west' };
}

/**
 * The sides of cells along the pointer's line, from corner to corner: an unsteady stroke beside a
 * grid line still follows that line.
 */
export function* edgesBetween([ax, ay]: Point, [bx, by]: Point): Iterable<Edge> {
  let last: Cell | undefined;
  for (const corner of lattice(
    [held(ax) + 0.5, held(ay) + 0.5],
    [held(bx) + 0.5, held(by) + 0.5],
  )) {
    if (last !== undefined) {
      const at: Cell = [Math.min(last[0], corner[0]), Math.min(last[1], corner[1])];
      yield { at, side: last[1] === corner[1] ? 'north' : 'west' };
    }
    last = corner;
  }
}
