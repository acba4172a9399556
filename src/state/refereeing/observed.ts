/**
 * Finds the differences between one scene and the next of the same map. A creature that was absent
 * has moved from its last known cell; a new one has not moved. A creature that grows or shrinks in
 * place has not moved either.
 */
import { sameCell, type Cell } from '../../board/grid.ts';
import type { SceneCreature, SceneDocument } from '../../scene/schema.ts';

export interface Shift {
  readonly of: string;
  readonly from: Cell;
  readonly to: Cell;
}

export interface Observed {
  readonly shifts: readonly Shift[];
  readonly conditions: readonly {
    readonly of: string;
    readonly condition: string;
    readonly on: boolean;
  }[];
}

const NOTHING: Observed = { shifts: [], conditions: [] };

/**
 * The cell from which a creature has moved. If its space has changed, the cell nearest to its new
 * one where the new space covers the old space, or lies within it.
 */
function startOf(was: SceneCreature, now: SceneCreature): Cell {
  const less = (was.space ?? 1) - (now.space ?? was.space ?? 1);
  const along = (axis: 0 | 1): number =>
    Math.min(
      Math.max(now.at[axis], was.at[axis] + Math.min(0, less)),
      was.at[axis] + Math.max(0, less),
    );
  return less === 0 || was.space === undefined ? was.at : [along(0), along(1)];
}

/**
 * @param absent creatures that have left the scene, as they last stood; brought up to date here
 */
export function observed(
  before: SceneDocument,
  now: SceneDocument,
  absent: Map<string, SceneCreature> = new Map(),
): Observed {
  if (before.creatures === now.creatures) return NOTHING;
  const were = new Map((before.creatures ?? []).map((c) => [c.id, c]));
  const shifts: Shift[] = [];
  const conditions: { of: string; condition: string; on: boolean }[] = [];
  for (const c of now.creatures ?? []) {
    const was = were.get(c.id);
    were.delete(c.id);
    const last = was ?? absent.get(c.id);
    absent.delete(c.id);
    if (last === undefined || last === c) continue;
    const from = startOf(last, c);
    if (!sameCell(from, c.at)) shifts.push({ of: c.id, from, to: c.at });
    if (was !== undefined && was.conditions !== c.conditions) conditions.push(...changed(was, c));
  }
  for (const [id, gone] of were) absent.set(id, gone);
  if (shifts.length === 0 && conditions.length === 0) return NOTHING;
  return { shifts, conditions };
}

function changed(
  was: SceneCreature,
  now: SceneCreature,
): { of: string; condition: string; on: boolean }[] {
  const [had, has] = [was.conditions ?? [], now.conditions ?? []];
  return [
    ...has
      .filter((each) => !had.includes(each))
      .map((condition) => ({ of: now.id, condition, on: true })),
    ...had
      .filter((each) => !has.includes(each))
      .map((condition) => ({ of: now.id, condition, on: false })),
  ];
}
