/** Makes the referee of an overlay, with the policies and the fights that are kept of it. Wiring only. */
import type { Asks } from '../../src/state/asks.ts';
import { createReferee, type Refereeing } from '../../src/state/refereeing/index.ts';
import type { Store } from '../../src/state/store.ts';
import { keepFights } from './keptFights.ts';
import { keepPolicies } from './policies.ts';

/** @param host what tells sites apart: its host, with its port */
export function refereeing(store: Store, host: string, asks: Asks, end: AbortSignal): Refereeing {
  const { policies, set } = keepPolicies(store, host, end);
  return createReferee(store, { asks, policies, setPolicies: set, now: Date.now }, end, keepFights(store, host, end));
}
