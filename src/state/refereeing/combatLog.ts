/**
 * The combat logs of this client: the fight in progress with its state as signals, and other open
 * fights that may be continued. Two pages at one table see the same fight and write one log. An
 * event observed in a snapshot has the same id on both pages, so the log contains it once. An event
 * that the other page reported first is not reported again.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import { sameCell, type Cell } from '../../board/grid.ts';
import { entriesOf, type Entries, type MayTake } from '../../encounter/entries.ts';
import type { EncounterEvent, EventOf, NewEvent } from '../../encounter/event.ts';
import { BEFORE, type Encounter } from '../../encounter/applyEvent.ts';
import { journal, type Journal } from '../../encounter/journal.ts';
import { isSamePeriod, periodStart } from '../../encounter/reactions.ts';
import { isReadable } from '../../encounter/event.ts';
import { hashed } from './hashed.ts';

/** Stores the log of a fight outside this page. */
export interface Keeper {
  /** The stored log; null: nothing is stored. Never rejects. */
  load(key: string): Promise<Journal | null>;
  /** Stores the log soon. Never throws. */
  changed(key: string, journal: Journal): void;
  /** From now on calls `heard` with the events of a fight that another page stores. */
  follow?(heard: CombatLog['heard']): void;
}

export interface CombatLog {
  /** Id of the fight; '' before the first. */
  readonly key: string;
  /** False while the stored log is being read: no event may be added then. */
  readonly ready: ReadonlySignal<boolean>;
  readonly journal: Journal;
  readonly entries: Entries;
  readonly encounter: ReadonlySignal<Encounter>;
  /** Changes with every event. */
  readonly revision: ReadonlySignal<number>;
  open(key: string): void;
  /** Recomputes which opportunities may be taken. */
  refresh(): void;
  /** Adds events of the fight that another page of this user reported. */
  heard(key: string, events: readonly EncounterEvent[]): void;
  /**
   * Whether another page reported a move that ends at this cell, and no snapshot on this page has
   * shown it yet.
   */
  knows(of: string, at: Cell): boolean;
  /** Adds events that a snapshot shows, in this order; returns the ids of the new ones. */
  observe(happenings: readonly NewEvent[]): readonly string[];
  /**
   * Adds events that a user enters, in this order; returns their ids. `id`: that of an event which
   * other clients know by this id; `shared`: another client reported it.
   */
  happen(happenings: readonly NewEvent[], id?: string, shared?: boolean): readonly string[];
}

/** Maximum number of open fights kept in memory. */
const MANY = 8;

/** The creature's last move, which supersedes all earlier ones. */
const lastMoveOf = (fight: Journal, of: string): EventOf<'move'> | undefined =>
  fight.events.findLast(
    (event): event is EventOf<'move'> =>
      event.kind === 'move' && event.of === of && !fight.undone(event.id),
  );

/** Drops a creature's moves: it has moved on from the position that another page reported. */
function dropMoves(ids: Set<string>, fight: Journal, of: string): void {
  for (const id of ids) {
    const event = fight.get(id);
    if (event?.kind === 'move' && event.of === of) ids.delete(id);
  }
}

/**
 * The first id of this name that no event has. Null: it is that of an event which another page
 * reported, and which this page has now observed.
 */
function idFor(name: string, fight: Journal, foreign: Set<string>): string | null {
  for (let n = 0; ; n++) {
    const id = `${name}.${n}`;
    if (fight.get(id) === undefined) return id;
    if (foreign.delete(id)) return null;
  }
}

const SHARED = { shared: true } as const;

/**
 * An answer to an opportunity counts in the period in which it was given, even if the attacker's next
 * turn has begun since.
 */
function inItsPeriod({ get, placeOf, state, states }: Journal, happening: NewEvent): NewEvent {
  if (happening.kind !== 'opportunity') return happening;
  const { since: said, ...answer } = happening;
  const cause = get(answer.of);
  const then = cause && states[placeOf(cause)];
  const since = then === undefined ? said : periodStart(then, answer.by);
  return since === undefined || isSamePeriod(since, periodStart(state, answer.by))
    ? answer
    : { ...answer, since };
}

