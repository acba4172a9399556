/**
 * Runs a function at each of the browser's own frames, for engines that report none.
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
