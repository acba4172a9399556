/**
 * Tests line of effect and line of sight (docs/spec/scene.md, convention 3): at least one of the 5
 * × 5 lines between inner points of two squares meets no closed obstacle. Exact in whole units.
 */
import type { Spot } from './grid.ts';
import { secondLimited } from './limitedWalls.ts';
import { UNIT, type Counts, type ObstacleIndex } from './obstacles.ts';

/**
 * Distance of inner points from the square's border, in units: inner points are the center, and the
 * corners moved inward by 0.05 of a square.
 */
const NEAR = UNIT / 20;
const FAR = UNIT - NEAR;
export const INNER: readonly (readonly [number, number])[] = [
  [UNIT / 2, UNIT / 2],
  [NEAR, NEAR],
  [FAR, NEAR],
  [NEAR, FAR],
  [FAR, FAR],
];

/** Does the closed segment (in units) meet an obstacle of at least `level` that passes `counts`? */
export function meets(
  index: ObstacleIndex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  level: number,
  counts?: Counts,
): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx) / UNIT) - 1);
  const right = Math.min(index.columns - 1, Math.floor(Math.max(ax, bx) / UNIT));
  const minY = Math.min(ay, by);
  const maxY = Math.max(ay, by);
  for (let x = left; x <= right; x++) {
    let lo = minY;
    let hi = maxY;
    if (dx !== 0) {
      const ya = ay + (dy * (x * UNIT - ax)) / dx;
      const yb = ya + (dy * UNIT) / dx;
      lo = Math.max(lo, Math.min(ya, yb) - 1);
      hi = Math.min(hi, Math.max(ya, yb) + 1);
    }
    const top = Math.max(0, Math.ceil(lo / UNIT) - 1);
    const bottom = Math.min(index.rows - 1, Math.floor(hi / UNIT));
    for (let y = top; y <= bottom; y++) {
      const i = y * index.columns + x;
      if (
        index.cellLevel[i]! >= level &&
        (counts === undefined || counts(false, i)) &&
        meetsSquare(ax, ay, dx, dy, { x: x * UNIT, y: y * UNIT }) &&
        Math.max(ax, bx) >= x * UNIT &&
        Math.min(ax, bx) <= (x + 1) * UNIT &&
        maxY >= y * UNIT &&
        minY <= (y + 1) * UNIT
      )
        return true;
      if (wallWithin(index, i, ax, ay, bx, by, level, counts)) return true;
    }
  }
  return false;
}

/** Does the infinite line through a point and direction meet the square at (x, y)? */
function meetsSquare(
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  const s = dx * (y - ay) - dy * (x - ax);
  const sx = -dy * UNIT;
  const sy = dx * UNIT;
  const lo = s + Math.min(0, sx) + Math.min(0, sy);
  const hi = s + Math.max(0, sx) + Math.max(0, sy);
  return lo <= 0 && hi >= 0;
}

function meetsWall(
  walls: Int32Array,
  k: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const cx = walls[k]!;
  const cy = walls[k + 1]!;
  const ex = walls[k + 2]!;
  const ey = walls[k + 3]!;
  if (
    Math.max(cx, ex) < Math.min(ax, bx) ||
    Math.min(cx, ex) > Math.max(ax, bx) ||
    Math.max(cy, ey) < Math.min(ay, by) ||
    Math.min(cy, ey) > Math.max(ay, by)
  )
    return false;
  const dx = bx - ax;
  const dy = by - ay;
  const s1 = dx * (cy - ay) - dy * (cx - ax);
  const s2 = dx * (ey - ay) - dy * (ex - ax);
  if ((s1 > 0 && s2 > 0) || (s1 < 0 && s2 < 0)) return false;
  const wx = ex - cx;
  const wy = ey - cy;
  const t1 = wx * (ay - cy) - wy * (ax - cx);
  const t2 = wx * (by - cy) - wy * (bx - cx);
  return !((t1 > 0 && t2 > 0) || (t1 < 0 && t2 < 0));
}

