/**
 * Structural sharing: hosts report the whole table for every move, in new objects. Parts of a new
 * snapshot that equal the last one are replaced by the last one's objects, so that consumers can
 * compare by identity.
 */
type Fields = Readonly<Record<string, unknown>>;

/** Number of entries that each list or record lost because they could not be read. */
const lost = new WeakMap<object, number>();
export const lostFrom = (list: object): number => lost.get(list) ?? 0;
export const setLost = (list: object, n: number): void => {
  if (n > 0) lost.set(list, n);
};

/**
 * Returns `now` with every part that equals its counterpart in `before` replaced by that
 * counterpart. List entries are matched by id if they have one, otherwise by position. A list keeps
 * the number of its lost entries, and equals none with another. Both values are plain data without
 * cycles; neither is changed. An undefined field equals a missing field.
 */
export function share<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(now)) return (Array.isArray(before) ? shareList(before, now) : now) as T;
  return Array.isArray(before) ? now : (shareFields(before as Fields, now as Fields) as T);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function shareList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let byId: Map<unknown, unknown> | undefined;
  // Copied only at the first difference, since most lists have none.
  let shared: unknown[] | undefined = before.length === now.length ? undefined : [];
  for (let i = 0; i < now.length; i++) {
    const entry = now[i];
    let old = before[i];
    let part = entry;
    if (entry !== old) {
      const id = idOf(entry);
      if (id !== undefined && idOf(old) !== id) {
        byId ??= new Map(before.map((each) => [idOf(each), each]));
        old = byId.get(id);
      }
      part = share(old, entry);
    }
    if (shared === undefined && part !== before[i]) shared = before.slice(0, i);
    shared?.push(part);
  }
  const gone = lostFrom(now);
  if (shared === undefined && gone === lostFrom(before)) return before;
  const list = shared ?? [...before];
  setLost(list, gone);
  return list;
}

function idOf(value: unknown): string | undefined {
  const id = isObject(value) ? (value as { readonly id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : undefined;
}

function shareFields(before: Fields, now: Fields): Fields {
  // Copied only at the first difference, since most objects have none.
  let shared: [string, unknown][] | undefined;
  let more = 0;
  for (const key in now) {
    const value = now[key];
    // Most fields are the same number or word, which none is that the object inherits.
    const same = value !== undefined && value === before[key];
    const old = same ? value : own(before, key);
    const part = same ? value : share(old, value);
    if (shared === undefined && part !== old) shared = fieldsUpTo(key, before, now);
    shared?.push([key, part]);
    if (old !== undefined) more++;
  }
  if (shared === undefined) for (const key in before) if (before[key] !== undefined) more--;
  if (shared === undefined && more === 0) return before;
  return Object.fromEntries(shared ?? fieldsUpTo(undefined, before, now));
}

/**
 * The fields of `now` before the key `end`, with their values in `before`; `end` undefined: all
 * fields.
 */
function fieldsUpTo(end: string | undefined, before: Fields, now: Fields): [string, unknown][] {
  const fields: [string, unknown][] = [];
  for (const key in now) {
    if (key === end) break;
    fields.push([key, own(before, key)]);
  }
  return fields;
}

/** A field of the object itself: a key such as `__proto__` would also read an inherited one. */
const own = (of: Fields, key: string): unknown => (Object.hasOwn(of, key) ? of[key] : undefined);
