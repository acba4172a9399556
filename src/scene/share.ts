/**
 * Structural sharing: hosts report the whole table for every move, in new objects. Parts of a new
 * snapshot that equal the last one are replaced by the last one's objects, so that consumers can
 * compare by identity.
 */
type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * `now`, with every part that equals its counterpart in `before` taken from `before`. List entries
 * are matched by id where they have one, else by position. Both are plain data without cycles;
 * neither is changed. A field that is undefined equals a missing one.
 */
export function share<T>(before: unknown, now: T): T {
  if (before === now || !isPlain(before) || !isPlain(now)) return now;
  if (Array.isArray(now)) return (Array.isArray(before) ? shareList(before, now) : now) as T;
  return Array.isArray(before) ? now : (shareFields(before as Fields, now as Fields) as T);
}

function shareList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let byId: Map<unknown, unknown> | undefined;
  const counterpart = (entry: unknown, i: number): unknown => {
    const id = idOf(entry);
    if (id === undefined || idOf(before[i]) === id) return before[i];
    byId ??= new Map(before.map((each) => [idOf(each), each]));
    return byId.get(id);
  };
  let same = before.length === now.length;
  let kept = false;
  const shared = now.map((entry, i) => {
    const part = share(counterpart(entry, i), entry);
    if (part !== before[i]) same = false;
    if (part !== entry) kept = true;
    return part;
  });
  return same ? before : kept ? shared : now;
}

function idOf(value: unknown): string | undefined {
  const id = isPlain(value) ? (value as { readonly id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : undefined;
}

function shareFields(before: Fields, now: Fields): Fields {
  let shared: Record<string, unknown> | undefined;
  let same = true;
  for (const key in now) {
    const [old, value] = [before[key], now[key]];
    const part = share(old, value);
    if (part !== old) same = false;
    if (part !== value) (shared ??= { ...now })[key] = part;
  }
  if (same) for (const key in before) if (before[key] !== undefined && !(key in now)) same = false;
  return same ? before : (shared ?? now);
}
