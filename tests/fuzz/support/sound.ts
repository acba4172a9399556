/** Checks what must hold for any accepted input and any answer. */
import { isDeepStrictEqual } from 'node:util';

export class Wrong extends Error {}

export function hold(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Wrong(what);
}

const PLAIN: readonly unknown[] = [Object.prototype, Array.prototype, null];

/**
 * The path of the first part of a value that is not plain data, or '' if all of it is plain. Plain
 * data has only finite numbers, no functions, and no prototypes except the standard one. Undefined
 * fields count as not plain only with `whole`.
 */
export function unsound(
  value: unknown,
  whole = false,
  at = '$',
  above: readonly unknown[] = [],
): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? '' : `${at} is ${value}`;
    case 'undefined':
      return whole ? `${at} is undefined` : '';
    case 'string':
    case 'boolean':
      return '';
    case 'object':
      break;
    default:
      return `${at} is a ${typeof value}`;
  }
  if (value === null) return '';
  if (above.includes(value)) return `${at} is within itself`;
  if (value instanceof Map || value instanceof Set)
    return unsound([...value], whole, at, [...above, value]);
  if (!PLAIN.includes(Object.getPrototypeOf(value))) return `${at} has another prototype`;
  const inside = above.length < 40 ? [...above, value] : above;
  for (const [key, each] of Object.entries(value)) {
    const found = unsound(each, whole, `${at}.${key}`, inside);
    if (found !== '') return found;
  }
  return '';
}

export function holdSound(value: unknown, what: string, whole = false): void {
  const fault = unsound(value, whole);
  hold(fault === '', `${what}: ${fault}`);
}

/**
 * Checks that an accepted value is accepted again unchanged, before and after conversion to JSON.
 */
export function holdStable<T>(value: T, read: (given: unknown) => T | null, what: string): void {
  hold(isDeepStrictEqual(read(value), value), `${what} is not read back as itself`);
  const json = JSON.stringify(value);
  hold(
    JSON.stringify(read(JSON.parse(json))) === json,
    `${what} is not read back from JSON as itself`,
  );
}

const LISTED = [Object, Array, String, Number, Boolean, Function, Map, Set, Promise].flatMap(
  (of) => [of, of.prototype as object],
);
const names = (): string => LISTED.map((of) => Reflect.ownKeys(of).length).join();
const BEFORE = names();

/** Whether the prototype of all objects was changed. */
export function polluted(): boolean {
  for (const key in {}) return key !== '';
  return names() !== BEFORE;
}
