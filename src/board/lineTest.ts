/**
 * Tests whether one line is clear (docs/spec/scene.md, convention 1): which obstacles touch it, and
 * on which side.
 *
 * Each end may be moved inside its own square by an arbitrarily small distance. A line is clear if
 * some such move makes it meet no closed obstacle. The test is finite and exact. It depends on the
 * order of the touched points along the line and the side of each touching obstacle. At the ends it
 * depends on which small moves fall into the shadow of an obstacle that touches the end.
 *
 * With w the line's direction, "plus" is the side where cross(w, v) > 0. The moved line deviates
 * from the true one by an amount that is linear along it. So it may be on plus throughout, on minus
 * throughout, or change sides once.
 */
/**
 * One end of a line: a grid corner (in cells), and the square to which it belongs (by its top-left
 * cell).
 */
export interface End {
  readonly x: number;
  readonly y: number;
  readonly cellX: number;
  readonly cellY: number;
}

export const PLUS = 1;
export const MINUS = -1;
export const EITHER = 0;

/** State of a line test, reused so that no memory is allocated for each line. */
export class LineTest {
  px = 0;
  py = 0;
  qx = 0;
  qy = 0;
  wx = 0;
  wy = 0;
  along = true;
  forward = 1;
  tp = 0;
  tq = 0;
  // Touches of obstacles: each a range [t0, t1] in units along the main axis, with the side of the
  // obstacle.
  count = 0;
  /** Number of obstacles that have touched the line so far, at an end or in between. */
  contacts = 0;
  readonly t0: number[] = [];
  readonly t1: number[] = [];
  readonly side: number[] = [];
  // For each end and side, the nearest edge of an obstacle's shadow, as a vector; zero: no shadow.
  readonly edge = new Float64Array(8);

  /** Starts the test of a line between two points, in units. */
  start(px: number, py: number, qx: number, qy: number): void {
    this.px = px;
    this.py = py;
    this.qx = qx;
    this.qy = qy;
    this.wx = this.qx - this.px;
    this.wy = this.qy - this.py;
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

  /**
   * Records that an obstacle touches the line from a to b along the main axis, clipped to the line;
   * false if that range is off the line.
   */
  touch(a: number, b: number, side: number): boolean {
    const lo = Math.max(Math.min(a, b), this.tp);
    const hi = Math.min(Math.max(a, b), this.tq);
    if (lo > hi) return false;
    this.contacts++;
    // An obstacle that touches the line only at an end is recorded by its shadow.
    if (lo === hi && (lo === this.tp || lo === this.tq)) return true;
    this.t0[this.count] = lo;
    this.t1[this.count] = hi;
    this.side[this.count++] = side;
    return true;
  }

  /**
   * Records the shadow of an obstacle that touches an end (0: P, 1: Q); (gx, gy) is the direction
   * of one edge of the shadow's cone.
   */
  shadow(end: number, gx: number, gy: number): void {
    this.contacts++;
    const wx = end === 0 ? this.wx : -this.wx;
    const wy = end === 0 ? this.wy : -this.wy;
    const s = wx * gy - wy * gx;
    if (s === 0) {
      // The edge runs along the line. If it runs forward, the touch itself already blocks that
      // side; if it runs backward, it has no effect.
      return;
    }
    const k = end * 4 + (s > 0 ? 0 : 2);
    const ex = this.edge[k]!;
    const ey = this.edge[k + 1]!;
    // Keep the edge nearest to the line's direction w: the widest shadow on that side.
    if ((ex === 0 && ey === 0) || (s > 0 ? gx * ey - gy * ex > 0 : gx * ey - gy * ex < 0)) {
      this.edge[k] = gx;
      this.edge[k + 1] = gy;
    }
  }

  /**
   * Can end `end` be moved inside its quadrant (kx, ky) to the side `side`, seen from this end
   * along the line?
   */
  canLean(end: number, side: number, kx: number, ky: number): boolean {
    const wx = end === 0 ? this.wx : -this.wx;
    const wy = end === 0 ? this.wy : -this.wy;
    const k = end * 4 + (side > 0 ? 0 : 2);
    const ex = this.edge[k]!;
    const ey = this.edge[k + 1]!;
    const limited = ex !== 0 || ey !== 0;
    const inside = (x: number, y: number): boolean =>
      x * kx > 0 &&
      y * ky > 0 &&
      side * (wx * y - wy * x) > 0 &&
      (!limited || side * (x * ey - y * ex) > 0);
    // The allowed directions form an open cone. If the cone is not empty, the bisector of two of
    // its possible borders lies in it.
    const n = Math.abs(wx) + Math.abs(wy);
    const m = Math.abs(ex) + Math.abs(ey);
    const rays: readonly (readonly [number, number])[] = limited
      ? [
          [kx * n * m, 0],
          [0, ky * n * m],
          [wx * m, wy * m],
          [ex * n, ey * n],
        ]
      : [
          [kx * n, 0],
          [0, ky * n],
          [wx, wy],
          [-wx, -wy],
        ];
    for (let a = 0; a < 4; a++)
      for (let b = a + 1; b < 4; b++) {
        if (inside(rays[a]![0] + rays[b]![0], rays[a]![1] + rays[b]![1])) return true;
      }
    return false;
  }

  /** Does a moved line with sides `a` at P and `b` at Q avoid every touch? */
  fits(a: number, b: number): boolean {
    let lo = this.tp;
    let hi = this.tq;
    let either = false;
    for (let i = 0; i < this.count; i++) {
      const needed = -this.side[i]!;
      if (this.side[i] === EITHER) {
        either = true;
        continue;
      }
      if (a === b) {
        if (needed !== a) return false;
        continue;
      }
      if (needed === a) lo = Math.max(lo, this.t1[i]!);
      else hi = Math.min(hi, this.t0[i]!);
    }
    if (a === b) return true;
    if (lo >= hi) return false;
    return !either || this.gapBetween(lo, hi);
  }

  /**
   * Does the open interval (lo, hi) contain a point outside every wall that runs along the line?
   */
  private gapBetween(lo: number, hi: number): boolean {
    let from = lo;
    for (;;) {
      let next = from;
      for (let i = 0; i < this.count; i++) {
        if (this.side[i] === EITHER && this.t0[i]! <= from && this.t1[i]! > next)
          next = this.t1[i]!;
      }
      if (next === from) return from < hi;
      from = next;
      if (from >= hi) return false;
    }
  }
}
