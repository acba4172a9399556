/**
 * Clear lines between corners (contract/SCENE.md, convention 1).
 *
 * A line is clear when its two ends can be moved by an arbitrarily small distance, each inside its own square, so
 * that it meets no closed obstacle. The test is finite and exact: what matters is the order of the touched points
 * along the line, the side on which each touching obstacle lies, and, at the two ends, which small moves fall into
 * the shadow of an obstacle that touches the end.
 *
 * With w the line's direction, "plus" is the side where cross(w, v) > 0. The moved line leaves the true one by an
 * amount that is linear along it: it may lie on plus throughout, on minus throughout, or change sides once.
 */
import { UNIT, type Counts, type ObstacleIndex } from './obstacles.ts';

/** A creature's space as an obstacle, in cells. */
export interface Space {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly n: number;
}

/** One end: a grid corner (cells) and the square it belongs to (its top-left cell). */
export interface End {
  readonly x: number;
  readonly y: number;
  readonly cellX: number;
  readonly cellY: number;
}

const PLUS = 1;
const MINUS = -1;
const EITHER = 0;

/** Reused state of one test: no allocation per line. */
class Probe {
  px = 0; py = 0; qx = 0; qy = 0; wx = 0; wy = 0;
  along = true; forward = 1; tp = 0; tq = 0;
  // touches: [t0, t1] in units along the main axis, and the side of the obstacle
  count = 0;
  /** Obstacles that touched so far, at an end or between. */
  contacts = 0;
  readonly t0: number[] = [];
  readonly t1: number[] = [];
  readonly side: number[] = [];
  // nearest shadow edge on each side at each end, as vectors; zero: none
  readonly edge = new Float64Array(8);

  start(p: End, q: End): void {
    this.px = p.x * UNIT; this.py = p.y * UNIT; this.qx = q.x * UNIT; this.qy = q.y * UNIT;
    this.wx = this.qx - this.px; this.wy = this.qy - this.py;
    this.along = Math.abs(this.wx) >= Math.abs(this.wy);
    this.forward = (this.along ? this.wx : this.wy) >= 0 ? 1 : -1;
    this.tp = this.t(this.px, this.py);
    this.tq = this.t(this.qx, this.qy);
    this.count = 0;
    this.contacts = 0;
    this.edge.fill(0);
  }

  t(x: number, y: number): number {
    return this.forward * (this.along ? x : y);
  }

  cross(x: number, y: number): number {
    return this.wx * (y - this.py) - this.wy * (x - this.px);
  }

  /** Notes a touch over [a, b] of the main axis, clipped to the line; false when it lies off the line. */
  touch(a: number, b: number, side: number): boolean {
    const lo = Math.max(Math.min(a, b), this.tp);
    const hi = Math.min(Math.max(a, b), this.tq);
    if (lo > hi) return false;
    this.contacts++;
    // A one-sided touch at an end alone is wholly described by its shadow there.
    if (lo === hi && (lo === this.tp || lo === this.tq)) return true;
    this.t0[this.count] = lo;
    this.t1[this.count] = hi;
    this.side[this.count++] = side;
    return true;
  }

  /** An obstacle touches an end (0: P, 1: Q) and one edge of its cone there runs along (gx, gy). */
  shadow(end: number, gx: number, gy: number): void {
    this.contacts++;
    const wx = end === 0 ? this.wx : -this.wx;
    const wy = end === 0 ? this.wy : -this.wy;
    const s = wx * gy - wy * gx;
    if (s === 0) {
      // Along the line, forwards: the side it lies on is shut by the touch itself; backwards: nothing is lost.
      return;
    }
    const k = end * 4 + (s > 0 ? 0 : 2);
    const ex = this.edge[k]!;
    const ey = this.edge[k + 1]!;
    // Keep the edge nearest to w: the widest shadow on that side.
    if ((ex === 0 && ey === 0) || (s > 0 ? gx * ey - gy * ex > 0 : gx * ey - gy * ex < 0)) {
      this.edge[k] = gx;
      this.edge[k + 1] = gy;
    }
  }

  /** May end `end` be moved inside its quadrant (kx, ky) to the side `side` of its own forward direction? */
  canLean(end: number, side: number, kx: number, ky: number): boolean {
    const wx = end === 0 ? this.wx : -this.wx;
    const wy = end === 0 ? this.wy : -this.wy;
    const k = end * 4 + (side > 0 ? 0 : 2);
    const ex = this.edge[k]!;
    const ey = this.edge[k + 1]!;
    const limited = ex !== 0 || ey !== 0;
    const inside = (x: number, y: number): boolean => x * kx > 0 && y * ky > 0
      && side * (wx * y - wy * x) > 0 && (!limited || side * (x * ey - y * ex) > 0);
    // The allowed directions are an open cone; if it is not empty, the middle of two of its possible borders is in it.
    const n = Math.abs(wx) + Math.abs(wy);
    const m = Math.abs(ex) + Math.abs(ey);
    const rays: readonly (readonly [number, number])[] = limited
      ? [[kx * n * m, 0], [0, ky * n * m], [wx * m, wy * m], [ex * n, ey * n]]
      : [[kx * n, 0], [0, ky * n], [wx, wy], [-wx, -wy]];
    for (let a = 0; a < 4; a++) for (let b = a + 1; b < 4; b++) {
      if (inside(rays[a]![0] + rays[b]![0], rays[a]![1] + rays[b]![1])) return true;
    }
    return false;
  }

