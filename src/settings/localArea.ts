/**
 * The browser's local storage. Only the extension's own pages and its background have it; a content
 * script asks the background (storageClient.ts).
 */
import { browser } from '../access/browser.ts';
import { brokered } from './storageClient.ts';
import type { StorageArea } from './storageArea.ts';

export type { StorageArea } from './storageArea.ts';

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
