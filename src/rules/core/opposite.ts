/**
 * Geometry of flanking: which creatures stand opposite each other across a space
 * (docs/spec/scene.md, convention 5).
 */
import type { Cell, Spot } from '../../board/grid.ts';
import type { FlankingPair } from '../verdict.ts';
import { rectanglesOf, type Stand } from './distance.ts';

export type Sides = FlankingPair['sides'];

/**
 * Whether the segment between the centers of two squares crosses opposite sides of the w × d box of
 * cells at (x, y). A corner belongs to both sides that meet there.
 */
function oppositeSides(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  { x, y, w, d }: Spot,
): Sides | null {
  // Doubles the coordinates so that centers are whole numbers.
  const across = crosses(2 * ax + 1, 2 * ay + 1, 2 * bx + 1, 2 * by + 1, {
    u0: 2 * x,
    v0: 2 * y,
    wide: 2 * w,
    deep: 2 * d,
  });
  const down = crosses(2 * ay + 1, 2 * ax + 1, 2 * by + 1, 2 * bx + 1, {
    u0: 2 * y,
    v0: 2 * x,
    wide: 2 * d,
    deep: 2 * w,
  });
  if (across && down) return 'corners';
  return across ? 'left-right' : down ? 'top-bottom' : null;
}

/**
 * Whether the segment crosses both lines u = u0 and u = u0 + wide at a v between v0 and v0 + deep.
 */
function crosses(
  au: number,
  av: number,
  bu: number,
  bv: number,
  {
    u0,
    v0,
    wide,
    deep,
  }: { readonly u0: number; readonly v0: number; readonly wide: number; readonly deep: number },
): boolean {
  const u1 = u0 + wide;
  if ((au > u0 && bu > u0) || (au < u1 && bu < u1)) return false;
  const du = bu - au;
  // v at u is av + (bv − av)(u − au) / du; both sides are multiplied by du to stay in whole
  // numbers.
  const sign = du > 0 ? 1 : -1;
  const low = v0 * sign * du;
  const high = (v0 + deep) * sign * du;
  const first = sign * (av * du + (bv - av) * (u0 - au));
  const last = sign * (av * du + (bv - av) * (u1 - au));
  return first >= low && first <= high && last >= low && last <= high;
}

/** Whether the center of a space is the midpoint between two squares. */
const isMidway = (ax: number, ay: number, bx: number, by: number, { x, y, w, d }: Spot): boolean =>
  ax + bx + 1 === 2 * x + w && ay + by + 1 === 2 * y + d;

/** Whether squares of the two stands may lie on opposite sides of the space along an axis. */
const onBothSides = (
  {
    a,
    an,
    b,
    bn,
  }: { readonly a: number; readonly an: number; readonly b: number; readonly bn: number },
  at: number,
  n: number,
): boolean => (a < at && b + bn > at + n) || (b < at && a + an > at + n);

interface Facing {
  readonly line: readonly [Cell, Cell];
  readonly sides: Sides;
}

/**
 * Opposite squares of the two stands, or null.
 * @param strict only exactly opposite squares
 */
export function oppositeSquares(a: Stand, b: Stand, at: Spot, strict: boolean): Facing | null {
  if (a.lanes === undefined && b.lanes === undefined) return between(a, b, at, strict);
  for (const p of rectanglesOf(a))
    for (const q of rectanglesOf(b)) {
      const found = between(p, q, at, strict);
      if (found !== null) return found;
    }
  return null;
}

function between(a: Spot, b: Spot, at: Spot, strict: boolean): Facing | null {
  const { x, y, w, d } = at;
  if (
    !onBothSides({ a: a.x, an: a.w, b: b.x, bn: b.w }, x, w) &&
    !onBothSides({ a: a.y, an: a.d, b: b.y, bn: b.d }, y, d)
  )
    return null;
  for (let ay = a.y; ay < a.y + a.d; ay++)
    for (let ax = a.x; ax < a.x + a.w; ax++) {
      for (let by = b.y; by < b.y + b.d; by++)
        for (let bx = b.x; bx < b.x + b.w; bx++) {
          if (strict && !isMidway(ax, ay, bx, by, at)) continue;
          const sides = oppositeSides(ax, ay, bx, by, at);
          if (sides !== null)
            return {
              line: [
                [ax, ay],
                [bx, by],
              ],
              sides,
            };
        }
    }
  return null;
}
