import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comes } from '../../src/overlay/brought.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('what could not be brought is asked for again, ever more seldom, and said to be lost meanwhile', async () => {
  const lost = signal(false);
  const taken: string[] = [];
  const bring = vi.fn(() =>
    bring.mock.calls.length < 3 ? Promise.reject(new Error('nobody')) : Promise.resolve('dock'),
  );
  comes(
    bring,
    (brought) => {
      taken.push(brought);
    },
    lost,
    new AbortController().signal,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect([bring.mock.calls.length, lost.value]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([bring.mock.calls.length, lost.value]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(1999);
  expect(bring).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([taken, lost.value]).toEqual([['dock'], false]);
});

it('what cannot be taken is as good as lost', async () => {
  const lost = signal(false);
  comes(
    () => Promise.resolve('dock'),
    () => {
      throw new Error('no dock');
    },
    lost,
    new AbortController().signal,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(lost.value).toBe(true);
});

it('nobody asks once the overlay has ended', async () => {
  const end = new AbortController();
  const bring = vi.fn(() => Promise.reject(new Error('nobody')));
  comes(bring, () => undefined, signal(false), end.signal);
  await vi.advanceTimersByTimeAsync(0);
  end.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bring).toHaveBeenCalledTimes(1);
});
