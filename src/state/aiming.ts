/**
 * Aiming at a point of the map: the kind of weapon or area, the target, and what to draw. Aiming
 * declares no action.
 */
import { signal, type Signal } from '@preact/signals';
import type { Cell, Point } from '../board/grid.ts';
import type { Store } from './store.ts';

/** Kinds of weapons that are aimed at cells or corners, and shapes of areas. */
export const WEAPON_AIMS = ['autofire', 'throw', 'burst'] as const;
export const AREA_AIMS = ['radius', 'cone', 'line', 'cube', 'emanation'] as const;
export type WeaponAim = (typeof WEAPON_AIMS)[number];
export type AreaAim = (typeof AREA_AIMS)[number];
export type AimKind = WeaponAim | AreaAim;

/** Grid corners and cells to draw while aiming. */
export interface Aimed {
  /** The target cell. */
  readonly square?: Cell;
  /** Cells that are hit. */
  readonly cells: readonly Cell[];
  /** Possible landing points; only one once the die is rolled. */
  readonly lands: readonly Point[];
  /** Is `lands` in the order of the die's results? */
  readonly numbered: boolean;
  /**
   * Creatures in the area that are allies of the creature that makes it, and that creature itself.
   */
  readonly own?: readonly { readonly id: string; readonly relation: 'ally' | 'self' }[];
}

export interface Aiming {
  /** Kind of weapon or area aimed; null: the user is not aiming. */
  readonly kind: Signal<AimKind | null>;
  /**
   * The target. For thrown weapons it is a cell, for automatic fire the top-left cell, for bursts
   * and areas a grid corner. A cone or a line is directed at that corner.
   */
  readonly at: Signal<Cell | null>;
  /** The target is fixed, and pointer events go to the host again. */
  readonly fixed: Signal<boolean>;
  readonly drawn: Signal<Aimed | null>;
}

const known = new WeakMap<Store, Aiming>();

/** The aiming of a store: the same object for every caller. */
export function aimingOf(store: Store): Aiming {
  let aiming = known.get(store);
  if (aiming === undefined)
    known.set(
      store,
      (aiming = {
        kind: signal(null),
        at: signal(null),
        fixed: signal(false),
        drawn: signal(null),
      }),
    );
  return aiming;
}

/** Is this kind aimed at a grid corner, and not at a cell? */
export const isAimedAtCorner = (kind: AimKind): boolean => kind !== 'autofire' && kind !== 'throw';

/** The target of this kind nearest to a point, clamped to a map of this size in cells. */
export function placeFor(kind: AimKind, [x, y]: Point, columns: number, rows: number): Cell {
  const [n, off] = isAimedAtCorner(kind) ? [0, 0.5] : kind === 'autofire' ? [2, -0.5] : [1, 0];
  const held = (v: number, most: number): number =>
    Math.max(0, Math.min(most - n, Math.floor(v + off)));
  return [held(x, columns), held(y, rows)];
}

/**
 * The start of a cone or a line, and the grid corner at which it is directed. It starts at the
 * corner of its maker's space nearest to the target (`at`: top-left cell of the space; `space`:
 * cells per side). Null: the target is inside the space, so there is no direction.
 */
export function directed(
  at: Cell,
  space: number,
  target: Point,
): { readonly from: Point; readonly towards: Point } | null {
  const near = (i: 0 | 1): number => Math.max(at[i], Math.min(at[i] + space, target[i]));
  const from: Point = [near(0), near(1)];
  if (from[0] !== target[0] || from[1] !== target[1]) return { from, towards: target };
  const inside = (i: 0 | 1): boolean => from[i] > at[i] && from[i] < at[i] + space;
  if (inside(0) && inside(1)) return null;
  // If the target is on the border, the direction is away from the middle of the space.
  const away = (i: 0 | 1): number => from[i] + Math.sign(from[i] - at[i] - space / 2);
  return { from, towards: [away(0), away(1)] };
}

/** Does the user drag a token or place an area? Then no card lies on the map. */
export const isMapInUse = (store: Store): boolean =>
  store.drag.value !== null || aimingOf(store).kind.value !== null;