/**
 * Does a wall of the index meet the closed rectangle from (x0, y0) to (x1, y1), in units? The
 * rectangle lies on the map and may have no width.
 */
export function wallInBox(
  index: ObstacleIndex,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): boolean {
  const { walls, wallLevel, starts, items, columns } = index;
  for (let y = Math.floor(y0 / UNIT); y <= Math.floor(y1 / UNIT); y++)
    for (let x = Math.floor(x0 / UNIT); x <= Math.floor(x1 / UNIT); x++) {
      const i = y * columns + x;
      for (let t = starts[i]!; t < starts[i + 1]!; t++) {
        const w = items[t]!;
        if (wallLevel[w] !== 0 && wallMeetsBox(walls, w * 4, x0, y0, x1, y1)) return true;
      }
    }
  return false;
}

/**
 * Separating axis test: wall and box meet if neither an axis nor the wall's own line separates
 * them.
 */
export function wallMeetsBox(
  walls: Int32Array,
  k: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): boolean {
  const ax = walls[k]!;
  const ay = walls[k + 1]!;
  const bx = walls[k + 2]!;
  const by = walls[k + 3]!;
  if (
    Math.max(ax, bx) < x0 ||
    Math.min(ax, bx) > x1 ||
    Math.max(ay, by) < y0 ||
    Math.min(ay, by) > y1
  )
    return false;
  const dx = bx - ax;
  const dy = by - ay;
  const s = [
    dx * (y0 - ay) - dy * (x0 - ax),
    dx * (y0 - ay) - dy * (x1 - ax),
    dx * (y1 - ay) - dy * (x0 - ax),
    dx * (y1 - ay) - dy * (x1 - ax),
  ];
  return Math.min(...s) <= 0 && Math.max(...s) >= 0;
}

/**
 * Is at least one of the 25 inner lines between two cells free of obstacles of at least `level`?
 */
export function freeBetween(
  index: ObstacleIndex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  level: number,
  counts?: Counts,
): boolean {
  if (index.clearBox(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)))
    return true;
  const from = onNearSide(index, ax, ay, level, counts);
  const to = onNearSide(index, bx, by, level, counts);
  for (let i = 0; i < INNER.length; i++) {
    if ((from & (1 << i)) === 0) continue;
    const x0 = ax * UNIT + INNER[i]![0];
    const y0 = ay * UNIT + INNER[i]![1];
    for (let k = 0; k < INNER.length; k++) {
      if ((to & (1 << k)) === 0) continue;
      const x1 = bx * UNIT + INNER[k]![0];
      const y1 = by * UNIT + INNER[k]![1];
      if (
        !meets(index, x0, y0, x1, y1, level, counts) &&
        (index.limited === null || secondLimited(index, x0, y0, x1, y1, level, counts) < 0)
      )
        return true;
    }
  }
  return false;
}

/** Does a wall that touches the cell with index `i` meet the closed segment (in units)? */
export function wallWithin(
  index: ObstacleIndex,
  i: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  level: number,
  counts?: Counts,
): boolean {
  for (let k = index.starts[i]!; k < index.starts[i + 1]!; k++) {
    const w = index.items[k]!;
    if (
      index.wallLevel[w]! >= level &&
      (counts === undefined || counts(true, w)) &&
      meetsWall(index.walls, w * 4, ax, ay, bx, by)
    )
      return true;
  }
  return false;
}

const ALL_POINTS = (1 << INNER.length) - 1;

/**
 * The inner points of a cell that no wall cuts off from its center, as bits (docs/spec/scene.md,
 * convention 20). A wall through the center itself cuts off none.
 */
function onNearSide(
  index: ObstacleIndex,
  x: number,
  y: number,
  level: number,
  counts?: Counts,
): number {
  if (x < 0 || y < 0 || x >= index.columns || y >= index.rows) return ALL_POINTS;
  const i = y * index.columns + x;
  if (index.inside[i] === 0) return ALL_POINTS;
  const cx = x * UNIT + UNIT / 2;
  const cy = y * UNIT + UNIT / 2;
  if (wallWithin(index, i, cx, cy, cx, cy, level, counts)) return ALL_POINTS;
  let points = 0;
  INNER.forEach(([px, py], k) => {
    if (!wallWithin(index, i, cx, cy, x * UNIT + px, y * UNIT + py, level, counts))
      points |= 1 << k;
  });
  return points;
}

