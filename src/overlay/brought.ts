/** What is asked of the background again and again, ever more seldom, until it was brought. */
import type { Signal } from '@preact/signals';
import { lapse } from '../report/lapses.ts';

/** Milliseconds before asking again; twice as long each time. */
const AGAIN = 1000;

/** @param lost that it could not be had so far */
export function comes<T>(
  bring: () => Promise<T>,
  take: (brought: T) => void,
  lost: Signal<boolean>,
  end: AbortSignal,
): void {
  const ask = (after: number): void =>
    void bring()
      .then((brought) => {
        if (end.aborted) return;
        take(brought);
        lost.value = false;
      })
      .catch((error: unknown) => {
        if (end.aborted) return;
        lapse('a part of it could not be brought.', error);
        lost.value = true;
        setTimeout(() => {
          if (!end.aborted) ask(2 * after);
        }, after);
      });
  ask(AGAIN);
}
