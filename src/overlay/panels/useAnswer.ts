/**
 * Asks the judge a panel's question and repeats it whenever the table changes. One question runs at
 * a time, and only the newest one waits.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { TableTooLarge, type AnswerTo, type Ask, type QuestionName } from '../../state/asks.ts';
import type { Cell } from '../../board/grid.ts';
import { useUi } from '../ui.ts';

/** Milliseconds that a question may take before the panel shows that it is waiting. */
const BUSY_MS = 300;

export interface PanelAnswer<A> {
  /**
   * The last answer to this question, which may belong to an earlier state of the table until the
   * answer for the present state arrives; null before the first answer.
   */
  readonly value: A | null;
  readonly busy: boolean;
  /** The judge gave no answer for the present state of the table. */
  readonly lost: boolean;
  /** The answer is missing because the table is too large. */
  readonly beyond?: boolean;
  again(): void;
}

/**
 * @param ask the question; null if there is none now
 * @param places the cells of creatures that the question puts elsewhere
 */
export function useAnswer<N extends QuestionName>(
  ask: Ask<N> | null,
  places: Readonly<Record<string, Cell>> = {},
): PanelAnswer<AnswerTo<N>> {
  const { asks, store, referee } = useUi();
  const key = ask === null || asks === undefined ? '' : JSON.stringify([ask, places]);
  const [got, setGot] = useState<{ readonly key: string; readonly value: AnswerTo<N> } | null>(
    null,
  );
  const [waits, setWaits] = useState<'busy' | 'lost' | 'beyond' | null>(null);
  const [tries, setTries] = useState(0);
  const before = useRef(Promise.resolve());
  const present = store.amended.value;
  const of: unknown = ask !== null && 'of' in ask ? ask.of : undefined;
  const about = typeof of === 'string' ? referee?.sceneInTurn(of) : undefined;
  const scene = about ?? present;
  const ruleset = store.ruleset.value;
  useEffect(() => {
    if (ask === null || asks === undefined || scene === null) return undefined;
    let gone = false;
    const heard = (what: () => void): void => {
      if (!gone) what();
    };
    const busy = setTimeout(() => heard(() => setWaits('busy')), BUSY_MS);
    // A waiting question that a newer one replaces is never asked.
    before.current = before.current
      .then(() =>
        gone
          ? undefined
          : asks(ask, places, about).then(
              (value) =>
                heard(() => {
                  setGot({ key, value });
                  setWaits(null);
                }),
              (error: unknown) =>
                heard(() => setWaits(error instanceof TableTooLarge ? 'beyond' : 'lost')),
            ),
      )
      .finally(() => clearTimeout(busy));
    return () => {
      gone = true;
      clearTimeout(busy);
    };
  }, [key, scene, ruleset, tries]);
  return {
    value: got !== null && got.key === key ? got.value : null,
    busy: waits === 'busy',
    lost: waits === 'lost' || waits === 'beyond',
    beyond: waits === 'beyond',
    again() {
      setWaits(null);
      setTries(tries + 1);
    },
  };
}
