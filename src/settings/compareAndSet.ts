/**
 * Writes the edits of several tabs to one stored item, one edit after the other, in the background.
 * An edit is written only if the stored value is still the one that the edit started from;
 * otherwise the tab gets the newer value and repeats its edit. A repeated edit whose result is
 * already stored counts as done.
 */
import type { StorageArea } from './storageArea.ts';
import type { Swapped } from './storageArea.ts';

export type { Swapped } from './storageArea.ts';

/** Use one swapper for each storage: two swappers would not wait for each other. */
export function swapper(area: Pick<StorageArea, 'get' | 'set'>): StorageArea['swap'] {
  let last: Promise<unknown> = Promise.resolve();
  return (key, was, now) => {
    const swap = last.then(async (): Promise<Swapped> => {
      const found = (await area.get(key))[key];
      if (!same(found, was)) return same(found, now) ? { done: true } : { done: false, found };
      await area.set({ [key]: now });
      return { done: true };
    });
    last = swap.catch(() => undefined);
    return swap;
  };
}

/** Are the values equal as JSON? Storages may return object keys in another order. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) &&
        same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
}
