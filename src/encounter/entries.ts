/**
 * Builds the entries of the referee's log: one for each event that is shown, in step with the
 * journal. An entry is computed again only if it may have changed; otherwise it stays the same
 * object.
 */
import type { Entry, Offer } from './entry.ts';
import {
  entryOf,
  isRemark,
  isRepeated,
  NEVER,
  opportunityMeant,
  shownAt,
  stateBefore,
  type Line,
  type MayTake,
  type Remark,
} from './entryOf.ts';
import { compareEvents, type EncounterEvent, type EventKind } from './event.ts';
import type { Encounter } from './applyEvent.ts';
import { MAX_JOURNAL_WEIGHT, SLACK, type Journal } from './journal.ts';

export type { MayTake } from './entryOf.ts';

export interface Entries {
  /** Adds an event to the entries and to the journal. False: nothing changed. */
  add(event: EncounterEvent): boolean;
  /** The last entries, oldest first; the same array while nothing has changed. */
  list(most?: number): readonly Entry[];
  /**
   * Open attacks of opportunity in the order of resolution: the last provoked first, but those of
   * one movement in the order of its path.
   */
  offers(): readonly Offer[];
  /**
   * The present state of an opportunity, which may be named by any move of its movement; undefined:
   * there is no such opportunity any more.
   */
  offer(event: string, nth: number): Offer | undefined;
  /** Call when the number of opportunities that a creature may take has changed. */
  refresh(): void;
}

/** Kinds of event without an entry of their own. */
const UNSAID: ReadonlySet<EventKind> = new Set<EventKind>(['allow', 'dismiss', 'undo']);
const said = ({ event: _event, ...rest }: Entry): string => JSON.stringify(rest);

/** Whether the tracker did more than go to a new turn, from this position on. */
const wentBack = (journal: Journal, from: number): boolean =>
  journal.states.slice(from).some((now, i) => {
    const before = stateBefore(journal, from + i);
    const isLast = ({ begun, position }: Encounter) => position === begun.length - 1;
    return (
      (now.begun !== before.begun || now.position !== before.position) &&
      (!isLast(now) || !isLast(before) || now.position <= before.position)
    );
  });

/** Ids of the entries that an event changes: those that show it, and those that it is about. */
function shownBy(journal: Journal, event: EncounterEvent): readonly string[] {
  const root = (id: string): string => journal.movement(id)[0]?.id ?? id;
  const undone = event.kind === 'undo' ? journal.get(event.of) : undefined;
  return [
    ...(event.kind === 'move' ? [root(event.id)] : []),
    ...(isRemark(event) ? [root(event.of)] : []),
    // An undo that comes before its event in the order has no effect.
    ...(undone !== undefined && compareEvents(undone, event) < 0 ? shownBy(journal, undone) : []),
  ];
}

/** An opportunity by any move of its movement, as the entry numbers it now. */
function offerIn(
  journal: Journal,
  lines: ReadonlyMap<string, Line>,
  of: string,
  nth: number,
): Offer | undefined {
  const meant = opportunityMeant(journal, { of, nth });
  return lines
    .get(journal.movement(of)[0]?.id ?? of)
    ?.entry?.offers.find((each) => each.event === meant.event && each.nth === meant.nth);
}

