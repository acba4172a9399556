/**
 * Computes one entry of the referee's log from the journal: its verdict, its opportunities with
 * their answers, and whether it waits for an answer. Changes nothing but the memory of a line.
 */
import { answersWanted, type Answer, type Entry, type EntryVerdict, type Offer } from './entry.ts';
import {
  compareEvents,
  type EncounterEvent,
  type EventOf,
  type ProvokedOpportunity,
} from './event.ts';
import { BEFORE, type Encounter } from './applyEvent.ts';
import { headOf, type Journal } from './journal.ts';
import { ownValue } from './tables.ts';
import { hasTurnSince, takenSince } from './turns.ts';

/**
 * May a creature make one more attack of opportunity after it has taken this many? Null: unknown.
 */
export type MayTake = (by: string, taken: number) => boolean | null;

/** What entries are computed from. */
export interface EntrySource {
  readonly journal: Journal;
  readonly mayTake: MayTake;
  /**
   * Remarks (allowed, dismissed, opportunity answered) by the id of the event that they are about.
   */
  readonly remarks: ReadonlyMap<string, readonly Remark[]>;
}

/**
 * What is known about one event of the journal. `seen`: index up to which the end of its fight was
 * searched; `ended`: index of that end.
 */
export interface Line {
  at: number;
  seen: number;
  ended: number;
  entry?: Entry;
}

export const NEVER = Infinity;
/** Maximum number of events between an opportunity and the report of its attack. */
const NEAR = 64;

type Judged = EventOf<'move'> | EventOf<'act'> | EventOf<'declaration'>;
export type Remark = EventOf<'allow'> | EventOf<'dismiss'> | EventOf<'opportunity'>;
const isJudged = (event: EncounterEvent): event is Judged =>
  event.kind === 'act' ||
  event.kind === 'declaration' ||
  (event.kind === 'move' && event.seen !== 'placed');
export const isRemark = (event: EncounterEvent): event is Remark =>
  event.kind === 'allow' || event.kind === 'dismiss' || event.kind === 'opportunity';
/**
 * Are these the same opportunity? One movement gives each enemy one opportunity for each reason.
 */
const same = (a: ProvokedOpportunity, b: ProvokedOpportunity): boolean =>
  a.by === b.by && a.cause === b.cause;

/**
 * The verdict of an entry. If the mover's client reports a teleport and is right, the violations of
 * a walk do not count. No other client can check this, so the verdict is doubtful.
 */
function verdictOf(event: EncounterEvent, ruling: Judged['ruling'] | undefined): EntryVerdict {
  const caveats = event.kind === 'move' ? (event.caveats ?? []) : [];
  const doubted = caveats.some((each) => each !== 'long');
  if (ruling === undefined) return doubted ? 'doubtful' : 'info';
  if (ruling.faults.length > 0) return caveats.includes('teleport') ? 'doubtful' : 'illegal';
  return doubted ||
    ruling.unknown.length > 0 ||
    ruling.provoked.some(({ unknown }) => unknown.length > 0)
    ? 'doubtful'
    : 'legal';
}

/** The remarks of one kind about an event that are not undone, in order. */
const standing = <K extends Remark['kind']>(
  { journal, remarks }: EntrySource,
  id: string,
  kind: K,
): EventOf<K>[] =>
  (remarks.get(id) ?? [])
    .filter((each) => each.kind === kind && !journal.undone(each.id))
    .sort(compareEvents) as unknown as EventOf<K>[];

export const stateBefore = (journal: Journal, at: number): Encounter =>
  journal.states[at - 1] ?? journal.base?.state ?? BEFORE;

/**
 * The event that an entry shows at a position: for a movement, its move that counts, shown where
 * the movement began. Undefined: nothing is shown there.
 */
export function shownAt(journal: Journal, at: number): EncounterEvent | undefined {
  const event = journal.events[at]!;
  if (event.kind === 'condition' && event.from === 'told') {
    // The host only confirms a condition that a user declared here, so the event gets no entry.
    const { conditions, ended } = stateBefore(journal, at);
    return ownValue(event.on ? conditions : ended, event.of)?.includes(event.condition) === true
      ? undefined
      : event;
  }
  if (event.kind !== 'move') return event;
  const moves = journal.movement(event.id);
  return moves[0]?.id === event.id ? (headOf(journal, moves) ?? moves.at(-1)) : undefined;
}

/** The answer to an opportunity; it may name any move of the same movement. */
function answerTo(
  source: EntrySource,
  event: Judged,
  nth: number,
  provoked: ProvokedOpportunity,
): Answer | undefined {
  const members: readonly Judged[] =
    event.kind === 'move' ? source.journal.movement(event.id) : [event];
  const all = members.flatMap((member) =>
    standing(source, member.id, 'opportunity').filter((each) => {
      const meant = member.ruling.provoked[each.nth];
      return meant?.by === each.by && (member === event ? each.nth === nth : same(meant, provoked));
    }),
  );
  return all.length === 0 ? undefined : all.some(({ taken }) => taken) ? 'taken' : 'passed';
}