/** Maximum offset, in cells along each axis, of the pairs in `SightTable`'s flat cache. */
export const NEARBY = 3;
export const WIDE = 2 * NEARBY + 1;

/**
 * Caches the results of `freeBetween` for a ground: close pairs in a flat table, distant pairs in a
 * map.
 */
export class SightTable {
  private readonly index: ObstacleIndex;
  private readonly level: number;
  /**
   * Result for each cell and offset (see `nearAt`): 0 not computed, 1 free, 2 blocked. Empty if the
   * ground has no obstacles.
   */
  readonly near: Uint8Array;
  private readonly far = new Map<number, boolean>();

  constructor(index: ObstacleIndex, level: number) {
    this.index = index;
    this.level = level;
    this.near = new Uint8Array(index.empty ? 0 : index.columns * index.rows * WIDE * WIDE);
  }

  /** Is the ground without obstacles that block? */
  get open(): boolean {
    return this.index.empty;
  }

  /**
   * Index in `near` for a cell and the offset (0, 0). The index for an offset (dx, dy), at most
   * NEARBY each, is dy × WIDE + dx higher.
   */
  nearAt(x: number, y: number): number {
    return (y * this.index.columns + x) * WIDE * WIDE + NEARBY * WIDE + NEARBY;
  }

  /**
   * Is an inner line between two cells free? The cells may lie off the map, because tokens may
   * extend beyond its edge.
   */
  free(ax: number, ay: number, bx: number, by: number): boolean {
    const index = this.index;
    if (index.empty) return true;
    const dx = bx - ax + NEARBY;
    const dy = by - ay + NEARBY;
    if (dx >= 0 && dy >= 0 && dx < WIDE && dy < WIDE && this.inside(ax, ay)) {
      const k = (ay * index.columns + ax) * WIDE * WIDE + dy * WIDE + dx;
      let known = this.near[k]!;
      if (known === 0)
        this.near[k] = known = freeBetween(index, ax, ay, bx, by, this.level) ? 1 : 2;
      return known === 1;
    }
    // Results for cells off the map are not cached: their index would be that of another cell.
    if (!this.inside(ax, ay) || !this.inside(bx, by))
      return freeBetween(index, ax, ay, bx, by, this.level);
    const cells = index.columns * index.rows;
    const a = ay * index.columns + ax;
    const b = by * index.columns + bx;
    const key = a < b ? a * cells + b : b * cells + a;
    let known = this.far.get(key);
    if (known === undefined) {
      if (this.far.size > 200_000) this.far.clear();
      known = freeBetween(index, ax, ay, bx, by, this.level);
      this.far.set(key, known);
    }
    return known;
  }

  private inside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.index.columns && y < this.index.rows;
  }

  /** Is an inner line free between any square of one space and any square of the other? */
  freeSpaces(a: Spot, b: Spot): boolean {
    if (
      this.index.empty ||
      this.index.clearBox(
        Math.min(a.x, b.x),
        Math.min(a.y, b.y),
        Math.max(a.x + a.w, b.x + b.w) - 1,
        Math.max(a.y + a.d, b.y + b.d) - 1,
      )
    )
      return true;
    for (let j = a.y; j < a.y + a.d; j++)
      for (let i = a.x; i < a.x + a.w; i++) {
        if (this.freeFrom(i, j, b)) return true;
      }
    return false;
  }

  /** Is an inner line free from a cell to any square of a space? */
  freeFrom(x: number, y: number, to: Spot): boolean {
    for (let l = to.y; l < to.y + to.d; l++)
      for (let k = to.x; k < to.x + to.w; k++) {
        if (this.free(x, y, k, l)) return true;
      }
    return false;
  }
}
