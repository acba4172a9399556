/**
 * Shapes of areas as polygons in cells, and the squares that they take: those of which half or more
 * lies in the shape, or by another house rule.
 */
import type { Cell, Grid, Point } from '../../board/grid.ts';
import type { AreaParts } from '../area.ts';
import type { Options } from '../houseRules.ts';

/** A convex polygon. */
export type Polygon = readonly Point[];

/** Sides of the polygon that stands for a circle; a multiple of 8, so that it is symmetric. */
const SIDES = 256;
/** Shares nearer to each other than this are equal. */
const HAIR = 1e-6;

/** Directions from the middle of a circle to the corners of the polygon. */
const CORNERS: Polygon = Array.from({ length: SIDES }, (_, i): Point => {
  const angle = ((i + 0.5) * 2 * Math.PI) / SIDES;
  return [Math.cos(angle), Math.sin(angle)];
});

const circle = ([x, y]: Point, radius: number): Polygon =>
  CORNERS.map(([dx, dy]): Point => [x + radius * dx, y + radius * dy]);

const box = (x: number, y: number, w: number, d: number): Polygon => [
  [x, y],
  [x + w, y],
  [x + w, y + d],
  [x, y + d],
];

/** The part of a polygon on one side of a line parallel to an axis. */
function cut(polygon: Polygon, axis: 0 | 1, at: number, below: boolean): Polygon {
  const inside = (p: Point): boolean => (below ? p[axis] <= at : p[axis] >= at);
  const part: Point[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const [p, q] = [polygon[i]!, polygon[(i + 1) % polygon.length]!];
    if (inside(p)) part.push(p);
    if (inside(p) === inside(q)) continue;
    const t = (at - p[axis]) / (q[axis] - p[axis]);
    part.push([p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]);
  }
  return part;
}

/** The part of a polygon between two grid lines: in a column of cells (axis 0) or a row (axis 1). */
const strip = (polygon: Polygon, axis: 0 | 1, at: number): Polygon =>
  cut(cut(polygon, axis, at, false), axis, at + 1, true);

/** Area of a polygon in cells. */
function extent(polygon: Polygon): number {
  let twice = 0;
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    twice += p[0] * q[1] - q[0] * p[1];
  });
  return Math.abs(twice) / 2;
}

/** Is the middle of the cell in the polygon, or on its edge? */
function holdsCenter(polygon: Polygon, [x, y]: Cell): boolean {
  const [cx, cy] = [x + 0.5, y + 0.5];
  const sides = polygon.map((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    return (q[0] - p[0]) * (cy - p[1]) - (q[1] - p[1]) * (cx - p[0]);
  });
  return sides.every((side) => side >= -HAIR) || sides.every((side) => side <= HAIR);
}

/** The cells of the map that the polygon takes, sorted by y, then x. */
export function cellsIn(polygon: Polygon, grid: Grid, by: Options['areaSquares']): Cell[] {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const cells: Cell[] = [];
  const right = Math.min(grid.columns, Math.ceil(Math.max(...xs) - HAIR));
  const bottom = Math.min(grid.rows, Math.ceil(Math.max(...ys) - HAIR));
  const left = Math.max(0, Math.floor(Math.min(...xs) + HAIR));
  const least = by === 'touched' ? HAIR : 0.5 - HAIR;
  const columns = new Map<number, Polygon>();
  const shareOf = ([x, y]: Cell): number => {
    const column = columns.get(x) ?? strip(polygon, 0, x);
    columns.set(x, column);
    return extent(strip(column, 1, y));
  };
  for (let y = Math.max(0, Math.floor(Math.min(...ys) + HAIR)); y < bottom; y++)
    for (let x = left; x < right; x++) {
      const cell: Cell = [x, y];
      if (by === 'center' ? holdsCenter(polygon, cell) : shareOf(cell) >= least) cells.push(cell);
    }
  return cells;
}

