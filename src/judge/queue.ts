/**
 * Queues the questions of all tabs and answers one per task, so that other messages to the
 * background are handled in between. Each tab has the same share of the work. So a light question
 * is answered before another tab's heavy question, and before the tenth question of a tab that asks
 * often.
 */
import type { JudgeReply } from './answer.ts';
import { measureScene } from './sceneLimits.ts';

/** Maximum number of one tab's questions that may wait. */
export const MAX_WAITING_QUESTIONS = 40;

export interface Queue {
  ask(tab: number, message: unknown, answer: (reply: JudgeReply) => void): void;
}

interface Waiting {
  readonly tab: number;
  readonly message: unknown;
  readonly answer: (reply: JudgeReply) => void;
  /**
   * Total work of the tab's questions up to and including this one. The question with the lowest
   * value is answered next.
   */
  readonly due: number;
  /** Time until which the asker waits for the answer. */
  readonly until: number;
}

interface Deps {
  readonly reply: (message: unknown) => JudgeReply;
  /** Runs a function in a separate task. */
  readonly later: (work: () => void) => void;
  /** The time in milliseconds. */
  readonly now: () => number;
  /** Milliseconds that an asker waits for an answer. */
  readonly patience: number;
}

export function createQueue({ reply, later, now, patience }: Deps): Queue {
  let waiting: readonly Waiting[] = [];
  /** Total work asked for by each tab. A tab gains no larger share by pausing. */
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
      else if (waiting.filter((each) => each.tab === tab).length >= MAX_WAITING_QUESTIONS)
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
