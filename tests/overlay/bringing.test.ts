import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { broughtBy } from '../../src/overlay/panels/bringing.ts';
import type { PanelContents } from '../../src/overlay/panels/panel.ts';

const CONTENTS: PanelContents = {
  panels: {},
  layers: [],
  floating: [],
  Sheet: () => null,
  css: '.a {}',
};
let end: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what comes with the panels', () => {
  it('is asked for at once, and dressed before it is shown', async () => {
    const dressed: unknown[] = [];
    const brought = broughtBy(
      () => Promise.resolve(CONTENTS),
      (css) => dressed.push(css, brought.contents.peek()),
      end.signal,
    );
    expect(brought.contents.value).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect([dressed, brought.contents.value, brought.lost.value]).toEqual([
      ['.a {}', null],
      CONTENTS,
      false,
    ]);
  });
  it('is asked for again, ever more seldom, where nobody brought it', async () => {
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    const bring = vi
      .fn<() => Promise<PanelContents>>()
      .mockRejectedValueOnce(new Error('asleep'))
      .mockRejectedValueOnce(new Error('asleep'))
      .mockResolvedValue(CONTENTS);
    const brought = broughtBy(bring, () => undefined, end.signal);
    await vi.advanceTimersByTimeAsync(999);
    expect([brought.lost.value, bring.mock.calls.length, said.mock.calls.length]).toEqual([
      true,
      1,
      1,
    ]);
    await vi.advanceTimersByTimeAsync(1);
    expect(bring.mock.calls.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(bring.mock.calls.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect([brought.contents.value, brought.lost.value]).toEqual([CONTENTS, false]);
  });
  it('is asked for no more once the overlay has ended', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const bring = vi.fn<() => Promise<PanelContents>>().mockRejectedValue(new Error('gone'));
    broughtBy(bring, () => undefined, end.signal);
    end.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bring.mock.calls.length).toBe(1);
  });
});

describe('what only some tables need', () => {
  const Timeline = (): null => null;
  it('is brought once it is wanted, dressed, and stands beside the rest', async () => {
    const wanted = signal(false);
    const bring = vi.fn(() => Promise.resolve({ panels: { timeline: Timeline }, css: '.t {}' }));
    const dressed: string[] = [];
    const brought = broughtBy(
      () =>
        Promise.resolve({
          ...CONTENTS,
          panels: { card: Timeline },
          more: { wanted: () => wanted.value, bring },
        }),
      (css) => dressed.push(css),
      end.signal,
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect([bring.mock.calls.length, Object.keys(brought.contents.value?.panels ?? {})]).toEqual([
      0,
      ['card'],
    ]);
    wanted.value = true;
    await vi.advanceTimersByTimeAsync(0);
    expect([dressed, Object.keys(brought.contents.value?.panels ?? {})]).toEqual([
      ['.a {}', '.t {}'],
      ['card', 'timeline'],
    ]);
    wanted.value = false;
    wanted.value = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(bring.mock.calls.length).toBe(1);
  });
  it('is asked for again where nobody brought it, and not after the end', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const bring = vi.fn<() => Promise<PanelContents>>().mockRejectedValue(new Error('asleep'));
    const brought = broughtBy(
      () => Promise.resolve({ ...CONTENTS, more: { wanted: () => true, bring } }),
      () => undefined,
      end.signal,
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect([bring.mock.calls.length, brought.lost.value]).toEqual([2, true]);
    end.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bring.mock.calls.length).toBe(2);
  });
});
