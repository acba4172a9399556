/** Creates the referee of an overlay, with its stored policies and fights. Wiring only. */
import { entryText } from '../../src/overlay/panels/log/text.ts';
import { hasWords } from '../../src/overlay/panels/steps/stepSentences.ts';
import type { Asks } from '../../src/state/asks.ts';
import { createReferee, type Refereeing } from '../../src/state/refereeing/index.ts';
import type { Store } from '../../src/state/store.ts';
import { keepFights } from './keptFights.ts';
import { keepPolicies } from './policies.ts';

/**
 * A clock in milliseconds since 1970 that never goes back, even if the computer's clock is set
 * back.
 */
export function goingOn(clock: () => number = Date.now): () => number {
  let [last, ahead] = [clock(), 0];
  return () => {
    const now = clock();
    if (now < last) ahead += last - now;
    last = now;
    return now + ahead;
  };
}

/** @param host the site's host with its port, which identifies the site */
export function refereeing(store: Store, host: string, asks: Asks, end: AbortSignal): Refereeing {
  const { policies, set } = keepPolicies(store, host, end);
  return createReferee(
    store,
    { asks, policies, setPolicies: set, now: goingOn(), hasWords, said: entryText },
    end,
    keepFights(store, host, end),
  );
}
