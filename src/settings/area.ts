/**
 * Where everything is kept: the browser's local storage. It is for the extension's own pages and
 * its background alone; a content script asks the background (broker.ts).
 */
import { browser } from '../access/browser.ts';
import { brokered } from './brokered.ts';
import type { Swapped } from './swap.ts';

type Heard = (changes: Readonly<Record<string, unknown>>) => void;

/** A storage area: the browser's own calls, and `swap`, which the background alone carries out. */
export interface StorageArea {
  get(keys: string | string[] | null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
  /** Writes `now`, unless something other than `was` is stored there (`undefined`: nothing). */
  swap(key: string, was: unknown, now: unknown): Promise<Swapped>;
  /** Tells the keys of each change, whichever page made it. */
  readonly onChanged: { addListener(heard: Heard): void; removeListener(heard: Heard): void };
}

const isOwnPage = (): boolean =>
  browser.runtime.getURL('').startsWith(`${location.protocol}//${location.host}`);

const own: StorageArea = {
  get: (keys) => browser.storage.local.get(keys),
  set: (items) => browser.storage.local.set(items),
  remove: (keys) => browser.storage.local.remove(keys),
  swap: (key, was, now) => brokered.swap(key, was, now),
  onChanged: {
    addListener: (heard) => browser.storage.local.onChanged.addListener(heard),
    removeListener: (heard) => browser.storage.local.onChanged.removeListener(heard),
  },
};

export const localArea = (): StorageArea => (isOwnPage() ? own : brokered);
