/**
 * Answers kept for as long as what they rest on stays the same. Creatures, turns, grounds and rulesets are never changed
 * in place: the same objects mean the same answer.
 */
interface Kept<T> {
  readonly on: readonly unknown[];
  readonly answer: T;
}

/**
 * One answer for each object that is asked about, under each ruleset; it goes when that object goes.
 * `on`: everything else that the answer rests on, compared by identity, in order.
 */
export type Remembering<T> = (rules: object, about: object, on: readonly unknown[], make: () => T) => T;

export function remembered<T>(): Remembering<T> {
  const tables = new WeakMap<object, WeakMap<object, Kept<T>>>();
  return (rules, about, on, make) => {
    let table = tables.get(rules);
    if (table === undefined) tables.set(rules, (table = new WeakMap()));
    let kept = table.get(about);
    if (kept === undefined || !sameThings(kept.on, on)) table.set(about, (kept = { on, answer: make() }));
    return kept.answer;
  };
}

function sameThings(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}

/** Of so many others an answer is kept; then all of one's are forgotten, for most are of places long left. */
const MOST = 1024;

/** One answer for each pair; it goes when the first goes, and at the latest when there are too many. */
export function rememberedOfTwo<T>() {
  const tables = new WeakMap<object, WeakMap<object, Map<object, Kept<T>>>>();
  return (rules: object, a: object, b: object, on: readonly unknown[], make: () => T): T => {
    let table = tables.get(rules);
    if (table === undefined) tables.set(rules, (table = new WeakMap()));
    let others = table.get(a);
    if (others === undefined) table.set(a, (others = new Map()));
    let kept = others.get(b);
    if (kept === undefined || !sameThings(kept.on, on)) {
      kept = { on, answer: make() };
      if (others.size >= MOST) others.clear();
      others.set(b, kept);
    }
    return kept.answer;
  };
}
