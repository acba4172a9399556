/**
 * Store for data that must never be lost: corrections, painted maps, fights. An edit starts from
 * the stored value. The background refuses the edit if another tab has written since; then the edit
 * is repeated on the new value. Unreadable data is copied to a separate key before anything
 * overwrites it.
 */
import { signal, type ReadonlySignal } from '@preact/signals-core';
import { lapse } from '../report/failures.ts';
import { localArea, type StorageArea } from './localArea.ts';
import { storedPart, readStored, type StoredKind } from '../storage/storedKind.ts';
import { same } from './compareAndSet.ts';
import { followChanges } from './storageArea.ts';

/** The storage methods that this file needs. */
export type StoredArea = Pick<StorageArea, 'get' | 'set' | 'swap' | 'onChanged'>;

export const KEPT = 'kept:';
export const ASIDE = 'aside:';

export interface Trouble {
  /** Message ids: the data was set aside as unreadable; the storage does not answer. */
  readonly code: 'kept.aside' | 'kept.unread';
  readonly params: { readonly item: string };
}

export interface Stored<T> {
  /** The value as last read or written; before the first reading, the `empty` value of its kind. */
  readonly value: ReadonlySignal<T>;
  /** A problem that the user must be told once; null: none. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  /**
   * Reads the stored value. Never rejects: if nothing can be read, the last known value stays and
   * `trouble` says why.
   */
  load(): Promise<T>;
  /**
   * Edits the stored value. `edit` is pure, may be called several times, and returns its argument
   * if nothing changes. Rejects, with nothing changed, if the storage is full or cannot be read.
   */
  change(edit: (now: T) => T): Promise<T>;
  /** Loads the value, then follows every change of it by any page. */
  follow(end: AbortSignal): Promise<T>;
}

/** Maximum attempts at one edit if other tabs keep writing first. */
const MOST_TRIES = 50;

/**
 * The store for this key. Use one per page: edits through two stores would not wait for each other.
 */
export function storeFor<T>(
  key: string,
  kind: StoredKind<T>,
  area: StoredArea = localArea(),
): Stored<T> {
  const at = KEPT + key;
  const value = signal(kind.empty);
  const trouble = signal<Trouble | null>(null);
  /** The value last known to be stored; null: not read yet. */
  let last: { readonly stored: unknown; readonly value: T } | null = null;

  let working: Promise<unknown> = Promise.resolve();
  const queued = <R>(work: () => Promise<R>): Promise<R> => {
    const result = working.then(work);
    working = result.catch(() => undefined);
    return result;
  };
  const take = (stored: unknown, now: T): T => {
    last = { stored, value: now };
    if (!same(value.peek(), now)) value.value = now;
    return now;
  };

  async function readable(stored: unknown): Promise<T> {
    if (stored === undefined) return take(stored, kind.empty);
    const found = readStored(kind, stored);
    if (found.ok) return take(stored, found.value);
    const empty = storedPart(kind, kind.empty);
    await area.set({ [await freeFor(stored)]: stored });
    const swapped = await area.swap(at, stored, empty);
    lapse(`${key} set aside (${found.problem})`);
    trouble.value = { code: 'kept.aside', params: { item: kind.name } };
    return swapped.done ? take(empty, kind.empty) : readable(swapped.found);
  }
  const read = async (): Promise<T> => readable((await area.get(at))[at]);
  async function freeFor(stored: unknown): Promise<string> {
    for (let n = 1; ; n++) {
      const aside = `${ASIDE}${key}:${n}`;
      const there = (await area.get(aside))[aside];
      if (there === undefined || same(there, stored)) return aside;
    }
  }
  const change = (edit: (now: T) => T): Promise<T> =>
    queued(async () => {
      // The first attempt uses the value that this page knows, in one message, because the page may
      // close before a second.
      let fresh = last === null;
      if (fresh) await read();
      for (let tries = 0; last !== null && tries < MOST_TRIES; tries++) {
        const next = edit(last.value);
        if (same(last.value, next)) {
          if (fresh) return take(last.stored, next);
          await read();
        } else {
          const part = storedPart(kind, next);
          const swapped = await area.swap(at, last.stored, part);
          if (swapped.done) return take(part, next);
          await readable(swapped.found);
        }
        fresh = true;
      }
      throw new Error(`${key}: other tabs write without end`);
    });
  const load = (): Promise<T> =>
    queued(read).catch((error: unknown) => {
      lapse(`${key} could not be read.`, error);
      trouble.value ??= { code: 'kept.unread', params: { item: kind.name } };
      return value.peek();
    });

  return {
    value,
    trouble,
    change,
    load,
    follow(end) {
      const heard = (changes: Readonly<Record<string, unknown>>): void => {
        if (at in changes) void load();
      };
      followChanges(area, heard, end);
      return load();
    },
  };
}
