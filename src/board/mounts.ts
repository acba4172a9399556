/**
 * Mounts and riders. On a board, a mounted rider has its mount's position, and `seat` is that
 * mount. So queries about a rider's position or width return the mount's.
 */
import { memoize, perObject } from './memoize.ts';
import type { Creature } from './creature.ts';
import { SIZES, type Size } from './vocabulary.ts';
import { sameCell, type Cell, type Grid } from './grid.ts';
import { hexSpace } from './hex.ts';

/** The creature whose space the given creature occupies: itself, or the lowest of its mounts. */
export function carrierOf(c: Creature): Creature {
  let lowest = c;
  while (lowest.seat !== undefined) lowest = lowest.seat;
  return lowest;
}

/** Are the two creatures mount and rider, or riders of one mount? */
export const rideTogether = (a: Creature, b: Creature): boolean =>
  (a.seat !== undefined || b.seat !== undefined) && carrierOf(a).id === carrierOf(b).id;

const NOBODY: readonly Creature[] = [];
const riders = perObject(byCarrier);

/** All riders of a creature, directly or on another rider's mount. */
export const ridersOf = (creatures: readonly Creature[], mount: Creature): readonly Creature[] =>
  riders(creatures)?.get(mount.id) ?? NOBODY;

function byCarrier(
  creatures: readonly Creature[],
): ReadonlyMap<string, readonly Creature[]> | null {
  let found: Map<string, Creature[]> | null = null;
  for (const c of creatures) {
    if (c.seat === undefined) continue;
    const { id } = carrierOf(c);
    found ??= new Map();
    const list = found.get(id);
    if (list === undefined) found.set(id, [c]);
    else list.push(c);
  }
  return found;
}

/**
 * Width in cells of each size on squares. `standsIn` only tests with it whether a rider stands on
 * its mount.
 */
export const SIDE_OF_SIZE: Readonly<Record<Size, number>> = {
  fine: 1,
  diminutive: 1,
  tiny: 1,
  small: 1,
  medium: 1,
  large: 2,
  huge: 3,
  gargantuan: 4,
  colossal: 5,
};

/** Does a cell lie in a creature's space, according to the scene alone? */
export function standsIn(grid: Grid, mount: Creature, [x, y]: Cell): boolean {
  const [left, top] = mount.at;
  if (grid.kind === 'hex')
    return hexSpace(grid.layout, mount.at, mount.space ?? 1).some((cell) => sameCell(cell, [x, y]));
  const n = mount.space ?? SIDE_OF_SIZE[mount.size ?? SIZES[4]];
  return x >= left && y >= top && x < left + n && y < top + n;
}

/** The creature after it dismounts into the cell `at`. */
export function afoot(c: Creature, at: Cell): Creature {
  const { seat: _, ...rest } = c;
  return { ...rest, at, afoot: true };
}

/** Cache of mounted creatures, so that an unchanged creature stays the same object. */
const made = memoize<Creature>();

function seatedOn(c: Creature, seat: Creature): Creature {
  if (c.seat === seat && sameCell(c.at, seat.at) && c.elevation === seat.elevation) return c;
  return made(c, [seat], () => ({ ...c, at: seat.at, elevation: seat.elevation, seat }));
}

/**
 * Mounts every creature that has a mount and stands in its space. Riders that are already mounted
 * stay mounted wherever the mount moves. Cycles of mounts are ignored.
 */
export function seated(creatures: readonly Creature[], grid: Grid): readonly Creature[] {
  if (!creatures.some((c) => c.mount !== undefined || c.seat !== undefined)) return creatures;
  const byId = new Map(creatures.map((c) => [c.id, c]));
  const done = new Map<string, Creature>();
  const inRing = (c: Creature): boolean => {
    let next = byId.get(c.mount ?? '');
    for (let k = 0; next !== undefined && k < creatures.length; k++) {
      if (next.id === c.id) return true;
      next = byId.get(next.mount ?? '');
    }
    return false;
  };
  const placed = (c: Creature): Creature => {
    let known = done.get(c.id);
    if (known === undefined) done.set(c.id, (known = seatOf(c)));
    return known;
  };
  const seatOf = (c: Creature): Creature => {
    const own = byId.get(c.mount ?? '');
    if (own === undefined || c.afoot === true || inRing(c)) return unseated(c);
    const mount = placed(own);
    return c.seat?.id === mount.id || standsIn(grid, mount, c.at)
      ? seatedOn(c, mount)
      : unseated(c);
  };
  return creatures.map(placed);
}

function unseated(c: Creature): Creature {
  if (c.seat === undefined) return c;
  const { seat: _, ...rest } = c;
  return rest;
}

/**
 * The list of creatures after one of them changed. Mount and riders keep sharing a space, whichever
 * of them moved.
 */
export function together(
  creatures: readonly Creature[],
  changed: Creature,
  grid: Grid,
): readonly Creature[] {
  const { seat } = changed;
  if (seat === undefined) return seated(creatures, grid);
  if (sameCell(changed.at, seat.at) && changed.elevation === seat.elevation)
    return seated(creatures, grid);
  const { id } = carrierOf(changed);
  const { at, elevation } = changed;
  return seated(
    creatures.map((c) => (c.id === id ? { ...c, at, elevation } : c)),
    grid,
  );
}
