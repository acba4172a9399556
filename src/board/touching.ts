/** Adds obstacles to a line test: squares and walls that block the line or touch it. */
import { EITHER, MINUS, PLUS, type LineTest } from './lineTest.ts';

/**
 * Adds the closed rectangle [x, x+w] × [y, y+d] (units) as an obstacle; true if the line passes
 * through its interior.
 */
export function addSquare(p: LineTest, x: number, y: number, w: number, d: number): boolean {
  const x1 = x + w;
  const y1 = y + d;
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
  if (p.px >= x && p.px <= x1 && p.py >= y && p.py <= y1)
    squareShadow(p, 0, p.px, p.py, x, y, x1, y1);
  if (p.qx >= x && p.qx <= x1 && p.qy >= y && p.qy <= y1)
    squareShadow(p, 1, p.qx, p.qy, x, y, x1, y1);
  if (min < 0 && max > 0) return false;
  let a = NaN;
  let b = NaN;
  const note = (vx: number, vy: number): void => {
    const t = p.t(vx, vy);
    if (Number.isNaN(a)) a = t;
    else b = t;
  };
  if (s00 === 0) note(x, y);
  if (s10 === 0) note(x1, y);
  if (s01 === 0) note(x, y1);
  if (s11 === 0) note(x1, y1);
  p.touch(a, Number.isNaN(b) ? a : b, min < 0 ? MINUS : PLUS);
  return false;
}

/** Records the shadow edges of a square that one end of the line touches at its border. */
function squareShadow(
  p: LineTest,
  end: number,
  ex: number,
  ey: number,
  x: number,
  y: number,
  x1: number,
  y1: number,
): void {
  if (ex > x) p.shadow(end, -1, 0);
  if (ex < x1) p.shadow(end, 1, 0);
  if (ey > y) p.shadow(end, 0, -1);
  if (ey < y1) p.shadow(end, 0, 1);
}

/** Adds a wall segment as an obstacle; true if the line crosses it. */
export function addWall(p: LineTest, ax: number, ay: number, bx: number, by: number): boolean {
  if (
    Math.max(ax, bx) < Math.min(p.px, p.qx) ||
    Math.min(ax, bx) > Math.max(p.px, p.qx) ||
    Math.max(ay, by) < Math.min(p.py, p.qy) ||
    Math.min(ay, by) > Math.max(p.py, p.qy)
  )
    return false;
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

/**
 * Does the line pass through the interior of the square at (x, y)? Only then do the squares of its
 * own ends block it.
 */
export function crossesInterior(p: LineTest, x: number, y: number, n: number): boolean {
  const s = [p.cross(x, y), p.cross(x + n, y), p.cross(x, y + n), p.cross(x + n, y + n)];
  return (
    Math.min(...s) < 0 &&
    Math.max(...s) > 0 &&
    Math.max(p.px, p.qx) > x &&
    Math.min(p.px, p.qx) < x + n &&
    Math.max(p.py, p.qy) > y &&
    Math.min(p.py, p.qy) < y + n
  );
}
