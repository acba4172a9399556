/** The browser's own frames, for a screen that reports none. @returns a function that ends it */
export function eachFrame(run: () => void): () => void {
  let asked = 0;
  const frame = (): void => {
    asked = requestAnimationFrame(frame);
    run();
  };
  asked = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(asked);
}
