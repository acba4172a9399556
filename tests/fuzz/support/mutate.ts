/**
 * Changes valid documents at any position, in any way. Changed parts are copied; the rest is
 * shared.
 */
import { anyNumber, anyText, anything, KEYS, readable, type Live } from './values.ts';
import { between, chance, pick, under, type Random } from './random.ts';

type Key = string | number;
type Box = Record<string, unknown>;

const isBox = (v: unknown): v is Box => !Array.isArray(v) && readable(v) !== null;
const isTree = (v: unknown): v is Box | unknown[] => readable(v) !== null;

/** All values in the documents, by field name. A field may get the value of another document. */
export interface Pool {
  readonly documents: readonly unknown[];
  readonly byName: ReadonlyMap<string, readonly unknown[]>;
}

const MOST_KEPT = 400;

export function poolOf(documents: readonly unknown[]): Pool {
  const byName = new Map<string, unknown[]>();
  const walk = (value: unknown, name: string): void => {
    const kept = byName.get(name) ?? [];
    if (kept.length < MOST_KEPT) kept.push(value);
    byName.set(name, kept);
    if (Array.isArray(value)) for (const each of value) walk(each, `${name}[]`);
    else if (isBox(value)) for (const [key, each] of Object.entries(value)) walk(each, key);
  };
  for (const each of documents) walk(each, '');
  return { documents, byName };
}

/** Sets a field as JSON.parse does, even one named `__proto__`. */
const put = (box: Box, key: string, value: unknown): void => {
  Object.defineProperty(box, key, { value, enumerable: true, configurable: true, writable: true });
};

const boxFrom = (entries: readonly (readonly [string, unknown])[]): Box => {
  const box: Box = {};
  for (const [key, value] of entries) put(box, key, value);
  return box;
};

/** A copy of the tree with the value at one path changed. */
function changed(
  tree: unknown,
  path: readonly Key[],
  change: (value: unknown) => unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(tree);
  if (Array.isArray(tree))
    return tree.map((each, i) => (i === key ? changed(each, rest, change) : (each as unknown)));
  return isBox(tree)
    ? boxFrom(Object.entries(tree).map(([k, v]) => [k, k === key ? changed(v, rest, change) : v]))
    : tree;
}

/**
 * A random position in a tree, found by descending from the root. Deeper trees give deeper
 * positions.
 */
