/**
 * The page's end of the bridge. It must stay small and must trust nothing of the host's page, so it has no schemas:
 * it sends strings, and understands two words. Names of events and words are repeated here as literals of the types of
 * messages.ts, so that this end does not carry zod into the page.
 */
import type { FROM_PAGE, MAX_MESSAGE, Order, TO_PAGE } from './messages.ts';

const OUT: typeof FROM_PAGE = 'quadretto:from-page';
const IN: typeof TO_PAGE = 'quadretto:to-page';
const LIMIT: typeof MAX_MESSAGE = 4_000_000;

/** Tells one fact, synchronously. False when it could not be written down or is too long: then nothing was sent. */
export type Tell<F> = <K extends keyof F & string>(type: K, data: F[K]) => boolean;

export function teller<F>(target: EventTarget): Tell<F> {
  return (type, data) => {
    try {
      const detail = JSON.stringify({ type, data });
      if (detail.length > LIMIT) return false;
      target.dispatchEvent(new CustomEvent(OUT, { detail }));
      return true;
    } catch {
      return false;
    }
  };
}

/** Hears the content script's orders; anything else is let pass. Ends with the signal. */
export function onOrder(target: EventTarget, tell: (order: Order) => void, signal: AbortSignal): void {
  target.addEventListener(IN, (event) => {
    const word: unknown = (event as CustomEvent<unknown>).detail;
    if (word === 'start' || word === 'stop') tell(word);
  }, { signal });
}
