/**
 * The overlay reports the number of waiting entries to the background at each change, and clears
 * it at the end.
 */
import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { tellWaiting } from '../../entrypoints/overlay/waiting.ts';
import { waitingIn } from '../../src/access/toolbar.ts';
import { createStore } from '../../src/state/store.ts';
import { smallReferee } from './small-referee.ts';

it('each change in the number of decisions that wait for the user is reported to the background script', async () => {
  const store = createStore();
  const end = new AbortController();
  const send = vi.fn((_message: string) => Promise.reject(new Error('no receiver')));
  tellWaiting(store, send, end.signal);
  expect(send).not.toHaveBeenCalled();
  const waiting = signal(0);
  store.referee.value = { ...smallReferee(), waiting };
  waiting.value = 2;
  waiting.value = 2;
  waiting.value = 1;
  end.abort();
  waiting.value = 5;
  await Promise.resolve();
  expect(send.mock.calls.map(([message]) => waitingIn(message))).toEqual([2, 1, 0]);
});
