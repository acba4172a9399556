/**
 * Keeps a fight's events in order, and the state after each. Events may arrive late, twice or out
 * of order; the states always follow their order. Most events arrive in order and cost one step;
 * after a late event, states are computed again from its position.
 */
import { compareEvents, type EncounterEvent, type EventOf, type EventPosition } from './event.ts';
import { BEFORE, applyEvent, type Encounter } from './applyEvent.ts';

/**
 * Maximum total weight of the events that are kept one by one; older events are replaced by the
 * state after them.
 */
export const MAX_JOURNAL_WEIGHT = 2000;
/** Number of old events that are dropped at once. */
export const SLACK = 256;
/**
 * Size in bytes of an event of weight one. So a fight stays below a megabyte, however large its
 * events are.
 */
const ORDINARY = 360;
/**
 * Minimum number of events that are kept, however large they are, so that the log still shows the
 * present.
 */
const FEWEST = 20;

const encoder = new TextEncoder();
/** Size in bytes of a value when stored. */
export const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;
const weights = new WeakMap<EncounterEvent, number>();
/** The weight of an event; memoized, since events never change. */
export function weightOf(event: EncounterEvent): number {
  const weight = weights.get(event) ?? Math.max(1, bytesOf(event) / ORDINARY);
  weights.set(event, weight);
  return weight;
}

/** Summary that replaces dropped events. Plain data. */
export interface Base extends EventPosition {
  readonly state: Encounter;
  /** Ids of later moves that the summary already counts: they continue a move that was dropped. */
  readonly counted: readonly string[];
}

export interface Journal {
  /** Events in order, including those that were undone. */
  readonly events: readonly EncounterEvent[];
  /** States of the fight: `states[i]` is the state after `events[i]`. */
  readonly states: readonly Encounter[];
  readonly state: Encounter;
  readonly base: Base | null;
  /** The first index whose state the last `add` computed again. */
  readonly from: number;
  /** Was this event undone? An undo that is itself undone does not count. */
  undone(id: string): boolean;
  /** The undo of this event that is in force, if any. */
  undoing(id: string): EventOf<'undo'> | undefined;
  get(id: string): EncounterEvent | undefined;
  /**
   * The moves of the movement to which this move belongs, in order. Empty: the event is no move, or
   * the summary already counts it.
   */
  movement(id: string): readonly EventOf<'move'>[];
  /** Index of an event in `events`; negative if it is not there. */
  placeOf(stamp: EventPosition): number;
  /**
   * Adds an event. False: nothing changed, because the event is already known, or older than all
   * events that are kept.
   */
  add(event: EncounterEvent): boolean;
}

/** The move that counts for a movement: the last one not undone, which includes all before it. */
export const headOf = (
  journal: Pick<Journal, 'undone'>,
  moves: readonly EventOf<'move'>[],
): EventOf<'move'> | undefined => moves.findLast((move) => !journal.undone(move.id));

type Known = ReadonlyMap<string, EncounterEvent>;

/** Deletes the links of dropped events, and those that only dropped events have. */
function forgetLinks(
  links: Map<string, readonly EncounterEvent[]>,
  gone: readonly EncounterEvent[],
  known: Known,
): void {
  for (const { id } of gone) links.delete(id);
  for (const [id, list] of links) if (list.every((each) => !known.has(each.id))) links.delete(id);
}

/** Which events are undone. An undo may arrive before its event. */
function undoLinks(known: Known) {
  /** Undo events by the id of the event that they undo. */
  const undoings = new Map<string, readonly EventOf<'undo'>[]>();
  /** Cache until the next undo arrives, because chains of undo events may be very long. */
  const found = new Map<string, EventOf<'undo'> | undefined>();
  // An undo counts only after its event in the order, so that no two can undo each other.
  const undoing = (id: string): EventOf<'undo'> | undefined => {
    const [event, all] = [known.get(id), undoings.get(id)];
    if (event === undefined || all === undefined) return undefined;
    if (!found.has(id))
      found.set(
        id,
        all.find((by) => compareEvents(event, by) < 0 && undoing(by.id) === undefined),
      );
    return found.get(id);
  };
  return {
    undoing,
    add(event: EncounterEvent): void {
      if (event.kind === 'undo' || undoings.has(event.id)) found.clear();
      if (event.kind === 'undo')
        undoings.set(event.of, [...(undoings.get(event.of) ?? []), event].sort(compareEvents));
    },
    forget(gone: readonly EncounterEvent[]): void {
      found.clear();
      forgetLinks(undoings, gone, known);
    },
  };
}

