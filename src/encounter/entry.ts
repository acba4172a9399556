/**
 * A line of the referee's log: an event, what is to be said of it now, and whether it waits for
 * somebody. Data; the words are the panel's.
 */
import type { EncounterEvent, EventOf, Provoked } from './event.ts';

/**
 * `open`: to be taken or passed; `lapsed`: nobody said, and the time for it is over; `spent`: its
 * taker has none left.
 */
export type Answer = 'open' | 'taken' | 'passed' | 'lapsed' | 'spent';

/** One opportunity that an entry's event gave. */
export interface Offer {
  /** Of the event that gave it. */
  readonly event: string;
  readonly nth: number;
  /** Against whom. */
  readonly against: string;
  readonly provoked: Provoked;
  readonly answer: Answer;
  /** It arose within another opportunity: resolved before that one. */
  readonly within?: { readonly event: string; readonly nth: number };
}

/** `info`: nothing to judge: a turn, a condition, a creature set down. */
export type EntryVerdict = 'legal' | 'doubtful' | 'illegal' | 'allowed' | 'info';

export interface Entry {
  readonly id: string;
  readonly event: EncounterEvent;
  /** Round in which it happened; 0: outside of any. */
  readonly round: number;
  readonly verdict: EntryVerdict;
  /** Who let it stand, and what they said of it. */
  readonly allowed?: { readonly by: string; readonly note?: string; readonly shared?: true };
  /** It did not happen after all; `back`: its move was taken back on the map. */
  readonly undone?: { readonly back: boolean };
  readonly offers: readonly Offer[];
  /** Of an answer: the opportunity that it is to, as the entry that tells of it numbers it. */
  readonly meant?: { readonly event: string; readonly nth: number };
  readonly dismissed: boolean;
  /** Waits for somebody: illegal and neither allowed nor closed, or an offer is open. */
  readonly open: boolean;
}

/** An entry whose event was a move. */
export type MoveEntry = Entry & { readonly event: EventOf<'move'> };
