/**
 * Copies data of a live page into plain values of limited size, while running as little of the
 * host's code as possible.
 */

export interface PlainLimits {
  /**
   * Limits: length of a text in characters, number of entries of a list or an object, and depth of
   * nesting.
   */
  readonly text: number;
  readonly entries: number;
  readonly depth: number;
}

/**
 * Copies numbers, text, booleans, lists, sets (as lists) and plain objects; leaves out everything
 * else.
 */
export function plainCopy(
  value: unknown,
  limits: PlainLimits,
  depth: number = limits.depth,
): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string') return value.slice(0, limits.text);
  if (typeof value !== 'object' || depth === 0) return undefined;
  if (Array.isArray(value) || value instanceof Set) {
    return [...value].slice(0, limits.entries).map((entry) => plainCopy(entry, limits, depth - 1));
  }
  const out: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value).slice(0, limits.entries)) {
    const copy = plainCopy(entry, limits, depth - 1);
    if (copy !== undefined) out[key] = copy;
  }
  return out;
}
