/**
 * One entry of the referee's log: an event, its verdict now, and whether it waits for an answer.
 * Data only; the panel has the words.
 */
import type { EncounterEvent, EventOf, ProvokedOpportunity } from './event.ts';

/**
 * `open`: can be taken or let pass; `lapsed`: its time is over without an answer; `spent`: its
 * taker has none left.
 */
export type Answer = 'open' | 'taken' | 'passed' | 'lapsed' | 'spent';

/** One opportunity that an entry's event gave. */
export interface Offer {
  /** The event that gave it. */
  readonly event: string;
  readonly nth: number;
  /** The creature that provoked it. */
  readonly against: string;
  readonly provoked: ProvokedOpportunity;
  readonly answer: Answer;
  /** It arose within another opportunity and is resolved before that one. */
  readonly within?: { readonly event: string; readonly nth: number };
}

/** `info`: nothing to judge, such as a turn, a condition, a creature set down. */
export type EntryVerdict = 'legal' | 'doubtful' | 'illegal' | 'allowed' | 'info';

export interface Entry {
  readonly id: string;
  readonly event: EncounterEvent;
  /** Round in which it happened; 0: outside a fight. */
  readonly round: number;
  readonly verdict: EntryVerdict;
  /** Name of the person who allowed it, and their note. */
  readonly allowed?: { readonly by: string; readonly note?: string; readonly shared?: true };
  /** It did not happen after all; `back`: its move was taken back on the map. */
  readonly undone?: { readonly back: boolean };
  readonly offers: readonly Offer[];
  /** For an answer: the opportunity that it answers, numbered as in the entry that shows it. */
  readonly meant?: { readonly event: string; readonly nth: number };
  readonly dismissed: boolean;
  /** Waits for an answer: it is illegal and neither allowed nor closed, or an offer is open. */
  readonly open: boolean;
}

/** An entry whose event was a move. */
export type MoveEntry = Entry & { readonly event: EventOf<'move'> };
