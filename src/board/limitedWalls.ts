/**
 * Walls of limited sight: a line passes one of them and stops at the second (docs/spec/scene.md,
 * convention 15). Tabletops draw them around trees, rocks and rubble, so that a creature sees the
 * thing, and sees into it, but not past it.
 */
import type { Wall } from './board.ts';
import type { Blocks } from './vocabulary.ts';
import type { Counts, ObstacleIndex, ObstacleRule } from './obstacles.ts';
import { UNIT } from './obstacles.ts';

/** Does the wall stop this effect alone? A limited wall stops only movement alone. */
export const stopsAlone = (wall: Wall, what: Blocks): boolean =>
  wall.blocks.includes(what) && (what === 'move' || wall.limited !== true);

/** Does the wall stop this effect only as the second limited wall on a line? */
export const stopsAsSecond = (wall: Wall, what: Blocks): boolean =>
  wall.blocks.includes(what) && what !== 'move' && wall.limited === true;

/** The obstacles that block this effect, all of level 1. */
export const blocking = (what: 'sight' | 'effect'): ObstacleRule => ({
  cell: ({ blocks }) => (blocks.includes(what) ? 1 : 0),
  wall: (wall) => (stopsAlone(wall, what) ? 1 : 0),
  limited: (wall) => (stopsAsSecond(wall, what) ? 1 : 0),
});

/**
 * Where the segment from a to b crosses the wall from c to e, as a share of the segment's length;
 * null if they do not cross. Touching the segment's end, or running along it, is no crossing.
 */
export function crossing(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  ex: number,
  ey: number,
): number | null {
  const [wx, wy] = [ex - cx, ey - cy];
  const s = wx * (ay - cy) - wy * (ax - cx);
  const t = wx * (by - cy) - wy * (bx - cx);
  if (!((s > 0 && t < 0) || (s < 0 && t > 0))) return null;
  const [dx, dy] = [bx - ax, by - ay];
  const u = dx * (cy - ay) - dy * (cx - ax);
  const v = dx * (ey - ay) - dy * (ex - ax);
  return (u > 0 && v > 0) || (u < 0 && v < 0) ? null : s / (s - t);
}

/** Two crossings nearer to each other than this share of the line are one: walls that join. */
const SAME = 1e-6;

/** Are two of these crossings apart from each other? */
export const haveDistinctCrossings = (found: readonly number[]): boolean =>
  found.length > 1 && Math.max(...found) - Math.min(...found) > SAME;

/**
 * The second limited wall of at least `level` that the segment (in units) crosses, by its index in
 * `walls`; -1: it crosses fewer than two.
 */
export function secondLimited(
  index: ObstacleIndex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  level: number,
  counts?: Counts,
): number {
  const { limited, walls, starts, items, columns, rows } = index;
  if (limited === null) return -1;
  const at = (n: number, most: number): number =>
    Math.max(0, Math.min(most - 1, Math.floor(n / UNIT)));
  const [left, right] = [at(Math.min(ax, bx), columns), at(Math.max(ax, bx), columns)];
  const slope = bx === ax ? 0 : (by - ay) / (bx - ax);
  const found: number[] = [];
  for (let x = left; x <= right; x++) {
    // The part of the segment in this column, with a cell to spare on both sides.
    const [y0, y1] =
      bx === ax
        ? [ay, by]
        : [ay + slope * ((x - 1) * UNIT - ax), ay + slope * ((x + 2) * UNIT - ax)];
    const low = Math.max(Math.min(y0, y1), Math.min(ay, by));
    const high = Math.min(Math.max(y0, y1), Math.max(ay, by));
    for (let y = at(low, rows); y <= at(high, rows); y++) {
      const i = y * columns + x;
      for (let k = starts[i]!; k < starts[i + 1]!; k++) {
        const w = items[k]!;
        if (limited[w]! < level || (counts !== undefined && !counts(true, w))) continue;
        const c = w * 4;
        const t = crossing(ax, ay, bx, by, walls[c]!, walls[c + 1]!, walls[c + 2]!, walls[c + 3]!);
        if (t === null) continue;
        found.push(t);
        if (haveDistinctCrossings(found)) return w;
      }
    }
  }
  return -1;
}
