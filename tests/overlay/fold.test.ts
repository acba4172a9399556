/**
 * What decides whether a panel is open or folded: the stored state, the window's size, and the
 * user's action before the storage has answered.
 */
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { keepFold } from '../../src/overlay/dockFolded.ts';

/** A storage that answers only when the test tells it to. */
function slow(saved: unknown) {
  let answer = (): void => undefined;
  const written: unknown[] = [];
  const loaded = new Promise<unknown>((resolve) => {
    answer = () => resolve(saved);
  });
  return {
    written,
    storage: {
      load: () => loaded,
      save: (_key: string, value: unknown) => void written.push(value),
    },
    async answer() {
      answer();
      await new Promise((soon) => {
        setTimeout(soon);
      });
    },
  };
}
const view = (tight: boolean): Window =>
  ({ matchMedia: () => Object.assign(new EventTarget(), { matches: tight }) }) as unknown as Window;

it.each([
  ['the main panel starts folded if the user left the panel folded', true, false, true, []],
  ['the main panel starts open if the user left the panel open', false, false, false, []],
  ['the main panel starts open for a new user', undefined, false, false, []],
  ['the main panel starts folded on a small map for a new user', undefined, 'map', true, []],
  [
    'the main panel starts open on a small map if the user left the panel open',
    false,
    'map',
    false,
    [],
  ],
  [
    'the main panel starts folded in a small window even if the user left the panel open',
    false,
    'window',
    true,
    [],
  ],
] as const)('%s', async (_says, saved, small, folded, written) => {
  const { storage, answer, written: kept } = slow(saved);
  const now = signal(!folded);
  const window = view(small === 'window');
  keepFold(now, small === 'map', storage, window, new AbortController().signal);
  await answer();
  expect([now.value, kept]).toEqual([folded, written]);
});

it('if the user folds the main panel before the stored state is read, the panel stays folded', async () => {
  const { storage, answer, written } = slow(false);
  const now = signal(false);
  keepFold(now, false, storage, view(false), new AbortController().signal);
  now.value = true;
  await answer();
  expect([now.value, written]).toEqual([true, [true]]);
  now.value = false;
  expect(written).toEqual([true, false]);
});

it('if the user folds and reopens the main panel before the stored state is read, the panel stays open', async () => {
  const { storage, answer, written } = slow(true);
  const now = signal(false);
  keepFold(now, false, storage, view(false), new AbortController().signal);
  now.value = true;
  now.value = false;
  await answer();
  expect([now.value, written]).toEqual([false, [false]]);
});
