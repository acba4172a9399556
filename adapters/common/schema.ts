/**
 * Schema parts for the facts that hosts report. An invalid list entry or number is dropped;
 * everything else is kept.
 */
import * as z from 'zod/mini';

/** JSON writes NaN and infinities as null; null and undefined both mean "unknown" here. */
export const number = z.catch(z.nullish(z.number()), undefined);
export const flag = z.catch(z.nullish(z.boolean()), undefined);
export const upTo = (most: number) => z.string().check(z.maxLength(most));
export const text = z.catch(z.nullish(upTo(1000)), undefined);
export const id = upTo(200).check(z.minLength(1));

/** A list without its invalid entries. `max` limits the entries that a hostile page can send. */
export const listOf = <T extends z.ZodMiniType>(entry: T, max = 20_000) =>
  z.pipe(
    z.array(z.unknown()).check(z.maxLength(max)),
    z.transform((list: unknown[]) =>
      list.flatMap((value): z.output<T>[] => {
        const read = entry.safeParse(value);
        return read.success ? [read.data] : [];
      }),
    ),
  );

/** Names of facts that the page script could not read; the dock shows one line for each. */
export const broken = z.array(upTo(60)).check(z.maxLength(100));

/**
 * A list of objects with ids, without invalid entries. If several have the same id, the first
 * counts.
 */
export const listById = <T extends z.ZodMiniType<{ readonly id: string }>>(
  entry: T,
  max = 20_000,
) =>
  z.pipe(
    listOf(entry, max),
    z.transform((list: z.output<T>[]): z.output<T>[] => {
      const known = new Set<string>();
      return list.filter(({ id: own }) => known.size < known.add(own).size);
    }),
  );
