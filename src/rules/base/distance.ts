/** Distance between nearest squares, elevation as one more axis (docs/spec/scene.md, convention 11). */
import type { Creature } from '../../board/creature.ts';
import { cellsApart, gap, type Cell } from '../../board/grid.ts';
import { cite } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import type { DistanceVerdict } from '../verdict.ts';

export const isCell = (v: Creature | Cell): v is Cell => Array.isArray(v);

/** Where something stands: top-left cell, cells on a side, elevation. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly n: number;
  readonly h: number;
}

export const standOf = (j: Judge, v: Creature | Cell): Stand =>
  isCell(v) ? { x: v[0], y: v[1], n: 1, h: 0 } : { x: v.at[0], y: v.at[1], n: j.rules.space(v).value, h: v.elevation };

/** Where a creature stands, or would stand at `at`. */
export function standingAt(j: Judge, c: Creature, at: Cell = c.at): Stand {
  return { x: at[0], y: at[1], n: j.rules.space(c).value, h: c.elevation };
}

/** Do two spaces share some height? A space is as high as it is wide. */
export const levelWith = (a: Stand, b: Stand): boolean => a.h < b.h + b.n && b.h < a.h + a.n;

/** Cells between the nearest squares of two places. */
export function cellsBetween(a: Stand, b: Stand): number {
  const flat = cellsApart(gap(a.x, a.n, b.x, b.n), gap(a.y, a.n, b.y, b.n));
  const height = Math.abs(Math.round(a.h) - Math.round(b.h));
  return height === 0 ? flat : cellsApart(flat, height);
}

/** (srd35.grid.diagonals-1-2-1-2, sigil.grid.diagonal-count) */
export function distance(j: Judge, a: Creature | Cell, b: Creature | Cell): DistanceVerdict {
  // Two cells are measured from point to point of the grid; neither is pushed apart by its own width.
  const cells = cellsBetween(standOf(j, a), standOf(j, b));
  const big = [a, b].some((v) => !isCell(v) && j.rules.space(v).value > 1);
  const unknown = [a, b].flatMap((v) => (isCell(v) ? [] : (j.rules.space(v).unknown ?? [])));
  return { cells, metres: cells * j.board.ground.grid.metresPerCell, rules: cite(j.rules.cites, 'distance', ...(big ? ['space' as const] : [])), unknown };
}
