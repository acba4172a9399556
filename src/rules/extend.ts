/** How a ruleset states its differences from a parent. */

/**
 * A ruleset, topic or table in which some members are replaced. The annotation below allows the
 * bundler to drop citation tables that nothing reads.
 */
/* @__NO_SIDE_EFFECTS__ */
export const extend = <T extends object>(parent: T, differences: Partial<T>): T => ({
  ...parent,
  ...differences,
});

/** A table without some of its rows. */
export const withoutRows = <T>(
  table: Readonly<Record<string, T>>,
  ...ids: readonly string[]
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(table).filter(([id]) => !ids.includes(id)));
