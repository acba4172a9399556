/**
 * Memoization by identity. Scenes, boards, creatures, turns and paths are immutable: the same
 * objects give the same answer.
 */
interface Kept<T> {
  readonly on: readonly unknown[];
  readonly answer: T;
}

/**
 * @param about the answer is dropped when this object is garbage-collected
 * @param on everything else that the answer depends on, compared by identity, in order
 */
export type Memoized<T> = (about: object, on: readonly unknown[], make: () => T) => T;

/** Caches the last answer for each object. */
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

/** Whether two lists hold the same objects in the same order. */
export function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Computes once for each object. */
export function perObject<A extends object, T>(compute: (of: A) => T): (of: A) => T {
  const known = new WeakMap<A, { readonly answer: T }>();
  return (of) => {
    let entry = known.get(of);
    if (entry === undefined) known.set(of, (entry = { answer: compute(of) }));
    return entry.answer;
  };
}
