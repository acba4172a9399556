/**
 * Parts that the hosts' facts are made of. One bad entry of a list costs that entry, one bad number
 * that number: the rest goes on.
 */
import * as z from 'zod/mini';

/** JSON writes NaN and infinities as null; both mean "not known" here. */
export const number = z.catch(z.nullish(z.number()), undefined);
export const flag = z.catch(z.nullish(z.boolean()), undefined);
export const upTo = (most: number) => z.string().check(z.maxLength(most));
export const text = z.catch(z.nullish(upTo(1000)), undefined);
export const id = upTo(200).check(z.minLength(1));

/** A list whose wrong entries are left out. `max` guards against a page that would drown us. */
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

/** Names of what the page could not read: one line each in the dock. */
export const broken = z.array(upTo(60)).check(z.maxLength(100));

/**
 * As it was told; nothing for what cannot be written down again: JSON may be nested deeper than
 * anything goes through.
 */
function wordsOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/**
 * The same of things with ids: of two with one id the first is meant, for no scene has an id twice.
 * What is told again in the same words is the same object as before: a table is told whole for
 * every step of a token, and whatever was made of the others still holds. Entries come out of JSON,
 * and nobody changes what was read of them.
 */
export const listById = <T extends z.ZodMiniType<{ readonly id: string }>>(
  entry: T,
  max = 20_000,
) => {
  let last = new Map<string, z.output<T> | undefined>();
  return z.pipe(
    z.array(z.unknown()).check(z.maxLength(max)),
    z.transform((list: unknown[]) => {
      const now: typeof last = new Map();
      const known = new Set<string>();
      const all: z.output<T>[] = [];
      for (const value of list) {
        const words = wordsOf(value);
        const read =
          words !== undefined && last.has(words) ? last.get(words) : entry.safeParse(value).data;
        if (words !== undefined) now.set(words, read);
        if (read !== undefined && known.size < known.add(read.id).size) all.push(read);
      }
      last = now;
      return all;
    }),
  );
};
