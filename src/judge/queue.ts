/**
 * Questions of all tabs, answered one a task: whatever else the background is asked comes between
 * two of them. Each tab has the same share. A tab's light question goes before another's heavy one,
 * and before a tab's tenth.
 */
import type { Reply } from './answer.ts';
import { measureScene } from './sceneLimits.ts';

/** Questions of one tab that may wait. */
export const MOST_WAITING = 40;

export interface Queue {
  ask(tab: number, message: unknown, answer: (reply: Reply) => void): void;
}

interface Waiting {
  readonly tab: number;
  readonly message: unknown;
  readonly answer: (reply: Reply) => void;
  /** The share of its tab that is used once this is answered; the least is answered next. */
  readonly due: number;
  /** When nobody listens for the answer any more. */
  readonly until: number;
}

interface Deps {
  readonly reply: (message: unknown) => Reply;
  /** Does something in a task of its own. */
  readonly later: (work: () => void) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Milliseconds for which somebody waits for an answer. */
  readonly patience: number;
}

export function createQueue({ reply, later, now, patience }: Deps): Queue {
  let waiting: readonly Waiting[] = [];
  /**
   * The share that tabs have used; one that asks again after a while begins where the others are.
   */
  const used = new Map<number, number>();
  let reached = 0;
  const next = (): void => {
    const first = waiting.reduce<Waiting | undefined>(
      (least, each) => (least === undefined || each.due < least.due ? each : least),
      undefined,
    );
    if (first === undefined) return;
    waiting = waiting.filter((each) => each !== first);
    reached = first.due;
    if (waiting.length > 0) later(next);
    else used.clear();
    first.answer(
      now() > first.until
        ? { error: { path: '', message: 'waited too long' } }
        : reply(first.message),
    );
  };
  return {
    ask(tab, message, answer) {
      const { weight, fault } = measureScene(message);
      if (fault !== undefined) answer({ error: fault });
      else if (waiting.filter((each) => each.tab === tab).length >= MOST_WAITING)
        answer({ error: { path: '', message: 'too many questions at once' } });
      else {
        const due = Math.max(used.get(tab) ?? 0, reached) + weight;
        used.set(tab, due);
        waiting = [...waiting, { tab, message, answer, due, until: now() + patience }];
        if (waiting.length === 1) later(next);
      }
    },
  };
}
