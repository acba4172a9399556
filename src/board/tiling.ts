/**
 * Geometry of a grid's cells in the plane, for drawing and picking, with one implementation for
 * squares and one for hexes. Plane units: the side of a square, or the distance between opposite
 * sides of a hex, from the top-left corner of the grid's box. On squares they equal board
 * coordinates.
 */
import { perObject } from './memoize.ts';
import type { Cell, Grid, HexGrid, Point } from './grid.ts';
import { STEPS } from './grid.ts';
import { hexAt, hexCorners, hexLine, hexMiddle, hexNeighbors, hexSpace, inRows } from './hex.ts';

export interface Tiling {
  readonly kind: Grid['kind'];
  /** Width and height of the whole grid, in plane units. */
  readonly width: number;
  readonly height: number;
  /** Converts a point of the board (such as a wall's end) to the plane; `board` converts back. */
  plane(point: Point): Point;
  board(point: Point): Point;
  /** The center of a cell, in the plane. */
  middle(cell: Cell): Point;
  /** The center of a space of `n` cells across with the top-left cell `at`, in the plane. */
  middleOf(at: Cell, n: number): Point;
  /** The corners of a cell, clockwise, in the plane. */
  corners(cell: Cell): readonly Point[];
  /** The cell that contains a point of the plane, on or off the map. */
  cellAt(point: Point): Cell;
  /** The cells of a space of `n` cells across. */
  space(at: Cell, n: number): readonly Cell[];
  /**
   * The neighbors of a cell, clockwise, including those off the map: six hexes or eight squares.
   */
  neighbours(cell: Cell): readonly Cell[];
  /** The cells from one cell to another, including both, as straight as steps allow. */
  line(from: Cell, to: Cell): readonly Cell[];
}

const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

function squares({ columns, rows }: Grid): Tiling {
  const same = (point: Point): Point => point;
  return {
    kind: 'square',
    width: columns,
    height: rows,
    plane: same,
    board: same,
    middle: ([x, y]) => [x + 0.5, y + 0.5],
    middleOf: ([x, y], n) => [x + n / 2, y + n / 2],
    corners: ([x, y]) => [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ],
    cellAt: ([x, y]) => [Math.floor(x), Math.floor(y)],
    space: ([x, y], n) =>
      Array.from({ length: n * n }, (_, i): Cell => [x + (i % n), y + Math.floor(i / n)]),
    neighbours: ([x, y]) => STEPS.map(([dx, dy]): Cell => [x + dx, y + dy]),
    line([x, y], [tx, ty]) {
      const steps = Math.max(Math.abs(tx - x), Math.abs(ty - y));
      return Array.from({ length: steps + 1 }, (_, i): Cell =>
        i === 0
          ? [x, y]
          : [x + Math.round(((tx - x) * i) / steps), y + Math.round(((ty - y) * i) / steps)],
      );
    },
  };
}

/**
 * Distance between rows of hexes that are 1 wide (between columns, in column layouts), in plane
 * units.
 */
export const HEX_LINE = Math.sqrt(3) / 2;

function hexes({ layout, columns, rows }: HexGrid): Tiling {
  const [sx, sy] = inRows(layout) ? [1, HEX_LINE] : [HEX_LINE, 1];
  const plane = ([x, y]: Point): Point => [x * sx, y * sy];
  const board = ([x, y]: Point): Point => [x / sx, y / sy];
  // Half a hex more because every other row (or column) is shifted, and a third of a row (or
  // column) for the tips of the last one.
  const [width, height] = plane(
    inRows(layout) ? [columns + 1 / 2, rows + 1 / 3] : [columns + 1 / 3, rows + 1 / 2],
  );
  return {
    kind: 'hex',
    width,
    height,
    plane,
    board,
    middle: (cell) => plane(hexMiddle(layout, cell)),
    middleOf: (at, n) =>
      plane(mean(hexSpace(layout, at, n).map((cell) => hexMiddle(layout, cell)))),
    corners: (cell) => hexCorners(layout, cell).map(plane),
    cellAt: (point) => hexAt(layout, board(point)),
    space: (at, n) => hexSpace(layout, at, n),
    neighbours: (cell) => hexNeighbors(layout, cell),
    line: (from, to) => hexLine(layout, from, to),
  };
}

/** The tiling of a grid; the same object for the same grid. */
export const tilingOf = perObject((grid: Grid): Tiling =>
  grid.kind === 'hex' ? hexes(grid) : squares(grid),
);

/**
 * The top-left cell of a space of `n` cells across whose center is nearest to a point of the plane.
 */
export function placeAt({ middle, middleOf, cellAt }: Tiling, [x, y]: Point, n: number): Cell {
  const [[ax, ay], [bx, by]] = [middle([0, 0]), middleOf([0, 0], n)];
  return cellAt([x + (ax - bx), y + (ay - by)]);
}

/**
 * The next cell in one of eight directions. On hexes, vertical or horizontal steps follow the
 * column or row, and diagonal steps take the neighbor farthest in that direction.
 */
export function stepped({ kind, neighbours, middle }: Tiling, from: Cell, [dx, dy]: Cell): Cell {
  const next: Cell = [from[0] + dx, from[1] + dy];
  if (kind === 'square' || dx === 0 || dy === 0) return next;
  const along = ([x, y]: Point): number => x * dx + y * dy;
  return neighbours(from).reduce((best, cell) =>
    along(middle(cell)) > along(middle(best)) ? cell : best,
  );
}
