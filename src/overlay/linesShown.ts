/**
 * How many lines of a list are shown where `most` have room. The others are counted in a line of
 * their own, which would take the place of a single further line: that one is shown instead.
 */
export const linesShown = (count: number, most: number): number =>
  count === most + 1 ? count : Math.min(count, most);
