/**
 * Tells the background how many log entries are waiting for a decision; the toolbar button shows
 * the number. Wiring only.
 */
import { effect } from '@preact/signals';
import { LOG_WAITS } from '../../src/access/scripts.ts';
import type { Store } from '../../src/state/store.ts';

/** @param send sends to the background; it is not an error if nobody listens */
export function tellWaiting(
  store: Store,
  send: (message: string) => Promise<unknown>,
  end: AbortSignal,
): void {
  let last = 0;
  const tell = (n: number): void => {
    if (n === last) return;
    last = n;
    send(`${LOG_WAITS}${n}`).catch(() => undefined);
  };
  const stop = effect(() => tell(store.referee.value?.waiting.value ?? 0));
  end.addEventListener(
    'abort',
    () => {
      stop();
      tell(0);
    },
    { once: true },
  );
}
