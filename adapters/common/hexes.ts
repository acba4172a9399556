/** Converts positions on a host's hex grid between map pixels and hexes. Pure. */
import type { Cell, HexGrid, HexLayout, Point } from '../../src/board/grid.ts';
import { inRows } from '../../src/board/hex.ts';
import { HEX_LINE, placeAt, tilingOf, type Tiling } from '../../src/board/tiling.ts';

/** Positions of a scene document's hexes on the map. */
export interface HexPlan {
  readonly grid: HexGrid;
  readonly tiling: Tiling;
  /**
   * Map pixels per plane unit, horizontally and vertically. They may differ, because a host's hexes
   * need not be regular.
   */
  readonly scale: Point;
  /** The plane's corner, in map pixels. */
  readonly corner: Point;
}

/** How a host lays out its hexes. */
export interface HexLattice {
  readonly layout: HexLayout;
  /** Map pixels per plane unit, horizontally and vertically. */
  readonly scale: Point;
  /** Center of the host's own hex [0, 0], in map pixels. */
  readonly first: Point;
  readonly metresPerCell: number;
  /** Does the host draw half hexes along the edges of its map too? */
  readonly halves: boolean;
}

/** Largest board in cells on a side (the scene document's own limit). */
const MAX_SIDE = 1000;
/**
 * A hex center this near to the map's edge counts as lying on the edge, because maps end in the
 * middle of hexes and hosts round. In plane units.
 */
const EDGE = 0.1;

/**
 * The hexes whose centers lie on a rectangle of the map, in complete rows and columns; null if the
 * board would be unusable. The first line is one of the host's even lines, so that the scene's
 * hexes are shifted like the host's.
 */
export function planOver(
  lattice: HexLattice,
  x: number,
  y: number,
  width: number,
  height: number,
): { readonly plan: HexPlan; readonly origin: Cell } | null {
  const {
    layout,
    scale: [sx, sy],
    first,
    metresPerCell,
    halves,
  } = lattice;
  const edge = halves ? EDGE : -EDGE;
  if (!(sx >= 1 && sy >= 1 && sx <= 10_000 && sy <= 10_000 && width > 0 && height > 0)) return null;
  const plain = tilingOf({ kind: 'hex', layout, columns: 1, rows: 1, metresPerCell });
  const zero = plain.middle([0, 0]);
  /** The vector from the host's first hex to another hex, in plane units. */
  const to = (cell: Cell): Point => {
    const [cx, cy] = plain.middle(cell);
    return [cx - zero[0], cy - zero[1]];
  };
  const rows = inRows(layout);
  const [shift] = rows ? to([0, 1]) : [to([1, 0])[1]];
  const [left, top] = [(x - first[0]) / sx - edge, (y - first[1]) / sy - edge];
  const [right, bottom] = [(x + width - first[0]) / sx + edge, (y + height - first[1]) / sy + edge];
  const lines = (low: number, high: number): [number, number] => {
    const begins = Math.ceil(low / HEX_LINE) + 0;
    return [begins - (begins & 1), Math.floor(high / HEX_LINE)];
  };
  const along = (low: number, high: number): [number, number] => [
    Math.ceil(low - Math.max(0, shift)) + 0,
    Math.floor(high - Math.min(0, shift)),
  ];
  const [c0, c1] = rows ? along(left, right) : lines(left, right);
  const [r0, r1] = rows ? lines(top, bottom) : along(top, bottom);
  const [columns, count] = [c1 - c0 + 1, r1 - r0 + 1];
  if (!(columns >= 1 && count >= 1 && columns <= MAX_SIDE && count <= MAX_SIDE)) return null;
  const grid: HexGrid = { kind: 'hex', layout, columns, rows: count, metresPerCell };
  const [dx, dy] = to([c0, r0]);
  return {
    origin: [c0, r0],
    plan: {
      grid,
      tiling: tilingOf(grid),
      scale: [sx, sy],
      corner: [first[0] + (dx - zero[0]) * sx, first[1] + (dy - zero[1]) * sy],
    },
  };
}

export const gridToPlane = ({ scale, corner }: HexPlan, x: number, y: number): Point => [
  (x - corner[0]) / scale[0],
  (y - corner[1]) / scale[1],
];
export const toPixels = ({ scale, corner }: HexPlan, [x, y]: Point): Point => [
  corner[0] + x * scale[0],
  corner[1] + y * scale[1],
];

/** Half the distance between two opposite corners of a hex, in plane units. */
const HALF = 1 / Math.sqrt(3);

/**
 * Width and height, in plane units, of the box around a token of `width` by `height` hexes. A half
 * line of hexes is half as thick.
 */
const boxOf = (layout: HexLayout, width: number, height: number): Point => {
  const thick = (n: number): number => (0.75 * Math.floor(n) + 0.5 * (n % 1) + 0.25) * 2 * HALF;
  return inRows(layout) ? [width, thick(height)] : [thick(width), height];
};

/**
 * The vector from the corner of a token's box to the center of the first hex of its space, in plane
 * units. The first hex is the leftmost of the top row; in a layout in columns, it is the topmost of
 * the first column.
 * @param width, height in hexes
 * @param before number of lines of the space before its widest line; absent: as in a space shaped
 *   like a hexagon
 */
export function firstHex(
  { grid: { layout }, tiling }: HexPlan,
  width: number,
  height: number,
  before?: number,
): Point {
  const n = Math.max(1, Math.ceil(Math.max(width, height)));
  if (width === height && Number.isInteger(width)) {
    const along = ((before ?? (n - 1) >> 1) + 1) / 2;
    return inRows(layout) ? [along, HALF] : [HALF, along];
  }
  const box = boxOf(layout, width, height);
  const [[ax, ay], [mx, my]] = [tiling.middle([0, 0]), tiling.middleOf([0, 0], n)];
  return [box[0] / 2 + ax - mx, box[1] / 2 + ay - my];
}

/**
 * Converts a point of the plane to a point of the board. Hosts store whole pixels, so a point very
 * near to a corner or center of a hex is snapped to it.
 */
export function toBoard({ tiling, scale }: HexPlan, point: Point): [number, number] {
  const [x, y] = tiling.board(point);
  // Snaps a coordinate to sixths of a hex, where corners and centers lie, if it is within one
  // pixel.
  const near = (n: number, pixels: number): number => {
    const sixth = Math.round(n * 6) / 6;
    return (Math.abs(sixth - n) * pixels <= 1 ? sixth : Math.round(n * 1000) / 1000) + 0;
  };
  return [near(x, scale[0] * HEX_LINE), near(y, scale[1] * HEX_LINE)];
}

/** Top-left hex of the space, `n` hexes across, whose center is nearest to a point of the map. */
export function spaceAt(plan: HexPlan, x: number, y: number, n: number): Cell {
  const [px, py] = gridToPlane(plan, x, y);
  return placeAt(plan.tiling, [px + NUDGE, py + NUDGE], n);
}

/**
 * Offset in hexes that moves a point off a border; larger than the hosts' rounding to whole pixels.
 */
export const NUDGE = 0.01;
