/** Waits until the first marks are on the screen. */

/** Milliseconds after which the wait ends: a hidden page draws no frames. */
const HIDDEN_MS = 1000;

/**
 * Calls `then` once, after the frame that draws the marks: work that starts earlier would delay
 * them.
 * @param placed are the marks placed on the map?
 */
export function onceShown(placed: () => boolean, then: () => void, end: AbortSignal): void {
  let called = false;
  const call = (): void => {
    if (called || end.aborted) return;
    called = true;
    then();
  };
  setTimeout(call, HIDDEN_MS);
  const look = (): void =>
    void requestAnimationFrame(() => {
      // A timer set in a frame's script fires after that frame was painted.
      if (placed()) setTimeout(call);
      else if (!called && !end.aborted) look();
    });
  look();
}
