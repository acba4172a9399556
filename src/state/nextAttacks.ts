/**
 * Answers about the next attacks that the map shows: the places from which the selected creature can
 * attack a target, and the foes that a feat lets it attack next. The judge in the background gives
 * them; components write them, layers read them.
 */
import { signal, type Signal } from '@preact/signals';
import type { AnswerTo } from './asks.ts';
import type { Store } from './store.ts';

export interface AttackPlaces {
  readonly of: string;
  readonly target: string;
  readonly verdict: AnswerTo<'where'>;
}

/** Foes that may be attacked next, with the feat that allows it. */
export interface NextTargets {
  readonly of: string;
  readonly feat: string;
  readonly targets: readonly string[];
  readonly rules: readonly string[];
}

export interface Openings {
  readonly places: Signal<AttackPlaces | null>;
  readonly next: Signal<readonly NextTargets[]>;
}

const known = new WeakMap<Store, Openings>();

/** The openings of a store: the same object for every caller. */
export function openingsOf(store: Store): Openings {
  let openings = known.get(store);
  if (openings === undefined)
    known.set(store, (openings = { places: signal(null), next: signal([]) }));
  return openings;
}
