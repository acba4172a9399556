/** Which entries the log shows. Pure. */
import type { Entry } from '../../../encounter/entry.ts';

export const FILTERS = ['all', 'illegal', 'doubtful', 'offers'] as const;
export type Filter = (typeof FILTERS)[number];

/** Opportunities are an event's that gave them, and their answers. */
const holds: Readonly<Record<Filter, (entry: Entry) => boolean>> = {
  all: () => true,
  illegal: ({ verdict, undone }) => verdict === 'illegal' && undone === undefined,
  doubtful: ({ verdict, undone }) => verdict === 'doubtful' && undone === undefined,
  offers: ({ offers, event }) => offers.length > 0 || event.kind === 'opportunity',
};

/** Entries of the log as it is shown: the newest first. */
export const shownBy = (entries: readonly Entry[], filter: Filter): readonly Entry[] =>
  entries.filter(holds[filter]).reverse();

export const countsOf = (entries: readonly Entry[]): Readonly<Record<Filter, number>> => {
  const counts: Record<Filter, number> = { all: 0, illegal: 0, doubtful: 0, offers: 0 };
  for (const entry of entries)
    for (const filter of FILTERS) if (holds[filter](entry)) counts[filter]++;
  return counts;
};

/**
 * The same entry as before where nothing that is said of it changed: only what changed is drawn
 * again.
 */
export function steady(before: ReadonlyMap<string, Entry>, entry: Entry): Entry {
  const known = before.get(entry.id);
  if (known === undefined || known === entry) return entry;
  return JSON.stringify(known) === JSON.stringify(entry) ? known : entry;
}
