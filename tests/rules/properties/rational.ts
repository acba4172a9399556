/**
 * Exact fractions, and intersections of a segment with a closed rectangle or another segment. Uses
 * nothing of the engine.
 */

/** A fraction with a positive denominator; not reduced, because no number here becomes large. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const fraction = (n: bigint | number, d: bigint | number = 1n): Fraction => {
  const [a, b] = [BigInt(n), BigInt(d)];
  return b < 0n ? { n: -a, d: -b } : { n: a, d: b };
};
export const ZERO = fraction(0);
export const ONE = fraction(1);
export const add = (a: Fraction, b: Fraction): Fraction => ({
  n: a.n * b.d + b.n * a.d,
  d: a.d * b.d,
});
export const minus = (a: Fraction, b: Fraction): Fraction => ({
  n: a.n * b.d - b.n * a.d,
  d: a.d * b.d,
});
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const compare = (a: Fraction, b: Fraction): number => {
  const v = a.n * b.d - b.n * a.d;
  return v < 0n ? -1 : v > 0n ? 1 : 0;
};
export const sign = (a: Fraction): number => (a.n < 0n ? -1 : a.n > 0n ? 1 : 0);
export const least = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b);
export const most = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b);

export interface Spot {
  readonly x: Fraction;
  readonly y: Fraction;
}
/**
 * Converts a number, rounded to thousandths; these represent every half and quarter of a cell
 * exactly.
 */
const exact = (v: Fraction | number): Fraction =>
  typeof v === 'number' ? fraction(Math.round(v * 1000), 1000) : v;
export const spot = (x: Fraction | number, y: Fraction | number): Spot => ({
  x: exact(x),
  y: exact(y),
});
export const along = (p: Spot, q: Spot, t: Fraction): Spot => ({
  x: add(p.x, times(minus(q.x, p.x), t)),
  y: add(p.y, times(minus(q.y, p.y), t)),
});

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of the segment, from 0 to 1, inside the closed box; null if there is none. */
export function inBox(p: Spot, q: Spot, box: Box): { from: Fraction; to: Fraction } | null {
  let from = ZERO;
  let to = ONE;
  for (const [start, end, low, high] of [
    [p.x, q.x, box.left, box.right],
    [p.y, q.y, box.top, box.bottom],
  ] as const) {
    const [lo, hi] = [fraction(low), fraction(high)];
    const step = minus(end, start);
    if (sign(step) === 0) {
      if (compare(start, lo) < 0 || compare(start, hi) > 0) return null;
      continue;
    }
    const [a, b] = [over(minus(lo, start), step), over(minus(hi, start), step)];
    from = most(from, least(a, b));
    to = least(to, most(a, b));
  }
  return compare(from, to) <= 0 ? { from, to } : null;
}

const turnOf = (a: Spot, b: Spot, c: Spot): number =>
  sign(minus(times(minus(b.x, a.x), minus(c.y, a.y)), times(minus(b.y, a.y), minus(c.x, a.x))));
const between = (a: Spot, b: Spot, c: Spot): boolean =>
  compare(c.x, least(a.x, b.x)) >= 0 &&
  compare(c.x, most(a.x, b.x)) <= 0 &&
  compare(c.y, least(a.y, b.y)) >= 0 &&
  compare(c.y, most(a.y, b.y)) <= 0;

/** Whether two closed segments share a point. */
export function segmentsMeet(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  const [abc, abd, cda, cdb] = [turnOf(a, b, c), turnOf(a, b, d), turnOf(c, d, a), turnOf(c, d, b)];
  if (abc !== abd && cda !== cdb && abc * abd <= 0 && cda * cdb <= 0) return true;
  return (
    (abc === 0 && between(a, b, c)) ||
    (abd === 0 && between(a, b, d)) ||
    (cda === 0 && between(c, d, a)) ||
    (cdb === 0 && between(c, d, b))
  );
}
