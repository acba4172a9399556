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
import { BEFORE, own, type Encounter } from './fold.ts';
import { headOf, MOST_EVENTS, SLACK, type Journal } from './journal.ts';

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
 * What is known about one event of the journal. `seen`: index up to which turns were searched;
 * `lapsed`: index at which its opportunities expired.
 */
interface Line {
  at: number;
  seen: number;
  lapsed: number;
  entry?: Entry;
  /**
   * For each creature with an opportunity: the index at which its own next turn began, and how many
   * opportunities it had taken by then.
   */
  readonly closed: Map<string, { readonly at: number; readonly taken: number }>;
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

  /** Finds the turns at which an entry's opportunities expire. */
  function follow(line: Line, event: Judged): void {
    const takers = new Set(event.ruling.provoked.map(({ by }) => by));
    for (; line.seen < journal.events.length && line.lapsed === NEVER; line.seen++) {
      const at = line.seen;
      const [before, now] = [stateBefore(at), journal.states[at]!];
      const begins = at > line.at && now.turns !== before.turns ? now.active : null;
      if (!now.on || begins === event.of) line.lapsed = at;
      for (const by of takers)
        if ((line.lapsed === at || by === begins) && !line.closed.has(by))
          line.closed.set(by, { at, taken: own(before.opportunities, by) ?? 0 });
    }
  }

  function offersOf(line: Line, event: Judged): Offer[] {
    if (event.ruling.provoked.length === 0) return [];
    follow(line, event);
    const within =
      event.kind === 'act' && event.as === 'opportunity' ? answered(event, line.at) : undefined;
    return event.ruling.provoked.map((provoked, nth): Offer => {
      const { by } = provoked;
      const taken = line.closed.get(by)?.taken ?? own(journal.state.opportunities, by) ?? 0;
      const answer =
        answerTo(event, nth, provoked) ??
        (mayTake(by, taken) === false ? 'spent' : line.lapsed === NEVER ? 'open' : 'lapsed');
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
    live.delete(id);
    if (line === undefined || event === undefined) {
      delete line?.entry;
      return;
    }
    const entry = entryOf(line, event);
    if (line.entry?.event !== event || said(line.entry) !== said(entry)) line.entry = entry;
    if (line.lapsed === NEVER && entry.offers.length > 0) live.add(id);
  }

  /**
   * Discards search results from this position on, because the events there may have changed
   * position.
   */
  function rewind(from: number, dirty: Set<string>): void {
    for (const [id, line] of lines) {
      if (line.seen <= from) continue;
      if (line.lapsed >= from && line.lapsed !== NEVER) {
        line.lapsed = NEVER;
        dirty.add(id);
      }
      line.seen = Math.min(line.seen, Math.max(from, line.at));
      for (const [by, { at }] of line.closed) if (at >= from) line.closed.delete(by);
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
      if (line === undefined) lines.set(id, { at: i, seen: i, lapsed: NEVER, closed: new Map() });
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
    for (const id of live) if (!lines.has(id)) live.delete(id);
    for (const id of remarks.keys()) if (journal.get(id) === undefined) remarks.delete(id);
  }

  function add(event: EncounterEvent): boolean {
    if (!journal.add(event)) return false;
    if (isRemark(event)) remarks.set(event.of, [...(remarks.get(event.of) ?? []), event]);
    if (journal.base !== base) moveUp();
    const { from, states } = journal;
    const [was, now] = [states.at(-2), states.at(-1)];
    const counts =
      from < states.length - 1 ||
      now?.opportunities !== was?.opportunities ||
      now?.turns !== was?.turns ||
      now?.on !== was?.on;
    const dirty = new Set(counts ? live : []);
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
