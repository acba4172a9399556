/**
 * Schema parts for the facts that hosts report. An invalid list entry or number is dropped;
 * everything else is kept.
 */
import * as z from 'zod/mini';
import { lostFrom, setLost } from '../../src/scene/structuralSharing.ts';

/** JSON writes NaN and infinities as null; null and undefined both mean "unknown" here. */
export const sentNumber = z.catch(z.nullish(z.number()), undefined);
export const sentFlag = z.catch(z.nullish(z.boolean()), undefined);
export const upTo = (most: number) => z.string().check(z.maxLength(most));
export const sentText = z.catch(z.nullish(upTo(1000)), undefined);
export const sentId = upTo(200).check(z.minLength(1));

/** The number of entries that a list or record of this file lost because they could not be read. */
export const dropped = (list: object | null | undefined): number =>
  list == null ? 0 : lostFrom(list);

function kept<T extends object>(list: T, n: number): T {
  setLost(list, n);
  return list;
}

const sound = <T extends z.ZodMiniType>(entry: T, list: readonly unknown[]): z.output<T>[] =>
  list.flatMap((value): z.output<T>[] => {
    const read = entry.safeParse(value);
    return read.success ? [read.data] : [];
  });

/**
 * A list without its invalid entries, which are counted (`dropped`). `max` limits the entries that
 * a hostile page can send; a longer list is invalid as a whole.
 */
export const sentList = <T extends z.ZodMiniType>(entry: T, max = 20_000) =>
  z.pipe(
    z.array(z.unknown()).check(z.maxLength(max)),
    z.transform((list: unknown[]) => {
      const found = sound(entry, list);
      return kept(found, list.length - found.length);
    }),
  );

/**
 * The same for a list within an entry: nothing in it makes the entry invalid. Entries beyond `max`
 * are left out and counted; a value that is no list counts as one lost entry.
 */
export const someOf = <T extends z.ZodMiniType>(entry: T, max: number) =>
  z.catch(
    z.pipe(
      z.custom<readonly z.input<T>[]>(() => true),
      z.transform((list: readonly z.input<T>[]): z.output<T>[] => {
        // A page may send anything.
        if (!Array.isArray(list as unknown)) return kept([], list == null ? 0 : 1);
        const found = sound(entry, list.slice(0, max));
        return kept(found, list.length - found.length);
      }),
    ),
    [],
  );

/** A record without its invalid entries and those beyond `max`, which are counted. */
export const recordOf = <T extends z.ZodMiniType>(key: RegExp, entry: T, max: number) =>
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((record: Record<string, unknown>): Record<string, z.output<T>> => {
      const all = Object.entries(record);
      const found = all.flatMap(([name, value]): [string, z.output<T>][] => {
        const read = key.test(name) ? entry.safeParse(value) : undefined;
        return read?.success === true ? [[name, read.data]] : [];
      });
      return kept(
        Object.fromEntries(found.slice(0, max)),
        all.length - Math.min(found.length, max),
      );
    }),
  );

/**
 * A list whose entries are counted by their place: an invalid entry is counted too, but `instead`
 * takes its place. Entries beyond `max` are left out and counted.
 */
export const inPlace = <T extends z.ZodMiniType>(entry: T, instead: z.output<T>, max: number) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list: unknown[]): z.output<T>[] => {
      let lost = Math.max(0, list.length - max);
      const found = list.slice(0, max).map((value): z.output<T> => {
        const read = entry.safeParse(value);
        if (read.success) return read.data;
        lost += 1;
        return instead;
      });
      return kept(found, lost);
    }),
  );

/** Names of facts that the page script could not read; the dock shows one line for each. */
export const sentUnreadable = z.array(upTo(60)).check(z.maxLength(100));

/**
 * A list of objects with ids, without invalid entries. If several have the same id, the first
 * counts.
 */
export const listById = <T extends z.ZodMiniType<{ readonly id: string }>>(
  entry: T,
  max = 20_000,
) =>
  z.pipe(
    sentList(entry, max),
    z.transform((list: z.output<T>[]): z.output<T>[] => {
      const known = new Set<string>();
      const first = list.filter(({ id: own }) => known.size < known.add(own).size);
      return kept(first, dropped(list) + list.length - first.length);
    }),
  );
