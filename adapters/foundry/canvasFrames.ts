/** Follows the frames that Foundry draws on its present canvas. Runs in the page's world. */
import { fails, follow as steadily } from '../common/safeRead.ts';
import * as ask from './page.ts';

/**
 * Priority of our frame callback. It runs after PIXI's renderer, whose priority is −25, so that the
 * report matches the frame on the screen.
 */
const AFTER_DRAWING = -50;

export interface CanvasFrames {
  /** Follows the present canvas, if it is not followed yet. */
  follow(): void;
  /** Follows it anew if no frame was drawn since the last call. Call this at a slow pace. */
  renew(): void;
  end(): void;
}

/** @param drawn called at each frame, with the canvas's place on the screen */
export function canvasFrames(drawn: (rect: DOMRect) => void): CanvasFrames {
  let followed: { readonly view: HTMLElement; end(): void } | undefined;
  /** Number of frames drawn since the last `renew`. */
  let count = 0;
  const end = (): void => {
    followed?.end();
    followed = undefined;
  };
  function follow(): void {
    const frames = ask.ticker();
    const view = ask.view();
    if (frames === undefined || view === undefined || view === followed?.view) return;
    end();
    const over = new AbortController();
    let rect: DOMRect | undefined;
    const moved = (): void => {
      rect = undefined;
    };
    const frame = (): void => {
      count += 1;
      if (count === 1) steadily('frames', () => undefined);
      drawn((rect ??= view.getBoundingClientRect()));
    };
    const size = new ResizeObserver(moved);
    size.observe(view);
    addEventListener('resize', moved, { signal: over.signal });
    addEventListener('scroll', moved, { signal: over.signal, capture: true });
    try {
      frames.add(frame, undefined, AFTER_DRAWING);
    } catch {
      fails('frames');
    }
    followed = {
      view,
      end() {
        over.abort();
        size.disconnect();
        steadily('frames', () => frames.remove(frame, undefined));
      },
    };
  }
  return {
    follow,
    renew() {
      if (count === 0 && !document.hidden) {
        end();
        fails('frames');
      }
      count = 0;
      follow();
    },
    end,
  };
}
