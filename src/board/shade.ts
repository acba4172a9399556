/**
 * Computes the share of a space that is hidden from a point, by sampling. Rays divide the angle of
 * each square into equal steps. Each ray represents the area of the square that its step sweeps,
 * and ends in the middle of that area.
 */
import type { Space } from './clearline.ts';
import type { Spot } from './grid.ts';
import { meets } from './innerlines.ts';
import { secondLimited } from './limitedWalls.ts';
import { isCutOff } from './nearSide.ts';
import { UNIT, type Counts, type ObstacleIndex } from './obstacles.ts';

/**
 * Number of rays for all squares of a space together, and minimum number of rays through each
 * square.
 */
const RAYS = 32;
const LEAST = 6;

/** The obstacles that hide a space: those of an index from level 1 up, and creatures' spaces. */
export interface Shades {
  readonly index: ObstacleIndex;
  readonly counts?: Counts | undefined;
  /** Share hidden behind an obstacle of each level, from 0 to 1; never decreasing. */
  readonly share: readonly number[];
  readonly spaces: readonly Space[];
  /** Level at which creatures' spaces count as obstacles. */
  readonly spaceLevel: number;
}

export interface Hidden {
  /** Hidden share of the space's area, from 0 to 1. */
  readonly share: number;
  /**
   * End of the ray with the largest hidden area, in cells, for display. Absent if nothing is
   * hidden.
   */
  readonly at?: readonly [x: number, y: number];
}

/**
 * The share of a space's area that is hidden from a point outside it (both in cells). `enough`: the
 * computation stops once this share is hidden.
 */
export function hiddenFrom(s: Shades, px: number, py: number, place: Spot, enough = 1): Hidden {
  const squares = place.w * place.d;
  const rays = Math.max(LEAST, Math.ceil(RAYS / squares));
  const worst = s.share.length - 1;
  let hidden = 0;
  let most = 0;
  let at: readonly [number, number] | undefined;
  for (let k = 0; k < squares; k++) {
    const x = place.x + (k % place.w);
    const y = place.y + Math.floor(k / place.w);
    // Direction to the center of the square: the directions to all corners differ from it by less
    // than a half turn.
    const toward = Math.atan2(y + 0.5 - py, x + 0.5 - px);
    let first = 0;
    let last = 0;
    for (let c = 0; c < 4; c++) {
      const turn = Math.atan2(y + (c >> 1) - py, x + (c & 1) - px) - toward;
      const aside =
        turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
      first = Math.min(first, aside);
      last = Math.max(last, aside);
    }
    let swept = 0;
    let shaded = 0;
    for (let i = 0; i < rays; i++) {
      const angle = toward + first + ((last - first) * (i + 0.5)) / rays;
      const dx = Math.cos(angle);
      const dy = Math.sin(angle);
      const near = Math.max(
        0,
        Math.min((x - px) / dx, (x + 1 - px) / dx),
        Math.min((y - py) / dy, (y + 1 - py) / dy),
      );
      const far = Math.min(
        Math.max((x - px) / dx, (x + 1 - px) / dx),
        Math.max((y - py) / dy, (y + 1 - py) / dy),
      );
      if (!(far > near)) continue;
      const area = far * far - near * near;
      const middle = Math.sqrt((far * far + near * near) / 2);
      // A creature does not fill the part of its square behind a wall (convention 20).
      if (
        isCutOff(
          s.index,
          worst,
          { cellX: x, cellY: y, x: px + dx * middle, y: py + dy * middle },
          s.counts,
        )
      )
        continue;
      const share = s.share[levelOn(s, px, py, px + dx * middle, py + dy * middle)] ?? 0;
      swept += area;
      shaded += area * share;
      if (area * share > most) {
        most = area * share;
        at = [px + dx * middle, py + dy * middle];
      }
    }
    hidden += swept === 0 ? 0 : shaded / swept;
    if (hidden >= enough * squares) break;
  }
  return { share: hidden / squares, ...(at === undefined ? {} : { at }) };
}

/** The highest level of the obstacles that the segment between two points (in cells) meets. */
function levelOn(
  { index, counts, share, spaces, spaceLevel }: Shades,
  px: number,
  py: number,
  qx: number,
  qy: number,
): number {
  const [ax, ay, bx, by] = [
    Math.round(px * UNIT),
    Math.round(py * UNIT),
    Math.round(qx * UNIT),
    Math.round(qy * UNIT),
  ];
  const worst = share.length - 1;
  let level = 0;
  // Speeds up the usual cases: most rays meet nothing, and most of the others meet a solid
  // obstacle.
  if (meets(index, ax, ay, bx, by, 1, counts)) {
    level = meets(index, ax, ay, bx, by, worst, counts) ? worst : 1;
    while (level + 1 < worst && meets(index, ax, ay, bx, by, level + 1, counts)) level++;
  }
  if (level < worst && secondLimited(index, ax, ay, bx, by, worst, counts) >= 0) level = worst;
  return level < spaceLevel && spaces.some((b) => crosses(b, px, py, qx, qy)) ? spaceLevel : level;
}

/** Does the segment pass through a creature's space? */
function crosses(
  { x, y, w, d: down }: Space,
  px: number,
  py: number,
  qx: number,
  qy: number,
): boolean {
  let from = 0;
  let to = 1;
  for (const [p, d, low, n] of [
    [px, qx - px, x, w],
    [py, qy - py, y, down],
  ] as const) {
    if (d === 0) {
      if (p <= low || p >= low + n) return false;
      continue;
    }
    from = Math.max(from, Math.min((low - p) / d, (low + n - p) / d));
    to = Math.min(to, Math.max((low - p) / d, (low + n - p) / d));
  }
  return from < to;
}
