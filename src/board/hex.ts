/**
 * Hex grids in offset coordinates [column, row] (docs/spec/scene.md, Space): neighbors, distance,
 * spaces, lines.
 *
 * Points of the board (walls, lines) use the same coordinates: x in columns, y in rows, from the
 * corner of the grid's bounding box. These coordinates are the plane, scaled along one axis so that
 * centers and corners are exact fractions. In row layouts the box of a hex is one column wide and
 * 4/3 of a row high, and rows are one apart. Scaling preserves intersections of lines; lengths are
 * measured in the plane (`tiling.ts`).
 */
import type { Cell, HexLayout, Point } from './grid.ts';

/** Axial coordinates; the third is −q −r. In row layouts q points east and r south-east. */
type Axial = readonly [q: number, r: number];

/** Whether the layout has rows of hexes with pointed tops, as opposed to columns with flat tops. */
export const inRows = (layout: HexLayout): boolean => layout === 'odd-r' || layout === 'even-r';
/** Are the odd rows or columns shifted by half a hex, rather than the even ones? */
const oddOut = (layout: HexLayout): boolean => layout === 'odd-r' || layout === 'odd-q';

/**
 * The number of whole hexes by which row (or column) `k` is shifted against the slanted axial axis.
 */
const shifted = (layout: HexLayout, k: number): number =>
  (oddOut(layout) ? k - (k & 1) : k + (k & 1)) / 2;

function axial(layout: HexLayout, [x, y]: Cell): Axial {
  return inRows(layout) ? [x - shifted(layout, y), y] : [x, y - shifted(layout, x)];
}

function offset(layout: HexLayout, [q, r]: Axial): Cell {
  return inRows(layout) ? [q + shifted(layout, r), r] : [q, r + shifted(layout, q)];
}

/**
 * Axial offsets of the six neighbors, clockwise: from the north-east in rows, from the north in
 * columns.
 */
const AROUND: { readonly rows: readonly Axial[]; readonly columns: readonly Axial[] } = {
  rows: [
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
  ],
  columns: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
};

/**
 * The six neighbors of a hex, clockwise (arelia.grid.hex-adjacency), including those off the map.
 */
export function hexNeighbors(layout: HexLayout, cell: Cell): Cell[] {
  const [q, r] = axial(layout, cell);
  return (inRows(layout) ? AROUND.rows : AROUND.columns).map(([dq, dr]) =>
    offset(layout, [q + dq, r + dr]),
  );
}

/** Steps from one hex to another (arelia.grid.hex-distance-silent). */
export const hexDistance = (layout: HexLayout, a: Cell, b: Cell): number =>
  hexApart(layout, a[0], a[1], b[0], b[1]);

/** Steps between two hexes given by their columns and rows. */
export function hexApart(
  layout: HexLayout,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const rows = inRows(layout);
  const lines = rows ? by - ay : bx - ax;
  const along = rows
    ? bx - shifted(layout, by) - ax + shifted(layout, ay)
    : by - shifted(layout, bx) - ay + shifted(layout, ax);
  return Math.max(Math.abs(lines), Math.abs(along), Math.abs(lines + along));
}

/**
 * The hexes of a space of `n` hexes across, as close to a hexagon as possible: 1, 3, 7, 12, 19 …
 * `at` is its top-left hex: the first of its top row, or in column layouts the top one of its first
 * column.
 */
export function hexSpace(layout: HexLayout, at: Cell, n: number): Cell[] {
  const [q, r] = axial(layout, at);
  const widest = (n - 1) >> 1;
  const cells: Cell[] = [];
  for (let k = 0; k < n; k++) {
    const back = Math.min(k, widest);
    const length = n - Math.abs(k - widest);
    for (let i = 0; i < length; i++)
      cells.push(offset(layout, inRows(layout) ? [q - back + i, r + k] : [q + k, r - back + i]));
  }
  return cells;
}

/**
 * The hexes on the straight line between the centers of two hexes, including both. Where the line
 * follows an edge, it is shifted slightly to one side.
 */
export function hexLine(layout: HexLayout, from: Cell, to: Cell): Cell[] {
  const [a, b] = [axial(layout, from), axial(layout, to)];
  const steps = hexDistance(layout, from, to);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = steps === 0 ? 0 : i / steps;
    return offset(
      layout,
      nearest(a[0] + (b[0] - a[0]) * t + 1e-6, a[1] + (b[1] - a[1]) * t + 2e-6),
    );
  });
}

/** Rounds axial coordinates to the hex that contains the point. */
function nearest(q: number, r: number): Axial {
  const s = -q - r;
  // Adding 0 turns −0, a possible result of rounding, into 0.
  const [nq, nr, ns] = [Math.round(q) + 0, Math.round(r) + 0, Math.round(s) + 0];
  const [dq, dr, ds] = [Math.abs(nq - q), Math.abs(nr - r), Math.abs(ns - s)];
  if (dq > dr && dq > ds) return [-nr - ns + 0, nr];
  return dr > ds ? [nq, -nq - ns + 0] : [nq, nr];
}

/**
 * Center of the hex [0, 0] along its row (or column). Even layouts shift their first row (or
 * column).
 */
const start = (layout: HexLayout): number => (oddOut(layout) ? 1 / 2 : 1);
/**
 * Distance from the top of a hex's box to its center, in rows (or columns); the box is twice as
 * high.
 */
const MIDDLE = 2 / 3;

/** The center of a hex, as a point of the board. */
export function hexMiddle(layout: HexLayout, cell: Cell): Point {
  const [q, r] = axial(layout, cell);
  return inRows(layout)
    ? [q + r / 2 + start(layout), r + MIDDLE]
    : [q + MIDDLE, r + q / 2 + start(layout)];
}

/** The hex that contains a point of the board; on an edge, one of the two. */
export function hexAt(layout: HexLayout, [x, y]: Point): Cell {
  if (inRows(layout)) {
    const r = y - MIDDLE;
    return offset(layout, nearest(x - start(layout) - r / 2, r));
  }
  const q = x - MIDDLE;
  return offset(layout, nearest(q, y - start(layout) - q / 2));
}

/**
 * Vectors from a hex's center to its corners, clockwise: from the top in rows, from the top left in
 * columns.
 */
const CORNERS: { readonly rows: readonly Point[]; readonly columns: readonly Point[] } = {
  rows: [
    [0, -2 / 3],
    [1 / 2, -1 / 3],
    [1 / 2, 1 / 3],
    [0, 2 / 3],
    [-1 / 2, 1 / 3],
    [-1 / 2, -1 / 3],
  ],
  columns: [
    [-1 / 3, -1 / 2],
    [1 / 3, -1 / 2],
    [2 / 3, 0],
    [1 / 3, 1 / 2],
    [-1 / 3, 1 / 2],
    [-2 / 3, 0],
  ],
};

/** The six corners of a hex, clockwise, as points of the board. */
export function hexCorners(layout: HexLayout, cell: Cell): Point[] {
  const [x, y] = hexMiddle(layout, cell);
  return (inRows(layout) ? CORNERS.rows : CORNERS.columns).map(([dx, dy]) => [x + dx, y + dy]);
}
