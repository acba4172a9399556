/**
 * Finds the differences between one scene and the next of the same map. A creature that was absent
 * has moved from its last known cell; a new one has not moved. A creature that grows or shrinks in
 * place has not moved either.
 */
import { sameCell, type Cell, type Grid } from '../../board/grid.ts';
import { tilingOf } from '../../board/tiling.ts';
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

const PARTY = 'party';
const NOTHING: Observed = { shifts: [], conditions: [] };

/**
 * The cell from which a creature has moved. If its space has changed, the cell nearest to its new
 * one where the new space covers the old space, or lies within it.
 */
function startOf(was: SceneCreature, now: SceneCreature, grid: Grid): Cell {
  const [before, after] = [was.space ?? 1, now.space ?? was.space ?? 1];
  if (before === after || was.space === undefined) return was.at;
  const { space, middle } = tilingOf(grid);
  const old = space(was.at, before);
  const fits = (at: Cell): boolean => {
    const own = space(at, after);
    const common = own.filter((cell) => old.some((each) => sameCell(each, cell)));
    return common.length === Math.min(own.length, old.length);
  };
  const [x, y] = middle(now.at);
  const apart = (at: Cell): number => Math.hypot(middle(at)[0] - x, middle(at)[1] - y);
  // On hexes a row or column more, because every other one is shifted.
  const most = Math.abs(before - after) + 1;
  let [best, least]: [Cell, number] = [was.at, Infinity];
  for (let dy = -most; dy <= most; dy++)
    for (let dx = -most; dx <= most; dx++) {
      const at: Cell = [was.at[0] + dx, was.at[1] + dy];
      if (apart(at) < least - 1e-9 && fits(at)) [best, least] = [at, apart(at)];
    }
  return best;
}

/**
 * The absent creature that a new token shows again: the only one with its name in the party. Foes
 * often share a name, so a foe with a new id is a new creature.
 */
function againOf(
  { name, side }: SceneCreature,
  absent: ReadonlyMap<string, SceneCreature>,
): SceneCreature | undefined {
  if (name === undefined || side !== PARTY) return undefined;
  const [one, ...others] = [...absent.values()].filter(
    (gone) => gone.name === name && gone.side === side,
  );
  return others.length === 0 ? one : undefined;
}

/**
 * @param absent creatures that have left the scene, as they last stood; brought up to date here
 * @param follows whether this user knows each way of the creature. A creature that others move out
 *   of this user's sight has not moved for this user when it comes back.
 */
export function observed(
  before: SceneDocument,
  now: SceneDocument,
  absent: Map<string, SceneCreature> = new Map(),
  follows: (id: string) => boolean = () => true,
): Observed {
  if (before.creatures === now.creatures) return NOTHING;
  const were = new Map((before.creatures ?? []).map((c) => [c.id, c]));
  const present = now.creatures ?? [];
  const here = new Set(present.map(({ id }) => id));
  for (const [id, gone] of were) if (!here.has(id)) absent.set(id, gone);
  const shifts: Shift[] = [];
  const conditions: { of: string; condition: string; on: boolean }[] = [];
  for (const c of present) {
    const was = were.get(c.id);
    const last = was ?? absent.get(c.id) ?? (absent.size > 0 ? againOf(c, absent) : undefined);
    if (was === undefined && last !== undefined) absent.delete(last.id);
    if (last === undefined || last === c || (was === undefined && !follows(c.id))) continue;
    const from = startOf(last, c, now.grid);
    if (!sameCell(from, c.at)) shifts.push({ of: c.id, from, to: c.at });
    if (was !== undefined && was.conditions !== c.conditions) conditions.push(...changed(was, c));
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
