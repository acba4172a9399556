/** Small immutable tables and lists of a fight's state. A table without changes stays the same object. */

export type By<T> = Readonly<Record<string, T>>;

/**
 * Limits on the conditions of a creature, and the entries of any other list: an invalid log cannot
 * make the state grow without limit.
 */
const MOST_CONDITIONS = 200;
const MOST = 1000;

/** Reads own keys only: the id of a creature may be `constructor`. */
export const ownValue = <T>(table: By<T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
const kept = <T>(table: By<T>, keep: (key: string) => boolean): By<T> => {
  const entries = Object.entries(table);
  const left = entries.filter(([key]) => keep(key));
  return left.length === entries.length ? table : Object.fromEntries(left);
};
export const withoutKey = <T>(table: By<T>, key: string): By<T> => kept(table, (k) => k !== key);
/** Uses a computed key instead of an assignment: the id of a creature may be `__proto__`. */
export const withKey = <T>(table: By<T>, key: string, value: T): By<T> => ({
  ...table,
  [key]: value,
});
export const added = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) || list.length >= MOST ? list : [...list, one];

/**
 * Adds ids to a creature's list, and removes others from it. Lists are sorted; the table has no
 * empty list.
 */
export function withIds(
  table: By<readonly string[]>,
  key: string,
  more: readonly string[],
  less: readonly string[] = [],
): By<readonly string[]> {
  const before = ownValue(table, key) ?? [];
  const after = [...new Set([...before, ...more])]
    .filter((each) => !less.includes(each))
    .slice(-MOST_CONDITIONS)
    .sort();
  if (after.length === before.length && after.every((each, i) => each === before[i])) return table;
  return after.length === 0 ? withoutKey(table, key) : withKey(table, key, after);
}