export function entriesOf(journal: Journal, mayTake: MayTake = () => null): Entries {
  const lines = new Map<string, Line>();
  /**
   * Remarks (allowed, dismissed, opportunity answered) by the id of the event that they are about.
   */
  const remarks = new Map<string, Remark[]>();
  /** Ids of entries whose opportunities may still change. */
  const live = new Set<string>();
  /** Ids of entries with opportunities in the fight that is not over. */
  const given = new Set<string>();
  const source = { journal, mayTake, remarks };
  let base = journal.base;
  let listed: { readonly most: number; readonly entries: readonly Entry[] } | undefined;

  function update(id: string): void {
    const line = lines.get(id);
    const event = line && shownAt(journal, line.at);
    for (const set of [live, given]) set.delete(id);
    if (line === undefined || event === undefined || isRepeated(source, event)) {
      delete line?.entry;
      return;
    }
    const entry = entryOf(source, line, event);
    if (line.entry?.event !== event || said(line.entry) !== said(entry)) line.entry = entry;
    const isOpen = entry.offers.some(({ answer }) => answer === 'open' || answer === 'spent');
    if (line.ended !== NEVER || entry.offers.length === 0) return;
    given.add(id);
    if (isOpen) live.add(id);
  }

  /**
   * Discards search results from this position on, because the states there have changed. If the
   * tracker went back, opportunities that had expired may be open again.
   */
  function rewind(from: number, dirty: Set<string>): void {
    const back = wentBack(journal, from);
    for (const [id, line] of lines) {
      if (back || (line.ended >= from && line.ended !== NEVER)) dirty.add(id);
      if (line.seen > from) Object.assign(line, { seen: Math.max(from, line.at) });
      if (line.ended >= from) line.ended = NEVER;
    }
  }

  function settle(from: number, dirty: Set<string>): void {
    rewind(from, dirty);
    for (let i = from; i < journal.events.length; i++) {
      const { id, kind } = journal.events[i]!;
      if (UNSAID.has(kind)) continue;
      const line = lines.get(id);
      if (line === undefined) lines.set(id, { at: i, seen: i, ended: NEVER });
      else if (line.at !== i) Object.assign(line, { at: i, seen: i });
      dirty.add(id);
    }
    for (const id of dirty) update(id);
    listed = undefined;
  }

  /** Shifts all positions after the journal has dropped its oldest events. */
  function moveUp(): void {
    base = journal.base;
    for (const [id, line] of lines) {
      if (journal.get(id) === undefined) lines.delete(id);
      else line.seen = NEVER;
    }
    for (const set of [live, given]) for (const id of set) if (!lines.has(id)) set.delete(id);
    for (const id of remarks.keys()) if (journal.get(id) === undefined) remarks.delete(id);
  }

  function add(event: EncounterEvent): boolean {
    if (!journal.add(event)) return false;
    if (isRemark(event)) remarks.set(event.of, [...(remarks.get(event.of) ?? []), event]);
    if (journal.base !== base) moveUp();
    const { from, states } = journal;
    const [was, now] = [states.at(-2), states.at(-1)];
    const turns =
      now?.begun !== was?.begun || now?.position !== was?.position || now?.on !== was?.on;
    const all = from < states.length - 1 || (!turns && now?.taken !== was?.taken);
    const dirty = new Set(all ? given : turns ? live : []);
    for (const id of shownBy(journal, event)) dirty.add(id);
    settle(from, dirty);
    return true;
  }

  function list(most = MAX_JOURNAL_WEIGHT + SLACK): readonly Entry[] {
    if (listed?.most === most) return listed.entries;
    const entries: Entry[] = [];
    for (let i = journal.events.length - 1; i >= 0 && entries.length < most; i--) {
      const entry = lines.get(journal.events[i]!.id)?.entry;
      if (entry !== undefined) entries.push(entry);
    }
    listed = { most, entries: entries.reverse() };
    return listed.entries;
  }

  function offers(): readonly Offer[] {
    const open = [...live].map((id) => lines.get(id)!).sort((a, b) => b.at - a.at);
    return open.flatMap(
      ({ entry }) => entry?.offers.filter(({ answer }) => answer === 'open') ?? [],
    );
  }

  for (const event of journal.events)
    if (isRemark(event)) remarks.set(event.of, [...(remarks.get(event.of) ?? []), event]);
  settle(0, new Set());
  return {
    add,
    list,
    offers,
    offer: (event, nth) => offerIn(journal, lines, event, nth),
    refresh: () => {
      settle(journal.events.length, new Set(live));
    },
  };
}