export function createCombatLog(
  now: () => number,
  mayTake: MayTake,
  keeper: Keeper | undefined,
): CombatLog {
  const fights = new Map<string, Journal>();
  const ready = signal(false);
  const encounter = signal(BEFORE);
  const revision = signal(0);
  let key = '';
  let current = journal();
  let entries = entriesOf(current, mayTake);
  /** Ids of events that another page reported and this page has not observed yet. */
  let foreign = new Set<string>();
  /** Distinguishes events of this page from those of another page. */
  const page = Math.random().toString(36).slice(2, 8);

  const next = (): number => Math.max(current.events.at(-1)?.seq ?? 0, current.base?.seq ?? 0) + 1;
  const publish = (): void => {
    encounter.value = current.state;
    revision.value++;
  };
  function record(
    happenings: readonly NewEvent[],
    idOf: (happening: NewEvent) => string | null,
    shared = false,
  ): readonly string[] {
    if (!ready.peek()) return [];
    const ids: string[] = [];
    for (const happening of happenings) {
      const id = idOf(happening);
      const stamp = { id, seq: next(), at: now(), ...(shared && SHARED) };
      const event = { ...inItsPeriod(current, happening), ...stamp } as EncounterEvent;
      // An event that could not be parsed later would be lost when the page closes, so it is not
      // added.
      if (id !== null && isReadable(event) && entries.add(event)) ids.push(id);
    }
    if (ids.length > 0) {
      publish();
      keeper?.changed(key, current);
    }
    return ids;
  }
  function show(fight: Journal): void {
    fights.delete(key);
    fights.set(key, fight);
    if (fights.size > MANY) fights.delete(fights.keys().next().value!);
    current = fight;
    entries = entriesOf(fight, mayTake);
    foreign = new Set();
    ready.value = true;
    publish();
  }

  const log: CombatLog = {
    get key() {
      return key;
    },
    get journal() {
      return current;
    },
    get entries() {
      return entries;
    },
    ready,
    encounter,
    revision,
    open(of) {
      if (of === key) return;
      key = of;
      const known = fights.get(of);
      if (known === undefined && keeper !== undefined) {
        ready.value = false;
        current = journal();
        entries = entriesOf(current, mayTake);
        publish();
      } else show(known ?? journal());
      void keeper
        ?.load(of)
        .catch(() => null)
        .then((found) => {
          if (key !== of) return;
          if (!ready.peek()) show(found ?? journal());
          // If a fight continues after a pause, add the events that another page has reported
          // meanwhile.
          else if (found !== null) log.heard(of, found.events);
        });
    },
    refresh() {
      entries.refresh();
      revision.value++;
    },
    heard(of, events) {
      if (of !== key || !ready.peek()) {
        fights.delete(of);
        return;
      }
      const news = events.filter((event) => entries.add(event));
      for (const { id } of news) foreign.add(id);
      if (news.length > 0) publish();
    },
    knows(of, at) {
      const last = lastMoveOf(current, of);
      return last !== undefined && sameCell(last.path.at(-1)!, at) && foreign.delete(last.id);
    },
    observe(happenings) {
      return record(happenings, (happening) => {
        const id = idFor(nameOf(current.state.turns, happening), current, foreign);
        if (id !== null && happening.kind === 'move') dropMoves(foreign, current, happening.of);
        return id;
      });
    },
    happen: (happenings, id, shared = id !== undefined) =>
      record(happenings, () => id ?? `${page}.${next()}`, shared),
  };
  keeper?.follow?.(log.heard);
  return log;
}

/**
 * The id of an observed event. It is computed from facts that both pages observe, not from the
 * ruling.
 */
function nameOf(turns: number, h: NewEvent): string {
  switch (h.kind) {
    case 'move':
      return hashed(turns, h.kind, h.of, h.path.at(-1));
    case 'condition':
      return hashed(turns, h.kind, h.of, h.condition, h.on);
    case 'turn':
      return hashed(h.kind, h.round, h.active);
    case 'combat':
      return hashed(h.kind, h.on);
    default:
      return hashed(turns, h.kind, 'of' in h ? h.of : '');
  }
}
