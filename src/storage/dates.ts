/** Times of the user's choices, as ISO dates, when two choices for the same thing meet. Pure. */

/** The latest time that a date can have. */
const LATEST = 8.64e15;

/** Milliseconds since 1970; 0 if the text is no date, so that it is older than any choice. */
const timeOf = (at: string | undefined): number => {
  const time = Date.parse(at ?? '');
  return time > 0 && time <= LATEST ? time : 0;
};

/** Is the first date later than the second? */
export const isLater = (at: string | undefined, than: string | undefined): boolean =>
  timeOf(at) > timeOf(than);

/**
 * The date of a choice made now: never before the date of what it replaces, even if a clock was
 * ahead when that was dated.
 */
export const dateAfter = (now: string, replaced: string | undefined): string =>
  isLater(replaced, now) ? new Date(Math.min(timeOf(replaced) + 1, LATEST)).toISOString() : now;

/** Both sets, by key: of two entries with the same key the later, or the first if neither is. */
export const laterOf = <E>(
  now: Readonly<Record<string, E>>,
  brought: Readonly<Record<string, E>>,
  dateOf: (entry: E) => string,
): Readonly<Record<string, E>> => ({
  ...now,
  ...Object.fromEntries(
    Object.entries(brought).filter(([key, entry]) => {
      const own = Object.hasOwn(now, key) ? now[key] : undefined;
      return own === undefined || isLater(dateOf(entry), dateOf(own));
    }),
  ),
});
