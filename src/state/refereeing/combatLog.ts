/**
 * The fights of this client: the one in course, its log and its state as signals; those left open,
 * to be gone on with. Two pages on one table see the same and write one log. What a reading shows
 * has the same id on both, so it stands there once; what the other page was first to tell is not
 * told again.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import { sameCell, type Cell } from '../../board/grid.ts';
import { entriesOf, type Entries, type MayTake } from '../../encounter/entries.ts';
import type { EncounterEvent, Happening } from '../../encounter/event.ts';
import { BEFORE, type Encounter } from '../../encounter/fold.ts';
import { journal, type Journal } from '../../encounter/journal.ts';
import { isReadable } from '../../encounter/schema.ts';
import { hashed } from './hashed.ts';

/** Keeps a fight's log beyond this page. */
export interface Keeper {
  /** Null: nothing is kept of it. Never rejects. */
  load(key: string): Promise<Journal | null>;
  /** Soon to be kept. Never throws. */
  changed(key: string, journal: Journal): void;
  /** From now on `heard` is told what another page keeps of a fight. */
  follow?(heard: CombatLog['heard']): void;
}

export interface CombatLog {
  /** Which fight; '' before the first. */
  readonly key: string;
  /** False while what is kept of it is being read: nothing may be added. */
  readonly ready: ReadonlySignal<boolean>;
  readonly journal: Journal;
  readonly entries: Entries;
  readonly encounter: ReadonlySignal<Encounter>;
  /** Becomes different with every event. */
  readonly revision: ReadonlySignal<number>;
  open(key: string): void;
  /** What may be taken has changed. */
  refresh(): void;
  /** Another page of this user's told these of the fight. */
  heard(key: string, events: readonly EncounterEvent[]): void;
  /** Was a move that ends there heard from another page, and seen by no reading of this one? */
  knows(of: string, at: Cell): boolean;
  /** A reading shows them, in this order; gives the ids of those that are news. */
  observe(happenings: readonly Happening[]): readonly string[];
  /**
   * Somebody says them, in this order; gives their ids. `shared`: the id of one that another client
   * told.
   */
  happen(happenings: readonly Happening[], shared?: string): readonly string[];
}

/** Fights left open that are held in memory. */
const MANY = 8;

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
  /** Heard from another page, and not seen here yet. */
  let foreign = new Set<string>();
  /** Tells this page's words from those of another. */
  const page = Math.random().toString(36).slice(2, 8);

  const next = (): number => Math.max(current.events.at(-1)?.seq ?? 0, current.base?.seq ?? 0) + 1;
  const told = (): void => {
    encounter.value = current.state;
    revision.value++;
  };
  function record(
    happenings: readonly Happening[],
    idOf: (happening: Happening) => string | null,
    shared = false,
  ): readonly string[] {
    if (!ready.peek()) return [];
    const ids: string[] = [];
    for (const happening of happenings) {
      const id = idOf(happening);
      const event = {
        ...happening,
        id,
        seq: next(),
        at: now(),
        ...(shared && { shared: true as const }),
      } as EncounterEvent;
      // What could not be read again would be lost with the page: better it is not there from the
      // start.
      if (id !== null && isReadable(event) && entries.add(event)) ids.push(id);
    }
    if (ids.length > 0) {
      told();
      keeper?.changed(key, current);
    }
    return ids;
  }
  /** It has moved on from whatever another page told of it. */
  const passed = (of: string): void => {
    for (const id of foreign) {
      const event = current.get(id);
      if (event?.kind === 'move' && event.of === of) foreign.delete(id);
    }
  };
  function show(fight: Journal): void {
    fights.delete(key);
    fights.set(key, fight);
    if (fights.size > MANY) fights.delete(fights.keys().next().value!);
    current = fight;
    entries = entriesOf(fight, mayTake);
    foreign = new Set();
    ready.value = true;
    told();
  }

  const book: CombatLog = {
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
        told();
      } else show(known ?? journal());
      void keeper
        ?.load(of)
        .catch(() => null)
        .then((found) => {
          if (key !== of) return;
          if (!ready.peek()) show(found ?? journal());
          // Left for a while and gone on with: another page may have told more of it since.
          else if (found !== null) book.heard(of, found.events);
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
      if (news.length > 0) told();
    },
    knows(of, at) {
      // The last holds all that came before it.
      const last = current.events.findLast(
        (event) => event.kind === 'move' && event.of === of && !current.undone(event.id),
      );
      return last?.kind === 'move' && sameCell(last.path.at(-1)!, at) && foreign.delete(last.id);
    },
    observe(happenings) {
      return record(happenings, (happening) => {
        const name = nameOf(current.state.turns, happening);
        for (let n = 0; ; n++) {
          const id = `${name}.${n}`;
          if (current.get(id) === undefined) {
            if (happening.kind === 'move') passed(happening.of);
            return id;
          }
          if (foreign.delete(id)) return null;
        }
      });
    },
    happen: (happenings, shared) =>
      record(happenings, () => shared ?? `${page}.${next()}`, shared !== undefined),
  };
  keeper?.follow?.(book.heard);
  return book;
}

/** What a reading shows, by what both pages see of it: not how it was judged. */
function nameOf(turns: number, h: Happening): string {
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
