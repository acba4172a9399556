/**
 * Structural sharing: hosts report the whole table for every move, in new objects. Parts of a new
 * snapshot that equal the last one are replaced by the last one's objects, so that consumers can
 * compare by identity.
 */
type Fields = Readonly<Record<string, unknown>>;

/**
 * `now`, with every part that equals its counterpart in `before` taken from `before`. List entries
 * match by id if they have one, otherwise by position. Both are plain data without cycles; neither
 * is changed. A field that is undefined equals a missing one.
 */
export function share<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now)) return now;
  if (equal(before, now)) return before as T;
  if (Array.isArray(now)) return (Array.isArray(before) ? shareList(before, now) : now) as T;
  return Array.isArray(before) ? now : (shareFields(before as Fields, now as Fields) as T);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [first, second] = [a as Fields, b as Fields];
  let more = 0;
  for (const key in first) {
    if (first[key] !== second[key] && !equal(first[key], second[key])) return false;
    if (second[key] !== undefined) more++;
  }
  // Both must have equally many defined fields: faster than looking up each field of the second by
  // name.
  for (const key in second) if (second[key] !== undefined) more--;
  return more === 0;
}

function shareList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let byId: Map<unknown, unknown> | undefined;
  const counterpart = (entry: unknown, i: number): unknown => {
    const id = idOf(entry);
    if (id === undefined || idOf(before[i]) === id) return before[i];
    byId ??= new Map(before.map((each) => [idOf(each), each]));
    return byId.get(id);
  };
  return now.map((entry, i) => share(counterpart(entry, i), entry));
}

function idOf(value: unknown): string | undefined {
  const id = isObject(value) ? (value as { readonly id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : undefined;
}

const shareFields = (before: Fields, now: Fields): Fields =>
  Object.fromEntries(Object.entries(now).map(([key, part]) => [key, share(before[key], part)]));
