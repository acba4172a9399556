/**
 * Computes the squares at given distances around a space, as offsets from its top-left cell, cached
 * by shape.
 */
import { cellsApart, gap, type DiagonalCount } from './grid.ts';

export interface Stencil {
  /** Offsets dx, dy, dx, dy, … sorted by y, then x. */
  readonly offsets: Int8Array;
}

/** Does a reach of exactly two include the second diagonal square? */
export type TwoDiagonal = 'within' | 'beyond';

const stencils = new Map<number, Stencil>();

/**
 * Is an offset within reach? With a reach of exactly two, `two` may include the full ring
 * (convention 6).
 */
export function withinReach(
  dx: number,
  dy: number,
  reach: number,
  two: TwoDiagonal,
  count: DiagonalCount,
): boolean {
  if (reach === 2 && two === 'within') return Math.max(dx, dy) <= 2;
  return cellsApart(dx, dy, count) <= reach;
}

/**
 * The squares farther than `near` and no farther than `far` from a space of n × n cells; with
 * `near` −1 the space itself is included.
 */
export function squareRing(
  n: number,
  {
    near,
    far,
    nearTwo,
    farTwo,
  }: {
    readonly near: number;
    readonly far: number;
    readonly nearTwo: TwoDiagonal;
    readonly farTwo: TwoDiagonal;
  },
  count: DiagonalCount,
): Stencil {
  const key =
    ((((n * 64 + near + 1) * 64 + far) * 2 + (nearTwo === 'within' ? 1 : 0)) * 2 +
      (farTwo === 'within' ? 1 : 0)) *
      2 +
    (count === 'one' ? 1 : 0);
  let stencil = stencils.get(key);
  if (stencil === undefined) {
    const offsets: number[] = [];
    for (let y = -far; y < n + far; y++)
      for (let x = -far; x < n + far; x++) {
        const dx = gap(0, n, x, 1);
        const dy = gap(0, n, y, 1);
        if (dx === 0 && dy === 0) {
          if (near < 0) offsets.push(x, y);
        } else if (
          withinReach(dx, dy, far, farTwo, count) &&
          (near <= 0 || !withinReach(dx, dy, near, nearTwo, count))
        )
          offsets.push(x, y);
      }
    stencils.set(key, (stencil = { offsets: Int8Array.from(offsets) }));
  }
  return stencil;
}
