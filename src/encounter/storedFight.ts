/**
 * Stores a fight as a head and pages. Each page holds a few events in the order in which they were
 * reported, so that one more event rewrites only one small page. The pages form a ring: a page is
 * reused once the head summarizes its events. A page whose events are all summarized is emptied, so
 * that a fight takes no more space than its events.
 */
import * as z from 'zod/mini';
import type { StoredKind } from '../storage/storedKind.ts';
import { compareEvents, type EncounterEvent, type EventPosition } from './event.ts';
import {
  journal,
  MAX_JOURNAL_WEIGHT,
  SLACK,
  weightOf,
  type Base,
  type Journal,
} from './journal.ts';
import { baseSchema, readEvents } from './schema.ts';

/** Maximum number of ordinary events on a page; a page holds fewer heavy events. */
export const PAGE_EVENTS = 64;
/** Number of pages in the ring: enough for all events that are kept one by one. */
export const PAGES = Math.ceil((MAX_JOURNAL_WEIGHT + SLACK) / PAGE_EVENTS) + 4;

export interface Head {
  readonly base: Base | null;
  /** Number of the page that is being written; the first was 0. */
  readonly page: number;
}
export interface LogPage {
  readonly page: number;
  readonly events: readonly EncounterEvent[];
}

const number = z.int().check(z.minimum(0));
const earlier = (a: Base | null, b: Base | null): boolean => (a?.seq ?? -1) < (b?.seq ?? -1);

export const FIGHT: StoredKind<Head> = {
  name: 'fight',
  schema: z.object({ base: z.nullable(baseSchema), page: number }),
  migrations: [],
  empty: { base: null, page: 0 },
  merge: (now, brought) => ({
    base: earlier(now.base, brought.base) ? brought.base : now.base,
    page: Math.max(now.page, brought.page),
  }),
};

/** Merges the versions of one page that several tabs wrote: no event is lost. */
function together(now: LogPage, more: LogPage): LogPage {
  if (now.page !== more.page) return now.page > more.page ? now : more;
  const known = new Set(now.events.map(({ id }) => id));
  const events = more.events.filter(({ id }) => !known.has(id));
  return events.length === 0 ? now : { page: now.page, events: [...now.events, ...events] };
}
export const FIGHT_PAGE: StoredKind<LogPage> = {
  name: 'fightpage',
  migrations: [],
  empty: { page: 0, events: [] },
  merge: together,
  // An unreadable event does not make the page unreadable.
  schema: z.pipe(
    z.object({ page: number, events: z.array(z.unknown()).check(z.maxLength(MAX_JOURNAL_WEIGHT)) }),
    z.transform(({ page, events }): LogPage => ({ page, events: readEvents(events).events })),
  ),
};

const isFull = ({ events }: LogPage): boolean =>
  events.reduce((sum, event) => sum + weightOf(event), 0) >= PAGE_EVENTS;

/** Slot of a page in the ring: `0` to `PAGES - 1`. */
export const slotOf = (page: number): number => page % PAGES;
/**
 * Slots of a fight's pages, and of the next page, which may have been begun before the head was
 * written.
 */
export const slotsOf = ({ page }: Head): readonly number[] =>
  Array.from({ length: Math.min(page + 2, PAGES) }, (_, i) => slotOf(page + 1 - i));

/** The parts of a fight as stored, so that only changes are written again. */
export interface Written {
  readonly head: Head;
  readonly last: LogPage;
  readonly ids: ReadonlySet<string>;
  /** The last event of each page that is not empty. */
  readonly ends: ReadonlyMap<number, EventPosition>;
}
export const UNWRITTEN: Written = {
  head: FIGHT.empty,
  last: FIGHT_PAGE.empty,
  ids: new Set(),
  ends: new Map(),
};

const latest = (events: readonly EncounterEvent[]): EventPosition | undefined =>
  events.reduce<EventPosition | undefined>(
    (so, each) => (so === undefined || compareEvents(so, each) < 0 ? each : so),
    undefined,
  );
const endOf = ({ page, events }: LogPage): readonly (readonly [number, EventPosition])[] => {
  const end = latest(events);
  return end === undefined ? [] : [[page, end]];
};

/** Reads a fight from its head and its pages. */
export function readFight(
  head: Head,
  found: readonly LogPage[],
): { readonly journal: Journal; readonly written: Written } {
  const pages = found.filter(({ page }) => page > head.page - PAGES);
  const events = pages.flatMap((each) => each.events);
  const last = pages.reduce((a, b) => (b.page >= a.page ? b : a), { page: head.page, events: [] });
  return {
    journal: journal(events, head.base),
    written: {
      head,
      last,
      ids: new Set(events.map(({ id }) => id)),
      ends: new Map(pages.flatMap(endOf)),
    },
  };
}

interface Edit {
  readonly slot: number;
  readonly edit: (now: LogPage) => LogPage;
}

/**
 * The parts to write now: first the pages (`edit` is the argument of `Kept.change` for the slot),
 * then the head if it changed, then the pages to empty. A new page is written before the head
 * refers to it, and summarized events are deleted only after the head contains them: nothing is
 * lost if only some of the parts are written.
 */
export function write(
  { head, last, ids, ends }: Written,
  { events, base }: Pick<Journal, 'events' | 'base'>,
): {
  readonly pages: readonly Edit[];
  readonly head: Head | null;
  readonly emptied: readonly Edit[];
  readonly written: Written;
} {
  const fresh = events.filter(({ id }) => !ids.has(id));
  const changed: LogPage[] = [];
  let page = last;
  for (let i = 0; i < fresh.length;) {
    if (isFull(page)) page = { page: page.page + 1, events: [] };
    const more = [...page.events];
    while (i < fresh.length && !isFull({ page: 0, events: more })) more.push(fresh[i++]!);
    changed.push((page = { ...page, events: more }));
  }
  const stands = (each: EventPosition): boolean => base === null || compareEvents(base, each) < 0;
  const now = new Map([...ends, ...changed.flatMap(endOf)]);
  const over = [...now].filter(([of, end]) => of !== page.page && !stands(end)).map(([of]) => of);
  for (const each of over) now.delete(each);
  const next: Head = { base, page: page.page };
  const same = next.page === head.page && base === head.base;
  return {
    pages: changed
      .filter((each) => !over.includes(each.page))
      .map((each) => ({ slot: slotOf(each.page), edit: (so) => together(so, each) })),
    head: same ? null : next,
    emptied: over.map((of) => ({
      slot: slotOf(of),
      edit: (so) => (so.page === of ? { page: of, events: so.events.filter(stands) } : so),
    })),
    written: {
      head: same ? head : next,
      last: page,
      ids: new Set(events.map(({ id }) => id)),
      ends: now,
    },
  };
}
