/**
 * Starts the page's end of a host: obeys the content script, and gives way to a newer copy of
 * itself.
 */
import { onCommand, onOrder, teller, type Act, type Tell } from '../../src/bridge/page.ts';
import type { SentSecond } from '../../src/bridge/second.ts';

/** An extension that was updated brings its script again: the older copy must fall silent. */
const TAKE_OVER = 'quadretto:take-over';

/** Single facts of a kind that are told to be compared. */
const MOST = 24;

interface Ready {
  ready: { host: string };
}
interface Answers {
  done: { id: string; ok: boolean };
  second: SentSecond;
}

/**
 * @param host the adapter's id
 * @param run reads and tells until its signal is aborted; run anew at every order to start
 * @param acts what this host does when it is told to, by the command's name
 * @param second what the page itself says of the same facts; `most`: how many of each at most
 */
export function begin<Sent extends Ready>(
  target: Window,
  host: string,
  run: (tell: Tell<Sent>, signal: AbortSignal) => void,
  acts: Readonly<Record<string, Act>> = {},
  second: (most: number) => SentSecond = () => ({}),
): void {
  target.dispatchEvent(new Event(TAKE_OVER));
  const life = new AbortController();
  target.addEventListener(TAKE_OVER, () => life.abort(), { once: true });
  const tell = teller<Sent>(target);
  let session: AbortController | undefined;
  life.signal.addEventListener('abort', () => session?.abort());
  onOrder(
    target,
    (order) => {
      session?.abort();
      session = undefined;
      if (order === 'stop') return;
      session = new AbortController();
      run(tell, session.signal);
    },
    life.signal,
  );
  const answer = teller<Answers>(target);
  const check: Act = (most = '') => answer('second', second(Math.min(MOST, Number(most) || 1)));
  onCommand(
    target,
    { ...acts, check },
    (id, ok) => {
      answer('done', { id, ok });
    },
    life.signal,
  );
  tell('ready', { host } as Sent['ready']);
}
