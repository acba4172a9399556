/**
 * Straight lines between centers of cells: the cells that they cross, and paths that follow them.
 */
import type { Cell, Place3 } from './grid.ts';

/**
 * Whether the segment between two centers passes through the interior of a cell. Exact: coordinates
 * are doubled.
 */
export function crossesCell(from: Cell, to: Cell, cell: Cell): boolean {
  const ax = 2 * from[0] + 1;
  const ay = 2 * from[1] + 1;
  const bx = 2 * to[0] + 1;
  const by = 2 * to[1] + 1;
  const x0 = 2 * cell[0];
  const y0 = 2 * cell[1];
  if (
    Math.max(ax, bx) <= x0 ||
    Math.min(ax, bx) >= x0 + 2 ||
    Math.max(ay, by) <= y0 ||
    Math.min(ay, by) >= y0 + 2
  )
    return false;
  // The sides of the line on which the cell's corners lie; the cell is two units wide and high.
  const corner = (bx - ax) * (y0 - ay) - (by - ay) * (x0 - ax);
  const [across, down] = [-2 * (by - ay), 2 * (bx - ax)];
  const least = corner + Math.min(0, across) + Math.min(0, down);
  const most = corner + Math.max(0, across) + Math.max(0, down);
  return least < 0 && most > 0;
}

/**
 * Whether the segment between two cube centers passes through the interior of a third cube. Exact:
 * each axis limits the segment to the part between two faces, as fractions of whole numbers.
 */
export function crossesPlace(from: Place3, to: Place3, at: Place3): boolean {
  // Start and end of the part of the segment that is inside the cube on all axes so far, as
  // fractions with positive denominators.
  let [enter, enterOf, leave, leaveOf] = [0, 1, 1, 1];
  let pointed = true;
  for (let axis = 0; axis < 3; axis++) {
    const start = 2 * from[axis]! + 1;
    const delta = 2 * (to[axis]! - from[axis]!);
    const low = 2 * at[axis]!;
    if (delta === 0) {
      if (start <= low || start >= low + 2) return false;
      continue;
    }
    pointed = false;
    const size = Math.abs(delta);
    const near = delta > 0 ? low - start : start - low - 2;
    if (near * enterOf > enter * size) [enter, enterOf] = [near, size];
    if ((near + 2) * leaveOf < leave * size) [leave, leaveOf] = [near + 2, size];
  }
  return pointed || enter * leaveOf < leave * enterOf;
}

/**
 * The shortest paths along the segment between two centers. If the segment passes midway between
 * cells, there are two paths, one on each side.
 */
export function walksAlong(from: Cell, to: Cell): Cell[][] {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const n = Math.max(Math.abs(dx), Math.abs(dy));
  if (n === 0) return [[from]];
  const walk = (up: boolean): Cell[] =>
    Array.from({ length: n + 1 }, (_, k): Cell => [
      from[0] + rounded(dx * k, n, up),
      from[1] + rounded(dy * k, n, up),
    ]);
  const low = walk(false);
  const high = walk(true);
  return low.every((c, i) => c[0] === high[i]![0] && c[1] === high[i]![1]) ? [low] : [low, high];
}

/** a / n rounded to the nearest whole number; halves are rounded up if `up`, otherwise down. */
const rounded = (a: number, n: number, up: boolean): number =>
  up ? Math.floor((2 * a + n) / (2 * n)) : Math.ceil((2 * a - n) / (2 * n));
