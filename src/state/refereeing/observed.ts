/**
 * Finds the differences between one scene and the next of the same map. A creature that was absent
 * has moved from its last known cell; a new one has not moved. A creature that grows or shrinks in
 * place has not moved, unless it ends away from where it stood with the same size before
 * (`movedFrom`). A creature that is taken for a thing is absent.
 */
import { sameCell, type Cell, type Grid } from '../../board/grid.ts';
import { tilingOf } from '../../board/tiling.ts';
import type { SceneCreature } from '../../board/facts/creature.ts';
import type { SceneDocument } from '../../scene/schema.ts';

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
  /** Death saves that sheets count otherwise than before. */
  readonly saves: readonly ({ readonly of: string } & NonNullable<SceneCreature['deathSaves']>)[];
}

/** What is remembered of the creatures from one scene to the next. */
export interface Memory {
  /** Creatures that have left the scene, as they last stood. */
  readonly absent: Map<string, SceneCreature>;
  /**
   * For each creature that has changed its space in place since it last moved: the cell where it
   * first stood with each space, by the space.
   */
  readonly stood: Map<string, Map<number, Cell>>;
}
export const newMemory = (): Memory => ({ absent: new Map(), stood: new Map() });

const PARTY = 'party';
const NOTHING: Observed = { shifts: [], conditions: [], saves: [] };

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

/** Does the one space touch the other, or overlap it? */
function isNear(grid: Grid, [a, b]: readonly [Cell, Cell], n: number): boolean {
  const { space, neighbours } = tilingOf(grid);
  const there = space(b, n);
  return space(a, n).some((cell) =>
    [cell, ...neighbours(cell)].some((each) => there.some((at) => sameCell(at, each))),
  );
}

/**
 * The cell from which a creature has moved, as in `startOf`. By growing and shrinking to another
 * side again and again, a creature would cross the map without a move. So with a space that it had
 * before, it has moved from where it then stood, unless it is still beside that place.
 */
function movedFrom(
  was: SceneCreature,
  now: SceneCreature,
  grid: Grid,
  stood: Memory['stood'],
): Cell {
  const from = startOf(was, now, grid);
  const [before, after] = [was.space ?? 1, now.space ?? was.space ?? 1];
  const places = stood.get(now.id) ?? new Map<number, Cell>();
  if (before !== after && !places.has(before)) places.set(before, was.at);
  const once = before === after ? undefined : places.get(after);
  const start = once === undefined || isNear(grid, [once, now.at], after) ? from : once;
  if (!sameCell(start, now.at)) stood.delete(now.id);
  else if (before !== after) stood.set(now.id, places);
  return start;
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

const creaturesIn = ({ creatures = [] }: SceneDocument): readonly SceneCreature[] =>
  creatures.filter(({ scenery }) => scenery === undefined);

/**
 * @param memory of the scenes before; brought up to date here
 * @param follows whether this user knows each way of the creature. A creature that others move out
 *   of this user's sight has not moved for this user when it comes back.
 */
export function observed(
  before: SceneDocument,
  now: SceneDocument,
  { absent, stood }: Memory = newMemory(),
  follows: (id: string) => boolean = () => true,
): Observed {
  if (before.creatures === now.creatures) return NOTHING;
  const were = new Map(creaturesIn(before).map((c) => [c.id, c]));
  const present = creaturesIn(now);
  const here = new Set(present.map(({ id }) => id));
  for (const [id, gone] of were) if (!here.has(id)) absent.set(id, gone);
  const shifts: Shift[] = [];
  const conditions: { of: string; condition: string; on: boolean }[] = [];
  const saves: Observed['saves'][number][] = [];
  for (const c of present) {
    const was = were.get(c.id);
    const last = was ?? absent.get(c.id) ?? (absent.size > 0 ? againOf(c, absent) : undefined);
    if (was === undefined && last !== undefined) absent.delete(last.id);
    if (last === undefined || last === c || (was === undefined && !follows(c.id))) continue;
    const from = movedFrom(last, c, now.grid, stood);
    if (!sameCell(from, c.at)) shifts.push({ of: c.id, from, to: c.at });
    if (was !== undefined && was.conditions !== c.conditions) conditions.push(...changed(was, c));
    if (was !== undefined) saves.push(...savesOf(was, c));
  }
  if (shifts.length === 0 && conditions.length === 0 && saves.length === 0) return NOTHING;
  return { shifts, conditions, saves };
}

/** The death saves of the sheet if they differ; a sheet that said nothing before does not count. */
function savesOf(was: SceneCreature, now: SceneCreature): Observed['saves'] {
  const [before, after] = [was.deathSaves, now.deathSaves];
  return before === undefined ||
    after === undefined ||
    (before.successes === after.successes && before.failures === after.failures)
    ? []
    : [{ of: now.id, ...after }];
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
