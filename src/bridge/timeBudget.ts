/**
 * Limits the time spent on messages of the page: a page that floods the extension with messages
 * delays only these messages.
 */

/**
 * Milliseconds for messages per millisecond left to the page (so one third of all time), and the
 * maximum number of milliseconds that may accumulate.
 */
const SHARE = 0.5;
const BURST_MS = 200;
/** Milliseconds between two attempts to handle waiting messages. */
const AGAIN_MS = 20;
/** Limits on the number of waiting messages and on their characters. */
const MOST = 500;
const MOST_TEXT = 8_000_000;

export interface Budget {
  /** Is there time left in the budget? */
  has(): boolean;
  /** Runs the work, and subtracts its duration from the budget. */
  spend(work: () => void): void;
}

export function createTimeBudget(clock: () => number = () => performance.now()): Budget {
  let left = BURST_MS;
  let at = clock();
  return {
    has() {
      const now = clock();
      left = Math.min(BURST_MS, left + (now - at) * SHARE);
      at = now;
      return left > 0;
    },
    spend(work) {
      const from = clock();
      left = Math.min(BURST_MS, left + (from - at) * SHARE);
      try {
        work();
      } finally {
        at = clock();
        left -= at - from;
      }
    },
  };
}

/**
 * How messages of a type are treated when there is no time: only the last one waits, each one
 * waits, or they are dropped.
 */
export type MessagePace = 'last' | 'each' | 'none';

const TYPE = /^\{"type":"([\w-]{1,50})"/;

/**
 * Passes messages on at once while there is time, and otherwise later, in order. `lost` is called
 * when there is time again after messages were dropped.
 * @param paceOf gives the pace by type, which is read from the beginning of the message
 */
export function paced(
  work: (detail: string) => void,
  paceOf: (type: string) => MessagePace,
  lost: () => void,
  signal: AbortSignal,
  time: Budget = createTimeBudget(),
): (detail: string) => void {
  const waiting = new Map<string, string>();
  let [nth, length, dropped] = [0, 0, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      waiting.clear();
    },
    { once: true },
  );

  const away = (key: string): void => {
    length -= waiting.get(key)?.length ?? 0;
    waiting.delete(key);
  };
  function wait(detail: string): void {
    const type = TYPE.exec(detail)?.[1] ?? '';
    const pace = paceOf(type);
    if (pace === 'none') return;
    const key = pace === 'last' ? type : `#${nth++}`;
    away(key);
    waiting.set(key, detail);
    length += detail.length;
    for (const [first] of waiting) {
      if (waiting.size <= MOST && length <= MOST_TEXT) break;
      dropped = true;
      away(first);
    }
    timer ??= setTimeout(drain, AGAIN_MS);
  }
  function drain(): void {
    timer = undefined;
    for (const [key, detail] of waiting) {
      if (!time.has()) break;
      away(key);
      time.spend(() => work(detail));
    }
    if (signal.aborted) return;
    if (waiting.size > 0) timer = setTimeout(drain, AGAIN_MS);
    else if (dropped) {
      dropped = false;
      lost();
    }
  }
  return (detail) => {
    if (waiting.size === 0 && time.has()) time.spend(() => work(detail));
    else wait(detail);
  };
}
