/**
 * Builds the entries of the referee's log: one for each event that is shown, in step with the
 * journal. An entry is computed again only if it may have changed; otherwise it stays the same
 * object.
 */
import type { Answer, Entry, EntryVerdict, Offer } from './entry.ts';
import {
  inOrder,
  type EncounterEvent,
  type EventOf,
  type EventKind,
  type ProvokedOpportunity,
} from './event.ts';
import { BEFORE, type Encounter } from './fold.ts';
import { headOf, MOST_EVENTS, SLACK, type Journal } from './journal.ts';
import { own } from './tables.ts';
import { hasTurnSince, takenSince } from './turns.ts';

/**
 * May a creature make one more attack of opportunity after it has taken this many? Null: unknown.
 */
export type MayTake = (by: string, taken: number) => boolean | null;

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
  /** Call when the number of opportunities that a creature may take has changed. */
  refresh(): void;
}

/**
 * What is known about one event of the journal. `seen`: index up to which the end of its fight was
 * searched; `ended`: index of that end.
 */
interface Line {
  at: number;
  seen: number;
  ended: number;
  entry?: Entry;
}

const SAID: ReadonlySet<EventKind> = new Set<EventKind>([
  'combat',
  'turn',
  'move',
  'act',
  'opportunity',
  'condition',
  'posted',
  'wait',
  'outcome',
  'round',
  'declaration',
  'die',
  'decision',
  'factor',
]);
const NEVER = Infinity;
/** Maximum number of events between an opportunity and the report of its attack. */
const NEAR = 64;

type Judged = EventOf<'move'> | EventOf<'act'> | EventOf<'declaration'>;
type Remark = EventOf<'allow'> | EventOf<'dismiss'> | EventOf<'opportunity'>;
const isJudged = (event: EncounterEvent): event is Judged =>
  event.kind === 'act' ||
  event.kind === 'declaration' ||
  (event.kind === 'move' && event.seen !== 'placed');
