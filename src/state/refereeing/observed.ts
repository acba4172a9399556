/**
 * Finds the differences between one scene and the next of the same map. A creature that appears, or
 * reappears elsewhere, does not count as moved.
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

export function observed(before: SceneDocument, now: SceneDocument): Observed {
  if (before.creatures === now.creatures) return NOTHING;
  const were = new Map((before.creatures ?? []).map((c) => [c.id, c]));
  const shifts: Shift[] = [];
  const conditions: { of: string; condition: string; on: boolean }[] = [];
  for (const c of now.creatures ?? []) {
    const was = were.get(c.id);
    if (was === undefined || was === c) continue;
    if (!sameCell(was.at, c.at)) shifts.push({ of: c.id, from: was.at, to: c.at });
    if (was.conditions !== c.conditions) conditions.push(...changed(was, c));
  }
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