function placeIn(random: Random, tree: unknown): { path: Key[]; name: string; value: unknown } {
  const path: Key[] = [];
  let [name, value] = ['', tree];
  while (isTree(value)) {
    const keys: readonly Key[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    if (keys.length === 0 || chance(random, path.length === 0 ? 0.03 : 0.2)) break;
    const key = pick(random, keys);
    path.push(key);
    name = typeof key === 'number' ? `${name}[]` : key;
    value = (value as Record<Key, unknown>)[key];
  }
  return { path, name, value };
}

function number(random: Random, v: number, live: Live): unknown {
  return pick<() => unknown>(random, [
    () => v + 1,
    () => v - 1,
    () => -v,
    () => v * 2,
    () => v / 2,
    () => v + 0.5,
    () => v * 1000,
    () => String(v),
    () => anyNumber(random, live),
    () => anyNumber(random, live),
    () => between(random, 0, 30),
  ])();
}

function text(random: Random, v: string): unknown {
  const at = under(random, v.length + 1);
  return pick<() => unknown>(random, [
    () => v + anyText(random),
    () => v.slice(0, at),
    () => v.slice(0, at) + anyText(random) + v.slice(at),
    () => v.toUpperCase(),
    () => v.repeat(3),
    () => anyText(random),
    () => [v],
    () => ` ${v} `,
    () => `${v}2`,
  ])();
}

function list(random: Random, v: readonly unknown[], live: Live): unknown {
  const i = under(random, v.length);
  const each = v[i];
  return pick<() => unknown>(random, [
    () => v.filter((_, n) => n !== i),
    () => [...v, each],
    () => [...v, ...v],
    () => [],
    () => [...v].reverse(),
    () => [...v].sort(() => random() - 0.5),
    () => [...v.slice(0, i), anything(random, live), ...v.slice(i)],
    () => v.slice(0, i),
    () => Object.fromEntries(v.entries()),
    () =>
      v.length === 0
        ? v
        : Array.from({ length: pick(random, [10, 60, 300]) }, (_, n) => v[n % v.length]),
  ])();
}

function box(random: Random, v: Box, live: Live): unknown {
  const entries = Object.entries(v);
  const i = under(random, entries.length);
  const [key, value] = entries[i] ?? ['a', 1];
  const [other] = entries[under(random, entries.length)] ?? ['b'];
  const without = entries.filter((_, n) => n !== i);
  return pick<() => unknown>(random, [
    () => boxFrom(without),
    () => boxFrom(without),
    () => boxFrom([...without, [pick(random, KEYS), value]]),
    () => boxFrom([...without, [`${key}x`, value]]),
    () => boxFrom([...entries, [pick(random, KEYS), anything(random, live)]]),
    () => boxFrom([...entries].reverse()),
    () => boxFrom([...without, [other, value], [key, v[other]]]),
    () => Object.values(v),
    () => [v],
    () => ({ [key]: v }),
  ])();
}

/** A replacement for a value. */
function other(
  random: Random,
  { name, value }: { name: string; value: unknown },
  pool: Pool,
  live: Live,
): unknown {
  if (chance(random, 0.35)) {
    // The value of a field with the same name elsewhere, which is often valid.
    const alike = pool.byName.get(name);
    if (alike !== undefined) return pick(random, alike);
  }
  if (chance(random, 0.06))
    return pick(
      random,
      [...pool.byName.values()].flatMap((all) => all.slice(0, 3)),
    );
  if (chance(random, 0.12)) return anything(random, live);
  if (typeof value === 'number') return number(random, value, live);
  if (typeof value === 'string') return text(random, value);
  if (typeof value === 'boolean') return chance(random, 0.8) ? !value : anything(random, live);
  if (Array.isArray(value) && isTree(value)) return list(random, value, live);
  return isBox(value) ? box(random, value, live) : anything(random, live);
}

/**
 * A document with one to four values changed.
 * @param live also use values that JSON cannot represent
 */
export function mutated(
  random: Random,
  document: unknown,
  pool: Pool,
  live: Live = false,
): unknown {
  let now = document;
  for (let n = chance(random, 0.7) ? 1 : between(random, 2, 4); n > 0; n--) {
    const place = placeIn(random, now);
    now = changed(now, place.path, () => other(random, place, pool, live));
  }
  return now;
}

/** One of the documents, usually changed, sometimes unchanged. */
export const made = (random: Random, pool: Pool, live: Live = false): unknown => {
  const document = pick(random, pool.documents);
  return chance(random, 0.03) ? document : mutated(random, document, pool, live);
};

const BITS: readonly string[] = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\u0000',
  '\n',
  '\u2028',
  '\uD83D',
  '1e9',
  '-',
  '0',
  'null',
  '"__proto__":',
  '\\u0000',
  'true',
  ' ',
  'é',
  'NaN',
  '//',
];

/** A text with some characters changed, removed, repeated or moved. */
export function garbled(random: Random, whole: string): string {
  let now = whole;
  for (let n = between(random, 1, 3); n > 0; n--) {
    const [a, b] = [under(random, now.length + 1), under(random, now.length + 1)].sort(
      (x, y) => x - y,
    ) as [number, number];
    now = pick<() => string>(random, [
      () => now.slice(0, a) + pick(random, BITS) + now.slice(a),
      () => now.slice(0, a) + now.slice(a + 1),
      () => now.slice(0, a),
      () => now.slice(0, a) + now.slice(Math.min(b, a + 40)),
      () => now.slice(0, a) + now.slice(a, a + 30) + now.slice(a),
      () => now.slice(0, a) + pick(random, BITS) + now.slice(a + 1),
      () => now.slice(a) + now.slice(0, a),
      () => now.slice(0, a) + String.fromCharCode(under(random, 65_536)) + now.slice(a + 1),
    ])();
  }
  return now;
}
