/** Shrinks a failing input: removes parts as long as the input still fails. */

import { readable } from './values.ts';

type Fails<I> = (input: I) => Promise<boolean>;

/**
 * All documents that are one step smaller. Deep trees stay unchanged, and so do values that only a
 * page can create.
 */
function* smaller(value: unknown, depth = 0): Iterable<unknown> {
  if (depth > 12) return;
  if (typeof value === 'string' && value.length > 0) {
    for (const cut of [
      '',
      value.slice(0, value.length >> 1),
      value.slice(value.length >> 1),
      value.slice(1),
      value.slice(0, -1),
    ])
      if (cut.length < value.length) yield cut;
  }
  if (typeof value === 'number' && value !== 0 && Number.isFinite(value))
    yield* [0, Math.trunc(value / 2)].filter((n) => Math.abs(n) < Math.abs(value));
  const tree = readable(value);
  if (Array.isArray(tree)) {
    const value: readonly unknown[] = tree;
    for (let size = value.length; size >= 1; size >>= 1) {
      for (let i = 0; i + size <= value.length; i += size)
        yield [...value.slice(0, i), ...value.slice(i + size)];
    }
    for (const [i, each] of value.entries())
      for (const less of smaller(each, depth + 1))
        yield value.map((old, n) => (n === i ? less : old));
  } else if (tree !== null) {
    const entries = Object.entries(tree);
    for (const key of Object.keys(tree))
      yield Object.fromEntries(entries.filter(([k]) => k !== key));
    for (const [key, each] of entries)
      for (const less of smaller(each, depth + 1))
        yield Object.fromEntries(entries.map(([k, v]) => [k, k === key ? less : v]));
  }
}

/** @param patience time limit in milliseconds */
export async function shrunk<I>(input: I, fails: Fails<I>, patience = 8000): Promise<I> {
  const until = performance.now() + patience;
  let least: unknown = input;
  for (let again = true; again;) {
    again = false;
    for (const less of smaller(least)) {
      if (performance.now() > until) return least as I;
      if (!(await fails(less as I))) continue;
      least = less;
      again = true;
      break;
    }
  }
  return least as I;
}
