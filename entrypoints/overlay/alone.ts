/**
 * Allows one overlay for each page: a newer overlay (of an update, or of another copy of the
 * extension) ends the older, and an overlay ends itself when its extension is gone.
 */
import { browser } from '../../src/access/browser.ts';

/** Name of the overlay's element, and of the event that announces a newer one. */
export const ELEMENT = 'quadretto-overlay';
const BEGINS = 'quadretto:overlay-begins';
const LOOK_MS = 2000;

/**
 * Ends the other overlays of the page now, and this one when a newer starts or the extension is
 * gone.
 */
export function standAlone(end: () => void, signal: AbortSignal): void {
  window.dispatchEvent(new Event(BEGINS));
  // Firefox stops the scripts of a removed extension but leaves their elements in the page.
  for (const left of document.querySelectorAll(ELEMENT)) left.remove();
  window.addEventListener(BEGINS, end, { once: true, signal });
  const watch = setInterval(() => {
    if (browser.runtime?.id === undefined) end();
  }, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(watch), { once: true });
}
