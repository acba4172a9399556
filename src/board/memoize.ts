/**
 * Caches results by the identity of their arguments. Scenes, boards, creatures, turns and paths are
 * immutable: the same objects give the same result.
 */
interface Kept<T> {
  readonly on: readonly unknown[];
  readonly answer: T;
}

/**
 * @param about object whose garbage collection also removes the result
 * @param on the other values on which the result depends, in order, compared by identity
 */
export type Memoized<T> = (about: object, on: readonly unknown[], make: () => T) => T;

/** Makes a cache that keeps the last result for each object. */
export function memoize<T>(): Memoized<T> {
  const answers = new WeakMap<object, Kept<T>>();
  return (about, on, make) => {
    const kept = answers.get(about);
    if (kept !== undefined && sameItems(kept.on, on)) return kept.answer;
    const answer = make();
    answers.set(about, { on, answer });
    return answer;
  };
}

/** Do two lists hold the same objects in the same order? */
export function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Makes a function that computes its result once for each object. */
export function perObject<A extends object, T>(compute: (of: A) => T): (of: A) => T {
  const known = new WeakMap<A, { readonly answer: T }>();
  return (of) => {
    let entry = known.get(of);
    if (entry === undefined) known.set(of, (entry = { answer: compute(of) }));
    return entry.answer;
  };
}
