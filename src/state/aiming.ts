/** Aiming at a point of the map: the kind of weapon, the target and the verdict. Aiming declares no action. */
import { signal, type Signal } from '@preact/signals';
import type { Cell, Point } from '../board/grid.ts';
import type { Store } from './store.ts';

export const AIMS = ['autofire', 'throw', 'burst'] as const;
export type AimKind = (typeof AIMS)[number];

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
}

export interface Aiming {
  /** Kind of weapon aimed; null: the user is not aiming. */
  readonly kind: Signal<AimKind | null>;
  /** The target: a cell, for automatic fire the top-left cell, for a burst a grid corner. */
  readonly at: Signal<Cell | null>;
  /** The target is fixed, and pointer events go to the host again. */
  readonly fixed: Signal<boolean>;
  readonly drawn: Signal<Aimed | null>;
}

const known = new WeakMap<Store, Aiming>();

/** One per store. */
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

/** The target of that kind nearest to a point, clamped to a map of this size in cells. */
export function placeFor(kind: AimKind, [x, y]: Point, columns: number, rows: number): Cell {
  const [n, off] = kind === 'burst' ? [0, 0.5] : kind === 'autofire' ? [2, -0.5] : [1, 0];
  const held = (v: number, most: number): number =>
    Math.max(0, Math.min(most - n, Math.floor(v + off)));
  return [held(x, columns), held(y, rows)];
}
