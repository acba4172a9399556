/**
 * Where everything is kept: the browser's local storage. It is for the extension's own pages and
 * its background alone; a content script asks the background (broker.ts).
 */
import { browser } from 'wxt/browser';
import { brokered } from './brokered.ts';

type Heard = (changes: Readonly<Record<string, unknown>>) => void;

/** What is needed of a storage area; `browser.storage.local` is one. */
export interface StorageArea {
  get(keys: string | string[] | null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
  /** Tells the keys of each change, whichever page made it. */
  readonly onChanged: { addListener(heard: Heard): void; removeListener(heard: Heard): void };
}

const isOwnPage = (): boolean =>
  browser.runtime.getURL('').startsWith(`${location.protocol}//${location.host}`);

export const localArea = (): StorageArea => (isOwnPage() ? browser.storage.local : brokered);
