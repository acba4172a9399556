/** Starts the page's end of a host: obeys the content script, and gives way to a newer copy of itself. */
import { onOrder, teller, type Tell } from '../../src/bridge/page.ts';

/** An extension that was updated brings its script again: the older copy must fall silent. */
const TAKE_OVER = 'quadretto:take-over';

interface Ready { ready: { host: string } }

/**
 * @param host the adapter's id
 * @param run reads and tells until its signal is aborted; run anew at every order to start
 */
export function begin<Sent extends Ready>(target: Window, host: string, run: (tell: Tell<Sent>, signal: AbortSignal) => void): void {
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
    session = new AbortController();
    run(tell, session.signal);
  }, life.signal);
  tell('ready', { host } as Sent['ready']);
}
