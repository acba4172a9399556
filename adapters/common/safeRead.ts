/**
 * Reads facts of a live host one at a time, each in a try block: if an accessor throws, only its
 * own fact is lost, and the fact's name is reported. Runs in the page's world.
 */

/** Names of facts that could not be read since the set was last emptied. */
export const broken = new Set<string>();

/** Names of repeated reads that failed last time; each stays until the read succeeds. */
const failed = new Set<string>();

/** Names of all facts that are unreadable now. */
export const unreadFacts = (): string[] => [...new Set([...broken, ...failed])];

export function safeRead<T>(name: string, question: () => T): T | undefined {
  try {
    return question();
  } catch {
    broken.add(name);
    return undefined;
  }
}

/**
 * Runs work that is done repeatedly. After a failure, its name stays reported until the work
 * succeeds again.
 */
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

/** Reports a name as failed until `follow` succeeds for it. */
export const fails = (name: string): void => {
  failed.add(name);
};

/**
 * Returns the value if it is of the expected kind; otherwise throws, which counts as an exception
 * of the host.
 */
export function mustBe<T>(value: T | null | undefined, is: (value: T) => boolean = () => true): T {
  if (value == null || !is(value)) throw new TypeError('another kind');
  return value;
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isThing = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** An array from a list, a set or one of the hosts' own collections; throws for text. */
export const arrayOf = <T>(value: Iterable<T> | null | undefined): T[] => [
  ...mustBe(value, isThing),
];

/**
 * Reads the entries of a list one at a time. An entry that throws becomes null, so that the
 * receiver of the list counts it (`dropped` of schema.ts) and keeps the others.
 */
export const oneByOne = <T, R>(
  list: readonly T[],
  read: (entry: T) => readonly R[],
): (R | null)[] =>
  list.flatMap((entry): readonly (R | null)[] => {
    try {
      return read(entry);
    } catch {
      return [null];
    }
  });
