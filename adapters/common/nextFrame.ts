/** Reads the table at most once for each animation frame. Runs in the page's world. */
import { reportUnsent } from '../../src/bridge/page.ts';
import { follow as steadily } from './safeRead.ts';

export interface NextFrame {
  /** Reads at the next frame. */
  soon(): void;
  /** Reads now if a frame was requested and has not come. Call this at a slow pace. */
  overdue(): void;
}

/** @param part the name under which a read that cannot finish is reported */
export function atNextFrame(read: () => void, part: string, signal: AbortSignal): NextFrame {
  let asked = false;
  const now = (): void => {
    let done = false;
    steadily(part, () => {
      asked = false;
      if (!signal.aborted) read();
      done = true;
    });
    if (!done && !signal.aborted) reportUnsent(window, 'tokens');
  };
  return {
    soon() {
      if (asked || signal.aborted) return;
      asked = true;
      requestAnimationFrame(now);
    },
    overdue() {
      if (asked && !document.hidden) now();
    },
  };
}
