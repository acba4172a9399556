/**
 * Runs a function at every animation frame of the browser, for engines that do not report their
 * frames.
 * @returns a function that stops it
 */
export function eachFrame(run: () => void): () => void {
  let asked = 0;
  const frame = (): void => {
    asked = requestAnimationFrame(frame);
    run();
  };
  asked = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(asked);
}
