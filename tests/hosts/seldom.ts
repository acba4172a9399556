/**
 * Few drawings of a stand-in's map. A test that reads the overlay, and not the host's picture, sets
 * `drawsSeldom` before the page loads: drawing the map in software costs more than all else that
 * such a test does.
 */

/**
 * Least time between two drawings, in milliseconds. Positions are up to date in every frame all the
 * same.
 */
const SELDOM_MS = 200;

/** @returns a function, to be called in each frame, that tells whether the map is drawn in it */
export function drawingDue(): () => boolean {
  if ((globalThis as { drawsSeldom?: boolean }).drawsSeldom !== true) return () => true;
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < SELDOM_MS) return false;
    last = now;
    return true;
  };
}
