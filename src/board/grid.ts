/**
 * Cells and the square grid: distances in cells, the count of diagonals. Hexes are in
 * `hex.ts`. Cell [x, y] of a square grid covers [x, x+1] × [y, y+1]; x to the right, y down
 * (docs/spec/scene.md, Space).
 */

/** A cell in whole grid coordinates: column and row. */
export type Cell = readonly [x: number, y: number];

/** A cell in three dimensions: column, row and elevation, all in cells. */
export type Place3 = readonly [x: number, y: number, z: number];

/**
 * A point of the board, in columns and rows. On squares, grid corners are whole numbers (on hexes
 * see `hex.ts`).
 */
export type Point = readonly [x: number, y: number];

/**
 * Offset layouts of hex grids: which rows (pointed tops) or columns (flat tops) are shifted by half
 * a hex.
 */
export const HEX_LAYOUTS = ['odd-r', 'even-r', 'odd-q', 'even-q'] as const;
export type HexLayout = (typeof HEX_LAYOUTS)[number];

interface Plot {
  readonly columns: number;
  readonly rows: number;
  /** Meters between the centers of adjacent cells (1.5 in the square systems, 3 on hexes). */
  readonly metresPerCell: number;
}

export interface SquareGrid extends Plot {
  readonly kind: 'square';
}

export interface HexGrid extends Plot {
  readonly kind: 'hex';
  readonly layout: HexLayout;
}

export type Grid = SquareGrid | HexGrid;

/** How diagonals count: every second one as two cells (1-2-1-2), or each as one cell. */
export type DiagonalCount = 'alternate' | 'one';

/**
 * Distance in cells between two cells whose coordinates differ by `dx` and `dy` (whole numbers, any
 * sign).
 */
export function cellsApart(dx: number, dy: number, count: DiagonalCount): number {
  const h = Math.abs(dx);
  const v = Math.abs(dy);
  if (count === 'one') return h > v ? h : v;
  return h > v ? h + (v >> 1) : v + (h >> 1);
}

/**
 * Distance in cells along one axis between two runs of cells, [a, a+la) and [b, b+lb): 0 if they
 * overlap, 1 if they are adjacent.
 */
export function gap(a: number, la: number, b: number, lb: number): number {
  if (b >= a + la) return b - (a + la) + 1;
  if (a >= b + lb) return a - (b + lb) + 1;
  return 0;
}

/** The eight steps, clockwise from north: the order of the bits in a step mask. */
export const STEPS: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

export const isOnMap = ({ columns, rows }: Grid, [x, y]: Cell): boolean =>
  x >= 0 && y >= 0 && x < columns && y < rows;

/** The cell that is `k` steps away. */
export const shifted = (at: Cell, [dx, dy]: Cell, k: number): Cell => [
  at[0] + k * dx,
  at[1] + k * dy,
];

/** The x and y offsets of `STEPS` as arrays, for performance. */
export const STEP_X = Int8Array.from(STEPS, ([dx]) => dx);
export const STEP_Y = Int8Array.from(STEPS, ([, dy]) => dy);

/** A block of cells by its left and right columns and its top and bottom rows, all inclusive. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A rectangle of cells: its top-left cell, cells across and cells down. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
}

/** The bounding box of some cells; an empty box if there are no cells. */
export function boxOf(
  places: readonly (readonly [x: number, y: number, ...more: number[]])[],
): Box {
  if (places.length === 0) return [0, 0, -1, -1];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of places) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** The block of all cells within a distance of a cell. */
export const boxRound = ([x, y]: Cell, far: number): Box => [x - far, y - far, x + far, y + far];

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/**
 * The cells of a path from one cell to another, without the first. Diagonal steps come first, like
 * a ruler on a square grid.
 */
export function diagonalsFirst(from: Cell, to: Cell): Cell[] {
  const cells: Cell[] = [];
  let [x, y] = from;
  while (x !== to[0] || y !== to[1]) {
    x += Math.sign(to[0] - x);
    y += Math.sign(to[1] - y);
    cells.push([x, y]);
  }
  return cells;
}
