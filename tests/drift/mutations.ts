/** The ways in which a value of the host can drift: it is removed, or it gets another type. */

export type Kind =
  | 'undefined'
  | 'null'
  | 'text'
  | 'number'
  | 'boolean'
  | 'list'
  | 'object'
  | 'function';

/**
 * `same`: another type with the same content ("100" for 100). `never`: an event that no longer
 * fires.
 */
export const MUTATIONS = [
  'removed',
  'null',
  'text',
  'same',
  'number',
  'boolean',
  'object',
  'list',
  'function',
  'throws',
  'promise',
] as const;
export type Mutation = (typeof MUTATIONS)[number] | 'never';

export function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
    case 'boolean':
    case 'undefined':
    case 'function':
    case 'object':
      return typeof value as Kind;
    default:
      return 'undefined';
  }
}

/**
 * The mutations that change values of these kinds. If a value is absent at this table, no mutation
 * changes it.
 */
export function mutationsOf(kinds: ReadonlySet<Kind | 'event'>, path: string): Mutation[] {
  if (kinds.has('event')) return ['never', 'throws'];
  const real = [...kinds].filter((kind) => kind !== 'undefined' && kind !== 'null');
  if (real.length === 0) return [];
  const has = (kind: Kind): boolean => kinds.has(kind);
  return MUTATIONS.filter((mutation) => {
    switch (mutation) {
      case 'null':
        return !has('null');
      case 'text':
      case 'number':
      case 'boolean':
      case 'list':
      case 'function':
        return !has(mutation);
      // Only a number or a boolean has the same content as a text.
      case 'same':
        return has('number') || has('boolean');
      // An argument of a callback is already evaluated, so reading it cannot throw.
      case 'throws':
        return !/#\d+$/.test(path);
      case 'object':
      case 'removed':
      case 'promise':
        return true;
    }
  });
}

export function drifted(value: unknown, mutation: Mutation): unknown {
  switch (mutation) {
    case 'removed':
    case 'never':
      return undefined;
    case 'null':
      return null;
    case 'text':
      return 'drifted';
    case 'same':
      return String(value);
    // A number that is not plausible in any unit.
    case 'number':
      return 987_654_321.5;
    case 'boolean':
      return value !== '' && value !== '0' && Boolean(value);
    case 'object':
      return {};
    case 'list':
      return [value];
    case 'function':
      return () => value;
    case 'throws':
      if (typeof value === 'function')
        return () => {
          throw new Error('drifted');
        };
      throw new Error('drifted');
    case 'promise':
      return typeof value === 'function' ? () => Promise.resolve() : Promise.resolve(value);
  }
}
