/**
 * Follows the frames that Roll20's engine draws. The engine loads late and may replace its canvas.
 * Runs in the page's world.
 */
import { fails, follow as steadily, mustBe } from '../common/safeRead.ts';
import { openHand, type Hand } from './drag.ts';
import type { DrawnScreen, SentCamera } from './live.ts';
import * as ask from './page.ts';

/** Number of checks without a camera after which the drawn map is searched for again. */
const BLIND_LOOKS = 7;

export interface ScreenFrames {
  /** Follows the engine's present canvas. Returns whether it is another than before. */
  follow(): boolean;
  /** What the user drags; undefined: no canvas is followed. */
  hand(): Hand | undefined;
  end(): void;
}

/** @param drawn called at each frame; `camera` reads the camera, if it can be read */
export function screenFrames(
  drawn: (camera: () => SentCamera | undefined, hand: Hand) => void,
): ScreenFrames {
  let screen: { readonly of: DrawnScreen; readonly hand: Hand; end(): void } | undefined;
  /** Number of checks since a camera was read. */
  let blind = 0;
  const end = (): void => {
    screen?.end();
    screen = undefined;
  };
  // The canvas is measured at each frame, because the legacy engine moves it while scrolling, and
  // both engines resize it for sidebars.
  const cameraOf = (of: DrawnScreen) => (): SentCamera | undefined => {
    const camera = steadily('camera', () =>
      mustBe(of.camera(of.view.getBoundingClientRect()), (all) => all.every(Number.isFinite)),
    );
    if (camera !== undefined) blind = 0;
    return camera;
  };
  return {
    follow() {
      // If no camera has been read for a while, the canvas may have been replaced.
      blind = document.hidden ? 0 : blind + 1;
      if (screen !== undefined && blind > BLIND_LOOKS) fails('camera');
      else if (screen?.of.view.isConnected === true) return false;
      blind = 0;
      end();
      const of = ask.screen();
      if (of === undefined) return false;
      const over = new AbortController();
      const hand = openHand((id) => of.drawn(id), over.signal);
      const leave = steadily('frames', () =>
        of.frames(() => {
          try {
            if (screen?.hand === hand) drawn(cameraOf(of), hand);
          } catch {
            /* An error must not reach the host's own drawing code. */
          }
        }),
      );
      screen = {
        of,
        hand,
        end() {
          over.abort();
          steadily('frames', () => leave?.());
        },
      };
      return true;
    },
    hand: () => screen?.hand,
    end,
  };
}