  /** Is there a moved line with sides `a` at P and `b` at Q that avoids every touch? */
  fits(a: number, b: number): boolean {
    let lo = this.tp;
    let hi = this.tq;
    let either = false;
    for (let i = 0; i < this.count; i++) {
      const needed = -this.side[i]!;
      if (this.side[i] === EITHER) { either = true; continue; }
      if (a === b) { if (needed !== a) return false; continue; }
      if (needed === a) lo = Math.max(lo, this.t1[i]!);
      else hi = Math.min(hi, this.t0[i]!);
    }
    if (a === b) return true;
    if (lo >= hi) return false;
    return !either || this.gapBetween(lo, hi);
  }

  /** Does the open interval (lo, hi) hold a point outside every wall that runs along the line? */
  private gapBetween(lo: number, hi: number): boolean {
    let from = lo;
    for (;;) {
      let next = from;
      for (let i = 0; i < this.count; i++) {
        if (this.side[i] === EITHER && this.t0[i]! <= from && this.t1[i]! > next) next = this.t1[i]!;
      }
      if (next === from) return from < hi;
      from = next;
      if (from >= hi) return false;
    }
  }
}

const probe = new Probe();

/** Adds a closed square [x, x+n] × [y, y+n] (units); true when the line runs through its interior. */
function addSquare(p: Probe, x: number, y: number, n: number): boolean {
  const x1 = x + n;
  const y1 = y + n;
  const loX = Math.min(p.px, p.qx);
  const hiX = Math.max(p.px, p.qx);
  const loY = Math.min(p.py, p.qy);
  const hiY = Math.max(p.py, p.qy);
  if (hiX < x || loX > x1 || hiY < y || loY > y1) return false;
  const s00 = p.cross(x, y);
  const s10 = p.cross(x1, y);
  const s01 = p.cross(x, y1);
  const s11 = p.cross(x1, y1);
  const min = Math.min(s00, s10, s01, s11);
  const max = Math.max(s00, s10, s01, s11);
  if (min > 0 || max < 0) return false;
  if (min < 0 && max > 0 && hiX > x && loX < x1 && hiY > y && loY < y1) return true;
  if (p.px >= x && p.px <= x1 && p.py >= y && p.py <= y1) squareShadow(p, 0, p.px, p.py, x, y, x1, y1);
  if (p.qx >= x && p.qx <= x1 && p.qy >= y && p.qy <= y1) squareShadow(p, 1, p.qx, p.qy, x, y, x1, y1);
  if (min < 0 && max > 0) return false;
  let a = NaN;
  let b = NaN;
  const note = (vx: number, vy: number): void => {
    const t = p.t(vx, vy);
    if (Number.isNaN(a)) a = t; else b = t;
  };
  if (s00 === 0) note(x, y);
  if (s10 === 0) note(x1, y);
  if (s01 === 0) note(x, y1);
  if (s11 === 0) note(x1, y1);
  p.touch(a, Number.isNaN(b) ? a : b, min < 0 ? MINUS : PLUS);
  return false;
}

/** The shadow edges of a square at one of its border points. */
function squareShadow(p: Probe, end: number, ex: number, ey: number, x: number, y: number, x1: number, y1: number): void {
  if (ex > x) p.shadow(end, -1, 0);
  if (ex < x1) p.shadow(end, 1, 0);
  if (ey > y) p.shadow(end, 0, -1);
  if (ey < y1) p.shadow(end, 0, 1);
}

/** Adds a wall segment; true when the line crosses it. */
function addWall(p: Probe, ax: number, ay: number, bx: number, by: number): boolean {
  if (Math.max(ax, bx) < Math.min(p.px, p.qx) || Math.min(ax, bx) > Math.max(p.px, p.qx)
    || Math.max(ay, by) < Math.min(p.py, p.qy) || Math.min(ay, by) > Math.max(p.py, p.qy)) return false;
  const sa = p.cross(ax, ay);
  const sb = p.cross(bx, by);
  if ((sa > 0 && sb > 0) || (sa < 0 && sb < 0)) return false;
  if (sa === 0 && sb === 0) {
    p.touch(p.t(ax, ay), p.t(bx, by), EITHER);
    return false;
  }
  const tp = (bx - ax) * (p.py - ay) - (by - ay) * (p.px - ax);
  const tq = (bx - ax) * (p.qy - ay) - (by - ay) * (p.qx - ax);
  if ((tp > 0 && tq > 0) || (tp < 0 && tq < 0)) return false;
  if (tp !== 0 && tq !== 0 && sa !== 0 && sb !== 0) return true;
  if (tp === 0) {
    p.shadow(0, ax - p.px, ay - p.py);
    p.shadow(0, bx - p.px, by - p.py);
  } else if (tq === 0) {
    p.shadow(1, ax - p.qx, ay - p.qy);
    p.shadow(1, bx - p.qx, by - p.qy);
  } else {
    const t = sa === 0 ? p.t(ax, ay) : p.t(bx, by);
    p.touch(t, t, (sa === 0 ? sb : sa) > 0 ? PLUS : MINUS);
  }
  return false;
}

