/** What the answers (playerAnswers.ts) and actions (playerActs.ts) that players send have in common. */
import { effect, untracked } from '@preact/signals';
import type { AnswerRefusal, EncounterEvent, NewEvent } from '../../encounter/event.ts';
import type { Journal } from '../../encounter/journal.ts';
import { isHalf, otherHalf } from './attackAnswer.ts';
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

/** Maximum number of messages of one user that are recorded in a round, undone ones included. */
const MOST_IN_ROUND = 20;
/**
 * Are as many messages of a user recorded in this round as may be?
 * @param prefix what the ids of their events begin with
 */
export const isOverLimit = ({ events, states, state }: Journal, prefix: string): boolean =>
  events.filter(
    ({ id, kind }, i) =>
      kind !== 'undo' && id.startsWith(prefix) && !isHalf(id) && states[i]?.round === state.round,
  ).length >= MOST_IN_ROUND;

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

/** Sends a message to the game masters who hear players, with its words for the chat. */
export async function sendToMasters(
  { commands, masters }: RefereeContext,
  said: string,
  of: string,
  message: object,
): Promise<void> {
  const to = [...masters.peek().pages.keys()];
  await commands
    .peek()
    .propose?.(said, of, JSON.stringify(message), to)
    .catch(() => false);
}

/**
 * Calls `loaded` whenever the page of a game master who hears players has been loaded: what it had
 * heard and not decided is lost.
 */
export function whenMasterLoads(
  { masters, log }: RefereeContext,
  loaded: () => void,
  end: AbortSignal,
): void {
  const seen = new Set<string>();
  const stop = effect(() => {
    const pages = [...masters.value.pages].map((page) => page.join(' '));
    if (!log.ready.value) return;
    const isNew = pages.some((page) => !seen.has(page));
    for (const page of pages) seen.add(page);
    if (isNew) untracked(loaded);
  });
  end.addEventListener('abort', stop, { once: true });
}

/**
 * Sends own messages of this round and the last again that no game master has decided, and undos that
 * none shows.
 * @param prefix what the ids of own messages begin with
 */
export function sendAgain(
  { log, masters }: RefereeContext,
  prefix: string,
  send: (id: string, undone: boolean) => void,
): void {
  const { decided, undone: undoneThere } = masters.peek();
  const { round: now } = log.encounter.peek();
  for (const { id, event, round, undone } of log.entries.list()) {
    if (!id.startsWith(prefix) || isHalf(id) || event.shared === true) continue;
    if (round !== now && round !== now - 1) continue;
    if (undone === undefined ? !decided.has(id) : decided.has(id) && !undoneThere.has(id))
      if (undone?.why === undefined) send(id, undone !== undefined);
  }
}

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
