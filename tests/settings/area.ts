/**
 * A storage area for tests: it copies its input, answers later, notifies all listeners, and can be
 * full or broken.
 */
import type { StorageArea } from '../../src/settings/localArea.ts';
import { swapper } from '../../src/settings/compareAndSet.ts';
import { passTime } from '../support/clock.ts';

export interface FakeArea extends StorageArea {
  readonly items: Record<string, unknown>;
  /** Free bytes; Infinity at first. */
  quota: number;
  broken: boolean;
  writes: number;
  /** Functions that are called at each change. */
  readonly heard: ReadonlySet<(changes: Readonly<Record<string, unknown>>) => void>;
}

/** @param wait duration of the nth call, in milliseconds */
export function areaOf(
  items: Record<string, unknown> = {},
  wait: (nth: number) => number = () => 0,
): FakeArea {
  passTime();
  const listeners = new Set<(changes: Readonly<Record<string, unknown>>) => void>();
  let calls = 0;
  const later = (): Promise<void> =>
    new Promise((done) => {
      setTimeout(done, wait(calls++));
    });
  const area: FakeArea = {
    items,
    quota: Infinity,
    broken: false,
    writes: 0,
    heard: listeners,
    async get(keys) {
      await later();
      if (area.broken) throw new Error('no storage');
      const wanted = keys === null ? Object.keys(items).sort() : [keys].flat();
      return Object.fromEntries(
        wanted
          .filter((key) => Object.hasOwn(items, key))
          .map((key) => [key, sorted(structuredClone(items[key]))]),
      );
    },
    async set(more) {
      await later();
      if (area.broken) throw new Error('no storage');
      const copy = structuredClone(more);
      if (area.quota < Infinity && JSON.stringify({ ...items, ...copy }).length > area.quota)
        throw new Error('quota');
      const changes = Object.fromEntries(
        Object.entries(more).map(([key, newValue]) => [key, { oldValue: items[key], newValue }]),
      );
      Object.assign(items, copy);
      area.writes++;
      setTimeout(() => listeners.forEach((heard) => heard(changes)), wait(calls));
    },
    async remove(keys) {
      await later();
      for (const key of keys) Reflect.deleteProperty(items, key);
    },
    swap: swapper({ get: (keys) => area.get(keys), set: (more) => area.set(more) }),
    onChanged: {
      addListener: (heard) => void listeners.add(heard),
      removeListener: (heard) => void listeners.delete(heard),
    },
  };
  return area;
}

/** Sorts the keys of every object, as Chromium's storage does. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value !== 'object' || value === null
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, each]) => [key, sorted(each)]),
        );

/**
 * Waits until all operations on such a storage have finished, and for the given time, with many
 * short timers, because one operation starts the next.
 */
export async function settle(ms = 80): Promise<void> {
  const turns = 16;
  for (let turn = 0; turn < turns; turn++)
    await new Promise((next) => {
      setTimeout(next, ms / turns);
    });
}
