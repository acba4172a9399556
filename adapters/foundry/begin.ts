/** Waits for the table's world, and watches it from then on. */
import type { Tell } from '../../src/bridge/page.ts';
import type { Sent } from './live.ts';
import { followMoves } from './moves.ts';
import * as ask from './page.ts';
import { watch } from './watch.ts';

/** A look costs next to nothing, and as long may the first marks have to wait for it. */
const EVERY_MS = 20;
const TRIES = 30_000 / EVERY_MS;

export const run = (tell: Tell<Sent>, signal: AbortSignal): void => whenReady(() => {
  watch(tell, signal);
  followMoves(tell, signal);
}, signal);

/**
 * Runs once the world is loaded. Before Foundry's own scripts have run there is nothing to subscribe to, so for half a
 * minute at the most we look again; from then on its hook tells.
 */
function whenReady(then: () => void, signal: AbortSignal, tries = TRIES): void {
  if (signal.aborted) return;
  if (ask.worldReady()) return then();
  const hooks = ask.hooks();
  if (hooks !== undefined) {
    const id = hooks.once('ready', () => { if (!signal.aborted) then(); });
    signal.addEventListener('abort', () => hooks.off('ready', id), { once: true });
  } else if (tries > 0) {
    const timer = setTimeout(() => whenReady(then, signal, tries - 1), EVERY_MS);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }
}
