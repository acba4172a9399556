/**
 * Aiming at a place on the map: what kind of weapon, where, and what the rules make of it. Nothing
 * is declared by it.
 */
import { signal, type Signal } from '@preact/signals';
import type { Cell, Point } from '../board/grid.ts';
import type { Store } from './store.ts';

export const AIMS = ['autofire', 'throw', 'burst'] as const;
export type AimKind = (typeof AIMS)[number];

/** What is drawn of it. Corners and squares of the grid. */
export interface Aimed {
  /** The square aimed at. */
  readonly square?: Cell;
  /** Squares that are hit. */
  readonly cells: readonly Cell[];
  /** Where it may land; one, once the die has fallen. */
  readonly lands: readonly Point[];
  /** They stand in the order of a die's results. */
  readonly numbered: boolean;
}

export interface Aiming {
  /** Null: nobody aims. */
  readonly kind: Signal<AimKind | null>;
  /** The square (of automatic fire the top-left one, of a burst the corner) that is aimed at. */
  readonly at: Signal<Cell | null>;
  /** The place stands; the pointer is the host's again. */
  readonly fixed: Signal<boolean>;
  readonly drawn: Signal<Aimed | null>;
}

const known = new WeakMap<Store, Aiming>();

/** One a store. */
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

/** The place of that kind nearest to a point, kept on a map of so many squares. */
export function placeFor(kind: AimKind, [x, y]: Point, columns: number, rows: number): Cell {
  const [n, off] = kind === 'burst' ? [0, 0.5] : kind === 'autofire' ? [2, -0.5] : [1, 0];
  const held = (v: number, most: number): number =>
    Math.max(0, Math.min(most - n, Math.floor(v + off)));
  return [held(x, columns), held(y, rows)];
}
