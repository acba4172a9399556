/**
 * Starts a host's page script: it obeys the content script and stops when a newer copy of itself
 * starts.
 */
import {
  onCommand,
  onOrder,
  createSender,
  type CommandHandler,
  type Tell,
} from '../../src/bridge/page.ts';
import type { SentSecond } from '../../src/bridge/secondSource.ts';

/**
 * An updated extension injects its script a second time: this message tells the older copy to stop.
 */
const TAKE_OVER = 'quadretto:take-over';

/** Maximum number of facts of one kind (tokens, walls, turns) that one check compares. */
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
 * @param run reads and reports the table until its signal is aborted; called again whenever the
 *   content script orders a start
 * @param acts the host's commands, by name
 * @param second reads the same facts from another source of the page, at most `most` facts of each
 *   kind
 */
export function begin<Sent extends Ready>(
  target: Window,
  host: string,
  run: (tell: Tell<Sent>, signal: AbortSignal) => void,
  acts: Readonly<Record<string, CommandHandler>> = {},
  second: (most: number) => SentSecond = () => ({}),
): void {
  target.dispatchEvent(new Event(TAKE_OVER));
  const life = new AbortController();
  target.addEventListener(TAKE_OVER, () => life.abort(), { once: true });
  const tell = createSender<Sent>(target);
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
  const answer = createSender<Answers>(target);
  const check: CommandHandler = (most = '') =>
    answer('second', second(Math.min(MOST, Number(most) || 1)));
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
