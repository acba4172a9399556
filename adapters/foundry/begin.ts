/** Starts the page's end: waits for the table, obeys the content script, and gives way to a newer copy of itself. */
import { onOrder, teller } from '../../src/bridge/page.ts';
import type { Sent } from './live.ts';
import * as ask from './page.ts';
import { watch } from './watch.ts';

/** An extension that was updated brings its script again: the older copy must fall silent. */
const TAKE_OVER = 'quadretto:take-over';
const TRIES = 60;
const EVERY_MS = 500;

export function begin(target: Window): void {
  target.dispatchEvent(new Event(TAKE_OVER));
  const life = new AbortController();
  target.addEventListener(TAKE_OVER, () => life.abort(), { once: true });
  const tell = teller<Sent>(target);
  let session: AbortController | undefined;
  life.signal.addEventListener('abort', () => session?.abort());
  onOrder(target, (order) => {
    session?.abort();
    session = undefined;
    if (order === 'stop') return;
    const mine = (session = new AbortController());
    whenReady(() => watch(tell, mine.signal), mine.signal);
  }, life.signal);
  tell('ready', { host: 'foundry' });
}

/**
 * Runs once the world is loaded. Before Foundry's own scripts have run there is nothing to subscribe to, so for half a
 * minute at the most we look again; from then on its hook tells.
 */
function whenReady(run: () => void, signal: AbortSignal, tries = TRIES): void {
  if (signal.aborted) return;
  if (ask.worldReady()) return run();
  const hooks = ask.hooks();
  if (hooks !== undefined) {
    const id = hooks.once('ready', () => { if (!signal.aborted) run(); });
    signal.addEventListener('abort', () => hooks.off('ready', id), { once: true });
  } else if (tries > 0) {
    const timer = setTimeout(() => whenReady(run, signal, tries - 1), EVERY_MS);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }
}
