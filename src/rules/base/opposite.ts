/** Who stands opposite whom across a space: the geometry of flanking (docs/spec/scene.md, convention 5). */
import type { Cell } from '../../board/grid.ts';
import type { FlankingPair } from '../verdict.ts';
import type { Spot } from './band.ts';

export type Sides = FlankingPair['sides'];

/**
 * Does the segment between the centres of two squares cross opposite sides of the space of n × n cells at (x, y)? Corners
 * belong to both.
 */
function oppositeSides(ax: number, ay: number, bx: number, by: number, x: number, y: number, n: number): Sides | null {
  // Twice the coordinates, so that centres are whole.
  const across = crosses(2 * ax + 1, 2 * ay + 1, 2 * bx + 1, 2 * by + 1, 2 * x, 2 * y, 2 * n);
  const down = crosses(2 * ay + 1, 2 * ax + 1, 2 * by + 1, 2 * bx + 1, 2 * y, 2 * x, 2 * n);
  if (across && down) return 'corners';
  return across ? 'left-right' : down ? 'top-bottom' : null;
}

/** Does it pass u = u0 and u = u0 + side, both with v from v0 to v0 + side? */
function crosses(au: number, av: number, bu: number, bv: number, u0: number, v0: number, side: number): boolean {
  const u1 = u0 + side;
  if ((au > u0 && bu > u0) || (au < u1 && bu < u1)) return false;
  const du = bu - au;
  // v at u is av + (bv − av)(u − au) / du, kept whole by multiplying through.
  const sign = du > 0 ? 1 : -1;
  const low = v0 * sign * du;
  const high = (v0 + side) * sign * du;
  const first = sign * (av * du + (bv - av) * (u0 - au));
  const last = sign * (av * du + (bv - av) * (u1 - au));
  return first >= low && first <= high && last >= low && last <= high;
}

/** Is the middle of a space the middle between two squares? */
const isMidway = (ax: number, ay: number, bx: number, by: number, x: number, y: number, n: number): boolean => ax + bx + 1 === 2 * x + n && ay + by + 1 === 2 * y + n;

/** Could any squares of the two stand on opposite sides of the space along an axis? */
const onBothSides = (a: number, an: number, b: number, bn: number, at: number, n: number): boolean =>
  (a < at && b + bn > at + n) || (b < at && a + an > at + n);

/** The squares of two spaces that stand opposite, or null. @param strict only exactly opposite */
export function facing(a: Spot, b: Spot, { x, y, n }: Spot, strict: boolean): { readonly line: readonly [Cell, Cell]; readonly sides: Sides } | null {
  if (!onBothSides(a.x, a.n, b.x, b.n, x, n) && !onBothSides(a.y, a.n, b.y, b.n, y, n)) return null;
  for (let ay = a.y; ay < a.y + a.n; ay++) for (let ax = a.x; ax < a.x + a.n; ax++) {
    for (let by = b.y; by < b.y + b.n; by++) for (let bx = b.x; bx < b.x + b.n; bx++) {
      if (strict && !isMidway(ax, ay, bx, by, x, y, n)) continue;
      const sides = oppositeSides(ax, ay, bx, by, x, y, n);
      if (sides !== null) return { line: [[ax, ay], [bx, by]], sides };
    }
  }
  return null;
}
