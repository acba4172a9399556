/**
 * Fast test of the lines between two spaces, for boards whose obstacles all lie along the grid
 * lines. It gives the same results as the general test in `coverlines.ts`.
 */
import type { End } from '../../board/clearline.ts';
import { gap, type Spot } from '../../board/grid.ts';
import type { Lattice } from '../../board/lattice.ts';
import type { AimChoice, Obstacles } from './coverlines.ts';
import type { Stand } from './distance.ts';

type Corner = { -readonly [K in keyof End]: End[K] };
const four = (): readonly Corner[] =>
  Array.from({ length: 4 }, () => ({ x: 0, y: 0, cellX: 0, cellY: 0 }));
/**
 * Corners of the attacker's square and of the target's square. Every query reuses them, so that
 * none allocates.
 */
const [starts, ends] = [four(), four()];

function place(corners: readonly Corner[], x: number, y: number, w: number, d: number): void {
  for (let k = 0; k < 4; k++) {
    const c = corners[k]!;
    const [right, down] = [k & 1, k >> 1];
    c.x = x + right * w;
    c.y = y + down * d;
    c.cellX = x + right * (w - 1);
    c.cellY = y + down * (d - 1);
  }
}

/** Whether every line from one corner to the corners of the target is clear. */
function fanClear(lattice: Lattice, from: End): boolean {
  for (let k = 0; k < 4; k++) if (!lattice.clear(from, ends[k]!)) return false;
  return true;
}

/**
 * Whether all lines to the target are clear: from every corner in `starts` if `every` is true,
 * otherwise from at least one corner.
 */
function isFree(lattice: Lattice, every: boolean): boolean {
  for (let k = 0; k < 4; k++) if (fanClear(lattice, starts[k]!) !== every) return !every;
  return every;
}

/**
 * Whether a line to the target is blocked, whatever squares or corners the attacker chooses.
 * Undefined if obstacles off the grid lines may matter.
 */
export function everyGridChoiceMeets(
  { index, level, spaces, counts }: Obstacles,
  { anyLine, whole, touching }: AimChoice,
  a: Stand,
  b: Stand,
): boolean | undefined {
  const { lattice } = index;
  if (
    counts !== undefined ||
    index.limited !== null ||
    a.lanes !== undefined ||
    b.lanes !== undefined ||
    !lattice.tells(level, a, b)
  )
    return undefined;
  lattice.ask(level, spaces);
  const free = anyFree(lattice, { every: anyLine, whole, touching }, a, b);
  lattice.done(spaces);
  return !free;
}

function anyFree(
  lattice: Lattice,
  {
    every,
    whole,
    touching,
  }: { readonly every: boolean; readonly whole: boolean; readonly touching: boolean },
  a: Spot,
  b: Spot,
): boolean {
  const [across, down] = whole ? [1, 1] : [b.w, b.d];
  const [wide, deep] = whole ? [b.w, b.d] : [1, 1];
  for (let y = b.y; y < b.y + down; y++)
    for (let x = b.x; x < b.x + across; x++) {
      place(ends, x, y, wide, deep);
      for (let v = a.y; v < a.y + a.d; v++)
        for (let u = a.x; u < a.x + a.w; u++) {
          if (touching && (gap(u, 1, x, wide) > 1 || gap(v, 1, y, deep) > 1)) continue;
          place(starts, u, v, 1, 1);
          if (isFree(lattice, every)) return true;
        }
    }
  return false;
}