/** Does another client only repeat an answer that this log shows already? */
export const isRepeated = (source: EntrySource, event: EncounterEvent): boolean =>
  event.kind === 'opportunity' &&
  event.shared === true &&
  standing(source, event.of, 'opportunity').some(
    (each) =>
      compareEvents(each, event) < 0 &&
      each.by === event.by &&
      each.nth === event.nth &&
      each.taken === event.taken,
  );

/** The opportunity that an event answers, as numbered in the move that counts now. */
export function opportunityMeant(
  journal: Journal,
  { of, nth }: Pick<EventOf<'opportunity'>, 'of' | 'nth'>,
): NonNullable<Offer['within']> {
  const moves = journal.movement(of);
  const provoked = moves.find(({ id }) => id === of)?.ruling.provoked[nth];
  const head = headOf(journal, moves);
  const now =
    provoked === undefined || head === undefined || head.id === of
      ? -1
      : head.ruling.provoked.findIndex((p) => same(p, provoked));
  return now < 0 ? { event: of, nth } : { event: head!.id, nth: now };
}

/**
 * The opportunity that led to an attack of opportunity: the last one that its attacker took and has
 * not used.
 */
function answered(journal: Journal, event: EventOf<'act'>, at: number): Offer['within'] {
  for (let i = at - 1; i >= Math.max(0, at - NEAR); i--) {
    const each = journal.events[i]!;
    if (journal.undone(each.id)) continue;
    if (each.kind === 'act' && each.of === event.of && each.as === 'opportunity') return undefined;
    if (each.kind !== 'opportunity' || each.by !== event.of || !each.taken) continue;
    return opportunityMeant(journal, each);
  }
  return undefined;
}

/** The present state of a line's fight, or the last one if the fight is over. */
function lastState(journal: Journal, line: Line): Encounter {
  for (; line.seen < journal.events.length && line.ended === NEVER; line.seen++)
    if (!journal.states[line.seen]!.on) line.ended = line.seen;
  return line.ended === NEVER ? journal.state : stateBefore(journal, line.ended);
}

/**
 * How many opportunities the creature had taken, or has taken so far, when those of this state
 * expire with the next turn of `of`.
 */
const takenBy = (
  journal: Journal,
  [then, last]: readonly [Encounter, Encounter],
  of: string,
  by: string,
): number =>
  takenSince(then, last, by).filter((id) => {
    const cause = journal.get(id.slice(0, id.lastIndexOf('#')));
    const state = cause && journal.states[journal.placeOf(cause)];
    return state === undefined || !hasTurnSince(then, state, of);
  }).length;

function offersOf(source: EntrySource, line: Line, event: Judged): Offer[] {
  if (event.ruling.provoked.length === 0) return [];
  const { journal, mayTake } = source;
  const then = journal.states[line.at]!;
  const last = lastState(journal, line);
  const lapsed = line.ended !== NEVER || hasTurnSince(then, last, event.of);
  const within =
    event.kind === 'act' && event.as === 'opportunity'
      ? answered(journal, event, line.at)
      : undefined;
  return event.ruling.provoked.map((provoked, nth): Offer => {
    const { by } = provoked;
    const answer =
      answerTo(source, event, nth, provoked) ??
      (mayTake(by, takenBy(journal, [then, last], event.of, by)) === false
        ? 'spent'
        : lapsed
          ? 'lapsed'
          : 'open');
    const late = answer === 'open' && hasTurnSince(then, last, by);
    return {
      event: event.id,
      nth,
      against: event.of,
      provoked,
      answer,
      ...(late && { late }),
      ...(within && { within }),
    };
  });
}

/** The entry of a line that shows this event. */
export function entryOf(source: EntrySource, line: Line, event: EncounterEvent): Entry {
  const { journal } = source;
  const after = journal.states[line.at]!;
  const undoing = journal.undoing(event.id);
  const allow = standing(source, event.id, 'allow').at(-1);
  const dismissed = standing(source, event.id, 'dismiss').length > 0;
  const ruling = isJudged(event) ? event.ruling : undefined;
  const offers = undoing === undefined && isJudged(event) ? offersOf(source, line, event) : [];
  const verdict =
    allow !== undefined && ruling !== undefined ? 'allowed' : verdictOf(event, ruling);
  const entry: Omit<Entry, 'open'> = {
    id: event.id,
    event,
    round: (after.on ? after : stateBefore(journal, line.at)).round,
    verdict,
    offers,
    dismissed,
    ...(allow && {
      allowed: {
        by: allow.by,
        ...(allow.note === undefined ? {} : { note: allow.note }),
        ...(allow.shared && { shared: true as const }),
      },
    }),
    ...(event.kind === 'opportunity' && { meant: opportunityMeant(journal, event) }),
    ...(undoing && {
      undone: {
        back: undoing.back === true,
        ...(undoing.seems && { seems: true as const }),
        ...(undoing.why && { why: undoing.why }),
      },
    }),
  };
  return { ...entry, open: answersWanted(entry) > 0 };
}
