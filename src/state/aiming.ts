/**
 * Aiming at a point of the map: the kind of weapon, the target, and the verdict. Aiming declares
 * nothing.
 */
import { signal, type Signal } from '@preact/signals';
import type { Cell, Point } from '../board/grid.ts';
import type { Store } from './store.ts';

export const AIMS = ['autofire', 'throw', 'burst'] as const;
export type AimKind = (typeof AIMS)[number];

/** Corners and squares of the grid to draw. */
export interface Aimed {
  /** The target square. */
  readonly square?: Cell;
  /** Squares that are hit. */
  readonly cells: readonly Cell[];
  /** Possible landing points; a single one once the die has fallen. */
  readonly lands: readonly Point[];
  /** `lands` is in the order of a die's results. */
  readonly numbered: boolean;
}

export interface Aiming {
  /** Null: the user is not aiming. */
  readonly kind: Signal<AimKind | null>;
  /** The target: a square, for automatic fire its top-left square, for a burst a corner. */
  readonly at: Signal<Cell | null>;
  /** The target is fixed; the pointer belongs to the host again. */
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

/** The target of that kind nearest to a point, kept on a map of this many squares. */
export function placeFor(kind: AimKind, [x, y]: Point, columns: number, rows: number): Cell {
  const [n, off] = kind === 'burst' ? [0, 0.5] : kind === 'autofire' ? [2, -0.5] : [1, 0];
  const held = (v: number, most: number): number =>
    Math.max(0, Math.min(most - n, Math.floor(v + off)));
  return [held(x, columns), held(y, rows)];
}
