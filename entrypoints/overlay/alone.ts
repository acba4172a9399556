/**
 * Allows only one overlay per page. A newer overlay, after an update or from another copy of the
 * extension, ends the older one. An overlay ends itself when its extension is gone.
 */
import { browser } from '../../src/access/browser.ts';

/** Tag name of the overlay's element. `BEGINS` is the event that announces a newer overlay. */
export const ELEMENT = 'quadretto-overlay';
const BEGINS = 'quadretto:overlay-begins';
const LOOK_MS = 2000;

/**
 * Ends the page's other overlays now. Ends this overlay when a newer one starts or the extension is
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
