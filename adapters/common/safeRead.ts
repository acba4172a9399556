/**
 * Each question put to a host stands in a try of its own: one that breaks costs itself alone and is
 * named. In the page's world.
 */

/** Names of facts that could not be read, since the set was last emptied. */
export const broken = new Set<string>();

/**
 * Names of what is heard or looked at all the time, from when it could not be understood until it
 * is.
 */
const failed = new Set<string>();

/** What is to be said now. */
export const unread = (): string[] => [...new Set([...broken, ...failed])];

export function safeRead<T>(name: string, question: () => T): T | undefined {
  try {
    return question();
  } catch {
    broken.add(name);
    return undefined;
  }
}

/** Of what happens again and again: named until it goes well once more. */
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

/** Named until something takes it back by `follow`. */
export const fails = (name: string): void => {
  failed.add(name);
};

/**
 * For questions that must have an answer of their kind: what is none is as good as a host that
 * throws.
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

/** Lists, sets and the hosts' own collections; text is none. */
export const listOf = <T>(value: Iterable<T> | null | undefined): T[] => [
  ...mustBe(value, isThing),
];
