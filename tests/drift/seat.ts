/**
 * A client at a host's table for one run: the window, the messages that the extension receives, and
 * simulated time.
 */
import type { Drift } from './membrane.ts';
import { hearing, outcomeOf, type Outcome } from './outcome.ts';
import { drawn, freshWindow, passed, type Target } from './window.ts';

export interface Sitting {
  readonly outcome: Outcome;
  /** The result after the value was restored; absent if no value was changed. */
  readonly after?: Outcome;
  /** The result after a restart of the client; present if the result after restoring was wrong. */
  readonly again?: Outcome;
  /** Errors thrown into the host's page. */
  readonly errors: readonly string[];
}

interface Seated {
  readonly glass: { drift: Drift | null; hits: number };
  back(): void;
  act(): void;
  tick(frame: (run: () => void) => void): void;
}

export interface Seat extends ReturnType<typeof hearing> {
  readonly target: Target;
  readonly signal: AbortSignal;
  frames(): Promise<void>;
  /** Lets time pass; frames are drawn every 2,050 ms. */
  turned(ms: number): Promise<void>;
  /**
   * Restores the value, acts at the table, and waits in steps until the result is right. Each step
   * is long enough for every timer of the adapter. If the result is not right after all steps,
   * restarts the client and waits once more.
   */
  recovered(
    steps: readonly (() => Promise<void>)[],
    right?: (after: Outcome) => boolean,
  ): Promise<Pick<Sitting, 'after' | 'again'>>;
  leave(): readonly string[];
}

/** @param step longest timer of the adapter, in milliseconds */
export function seat(host: Seated, drift: Drift | null, step: number): Seat {
  const target = freshWindow();
  host.back();
  host.glass.drift = drift;
  host.glass.hits = 0;
  const end = new AbortController();
  const { heard, listener } = hearing();
  const frames = async (): Promise<void> => {
    await drawn(target);
    host.tick((frame) => target.safely('frame', frame));
    await drawn(target);
  };
  const turned = async (ms: number): Promise<void> => {
    for (let at = 0; at < ms; at += 2050) {
      await passed(target, 2050, step);
      await frames();
    }
  };
  return {
    target,
    heard,
    listener,
    signal: end.signal,
    frames,
    turned,
    async recovered(steps, right = () => false) {
      host.glass.drift = null;
      host.act();
      let after = outcomeOf(heard);
      for (const step of steps) {
        await step();
        after = outcomeOf(heard);
        if (right(after)) return { after };
      }
      target.dispatchEvent(new CustomEvent('quadretto:to-page', { detail: 'start' }));
      await turned(4100);
      await frames();
      return { after, again: outcomeOf(heard) };
    },
    leave() {
      end.abort();
      target.dispatchEvent(new Event('quadretto:take-over'));
      return target.errors;
    },
  };
}