/** What stops a line: index of a wall in the ground's list, a cell, a creature, or a squeeze between obstacles. */
export type Blocker = { readonly kind: 'wall'; readonly wall: number } | { readonly kind: 'cell'; readonly x: number; readonly y: number }
  | { readonly kind: 'creature'; readonly id: string };

/**
 * What stops the line from `p` to `q` among the index's obstacles of at least `level` (those for which `counts` says
 * yes, where it is given) and `spaces`; null when it is clear. A line squeezed between several names the first.
 */
export function blockedBy(
  index: ObstacleIndex, level: number, p: End, q: End, spaces: readonly Space[] = [],
  counts?: Counts,
): Blocker | null {
  probe.start(p, q);
  let touched: Blocker | null = null;
  const left = Math.max(0, Math.min(p.x, q.x) - 1);
  const right = Math.min(index.columns - 1, Math.max(p.x, q.x));
  const lowY = Math.min(p.y, q.y);
  const highY = Math.max(p.y, q.y);
  const box = index.clearBox(left, lowY - 1, right, highY);
  for (let x = left; !box && x <= right; x++) {
    let lo = lowY;
    let hi = highY;
    if (p.x !== q.x) {
      const ya = p.y + ((q.y - p.y) * (x - p.x)) / (q.x - p.x);
      const yb = ya + (q.y - p.y) / (q.x - p.x);
      lo = Math.max(lo, Math.min(ya, yb) - 1e-6);
      hi = Math.min(hi, Math.max(ya, yb) + 1e-6);
    }
    const bottom = Math.min(index.rows - 1, Math.floor(hi));
    for (let y = Math.max(0, Math.ceil(lo) - 1); y <= bottom; y++) {
      const i = y * index.columns + x;
      if (index.cellLevel[i]! >= level && (counts === undefined || counts(false, i))) {
        const own = (x === p.cellX && y === p.cellY) || (x === q.cellX && y === q.cellY);
        const before = probe.contacts;
        if (own ? through(probe, x * UNIT, y * UNIT, UNIT) : addSquare(probe, x * UNIT, y * UNIT, UNIT)) return { kind: 'cell', x, y };
        if (touched === null && probe.contacts > before) touched = { kind: 'cell', x, y };
      }
      for (let k = index.starts[i]!; k < index.starts[i + 1]!; k++) {
        const w = index.items[k]!;
        if (index.wallLevel[w]! < level || (counts !== undefined && !counts(true, w))) continue;
        const c = w * 4;
        const before = probe.contacts;
        if (addWall(probe, index.walls[c]!, index.walls[c + 1]!, index.walls[c + 2]!, index.walls[c + 3]!)) {
          return { kind: 'wall', wall: index.wallOf[w]! };
        }
        if (touched === null && probe.contacts > before) touched = { kind: 'wall', wall: index.wallOf[w]! };
      }
    }
  }
  for (const s of spaces) {
    const before = probe.contacts;
    if (addSquare(probe, s.x * UNIT, s.y * UNIT, s.n * UNIT)) return { kind: 'creature', id: s.id };
    if (touched === null && probe.contacts > before) touched = { kind: 'creature', id: s.id };
  }
  return clearEnds(p, q) ? null : touched ?? firstSpace(spaces);
}

const firstSpace = (spaces: readonly Space[]): Blocker => ({ kind: 'creature', id: spaces[0]?.id ?? '' });

/** Own squares stop a line only where it runs through their inside. */
function through(p: Probe, x: number, y: number, n: number): boolean {
  const s = [p.cross(x, y), p.cross(x + n, y), p.cross(x, y + n), p.cross(x + n, y + n)];
  return Math.min(...s) < 0 && Math.max(...s) > 0
    && Math.max(p.px, p.qx) > x && Math.min(p.px, p.qx) < x + n && Math.max(p.py, p.qy) > y && Math.min(p.py, p.qy) < y + n;
}

function clearEnds(p: End, q: End): boolean {
  const edges = probe.edge;
  if (probe.count === 0 && edges.every((v) => v === 0)) return true;
  const pkx = p.cellX < p.x ? -1 : 1;
  const pky = p.cellY < p.y ? -1 : 1;
  const qkx = q.cellX < q.x ? -1 : 1;
  const qky = q.cellY < q.y ? -1 : 1;
  for (const a of [PLUS, MINUS]) {
    if (!probe.canLean(0, a, pkx, pky)) continue;
    // Seen from Q, looking back, the sides are mirrored.
    for (const b of [PLUS, MINUS]) if (probe.canLean(1, -b, qkx, qky) && probe.fits(a, b)) return true;
  }
  return false;
}
