/** Sends the panels' questions to the background, which has the complete rulesets. Wiring only. */
import { browser } from '../../src/access/browser.ts';
import { JUDGE } from '../../src/access/scripts.ts';
import { createAsks, type Asks } from '../../src/state/asks.ts';
import { judgementOf } from '../../src/state/judgement.ts';
import type { Store } from '../../src/state/store.ts';

export const asking = (store: Store): Asks =>
  createAsks(store, (scene, ask) => browser.runtime.sendMessage({ type: JUDGE, scene, ask }), {
    seen: seenIn(store),
  });

export const seenIn = (store: Store) => (): string[] =>
  judgementOf(store)
    .visible.peek()
    .map(({ id }) => id);
