/**
 * Reactions that creatures have used, opportunities among them. A Reaction counts in the period of
 * its creature in which it was used, from the beginning of one of its turns to the next, even if a
 * client learns of it later. So clients that record it at different times have the same state. Pure.
 */
import type { Beginning, Encounter } from './encounter.ts';
import { added, ownValue, withKey } from './tables.ts';

/** The beginning of a creature's period: of a turn, or of a round (`of` is null); null: the fight's. */
export type PeriodStart = Pick<Beginning, 'round' | 'of'> | null;

const isPart = ({ aside }: Beginning, id: string): boolean => Object.hasOwn(aside, id);

/** Where the creature's present period began. */
export function periodStart({ begun, position }: Encounter, id: string): PeriodStart {
  const began = begun.slice(0, position + 1).findLast((each) => isPart(each, id));
  return began === undefined ? null : { round: began.round, of: began.of };
}
export const isSamePeriod = (a: PeriodStart, b: PeriodStart): boolean =>
  a === b || (a !== null && b !== null && a.round === b.round && a.of === b.of);

const indexOf = ({ begun }: Encounter, id: string, start: PeriodStart): number =>
  begun.findIndex(
    (each) =>
      start !== null && isSamePeriod({ round: each.round, of: each.of }, start) && isPart(each, id),
  );
/** Has this client seen the period begin? */
export const knowsPeriod = (now: Encounter, id: string, start: PeriodStart): boolean =>
  start === null || indexOf(now, id, start) >= 0;

/** The creature has used a Reaction in its present period. */
export function reacted(now: Encounter, who: string, id: string): Encounter {
  const before = ownValue(now.taken, who) ?? [];
  const all = added(before, id);
  return all === before
    ? now
    : {
        ...now,
        taken: withKey(now.taken, who, all),
        opportunities: withKey(now.opportunities, who, all.length),
      };
}

/** The creature used a Reaction in the period that began then. */
export function reactedSince(
  now: Encounter,
  who: string,
  id: string,
  start: PeriodStart,
): Encounter {
  const { begun, position } = now;
  if (!knowsPeriod(now, who, start) || isSamePeriod(start, periodStart(now, who)))
    return reacted(now, who, id);
  const from = indexOf(now, who, start);
  // A period that has not begun is kept with its own beginning, one that is over with the next.
  const at = from > position ? from : begun.findIndex((each, i) => i > from && isPart(each, who));
  const entry = begun[at];
  if (entry === undefined) return reacted(now, who, id);
  const { taken = [], ...rest } = entry.aside[who]!;
  const aside = withKey(entry.aside, who, { ...rest, taken: added(taken, id) });
  return { ...now, begun: begun.toSpliced(at, 1, { ...entry, aside }) };
}
