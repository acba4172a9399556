/** What the answers (playerAnswers.ts) and actions (playerActs.ts) that players send have in common. */
import { effect, untracked } from '@preact/signals';
import type { AnswerRefusal, EncounterEvent, NewEvent } from '../../encounter/event.ts';
import { otherHalf } from './attackAnswer.ts';
import { NOTE_WAIT_MS } from './noteReading.ts';
import type { RefereeContext } from './refereeContext.ts';

/** Maximum number of messages of one kind that wait. */
export const MAX_WAITING_MESSAGES = 20;

/** Records events, under `id` if it is given; returns their ids. */
export type SayEvents = (
  happenings: readonly NewEvent[],
  id?: string,
  shared?: boolean,
) => readonly string[];

/** Can this be the id of a host's user? */
export const isUserId = (id: string): boolean => /^[\w-]{1,50}$/.test(id);

/** Undoes the recorded event of a message; another kind of event with this id is left alone. */
export const undoesMessages =
  ({ log }: RefereeContext, say: SayEvents, kind: EncounterEvent['kind']) =>
  (id: string, why?: AnswerRefusal): void => {
    if (log.journal.get(id)?.kind !== kind || log.journal.undone(id)) return;
    const half = otherHalf(log.journal, id);
    say([
      { kind: 'undo', of: id, ...(why !== undefined && { why }) },
      ...(half === undefined || log.journal.undone(half)
        ? []
        : [{ kind: 'undo' as const, of: half }]),
    ]);
  };

/**
 * Runs `settle` at every change of the log, the fight or the snapshot, until `end`.
 * @returns a function that runs it once more when a message that comes now has waited long enough
 */
export function settlesOnChange(
  { log, store }: RefereeContext,
  settle: () => void,
  end: AbortSignal,
): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = effect(() => {
    void [log.revision.value, log.ready.value, store.fight.value, store.observed.value];
    untracked(settle);
  });
  end.addEventListener(
    'abort',
    () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    },
    { once: true },
  );
  return () => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      settle();
    }, NOTE_WAIT_MS + 1);
    timers.add(timer);
  };
}
