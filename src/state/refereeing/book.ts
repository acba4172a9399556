/** The fights of this client: the one in course, its log and its state as signals; those left open, to be gone on with. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { entriesOf, type Entries, type MayTake } from '../../encounter/entries.ts';
import type { EncounterEvent, Happening } from '../../encounter/event.ts';
import { BEFORE, type Encounter } from '../../encounter/fold.ts';
import { journal, type Journal } from '../../encounter/journal.ts';

/** Keeps a fight's log beyond this page. */
export interface Keeper {
  /** Null: nothing is kept of it. Never rejects. */
  load(key: string): Promise<Journal | null>;
  changed(key: string, journal: Journal): void;
}

export interface Book {
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
  /** Another page's log of the same fight in place of this one. */
  adopt(key: string, other: Journal): void;
  /** They happen now, in this order; gives their ids. */
  happen(happenings: readonly Happening[], shared?: { readonly id: string }): readonly string[];
}

/** Fights left open that are held in memory. */
const MANY = 8;

export function createBook(now: () => number, mayTake: MayTake, keeper: Keeper | undefined): Book {
  const fights = new Map<string, Journal>();
  const ready = signal(false);
  const encounter = signal(BEFORE);
  const revision = signal(0);
  let key = '';
  let current = journal();
  let entries = entriesOf(current, mayTake);

  function show(next: Journal): void {
    fights.delete(key);
    fights.set(key, next);
    if (fights.size > MANY) fights.delete(fights.keys().next().value!);
    current = next;
    entries = entriesOf(next, mayTake);
    ready.value = true;
    encounter.value = current.state;
    revision.value++;
  }

  return {
    get key() { return key; },
    get journal() { return current; },
    get entries() { return entries; },
    ready, encounter, revision,
    open(of) {
      if (of === key) return;
      key = of;
      const known = fights.get(of);
      if (known !== undefined || keeper === undefined) return show(known ?? journal());
      ready.value = false;
      current = journal();
      entries = entriesOf(current, mayTake);
      encounter.value = BEFORE;
      revision.value++;
      void keeper.load(of).then((found) => { if (key === of && !ready.peek()) show(found ?? journal()); });
    },
    refresh() {
      entries.refresh();
      revision.value++;
    },
    adopt(of, other) {
      if (of === key) show(other); else fights.delete(of);
    },
    happen(happenings, shared) {
      if (!ready.peek()) return [];
      const ids: string[] = [];
      for (const happening of happenings) {
        const seq = Math.max(current.events.at(-1)?.seq ?? 0, current.base?.seq ?? 0) + 1;
        const event = { ...happening, id: shared?.id ?? `e${seq}`, seq, at: now(), ...(shared && { shared: true as const }) } as EncounterEvent;
        if (entries.add(event)) ids.push(event.id);
      }
      if (ids.length > 0) {
        encounter.value = current.state;
        revision.value++;
        keeper?.changed(key, current);
      }
      return ids;
    },
  };
}