/** Which moves are one movement. A move may arrive before the move that it continues. */
function moveLinks(known: Known) {
  const movements = new Map<string, readonly EventOf<'move'>[]>();
  /** Moves that continue a move which has not arrived yet, by that move's id. */
  const expecting = new Map<string, readonly EventOf<'move'>[]>();
  const joined = (move: EventOf<'move'>): EventOf<'move'> | undefined => {
    const to = known.get(move.joins ?? '');
    return to?.kind === 'move' && to.of === move.of && compareEvents(to, move) < 0 ? to : undefined;
  };
  return {
    of: (id: string): readonly EventOf<'move'>[] | undefined => movements.get(id),
    /** Links a move to its movement, together with moves that waited for it; returns all. */
    add(event: EventOf<'move'>): readonly EventOf<'move'>[] {
      let all = [event];
      for (const near of [
        joined(event),
        ...(expecting.get(event.id) ?? []).filter((next) => joined(next) === event),
      ]) {
        const theirs = near === undefined ? undefined : movements.get(near.id);
        if (theirs !== undefined && !theirs.includes(event)) all = [...theirs, ...all];
      }
      expecting.delete(event.id);
      if (event.joins !== undefined && !known.has(event.joins))
        expecting.set(event.joins, [...(expecting.get(event.joins) ?? []), event]);
      all.sort(compareEvents);
      for (const each of all) movements.set(each.id, all);
      return all;
    },
    forget(gone: readonly EncounterEvent[]): void {
      for (const { id } of gone) movements.delete(id);
      forgetLinks(expecting, gone, known);
    },
  };
}

/**
 * @param before earlier events, in any order
 * @param base the state before them
 */
export function journal(before: Iterable<EncounterEvent> = [], base: Base | null = null): Journal {
  const events: EncounterEvent[] = [];
  const states: Encounter[] = [];
  const known = new Map<string, EncounterEvent>();
  const undos = undoLinks(known);
  const moves = moveLinks(known);
  let counted = new Set(base?.counted);
  let from = 0;
  let weight = 0;

  const { undoing } = undos;
  const undone = (id: string): boolean => undoing(id) !== undefined;
  const movement = (id: string): readonly EventOf<'move'>[] =>
    counted.has(id) ? [] : (moves.of(id) ?? []);

  /** Number of events that come before this one. */
  function rank(stamp: EventPosition): number {
    let [low, high] = [0, events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareEvents(events[middle]!, stamp) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  const placeOf = (stamp: EventPosition): number => {
    const i = rank(stamp);
    return events[i]?.id === stamp.id ? i : -1;
  };

  /** The state after an event; a movement counts once, at its beginning. */
  function step(now: Encounter, event: EncounterEvent): Encounter {
    if (event.kind !== 'move') return undone(event.id) ? now : applyEvent(now, event);
    const all = movement(event.id);
    const head = all[0] === event ? headOf({ undone }, all) : undefined;
    return head === undefined ? now : applyEvent(now, head);
  }

  function add(event: EncounterEvent): boolean {
    if (known.has(event.id) || (base !== null && compareEvents(event, base) <= 0)) return false;
    known.set(event.id, event);
    const place = rank(event);
    events.splice(place, 0, event);
    from = place;
    undos.add(event);
    const earliest = (other: EncounterEvent | undefined): void => {
      if (other === undefined) return;
      const first = moves.of(other.id)?.[0] ?? other;
      from = Math.min(from, rank(first));
    };
    if (event.kind === 'move') {
      if (event.joins !== undefined && counted.has(event.joins)) counted.add(event.id);
      earliest(moves.add(event)[0]);
    } else if (event.kind === 'undo') {
      for (
        let at: EncounterEvent | undefined = event;
        at?.kind === 'undo' && compareEvents(known.get(at.of) ?? at, at) < 0;
      )
        earliest((at = known.get(at.of)));
    }
    states.length = from;
    for (let i = from; i < events.length; i++)
      states.push(step(states.at(-1) ?? base?.state ?? BEFORE, events[i]!));
    weight += weightOf(event);
    if (weight >= MAX_JOURNAL_WEIGHT + SLACK) cut(tooMany());
    return true;
  }

  /** Number of the oldest events to drop for the limit. */
  function tooMany(): number {
    let [n, left] = [0, weight];
    while (left > MAX_JOURNAL_WEIGHT && n < events.length - FEWEST) left -= weightOf(events[n++]!);
    return n;
  }

  /** Drops the first `n` events. */
  function cut(n: number): void {
    if (n === 0) return;
    const gone = events.splice(0, n);
    for (const each of gone) weight -= weightOf(each);
    const last = gone[n - 1]!;
    const state = states.splice(0, n)[n - 1]!;
    for (const { id, kind } of gone)
      if (kind === 'move')
        for (const each of moves.of(id) ?? []) if (each.id !== id) counted.add(each.id);
    for (const { id } of gone) known.delete(id);
    moves.forget(gone);
    undos.forget(gone);
    counted = new Set([...counted].filter((id) => known.has(id)));
    base = { id: last.id, seq: last.seq, state, counted: [...counted].sort() };
    from = 0;
  }

  for (const event of [...before].sort(compareEvents)) add(event);
  return {
    events,
    states,
    add,
    undone,
    undoing,
    placeOf,
    get: (id) => known.get(id),
    movement,
    get state() {
      return states.at(-1) ?? base?.state ?? BEFORE;
    },
    get base() {
      return base;
    },
    get from() {
      return from;
    },
  };
}
