/** Waits until the first marks are on the screen. */

/** Milliseconds after which the wait ends in any case, because a hidden page draws no frames. */
const HIDDEN_MS = 1000;

/**
 * Calls `then` once, after the frame that draws the marks. Work that starts earlier would delay the
 * marks.
 * @param placed tells whether the marks are on the map
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
      // A timer that is set in an animation frame's callback fires after that frame has been
      // painted.
      if (placed()) setTimeout(call);
      else if (!called && !end.aborted) look();
    });
  look();
}