const isRemark = (event: EncounterEvent): event is Remark =>
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
const said = ({ event: _event, ...rest }: Entry): string => JSON.stringify(rest);

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
  let base = journal.base;
  let listed: { readonly most: number; readonly entries: readonly Entry[] } | undefined;

  const root = (id: string): string => journal.movement(id)[0]?.id ?? id;
  function standing<K extends Remark['kind']>(id: string, kind: K): EventOf<K>[] {
    return (remarks.get(id) ?? [])
      .filter((each) => each.kind === kind && !journal.undone(each.id))
      .sort(inOrder) as unknown as EventOf<K>[];
  }

  const stateBefore = (at: number): Encounter =>
    journal.states[at - 1] ?? journal.base?.state ?? BEFORE;

  /**
   * The event that an entry shows at a position: for a movement, its move that counts, shown where
   * the movement began. Undefined: nothing is shown there.
   */
  function toldAt(at: number): EncounterEvent | undefined {
    const event = journal.events[at]!;
    if (event.kind === 'condition' && event.from === 'told') {
      // The host only confirms a condition that a user declared here, so the event gets no entry.
      const { conditions, ended } = stateBefore(at);
      return own(event.on ? conditions : ended, event.of)?.includes(event.condition) === true
        ? undefined
        : event;
    }
    if (event.kind !== 'move') return event;
    const moves = journal.movement(event.id);
    return moves[0]?.id === event.id ? (headOf(journal, moves) ?? moves.at(-1)) : undefined;
  }

  /** The answer to an opportunity; it may name any move of the same movement. */
  function answerTo(event: Judged, nth: number, provoked: ProvokedOpportunity): Answer | undefined {
    const members: readonly Judged[] = event.kind === 'move' ? journal.movement(event.id) : [event];
    const all = members.flatMap((member) =>
      standing(member.id, 'opportunity').filter((each) => {
        const meant = member.ruling.provoked[each.nth];
        return (
          meant?.by === each.by && (member === event ? each.nth === nth : same(meant, provoked))
        );
      }),
    );
    return all.length === 0 ? undefined : all.some(({ taken }) => taken) ? 'taken' : 'passed';
  }

  /** The opportunity that an event answers, as numbered in the move that counts now. */
  function meantBy({ of, nth }: EventOf<'opportunity'>): NonNullable<Offer['within']> {
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
   * The opportunity that led to an attack of opportunity: the last one that its attacker took and
   * has not used.
   */
  function answered(event: EventOf<'act'>, at: number): Offer['within'] {
    for (let i = at - 1; i >= Math.max(0, at - NEAR); i--) {
      const each = journal.events[i]!;
      if (journal.undone(each.id)) continue;
      if (each.kind === 'act' && each.of === event.of && each.as === 'opportunity')
        return undefined;
      if (each.kind !== 'opportunity' || each.by !== event.of || !each.taken) continue;
      return meantBy(each);
    }
    return undefined;
  }

  /** The present state of an entry's fight, or the last one if the fight is over. */
  function lastState(line: Line): Encounter {
    for (; line.seen < journal.events.length && line.ended === NEVER; line.seen++)
      if (!journal.states[line.seen]!.on) line.ended = line.seen;
    return line.ended === NEVER ? journal.state : stateBefore(line.ended);
  }

  /**
   * How many opportunities the creature had taken, or has taken so far, when those of this state
   * expire with the next turn of `of`.
   */
  const taken = (then: Encounter, last: Encounter, of: string, by: string): number =>
    takenSince(then, last, by).filter((id) => {
      const about = journal.get(id.slice(0, id.lastIndexOf('#')));
      const state = about && journal.states[journal.placeOf(about)];
      return state === undefined || !hasTurnSince(then, state, of);
    }).length;

  function offersOf(line: Line, event: Judged): Offer[] {
    if (event.ruling.provoked.length === 0) return [];
    const then = journal.states[line.at]!;
    const last = lastState(line);
    const lapsed = line.ended !== NEVER || hasTurnSince(then, last, event.of);
    const within =
      event.kind === 'act' && event.as === 'opportunity' ? answered(event, line.at) : undefined;
    return event.ruling.provoked.map((provoked, nth): Offer => {
      const { by } = provoked;
      const answer =
        answerTo(event, nth, provoked) ??
        (mayTake(by, taken(then, last, event.of, by)) === false
          ? 'spent'
          : lapsed
            ? 'lapsed'
            : 'open');
      return {
        event: event.id,
        nth,
        against: event.of,
        provoked,
        answer,
        ...(within && { within }),
      };
    });
  }

  function entryOf(line: Line, event: EncounterEvent): Entry {
    const after = journal.states[line.at]!;
    const undoing = journal.undoing(event.id);
    const allow = standing(event.id, 'allow').at(-1);
    const dismissed = standing(event.id, 'dismiss').length > 0;
    const ruling = isJudged(event) ? event.ruling : undefined;
    const offers = undoing === undefined && isJudged(event) ? offersOf(line, event) : [];
    const verdict =
      allow !== undefined && ruling !== undefined ? 'allowed' : verdictOf(event, ruling);
    const waits =
      verdict === 'illegal' || (verdict === 'doubtful' && (ruling?.faults ?? []).length > 0);
    return {
      id: event.id,
      event,
      round: (after.on ? after : stateBefore(line.at)).round,
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
      ...(event.kind === 'opportunity' && { meant: meantBy(event) }),
      ...(undoing && { undone: { back: undoing.back === true } }),
      open:
        undoing === undefined &&
        ((waits && !dismissed) || offers.some(({ answer }) => answer === 'open')),
    };
  }

  function update(id: string): void {
    const line = lines.get(id);
    const event = line && toldAt(line.at);
    for (const set of [live, given]) set.delete(id);
    if (line === undefined || event === undefined) {
      delete line?.entry;
      return;
    }
    const entry = entryOf(line, event);
    if (line.entry?.event !== event || said(line.entry) !== said(entry)) line.entry = entry;
    const isOpen = entry.offers.some(({ answer }) => answer === 'open' || answer === 'spent');
    if (line.ended !== NEVER || entry.offers.length === 0) return;
    given.add(id);
    if (isOpen) live.add(id);
  }

  /**
   * Discards search results from this position on, because the states there have changed. If the
   * tracker did more than go to a new turn, opportunities that had expired may be open again.
   */
  function rewind(from: number, dirty: Set<string>): void {
    const back = journal.states.slice(from).some((now, i) => {
      const before = stateBefore(from + i);
      const isLast = ({ begun, position }: Encounter) => position === begun.length - 1;
      return (
        (now.begun !== before.begun || now.position !== before.position) &&
        (!isLast(now) || !isLast(before) || now.position <= before.position)
      );
    });
    for (const [id, line] of lines) {
      if (back || (line.ended >= from && line.ended !== NEVER)) dirty.add(id);
      if (line.seen > from) Object.assign(line, { seen: Math.max(from, line.at) });
      if (line.ended >= from) line.ended = NEVER;
    }
  }

  /** Marks an entry for renewal: the one that shows the event, or that the event is about. */
  function touch(event: EncounterEvent, dirty: Set<string>): void {
    if (event.kind === 'move') dirty.add(root(event.id));
    if (isRemark(event)) dirty.add(root(event.of));
    const undone = event.kind === 'undo' ? journal.get(event.of) : undefined;
    // An undo that comes before its event in the order has no effect.
    if (undone !== undefined && inOrder(undone, event) < 0) touch(undone, dirty);
  }

  function settle(from: number, dirty: Set<string>): void {
    rewind(from, dirty);
    for (let i = from; i < journal.events.length; i++) {
      const { id, kind } = journal.events[i]!;
      if (!SAID.has(kind)) continue;
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
    touch(event, dirty);
    settle(from, dirty);
    return true;
  }

  function list(most = MOST_EVENTS + SLACK): readonly Entry[] {
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
    refresh: () => {
      settle(journal.events.length, new Set(live));
    },
  };
}
