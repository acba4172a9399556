/**
 * A page that sends messages faster than the adapter can process them gets a limited share of
 * time, and its last message wins.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTimeBudget, paced, type MessagePace } from '../../src/bridge/timeBudget.ts';
import { listen } from '../../src/bridge/content.ts';
import { FROM_PAGE, TO_PAGE } from '../../src/bridge/messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * A page whose messages each take `cost` milliseconds to process. Only messages and `after` advance
 * its clock.
 */
function slow(
  cost: number,
  pace: Record<string, MessagePace> = {},
  lost: () => void = () => undefined,
) {
  const end = new AbortController();
  const done: string[] = [];
  let now = 0;
  const take = paced(
    (detail) => {
      now += cost;
      done.push(detail);
    },
    (type) => pace[type] ?? 'last',
    lost,
    end.signal,
    createTimeBudget(() => now),
  );
  return {
    done,
    take,
    end,
    tell: (type: string, n: number) => take(JSON.stringify({ type, data: n })),
    after(ms: number) {
      for (let i = 0; i < ms; i += 10) {
        now += 10;
        vi.advanceTimersByTime(10);
      }
    },
    get spent() {
      return done.length * cost;
    },
  };
}
const numbers = (done: readonly string[]): number[] =>
  done.map((detail) => (JSON.parse(detail) as { data: number }).data);

describe('a flood of messages from the page', () => {
  it(
    'a flood of 1,000 messages holds up the page for at most a fifth of a second, and ' +
      'Quadretto handles the last message',
    () => {
      const page = slow(5);
      for (let i = 0; i < 1000; i++) page.tell('tokens', i);
      expect(page.spent).toBeLessThanOrEqual(205);
      page.after(500);
      expect(numbers(page.done).at(-1)).toBe(999);
      expect(page.done.length).toBeLessThan(50);
    },
  );
  it('under an endless flood of messages, Quadretto uses at most a third of the page’s time', () => {
    const page = slow(5);
    for (let i = 0; i < 100; i++) {
      for (let j = 0; j < 60; j++) page.tell('tokens', i * 60 + j);
      page.after(10);
    }
    // The page ran for one second without messages, and half of that is the limit for messages.
    expect(page.spent).toBeLessThanOrEqual(200 + 1000 / 2 + 5);
    page.after(1000);
    expect(numbers(page.done).at(-1)).toBe(5999);
  });
  it(
    'in a flood of messages, Quadretto handles every message about sheets, but only the ' +
      'latest message about tokens',
    () => {
      const page = slow(250, { sheets: 'each', intends: 'none' });
      page.tell('ground', 0);
      for (const [type, n] of [
        ['tokens', 1],
        ['sheets', 2],
        ['intends', 3],
        ['tokens', 4],
        ['sheets', 5],
        ['ground', 6],
      ] as const)
        page.tell(type, n);
      page.after(5000);
      expect(numbers(page.done)).toEqual([0, 2, 4, 5, 6]);
    },
  );
  it(
    'if too many messages wait in Quadretto’s queue, the oldest messages are dropped, and ' +
      'the loss is reported once',
    () => {
      const lost = vi.fn();
      const page = slow(250, { sheets: 'each' }, lost);
      for (let i = 0; i < 600; i++) page.tell('sheets', i);
      expect(lost).not.toHaveBeenCalled();
      page.after(400_000);
      expect(numbers(page.done).slice(0, 2)).toEqual([0, 100]);
      expect(page.done).toHaveLength(501);
      expect(lost).toHaveBeenCalledOnce();
    },
  );
  it('if the messages in Quadretto’s queue have too many characters in total, the oldest message is dropped', () => {
    const lost = vi.fn();
    const page = slow(250, { sheets: 'each' }, lost);
    page.tell('ground', 0);
    for (let i = 0; i < 9; i++) page.take(`{"type":"sheets","data":"${'x'.repeat(1_000_000)}"}`);
    page.after(10_000);
    expect(page.done).toHaveLength(8);
    expect(lost).toHaveBeenCalledOnce();
  });
  it('when the user turns Quadretto off, messages from the page that are not yet read are dropped', () => {
    const page = slow(250);
    page.tell('ground', 0);
    page.tell('ground', 1);
    page.end.abort();
    page.after(1000);
    expect(numbers(page.done)).toEqual([0]);
  });
});

it('after dropping messages in a flood, Quadretto asks the page once to send all data again', () => {
  const target = new EventTarget();
  const orders: unknown[] = [];
  target.addEventListener(TO_PAGE, (event) => orders.push((event as CustomEvent<unknown>).detail));
  const schema = z.number().refine((n) => {
    vi.advanceTimersByTime(n);
    return true;
  });
  listen(target, { sheets: schema }, {}, new AbortController().signal, {
    pace: { sheets: 'each' },
  });
  for (let i = 0; i < 600; i++)
    target.dispatchEvent(
      new CustomEvent(FROM_PAGE, { detail: `{"type":"sheets","data":${i === 0 ? 300 : 0}}` }),
    );
  expect(orders).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(orders).toEqual(['start']);
});
