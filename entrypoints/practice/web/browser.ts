/**
 * Replaces the browser's extension API for the practice table on a plain web page: it uses the
 * page's own storage (`localStorage`). If that is blocked, data last only until the page closes.
 * This file is imported first, before any code reads the API (src/access/browser.ts).
 */
import { swapper } from '../../../src/settings/compareAndSet.ts';
import { request, type StorageReply } from '../../../src/settings/storageMessages.ts';

const PREFIX = 'quadretto:';

type Heard = (changes: Readonly<Record<string, unknown>>) => void;
const listeners = new Set<Heard>();
const tell = (keys: readonly string[]): void => {
  const changes = Object.fromEntries(keys.map((key) => [key, true]));
  for (const heard of [...listeners]) heard(changes);
};

/** The page's storage; if the browser blocks it, a map replaces it. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys(): string[] } {
  try {
    const own = globalThis.localStorage;
    own.getItem(PREFIX);
    return {
      getItem: (key) => own.getItem(key),
      setItem: (key, value) => own.setItem(key, value),
      removeItem: (key) => own.removeItem(key),
      keys: () => Object.keys(own),
    };
  } catch {
    const own = new Map<string, string>();
    return {
      getItem: (key) => own.get(key) ?? null,
      setItem: (key, value) => void own.set(key, value),
      removeItem: (key) => void own.delete(key),
      keys: () => [...own.keys()],
    };
  }
}

const kept = storage();

function read(key: string): unknown {
  const text = kept.getItem(PREFIX + key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const local = {
  get: (keys: string | readonly string[] | null): Promise<Record<string, unknown>> => {
    const wanted =
      keys === null
        ? kept.keys().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
        : typeof keys === 'string'
          ? [keys]
          : keys;
    return Promise.resolve(
      Object.fromEntries(
        wanted.flatMap((key) => {
          const value = read(key);
          return value === undefined ? [] : [[key, value]];
        }),
      ),
    );
  },
  /** The promise rejects if the storage is full. */
  set: async (items: Readonly<Record<string, unknown>>): Promise<void> => {
    for (const [key, value] of Object.entries(items))
      kept.setItem(PREFIX + key, JSON.stringify(value));
    await Promise.resolve();
    tell(Object.keys(items));
  },
  remove: async (keys: string | readonly string[]): Promise<void> => {
    const all = typeof keys === 'string' ? [keys] : keys;
    for (const key of all) kept.removeItem(PREFIX + key);
    await Promise.resolve();
    tell(all);
  },
  onChanged: {
    addListener: (heard: Heard) => void listeners.add(heard),
    removeListener: (heard: Heard) => void listeners.delete(heard),
  },
};

const swap = swapper(local);

/** Answers the only message that our own pages send to the background: compare-and-set. */
async function answered(message: unknown): Promise<StorageReply> {
  const asked = request.safeParse(message).data?.swap;
  if (asked === undefined) return { failed: 'no extension is around this page' };
  const swapped = await swap(asked.key, asked.was, asked.now);
  return swapped.done
    ? { swapped: true }
    : { swapped: false, items: swapped.found === undefined ? {} : { [asked.key]: swapped.found } };
}

addEventListener('storage', ({ key }) => {
  if (key?.startsWith(PREFIX) === true) tell([key.slice(PREFIX.length)]);
});

const nobody = { addListener: () => undefined, removeListener: () => undefined };
Object.defineProperty(globalThis, 'browser', {
  value: {
    runtime: {
      id: 'web',
      getURL: (path: string) => `${location.origin}/${path}`,
      sendMessage: answered,
      onMessage: nobody,
    },
    storage: { local },
  },
});