/** The direction of an area as a vector of length 1; east if it has none. */
function directionOf(from: Point, towards: Point | undefined): Point {
  const [dx, dy] = towards === undefined ? [1, 0] : [towards[0] - from[0], towards[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return length === 0 ? [1, 0] : [dx / length, dy / length];
}

/** A strip or a triangle from a point: as wide as `near` there and as `far` at its end. */
function ahead(from: Point, [ux, uy]: Point, length: number, near: number, far: number): Polygon {
  const at = (along: number, aside: number): Point => [
    from[0] + ux * along - uy * aside,
    from[1] + uy * along + ux * aside,
  ];
  const end: Polygon = [at(length, far / 2), at(length, -far / 2)];
  return near === 0 ? [from, ...end] : [at(0, -near / 2), at(0, near / 2), ...end];
}

/**
 * The grid line at or beside a coordinate: of two as near, the one on the side of `lean` (its sign).
 */
const gridLine = (at: number, lean: number): number =>
  lean < 0 ? Math.ceil(at - 0.5) : Math.floor(at + 0.5);

/** A direction has a part along an axis only from this sine on; the eight directions have. */
const ALONG = 0.4;

/**
 * A box on the grid, `length` ahead and `width` across: its point lies on a face, or is a corner of
 * it in a diagonal direction. Of two rows as near it takes those on the side of `lean`, or below and
 * to the right.
 */
function boxAhead(from: Point, u: Point, length: number, width: number, lean: Point): Polygon {
  const side = (axis: 0 | 1): readonly [low: number, n: number] => {
    const [at, towards] = [from[axis], u[axis]];
    if (Math.abs(towards) < ALONG) return [gridLine(at - width / 2, lean[axis]), width];
    return towards > 0 ? [gridLine(at, 1), length] : [gridLine(at, -1) - length, length];
  };
  const [[x, w], [y, d]] = [side(0), side(1)];
  return box(x, y, w, d);
}

/** Points of the curve that bounds a cone off its axis. */
const STEPS = 32;

/**
 * The slice of a cone at a distance from its axis, up or down: as wide as the cone is there. A cone
 * is as wide at any point as that point is far from its origin.
 */
function coneSlice(from: Point, [ux, uy]: Point, length: number, aside: number): Polygon {
  const sides = [1, -1].map((sign) =>
    Array.from({ length: STEPS + 1 }, (_, i): Point => {
      const along = 2 * aside + ((length - 2 * aside) * i) / STEPS;
      const half = sign * Math.sqrt(Math.max(0, (along * along) / 4 - aside * aside));
      return [from[0] + ux * along - uy * half, from[1] + uy * along + ux * half];
    }),
  );
  return [...sides[0]!, ...sides[1]!.reverse().slice(0, -1)];
}

/** The middle of the cells at a height over the origin; the plane of the origin itself at 0. */
const middleOf = (above: number): number => (above === 0 ? 0 : Math.abs(above + 0.5));

/**
 * The shape of an area with a point of origin, `above` cells over its height; undefined: it does
 * not reach there.
 * @param beside the middle of the space of the creature that creates it
 */
export function polygonOf(
  { shape, size, width = 1, height, towards }: AreaParts,
  from: Point,
  above: number,
  counted: boolean,
  beside: Point | undefined,
): Polygon | undefined {
  const u = directionOf(from, towards);
  const lean: Point = [0, 1].map((axis) =>
    Math.abs(u[axis]!) > HAIR ? u[axis]! : beside === undefined ? 0 : beside[axis]! - from[axis]!,
  ) as [number, number];
  // Counted as distances are, a diagonal square is as long as any other.
  const length = counted ? size / Math.max(Math.abs(u[0]), Math.abs(u[1])) : size;
  switch (shape) {
    case 'cube':
      return above >= 0 && above < size ? boxAhead(from, u, size, size, lean) : undefined;
    case 'cone': {
      const aside = middleOf(above);
      if (2 * aside >= length) return undefined;
      return aside === 0 ? ahead(from, u, length, 0, length) : coneSlice(from, u, length, aside);
    }
    case 'line':
      if (above < 0 || above >= width) return undefined;
      // Along the grid it takes whole rows.
      return Math.min(Math.abs(u[0]), Math.abs(u[1])) < HAIR
        ? boxAhead(from, u, length, width, lean)
        : ahead(from, u, length, width, width);
    case 'cylinder':
      if (above < 0 || (height !== undefined && above >= height)) return undefined;
      return counted ? box(from[0] - size, from[1] - size, 2 * size, 2 * size) : circle(from, size);
    default: {
      const middle = middleOf(above);
      if (middle >= size) return undefined;
      return counted
        ? box(from[0] - size, from[1] - size, 2 * size, 2 * size)
        : circle(from, Math.sqrt(size * size - middle * middle));
    }
  }
}
