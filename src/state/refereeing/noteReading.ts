/**
 * Reads the notes of other clients: which events they add to this client's log. A note may arrive
 * before the snapshot that shows its event, so it waits a moment. Pure: state and note in, state
 * and events out.
 */
import type { NewEvent } from '../../encounter/event.ts';
import { otherHalf } from './attackAnswer.ts';
import { hashed } from './hashed.ts';
import { knowsPeriod } from '../../encounter/reactions.ts';
import {
  isPlayerAnswer,
  meantBy,
  MAX_SHARED_EVENTS,
  periodIn,
  undoAgain,
  type Note,
  type NotedFight,
  type WrittenEvent,
} from './sharedNotes.ts';

/** Milliseconds that a note waits for the snapshot that shows its event. */
export const NOTE_WAIT_MS = 3000;

/** Shared events whose cause is not in the log yet, by the id that they will have. */
export type WaitingWords = ReadonlyMap<
  string,
  { readonly word: WrittenEvent; readonly action?: string; readonly until: number }
>;

/** An event to record, with its id. */
export interface SharedEvent {
  readonly id: string;
  readonly happening: NewEvent;
}
type Step = readonly [WaitingWords, readonly SharedEvent[]];

/** Takes a note: new events wait until `settleNotes`; undone ones are undone at once. */
export function readNote(
  waiting: WaitingWords,
  {
    user,
    said,
    undone,
    actions = [],
  }: Pick<Note, 'said' | 'undone' | 'actions'> & { readonly user: string },
  { journal, creatures }: NotedFight,
  now: number,
): Step {
  const next = new Map(waiting);
  const found: SharedEvent[] = [];
  const used = new Map(actions);
  for (const word of said) {
    const isPlayers = isPlayerAnswer(word[0]);
    const id = isPlayers ? word[0] : `s${hashed(user, word[0])}`;
    const isUndone = undone.includes(word[0]);
    if (journal.get(id) !== undefined) {
      // Several game masters write of a player's answer, and it stays undone if one has undone it.
      const halves = isPlayers && !isUndone ? [] : [id, otherHalf(journal, id)];
      for (const half of halves) {
        const happening = half === undefined ? null : undoAgain(journal, half, isUndone);
        if (happening !== null) found.push({ id: `${half}.${journal.events.length}`, happening });
      }
      continue;
    }
    const isUnknown = typeof word[5] === 'boolean' && !creatures.some((c) => c.id === word[1]);
    if (!isUndone && !isUnknown && next.size < MAX_SHARED_EVENTS && !next.has(id))
      next.set(id, {
        word,
        ...(used.has(word[0]) && { action: used.get(word[0])! }),
        until: now + NOTE_WAIT_MS,
      });
  }
  return [next, found];
}

/** The waiting events that are now in the log, or that have waited long enough. */
export function settleNotes(waiting: WaitingWords, { journal }: NotedFight, now: number): Step {
  const next = new Map(waiting);
  const found: SharedEvent[] = [];
  for (const [id, { word, action, until }] of waiting) {
    const [, by, of, round, , said] = word;
    const otherwise = by === of;
    const meant = otherwise ? null : meantBy(journal, word);
    const since = periodIn(word);
    const isKnown = since !== undefined && knowsPeriod(journal.state, by, since);
    if (meant === null && !(otherwise && isKnown) && until > now) continue;
    next.delete(id);
    // Once the round has changed, the number no longer identifies an event; a period still does.
    if (meant === null && !isKnown && round !== journal.state.round) continue;
    if (typeof said !== 'string') {
      // A used Reaction is recorded even if this client did not see its cause.
      if (meant === null && !said) continue;
      found.push({
        id,
        happening: {
          kind: 'opportunity',
          by,
          ...(meant ?? { of: id, nth: 0, ...(isKnown && { since }) }),
          taken: said,
          ...(said && meant !== null && action !== undefined && { action }),
          ...(otherwise && { otherwise: true as const }),
        },
      });
    } else if (meant !== null)
      found.push({
        id,
        happening: { kind: 'allow', of: meant.of, by: '', ...(said !== '' && { note: said }) },
      });
  }
  return [next, found];
}
