/**
 * What must never be lost: corrections, painted maps. Each change reads what is stored, edits that and writes it, one
 * after the other; what another tab writes at the same moment is heard of, and the change made again on top of it.
 * What cannot be read is copied aside under a key of its own before anything is written over it.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import { browser } from 'wxt/browser';
import { partOf, readPart, type Kind } from './kind.ts';
import type { Area } from './settings.ts';

/** The part of a storage area that is needed here; `browser.storage.local` is one. */
export interface KeptArea extends Area {
  readonly onChanged: {
    addListener(heard: (changes: Record<string, unknown>) => void): void;
    removeListener(heard: (changes: Record<string, unknown>) => void): void;
  };
}

export const KEPT = 'kept:';
export const ASIDE = 'aside:';

export interface Trouble {
  /** Message ids: set aside as unreadable; the storage does not answer. */
  readonly code: 'kept.aside' | 'kept.unread';
  readonly params: { readonly item: string };
}

export interface Kept<T> {
  /** As last read or written; the kind's `empty` before the first reading. */
  readonly value: ReadonlySignal<T>;
  /** What is to be told the user once. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** Never rejects: where nothing can be read, what was known stays, and `trouble` says why. */
  load(): Promise<T>;
  /**
   * `edit` is pure, may be called several times, and gives back what it got where there is nothing to change.
   * Rejects, with nothing changed, when the storage is full or cannot be read.
   */
  change(edit: (now: T) => T): Promise<T>;
  /** Loads, then follows every change, whichever page makes it. */
  follow(end: AbortSignal): Promise<T>;
}

/** For so long after a change (milliseconds) another tab may have read what was there before, and write without it. */
const UNSETTLED = 1000;
/** Two tabs that each insist on the same thing stop somewhere. */
const AGAIN = 3;

/** The kept thing of this key. One a page: changes through two would not wait for each other. */
export function kept<T>(key: string, kind: Kind<T>, area: KeptArea = browser.storage.local): Kept<T> {
  const at = KEPT + key;
  const value = signal(kind.empty);
  const trouble = signal<Trouble | null>(null);
  let recent: { readonly edit: (now: T) => T; readonly until: number; left: number }[] = [];

  let last: Promise<unknown> = Promise.resolve();
  const queued = <R>(work: () => Promise<R>): Promise<R> => {
    const working = last.then(work);
    last = working.catch(() => undefined);
    return working;
  };

  async function read(): Promise<T> {
    const stored = (await area.get(at))[at];
    if (stored === undefined) return kind.empty;
    const found = readPart(kind, stored);
    if (found.ok) return found.value;
    await area.set({ [await freeFor(stored)]: stored, [at]: partOf(kind, kind.empty) });
    console.warn(`Quadretto: ${key} set aside (${found.problem})`);
    trouble.value = { code: 'kept.aside', params: { item: kind.name } };
    return kind.empty;
  }
  async function freeFor(stored: unknown): Promise<string> {
    for (let n = 1; ; n++) {
      const aside = `${ASIDE}${key}:${n}`;
      const there = (await area.get(aside))[aside];
      if (there === undefined || same(there, stored)) return aside;
    }
  }
  async function put(before: T, next: T): Promise<T> {
    if (!same(before, next)) await area.set({ [at]: partOf(kind, next) });
    if (!same(value.peek(), next)) value.value = next;
    return next;
  }
  const change = (edit: (now: T) => T): Promise<T> => queued(async () => {
    const now = await read();
    const next = await put(now, edit(now));
    recent.push({ edit, until: Date.now() + UNSETTLED, left: AGAIN });
    return next;
  });
  const load = (): Promise<T> => queued(async () => {
    const now = await read();
    recent = recent.filter(({ until, left }) => left > 0 && until > Date.now());
    const next = recent.reduce<T>((so, { edit }) => edit(so), now);
    if (!same(now, next)) recent.forEach((each) => { each.left--; });
    return put(now, next);
  }).catch((error: unknown) => {
    console.warn(`Quadretto: ${key} could not be read.`, error);
    trouble.value ??= { code: 'kept.unread', params: { item: kind.name } };
    return value.peek();
  });

  return {
    value, trouble, change, load,
    follow(end) {
      const heard = (changes: Record<string, unknown>): void => { if (at in changes) void load(); };
      area.onChanged.addListener(heard);
      // An extension that was replaced under an open page has no storage left to take leave of.
      end.addEventListener('abort', () => { try { area.onChanged.removeListener(heard); } catch { /* gone */ } }, { once: true });
      return load();
    },
  };
}

/** The same JSON throughout. Storages give objects back with their keys in an order of their own. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}
