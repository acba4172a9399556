/**
 * Reads a live host's facts one at a time, each in a try block: a broken accessor costs only its
 * own fact, and that fact is named. Runs in the page's world.
 */

/** Names of facts that could not be read since the set was last emptied. */
export const broken = new Set<string>();

/** Names of repeated events that failed last time; each stays until it succeeds. */
const failed = new Set<string>();

/** The names to report now. */
export const unread = (): string[] => [...new Set([...broken, ...failed])];

export function safeRead<T>(name: string, question: () => T): T | undefined {
  try {
    return question();
  } catch {
    broken.add(name);
    return undefined;
  }
}

/** For repeated events: the name stays reported until the work succeeds again. */
export function follow<T>(name: string, work: () => T): T | undefined {
  try {
    const done = work();
    failed.delete(name);
    return done;
  } catch {
    failed.add(name);
    return undefined;
  }
}

/** Reports a name until `follow` succeeds for it. */
export const fails = (name: string): void => {
  failed.add(name);
};

/** Requires a value of its kind: a wrong value counts like an exception of the host. */
export function mustBe<T>(value: T | null | undefined, is: (value: T) => boolean = () => true): T {
  if (value == null || !is(value)) throw new TypeError('another kind');
  return value;
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isThing = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Lists, sets and the hosts' own collections as an array; text does not count. */
export const listOf = <T>(value: Iterable<T> | null | undefined): T[] => [
  ...mustBe(value, isThing),
];
