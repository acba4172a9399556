/**
 * Area shapes on the grid, without regard to walls. Sizes are in cells, and origins are grid
 * corners.
 */
import {
  cellsApart,
  type Cell,
  type DiagonalCount,
  type Grid,
  type Point,
} from '../../board/grid.ts';
import type { AreaShape } from '../area.ts';

/**
 * Distance in cells from a grid corner to the far side of a cell: 1 for the four cells at the
 * corner.
 */
export function fromCorner([px, py]: Point, [x, y]: Cell, count: DiagonalCount): number {
  const dx = x >= px ? x - px + 1 : px - x;
  const dy = y >= py ? y - py + 1 : py - y;
  return cellsApart(dx, dy, count);
}

/** Distance in cells from a creature's nearest cell to another cell. */
export const distanceToCell = (
  space: readonly Cell[],
  [x, y]: Cell,
  count: DiagonalCount,
): number => Math.min(...space.map(([cx, cy]) => cellsApart(x - cx, y - cy, count)));

/** Cells within `size` cells of a creature's space, including that space, sorted by y then x. */
export function cellsAround(
  space: readonly Cell[],
  size: number,
  grid: Grid,
  count: DiagonalCount,
): Cell[] {
  const [xs, ys] = [space.map(([x]) => x), space.map(([, y]) => y)];
  const [x1, y1] = [
    Math.min(grid.columns - 1, Math.max(...xs) + size),
    Math.min(grid.rows - 1, Math.max(...ys) + size),
  ];
  const cells: Cell[] = [];
  for (let y = Math.max(0, Math.min(...ys) - size); y <= y1; y++)
    for (let x = Math.max(0, Math.min(...xs) - size); x <= x1; x++)
      if (distanceToCell(space, [x, y], count) <= size) cells.push([x, y]);
  return cells;
}

/** The four cells around a grid corner. */
export const cornerCells = ([px, py]: Point): Cell[] => [
  [px - 1, py - 1],
  [px, py - 1],
  [px - 1, py],
  [px, py],
];

/**
 * Cells within a shape, sorted by y then x. `aim` sets the direction of a cone or line. If a line
 * runs along the border between cells, `lean` says on which side it lies.
 */
export function squaresIn(
  {
    shape,
    from,
    size,
    towards: aim,
    lean,
  }: {
    readonly shape: AreaShape;
    readonly from: Point;
    readonly size: number;
    readonly towards?: Point | undefined;
    readonly lean?: Point | undefined;
  },
  grid: Grid,
  count: DiagonalCount,
): Cell[] {
  const cells: Cell[] = [];
  const [x0, y0] = [Math.max(0, from[0] - size), Math.max(0, from[1] - size)];
  const [x1, y1] = [Math.min(grid.columns, from[0] + size), Math.min(grid.rows, from[1] + size)];
  const holds =
    shape === 'cone'
      ? inCone(from, aim ?? [from[0] + 1, from[1]])
      : shape === 'line'
        ? onLine(from, aim ?? [from[0] + 1, from[1]], size, lean)
        : (): boolean => true;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      if (fromCorner(from, [x, y], count) <= size && holds([x, y])) cells.push([x, y]);
    }
  return cells;
}

/**
 * Tests whether a cell is in the cone: a quarter of a circle toward the nearest of the eight
 * directions.
 */
function inCone(from: Point, aim: Point): (cell: Cell) => boolean {
  const eighth = Math.round(Math.atan2(aim[1] - from[1], aim[0] - from[0]) / (Math.PI / 4));
  const [ux, uy] = [
    Math.round(Math.cos(eighth * (Math.PI / 4))),
    Math.round(Math.sin(eighth * (Math.PI / 4))),
  ];
  return ([x, y]) => {
    const [cx, cy] = [x + 0.5 - from[0], y + 0.5 - from[1]];
    if (ux !== 0 && uy !== 0) return cx * ux > 0 && cy * uy > 0;
    const [ahead, aside] = uy === 0 ? [cx * ux, cy] : [cy * uy, cx];
    return ahead > 0 && Math.abs(aside) <= ahead;
  };
}

const NUDGE = 1e-4;

/**
 * Tests whether a line crosses a cell. If the line runs along a border, the cells on the side of
 * `lean` count, or those below or to the right if `lean` is absent.
 */
function onLine(from: Point, aim: Point, size: number, lean?: Point): (cell: Cell) => boolean {
  const length = Math.hypot(aim[0] - from[0], aim[1] - from[1]) || 1;
  const [ux, uy] = [(aim[0] - from[0]) / length, (aim[1] - from[1]) / length];
  const side =
    lean === undefined ? 1 : Math.sign(-uy * (lean[0] - from[0]) + ux * (lean[1] - from[1])) || 1;
  const [ax, ay] = [from[0] - uy * side * NUDGE, from[1] + ux * side * NUDGE];
  const reach = size * Math.SQRT2 + 1;
  return ([x, y]) => runsThrough({ ax, ay, dx: ux * reach, dy: uy * reach }, x, y);
}

/**
 * Does the segment that starts at (ax, ay) and extends by (dx, dy) cross the interior of the cell
 * at (x, y)?
 */
function runsThrough(
  {
    ax,
    ay,
    dx,
    dy,
  }: { readonly ax: number; readonly ay: number; readonly dx: number; readonly dy: number },
  x: number,
  y: number,
): boolean {
  let [lo, hi] = [0, 1];
  for (const [a, d, low] of [
    [ax, dx, x],
    [ay, dy, y],
  ] as const) {
    if (d === 0) {
      if (a <= low || a >= low + 1) return false;
      continue;
    }
    const [t, u] = [(low - a) / d, (low + 1 - a) / d];
    lo = Math.max(lo, Math.min(t, u));
    hi = Math.min(hi, Math.max(t, u));
  }
  return hi - lo > 1e-9;
}
