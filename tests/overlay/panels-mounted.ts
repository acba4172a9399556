/** The whole overlay over a small table, in a shadow root as on a host's page. */
import { vi } from 'vitest';
import { createPrefs, type Prefs } from '../../src/overlay/prefs.ts';
import { mountOverlay, type Mount } from '../../src/overlay/mount.tsx';
import { contents } from '../../src/overlay/panels/contents.ts';
import type { DockChoice, Correcting } from '../../src/overlay/ui.ts';
import { createViewport } from '../../src/overlay/viewport.ts';
import type { Hearer, Whispered } from '../../src/state/host.ts';
import type { Referee } from '../../src/state/referee.ts';
import { createStore, type Store } from '../../src/state/store.ts';
import { clearCreatures, locale } from '../../src/text/index.ts';
import { until } from '../support/clock.ts';
import { read, TABLE } from './small-table.ts';

export { read, TABLE, until };

/** Lets time pass, with all timers, frames and promises that become due. */
const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

const FRAME_MS = 16;

export interface Mounted {
  readonly store: Store;
  readonly prefs: Prefs;
  readonly root: ShadowRoot;
  readonly saved: Map<string, unknown>;
  readonly end: AbortController;
  one(selector: string): HTMLElement;
  all(selector: string): HTMLElement[];
  /** The visible text of the elements that the selector finds. */
  text(selector: string): string;
  /** Lets time pass, by default long enough for effects and animation frames. */
  settle(ms?: number): Promise<void>;
}

export async function mounted(
  options: {
    readonly scene?: unknown;
    readonly language?: 'it' | 'en';
    readonly saved?: Record<string, unknown>;
    /** The storage answers no load before this promise resolves. */
    readonly until?: Promise<unknown>;
    readonly keep?: (choice: DockChoice) => void;
    readonly correcting?: (store: Store) => Correcting;
    /** Absent: the contents of the panels are there. */
    readonly contents?: Mount['contents'];
    readonly select?: string;
    readonly change?: (store: Store) => Store;
    readonly settings?: () => void;
    readonly whisper?: (text: string, to: Hearer) => Promise<Whispered>;
    readonly besides?: (
      store: Store,
    ) => Partial<Pick<Mount, 'asks' | 'check'>> & { readonly referee?: Referee };
  } = {},
): Promise<Mounted> {
  // The overlay's time passes only when a test says so, and then without waiting: no test rests on
  // the speed of the machine.
  if (!vi.isFakeTimers()) vi.useFakeTimers();
  // Events in happy-dom do not know whether a user caused them. In these tests all events count as a
  // user's.
  Object.defineProperty(Event.prototype, 'isTrusted', { value: true, configurable: true });
  clearCreatures();
  locale.value = options.language ?? 'en';
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const plain = createStore({ ruleset: 'srd35' });
  const store = options.change?.(plain) ?? plain;
  const viewport = createViewport();
  viewport.set({
    a: 50,
    b: 0,
    c: 0,
    d: 50,
    e: 0,
    f: 0,
    clip: { x: 0, y: 0, width: 1000, height: 600 },
  });
  const saved = new Map<string, unknown>(Object.entries(options.saved ?? {}));
  const prefs = createPrefs();
  const end = new AbortController();
  const storage = {
    load: (key: string) => Promise.resolve(options.until).then(() => saved.get(key) ?? null),
    save: (key: string, value: unknown) => void saved.set(key, value),
  };
  const { referee, ...besides } = options.besides?.(store) ?? {};
  const showControls = mountOverlay({
    container: root,
    store,
    viewport,
    prefs,
    storage,
    contents: options.contents ?? contents,
    signal: end.signal,
    ...(options.correcting && { correcting: options.correcting(store) }),
    ...(options.keep === undefined ? {} : { keep: options.keep }),
    ...(options.settings === undefined ? {} : { settings: options.settings }),
    ...(options.whisper && { whisper: options.whisper }),
    ...besides,
  });
  showControls();
  store.referee.value = referee ?? null;
  if (options.scene !== null) read(store, options.scene ?? TABLE);
  store.selection.value =
    options.select === undefined ? ['aldo'] : options.select === '' ? [] : [options.select];
  const all = (selector: string): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ];
  const one = (selector: string): HTMLElement => {
    const found = all(selector)[0];
    if (found === undefined) throw new Error(`nothing is ${selector}`);
    return found;
  };
  // Two frames after the time, because a drawing requests its frame late in the time, and its effects
  // run after that frame. If a test gives a time, wait no longer than that.
  const settle = (ms?: number): Promise<void> => pass(ms ?? 60 + 2 * FRAME_MS);
  // The dock appears after the marks.
  for (let looks = 0; looks < 50 && root.querySelector('.dock') === null; looks++) await settle(10);
  await settle();
  return {
    store,
    prefs,
    root,
    saved,
    end,
    one,
    all,
    settle,
    text: (selector) =>
      all(selector)
        .map((e) => e.textContent ?? '')
        .join('\n'),
  };
}
