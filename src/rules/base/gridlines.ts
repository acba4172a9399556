/** The ways of drawing lines between two spaces where all obstacles lie along the grid: quicker, with the same answers. */
import type { End } from '../../board/clearline.ts';
import { gap } from '../../board/grid.ts';
import type { Lattice } from '../../board/lattice.ts';
import type { Choice, Obstacles, Spot } from './coverlines.ts';

type Corner = { -readonly [K in keyof End]: End[K] };
const four = (): readonly Corner[] => Array.from({ length: 4 }, () => ({ x: 0, y: 0, cellX: 0, cellY: 0 }));
/** Reused by every question. */
const [starts, ends] = [four(), four()];

function place(corners: readonly Corner[], x: number, y: number, n: number): void {
  for (let k = 0; k < 4; k++) {
    const c = corners[k]!;
    const [right, down] = [k & 1, k >> 1];
    c.x = x + right * n;
    c.y = y + down * n;
    c.cellX = x + right * (n - 1);
    c.cellY = y + down * (n - 1);
  }
}

/** Is every line from a corner to those of the aim clear? */
function fanClear(lattice: Lattice, from: End): boolean {
  for (let k = 0; k < 4; k++) if (!lattice.clear(from, ends[k]!)) return false;
  return true;
}

/** Do the lines from the square that starts were placed on leave the aim free? */
function isFree(lattice: Lattice, every: boolean): boolean {
  for (let k = 0; k < 4; k++) if (fanClear(lattice, starts[k]!) !== every) return !every;
  return every;
}

/** Is a line stopped whatever the attacker picks? Undefined where other obstacles may have a say. */
export function everyGridChoiceMeets({ index: { lattice }, level, spaces, counts }: Obstacles, { anyLine, whole, touching }: Choice, a: Spot, b: Spot): boolean | undefined {
  if (counts !== undefined || !lattice.tells(level, a, b)) return undefined;
  lattice.ask(level, spaces);
  const free = anyFree(lattice, anyLine, whole, touching, a, b);
  lattice.done(spaces);
  return !free;
}

function anyFree(lattice: Lattice, every: boolean, whole: boolean, touching: boolean, a: Spot, b: Spot): boolean {
  const aims = whole ? 1 : b.n;
  const side = whole ? b.n : 1;
  for (let y = b.y; y < b.y + aims; y++) for (let x = b.x; x < b.x + aims; x++) {
    place(ends, x, y, side);
    for (let v = a.y; v < a.y + a.n; v++) for (let u = a.x; u < a.x + a.n; u++) {
      if (touching && (gap(u, 1, x, side) > 1 || gap(v, 1, y, side) > 1)) continue;
      place(starts, u, v, 1);
      if (isFree(lattice, every)) return true;
    }
  }
  return false;
}
