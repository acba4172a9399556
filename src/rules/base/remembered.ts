/**
 * Answers kept for as long as what they rest on stays the same. Creatures, turns, grounds and
 * rulesets are never changed in place: the same objects mean the same answer.
 */
interface Kept<T> {
  readonly on: readonly unknown[];
  readonly answer: T;
}

/**
 * One answer for each object that is asked about, under each ruleset; it goes when that object
 * goes. `on`: everything else that the answer rests on, compared by identity, in order.
 */
export type Remembering<T> = (
  rules: object,
  about: object,
  on: readonly unknown[],
  make: () => T,
) => T;

export function remembered<T>(): Remembering<T> {
  const tables = new WeakMap<object, WeakMap<object, Kept<T>>>();
  return (rules, about, on, make) => {
    let table = tables.get(rules);
    if (table === undefined) tables.set(rules, (table = new WeakMap()));
    let kept = table.get(about);
    if (kept === undefined || !sameThings(kept.on, on))
      table.set(about, (kept = { on, answer: make() }));
    return kept.answer;
  };
}

function sameThings(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
