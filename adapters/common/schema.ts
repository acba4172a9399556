/**
 * Schema parts of the hosts' facts. A wrong entry of a list costs only that entry, a wrong number
 * only that number.
 */
import * as z from 'zod/mini';

/** JSON writes NaN and infinities as null; both mean "unknown" here. */
export const number = z.catch(z.nullish(z.number()), undefined);
export const flag = z.catch(z.nullish(z.boolean()), undefined);
export const upTo = (most: number) => z.string().check(z.maxLength(most));
export const text = z.catch(z.nullish(upTo(1000)), undefined);
export const id = upTo(200).check(z.minLength(1));

/** A list without its wrong entries. `max` limits what a hostile page can send. */
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

/** Names of facts that the page could not read: one line each in the dock. */
export const broken = z.array(upTo(60)).check(z.maxLength(100));

/**
 * A list of things with ids, without wrong entries; the first of several with the same id counts.
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
