/**
 * Cells, and the square grid: distances in cells, the alternation of diagonals. Hexes are in
 * `hex.ts`. Cell [x, y] of a square grid covers [x, x+1] × [y, y+1]; x to the right, y down
 * (docs/spec/scene.md, Space).
 */

/** A cell, in whole grid coordinates: column and row. */
export type Cell = readonly [x: number, y: number];

/** A place in the air: column, row, elevation, in cells. */
export type Place3 = readonly [x: number, y: number, z: number];

/**
 * A point of the board, in columns and rows; on squares grid corners are whole numbers (on hexes
 * see `hex.ts`).
 */
export type Point = readonly [x: number, y: number];

/**
 * How a grid of hexes is numbered: the rows (pointed tops) or columns (flat tops) that are shifted
 * by half a hex.
 */
export const HEX_LAYOUTS = ['odd-r', 'even-r', 'odd-q', 'even-q'] as const;
export type HexLayout = (typeof HEX_LAYOUTS)[number];

interface Plot {
  readonly columns: number;
  readonly rows: number;
  /**
   * Metres from a cell's middle to that of the next one beside it (1.5 on the square systems, 3 on
   * hexes).
   */
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

/**
 * Cost in cells of `diagonals` diagonal and `straight` straight steps over clear ground, counted
 * 1-2-1-2.
 */
export const alternating = (straight: number, diagonals: number): number =>
  straight + diagonals + (diagonals >> 1);

/**
 * Cells between two offsets that differ by `dx` and `dy` (whole numbers, any sign), counted
 * 1-2-1-2.
 */
export function cellsApart(dx: number, dy: number): number {
  const h = Math.abs(dx);
  const v = Math.abs(dy);
  return h > v ? h + (v >> 1) : v + (h >> 1);
}

/**
 * The gap along one axis between two runs of cells, 0 when they overlap: [a, a+la) against [b,
 * b+lb).
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

/** The same steps, axis by axis, for hot paths. */
export const STEP_X = Int8Array.from(STEPS, ([dx]) => dx);
export const STEP_Y = Int8Array.from(STEPS, ([, dy]) => dy);

/** Cells from left to right and top to bottom, the last column and row included. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A rectangle of cells: its top-left cell, cells across and cells down. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
}

/** The box of some places; of none an empty one. */
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

/** Everything within so many cells of one. */
export const boxRound = ([x, y]: Cell, far: number): Box => [x - far, y - far, x + far, y + far];

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/**
 * The cells from one to another, the first left out, neighbour by neighbour: diagonals first, as a
 * ruler on a table of squares counts them.
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
