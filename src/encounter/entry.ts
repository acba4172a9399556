/**
 * Types of an entry in the referee's log: an event, its present verdict, and whether it waits for
 * an answer. Only data: the panel writes the sentences.
 */
import type { EncounterEvent, ProvokedOpportunity, AnswerRefusal } from './event.ts';

/**
 * State of an opportunity. `open`: it can be taken or passed up; `lapsed`: its time ended without
 * an answer; `spent`: the creature has none left.
 */
export type Answer = 'open' | 'taken' | 'passed' | 'lapsed' | 'spent';

/** One opportunity that the event of an entry gave. */
export interface Offer {
  /** Id of the event that gave the opportunity. */
  readonly event: string;
  readonly nth: number;
  /** The creature that provoked it. */
  readonly against: string;
  readonly provoked: ProvokedOpportunity;
  readonly answer: Answer;
  /**
   * Set if its moment is over, because the next turn of the creature that may attack has begun: the
   * log still asks for it, the map does not.
   */
  readonly late?: true;
  /** The opportunity during which this one arose; this one is resolved first. */
  readonly within?: { readonly event: string; readonly nth: number };
}

/** The opportunities whose moment is not over. */
export const offersNow = (offers: readonly Offer[] = []): readonly Offer[] =>
  offers.filter(({ late }) => late !== true);

/**
 * Verdict on an event; `info`: there is nothing to judge, as for a turn, a condition, or a creature
 * put in a cell.
 */
export type EntryVerdict = 'legal' | 'doubtful' | 'illegal' | 'allowed' | 'info';

export interface Entry {
  readonly id: string;
  readonly event: EncounterEvent;
  /** Round in which the event happened; 0: outside a fight. */
  readonly round: number;
  readonly verdict: EntryVerdict;
  /** Name of the person who allowed the event, and their note. */
  readonly allowed?: { readonly by: string; readonly note?: string; readonly shared?: true };
  /**
   * Present if the event was undone; `back`: its move was undone on the map; `why`: a game master's
   * client refused it; `seems`: it is only supposed that the move was undone.
   */
  readonly undone?: { readonly back: boolean; readonly seems?: true; readonly why?: AnswerRefusal };
  readonly offers: readonly Offer[];
  /**
   * For an event that answers an opportunity: that opportunity, numbered as in the entry that shows
   * it.
   */
  readonly meant?: { readonly event: string; readonly nth: number };
  readonly dismissed: boolean;
  /** Does the entry wait for an answer (`answersWanted`)? */
  readonly open: boolean;
}

/**
 * Number of answers that an entry waits for: one for its verdict, if it is against the rules and
 * neither allowed nor closed, and one for each open opportunity.
 */
export function answersWanted(entry: Omit<Entry, 'open'>): number {
  if (entry.undone !== undefined) return 0;
  const { event, verdict, dismissed, offers } = entry;
  const faults = 'ruling' in event ? (event.ruling?.faults.length ?? 0) : 0;
  const asks = verdict === 'illegal' || (verdict === 'doubtful' && faults > 0);
  return (asks && !dismissed ? 1 : 0) + offers.filter(({ answer }) => answer === 'open').length;
}
