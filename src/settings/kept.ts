/**
 * What must never be lost: corrections, painted maps. Each change reads what is stored, edits that
 * and writes it, one after the other; what another tab writes at the same moment is heard of, and
 * the change made again on top of it. What is stored names the changes that it knows of, so that
 * who takes one of them back on purpose is not contradicted. What cannot be read is copied aside
 * under a key of its own before anything is written over it.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import * as z from 'zod/mini';
import { lapse } from '../report/lapses.ts';
import { localArea, type StorageArea } from './area.ts';
import { partOf, readPart, type Kind } from './kind.ts';

/** What of a storage is needed here. */
export type KeptArea = Pick<StorageArea, 'get' | 'set' | 'onChanged'>;

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
   * `edit` is pure, may be called several times, and gives back what it got where there is nothing
   * to change. Rejects, with nothing changed, when the storage is full or cannot be read.
   */
  change(edit: (now: T) => T): Promise<T>;
  /** Loads, then follows every change, whichever page makes it. */
  follow(end: AbortSignal): Promise<T>;
}

/**
 * For so long after a change (milliseconds, of a clock that nobody sets) another tab may have read
 * what was there before, and write without it.
 */
const UNSETTLED = 1000;
/** Two tabs that each insist on the same thing stop somewhere. */
const AGAIN = 3;
/** Pages whose last change is named in what is stored: those that wrote last. */
const WRITERS = 8;

/**
 * The pages that wrote last, the latest first, each with the number of its last change that is
 * known of.
 */
type Known = readonly (readonly [page: string, change: number])[];
const named = z
  .array(z.tuple([z.string().check(z.maxLength(40)), z.int()]))
  .check(z.maxLength(WRITERS));
const knownIn = (stored: unknown): Known =>
  named.safeParse((stored as { readonly known?: unknown } | null | undefined)?.known).data ?? [];

const clock = (): number => performance.now();

/** The kept thing of this key. One a page: changes through two would not wait for each other. */
export function kept<T>(key: string, kind: Kind<T>, area: KeptArea = localArea()): Kept<T> {
  const at = KEPT + key;
  const value = signal(kind.empty);
  const trouble = signal<Trouble | null>(null);
  const page = Math.random().toString(36).slice(2, 12);
  let changes = 0;
  let recent: {
    readonly nth: number;
    readonly edit: (now: T) => T;
    readonly until: number;
    left: number;
  }[] = [];

  let last: Promise<unknown> = Promise.resolve();
  const queued = <R>(work: () => Promise<R>): Promise<R> => {
    const working = last.then(work);
    last = working.catch(() => undefined);
    return working;
  };

  async function read(): Promise<{ readonly now: T; readonly known: Known }> {
    const stored = (await area.get(at))[at];
    if (stored === undefined) return { now: kind.empty, known: [] };
    const found = readPart(kind, stored);
    if (found.ok) return { now: found.value, known: knownIn(stored) };
    await area.set({ [await freeFor(stored)]: stored, [at]: partOf(kind, kind.empty) });
    lapse(`${key} set aside (${found.problem})`);
    trouble.value = { code: 'kept.aside', params: { item: kind.name } };
    return { now: kind.empty, known: [] };
  }
  async function freeFor(stored: unknown): Promise<string> {
    for (let n = 1; ; n++) {
      const aside = `${ASIDE}${key}:${n}`;
      const there = (await area.get(aside))[aside];
      if (there === undefined || same(there, stored)) return aside;
    }
  }
  async function put(before: T, next: T, known: Known): Promise<T> {
    if (!same(before, next)) {
      const writers: Known = [
        [page, changes] as const,
        ...known.filter(([each]) => each !== page),
      ].slice(0, WRITERS);
      await area.set({ [at]: { ...partOf(kind, next), known: writers } });
    }
    if (!same(value.peek(), next)) value.value = next;
    return next;
  }
  /** What is stored, with our latest changes that it does not know of made again. */
  function insisted(now: T, known: Known): T {
    recent = recent.filter(({ until, left }) => left > 0 && until > clock());
    const last = known.find(([each]) => each === page)?.[1] ?? 0;
    const unknown = recent.filter(({ nth }) => nth > last);
    const next = unknown.reduce<T>((so, { edit }) => edit(so), now);
    if (!same(now, next))
      unknown.forEach((each) => {
        each.left--;
      });
    return next;
  }
  const change = (edit: (now: T) => T): Promise<T> =>
    queued(async () => {
      const { now, known } = await read();
      const wanted = edit(insisted(now, known));
      changes++;
      const next = await put(now, wanted, known).catch((error: unknown) => {
        changes--;
        throw error;
      });
      recent.push({ nth: changes, edit, until: clock() + UNSETTLED, left: AGAIN });
      return next;
    });
  const load = (): Promise<T> =>
    queued(async () => {
      const { now, known } = await read();
      return put(now, insisted(now, known), known);
    }).catch((error: unknown) => {
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
      area.onChanged.addListener(heard);
      // An extension that was replaced under an open page has no storage left to take leave of.
      end.addEventListener(
        'abort',
        () => {
          try {
            area.onChanged.removeListener(heard);
          } catch {
            /* gone */
          }
        },
        { once: true },
      );
      return load();
    },
  };
}

/**
 * The same JSON throughout. Storages give objects back with their keys in an order of their own.
 */
function same(a: unknown, b: unknown): boolean {
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
