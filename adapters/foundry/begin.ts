/** Waits until the table's world is loaded, then watches it. */
import type { Tell } from '../../src/bridge/page.ts';
import { follow } from '../common/safeRead.ts';
import type { Sent } from './live.ts';
import { followMoves } from './moves.ts';
import * as ask from './page.ts';
import { noGround } from './readScene.ts';
import { pollTable } from './pollTable.ts';

/** Milliseconds between two checks of whether the world is loaded. A check costs very little. */
const EVERY_MS = 20;
const SELDOM_MS = 2000;
const TRIES = 30_000 / EVERY_MS;

export const run = (tell: Tell<Sent>, signal: AbortSignal): void =>
  whenReady(
    () => {
      pollTable(tell, signal);
      followMoves(tell, signal);
    },
    () => {
      tell('ground', noGround());
    },
    signal,
  );

/**
 * Calls `then` once the world is loaded; before that, Foundry's own scripts have not run and there
 * is nothing to subscribe to. Foundry's hooks tell when the map or the world is ready. Without them,
 * checks come often for half a minute, then at longer intervals. A world without hooks is reported.
 */
function whenReady(then: () => void, late: () => void, signal: AbortSignal): void {
  let tries = TRIES;
  let done = false;
  let heard = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (signal.aborted || done) return;
    const ready = ask.worldReady();
    const hooks = ask.hooks();
    if (ready && hooks !== undefined) {
      done = true;
      return then();
    }
    if (tries === 0 && ready) late();
    tries -= 1;
    clearTimeout(timer);
    timer = setTimeout(look, tries > 0 ? EVERY_MS : SELDOM_MS);
    if (heard || hooks === undefined) return;
    heard = true;
    for (const name of ['canvasReady', 'ready'])
      follow('hooks', () => hooks.once(name, () => follow('hooks', look)));
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  look();
}
