/**
 * The overlay receives useful snapshots from a page that sends invalid or endless messages, sleeps
 * for an hour, or has a clock that jumps.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Commands, HostListener, Reading } from '../../src/state/host.ts';
import { start } from '../../adapters/roll20/index.ts';
import type { Sent } from '../../adapters/roll20/live.ts';
import { FROM_PAGE, TO_PAGE } from '../../src/bridge/messages.ts';
import { createSender } from '../../src/bridge/page.ts';
import type { Check } from '../../src/scene/checks.ts';
import { GROUND, TOKEN } from './roll20-raw.ts';

let end: AbortController;
let target: EventTarget;
let readings: Reading[];
let stale: boolean[];
let checked: (readonly Check[])[];
let commands: Commands;
let tell: ReturnType<typeof createSender<Sent>>;
const raw = (type: string, data: unknown): void =>
  void target.dispatchEvent(new CustomEvent(FROM_PAGE, { detail: JSON.stringify({ type, data }) }));
const table = (...tokens: object[]): Sent['tokens'] => ({
  map: 'p',
  tokens: tokens.map((t) => ({ ...TOKEN, ...t })),
  lights: [],
  turns: null,
  unread: 0,
  broken: [],
});
const last = (): Reading => readings.at(-1) as Reading;
const settled = (): Promise<void> => Promise.resolve();
const stands = (): unknown => last().scene?.creatures?.[0]?.at;

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
  target = new EventTarget();
  tell = createSender<Sent>(target);
  [readings, stale, checked] = [[], [], []];
  const listener: HostListener = {
    reading: (reading) => void readings.push(reading),
    stale: (now) => void stale.push(now),
    checked: (checks) => void checked.push(checks),
    moved: () => undefined,
    drag: () => undefined,
    camera: () => undefined,
    selection: () => undefined,
    targets: () => undefined,
    pointer: () => undefined,
  };
  commands = start(listener, end.signal, target as unknown as Parameters<typeof start>[2]);
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

const WRONG: readonly (readonly [string, unknown])[] = [
  ['a text', 'nonsense'],
  ['null', null],
  ['a list', []],
  ['an object without tokens', { map: 'p' }],
];
it.each(WRONG)(
  'if the tabletop’s page sends %s in place of the tokens, a notice says that the tokens are unreadable',
  async (_what, data) => {
    tell('ground', GROUND);
    tell('tokens', table({}));
    await settled();
    expect(stands()).toEqual([2, 2]);
    raw('tokens', data);
    await settled();
    expect(last()).toMatchObject({
      map: 'p',
      scene: null,
      notices: [{ code: 'error.reading', params: { field: 'tokens' } }],
    });
    tell('tokens', table({}));
    await settled();
    expect(last().notices.map(({ params }) => params?.['field'])).not.toContain('tokens');
    expect(stands()).toEqual([2, 2]);
  },
);

it('a malformed selection or sheet from the tabletop’s page is reported, and the tokens are kept', async () => {
  tell('ground', GROUND);
  tell('tokens', table({}));
  raw('selection', { ids: [{}] });
  raw('sheet', 'nonsense');
  await settled();
  expect(last().notices.map(({ params }) => params?.['field'])).toEqual(
    expect.arrayContaining(['selection', 'sheet']),
  );
  expect(stands()).toEqual([2, 2]);
});

it('if the tabletop’s page cannot write the tokens as JSON, a notice says so', async () => {
  tell('ground', GROUND);
  const loop: Record<string, unknown> = {};
  loop['loop'] = loop;
  expect(tell('tokens', loop as unknown as Sent['tokens'])).toBe(false);
  await settled();
  expect(last().notices).toContainEqual({ code: 'error.reading', params: { field: 'tokens' } });
});

it('of 1,000 quick changes on the tabletop, the overlay skips more than half, and never the last', async () => {
  tell('ground', GROUND);
  await settled();
  // Parsing a message takes two milliseconds on the fake clock.
  vi.setSystemTime(Date.now());
  const before = readings.length;
  const { parse } = JSON;
  vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
    vi.advanceTimersByTime(2);
    return parse(text) as unknown;
  });
  for (let i = 0; i < 1000; i++) {
    raw('tokens', table({ x: 70 * (i % 9) + 35 }));
    await settled();
  }
  expect(readings.length - before).toBeLessThan(500);
  vi.restoreAllMocks();
  await vi.advanceTimersByTimeAsync(1000);
  expect(stands()).toEqual([0, 2]);
});

it('a tabletop page that sends no messages for some seconds counts as gone, unless the computer was asleep', () => {
  tell('beat', {});
  vi.advanceTimersByTime(2000);
  // While the computer sleeps, its clocks go on and its timers stop. When it wakes, all timers
  // fire, ours first.
  // oxlint-disable-next-line no-restricted-properties -- the test's clock gives it
  const now = performance.now();
  const slept = vi.spyOn(performance, 'now').mockImplementation(() => now + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(stale).toEqual([]);
  slept.mockRestore();
  vi.setSystemTime(Date.now() + 3_600_000);
  tell('beat', {});
  vi.advanceTimersByTime(2000);
  expect(stale).toEqual([]);
  vi.advanceTimersByTime(9000);
  expect(stale).toEqual([true]);
  tell('beat', {});
  expect(stale).toEqual([true, false]);
});

it.each([
  ['forwards', 86_400_000],
  ['backwards', -86_400_000],
])(
  'setting the system clock %s by a day does not change when a silent tabletop page counts as gone',
  (_way, by) => {
    tell('beat', {});
    vi.advanceTimersByTime(1000);
    vi.setSystemTime(Date.now() + by);
    vi.advanceTimersByTime(2000);
    expect(stale).toEqual([]);
    vi.advanceTimersByTime(9000);
    expect(stale).toEqual([true]);
  },
);

it('a map check that the user requests compares Quadretto’s map with the tabletop’s data once', async () => {
  tell('ground', GROUND);
  tell('tokens', table({}));
  raw('camera', [1, 0, 0, 1, 0, 0, 0, 0, 800, 600]);
  await settled();
  const word = { screen: [{ at: [0, 0], x: 50, y: 50 }] };
  raw('second', word);
  await settled();
  expect(checked).toEqual([]);
  target.addEventListener(TO_PAGE, (event) => {
    const told = String((event as CustomEvent<unknown>).detail);
    if (!told.startsWith('{')) return;
    raw('second', word);
    raw('done', { id: (JSON.parse(told) as { id: string }).id, ok: true });
  });
  const done = commands.check?.();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await done).toBe(true);
  await settled();
  expect(checked.map((each) => each.find(({ probe }) => probe === 'camera')?.verdict)).toEqual([
    'differs',
  ]);
  expect(last().notices[0]).toEqual({ code: 'notice.check.camera' });
  raw('second', { screen: [] });
  await settled();
  expect(checked).toHaveLength(1);
  // A message with an excessively long list is rejected.
  raw('second', { drawn: Array.from({ length: 20_000 }, (_, i) => `t${i}`) });
  await settled();
  expect(checked).toHaveLength(1);
});

it(
  'the check of Quadretto’s map reports a difference from the tabletop only if a second ' +
    'comparison confirms the difference',
  async () => {
    tell('ground', GROUND);
    tell('tokens', table({}));
    raw('camera', [1, 0, 0, 1, 0, 0, 0, 0, 800, 600]);
    await settled();
    const answers = [
      { screen: [{ at: [0, 0], x: 50, y: 50 }] },
      { screen: [{ at: [0, 0], x: 0, y: 0 }] },
    ];
    target.addEventListener(TO_PAGE, (event) => {
      const told = String((event as CustomEvent<unknown>).detail);
      if (!told.startsWith('{')) return;
      raw('second', answers.shift());
      raw('done', { id: (JSON.parse(told) as { id: string }).id, ok: true });
    });
    const done = commands.check?.();
    await vi.advanceTimersByTimeAsync(1500);
    expect(await done).toBe(true);
    await settled();
    expect(answers).toEqual([]);
    expect(checked.map((each) => each.find(({ probe }) => probe === 'camera')?.verdict)).toEqual([
      'agrees',
    ]);
    expect(last().notices).not.toContainEqual({ code: 'notice.check.camera' });
  },
);

it(
  'Quadretto compares its map with the tabletop when the map has come to rest, but not after ' +
    'each move',
  async () => {
    const orders: string[] = [];
    target.addEventListener(TO_PAGE, (event) => {
      const told = String((event as CustomEvent<unknown>).detail);
      if (!told.startsWith('{')) return;
      orders.push(told);
      raw('done', { id: (JSON.parse(told) as { id: string }).id, ok: true });
    });
    const checks = (): number => orders.filter((each) => each.includes('"check"')).length;
    tell('ground', GROUND);
    tell('tokens', table({}));
    raw('camera', [1, 0, 0, 1, 0, 0, 0, 0, 800, 600]);
    await settled();
    expect(checks()).toBe(0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(checks()).toBe(1);
    for (const x of [105, 35]) {
      tell('tokens', table({ x }));
      await settled();
      await vi.advanceTimersByTimeAsync(3000);
    }
    expect(checks()).toBe(1);
  },
);

it.each([
  ['a text', 'nonsense'],
  ['null', null],
])(
  'a check of Quadretto’s map against the tabletop fails if the page answers with %s',
  async (_, answer) => {
    tell('ground', GROUND);
    tell('tokens', table({}));
    raw('camera', [1, 0, 0, 1, 0, 0, 0, 0, 800, 600]);
    await settled();
    const before = last().notices;
    target.addEventListener(TO_PAGE, (event) => {
      const told = String((event as CustomEvent<unknown>).detail);
      if (!told.startsWith('{')) return;
      raw('second', answer);
      raw('done', { id: (JSON.parse(told) as { id: string }).id, ok: true });
    });
    expect(await commands.check?.()).toBe(false);
    await settled();
    expect(checked).toEqual([]);
    expect(last().notices).toEqual(before);
  },
);
