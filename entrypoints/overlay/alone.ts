/**
 * One overlay a page, and none that outlives its extension: a newer one – brought by an update, or
 * by another copy of the extension – ends the older, and one whose extension has gone ends itself.
 */
import { browser } from '../../src/access/browser.ts';

/** Name of the overlay's element, and of the event that says a newer one begins. */
export const ELEMENT = 'quadretto-overlay';
const BEGINS = 'quadretto:overlay-begins';
const LOOK_MS = 2000;

/**
 * Ends the others here, at once; from then on a newer one, or the loss of the extension, ends this
 * one.
 */
export function standAlone(end: () => void, signal: AbortSignal): void {
  window.dispatchEvent(new Event(BEGINS));
  // Firefox stops a script with its extension and lets what it drew stand.
  for (const left of document.querySelectorAll(ELEMENT)) left.remove();
  window.addEventListener(BEGINS, end, { once: true, signal });
  const watch = setInterval(() => {
    if (browser.runtime?.id === undefined) end();
  }, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(watch), { once: true });
}
