/**
 * The part of a browser's page that adapters need: events, frames, time. The test controls it. It
 * records errors that are thrown into it.
 */
import { vi } from 'vitest';

type Listener = (event: Event) => void;

/**
 * An event target that catches the errors of its listeners. Node's own event target would end the
 * process.
 */
export class Target {
  readonly errors: string[] = [];
  private readonly listeners = new Map<string, Set<Listener>>();
  constructor(private readonly where: string) {}

  addEventListener(
    type: string,
    listener: Listener,
    options?: { readonly signal?: AbortSignal } | boolean,
  ): void {
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (signal?.aborted === true) return;
    const all = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, all.add(listener));
    signal?.addEventListener('abort', () => all.delete(listener), { once: true });
  }

  removeEventListener(type: string, listener: Listener): void {
    this.listeners.get(type)?.delete(listener);
  }

  dispatchEvent(event: Event): boolean {
    for (const listener of [...(this.listeners.get(event.type) ?? [])])
      this.safely(`${this.where} ${event.type}`, () => listener(event));
    return true;
  }

  safely(what: string, work: () => unknown): unknown {
    try {
      return work();
    } catch (error) {
      this.errors.push(`${what}: ${String(error)}`);
      return undefined;
    }
  }
}

let frames: (() => void)[] = [];
const cancelFrame = (id: number): void => {
  frames[id - 1] = () => undefined;
};

/**
 * Installs the imitated page, with a clock that only the test moves, until the end of the test file
 * (afresh.ts).
 */
export function furnish(): void {
  if (globalThis.cancelAnimationFrame === cancelFrame) return;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'],
  });
  Object.assign(globalThis, {
    document: { hidden: false, querySelector: () => null },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    cancelAnimationFrame: cancelFrame,
    MutationObserver: class {
      observe(): void {
        /* no changes to report */
      }
      disconnect(): void {
        /* nothing to stop */
      }
    },
    ResizeObserver: class {
      observe(): void {
        /* no changes of size to report */
      }
      disconnect(): void {
        /* nothing to stop */
      }
    },
  });
}

/** A new window for the next run. */
export function freshWindow(): Target {
  frames = [];
  vi.clearAllTimers();
  const target = new Target('window');
  Object.assign(globalThis, {
    window: target,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
  return target;
}

/** Runs the requested frames and the frames that these request, for a few rounds. */
export async function drawn(target: Target): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const now = frames;
    frames = [];
    for (const run of now) target.safely('frame', run);
    for (let i = 0; i < 6; i += 1) await Promise.resolve();
  }
}

/** Lets time pass, with a frame at the end of each step. */
export async function passed(target: Target, ms: number, step = 500): Promise<void> {
  for (let at = 0; at < ms; at += step) {
    target.safely('timer', () => vi.advanceTimersByTime(Math.min(step, ms - at)));
    await drawn(target);
  }
}
