/**
 * Makes the referee of an overlay, with the policies and the fights that are kept of it. Wiring
 * only.
 */
import type { Asks } from '../../src/state/asks.ts';
import { createReferee, type Refereeing } from '../../src/state/refereeing/index.ts';
import type { Store } from '../../src/state/store.ts';
import { keepFights } from './keptFights.ts';
import { keepPolicies } from './policies.ts';

/** Milliseconds since 1970, as the computer has it; it goes on where somebody sets that back. */
export function goingOn(clock: () => number = Date.now): () => number {
  let [last, ahead] = [clock(), 0];
  return () => {
    const now = clock();
    if (now < last) ahead += last - now;
    last = now;
    return now + ahead;
  };
}

/** @param host what tells sites apart: its host, with its port */
export function refereeing(store: Store, host: string, asks: Asks, end: AbortSignal): Refereeing {
  const { policies, set } = keepPolicies(store, host, end);
  return createReferee(
    store,
    { asks, policies, setPolicies: set, now: goingOn() },
    end,
    keepFights(store, host, end),
  );
}
