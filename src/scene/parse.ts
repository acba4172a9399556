/** Parses unknown data into a scene document: a validated document, or one error with its path. */
import type { z } from 'zod';
import { meant } from './nearest.ts';
import { sceneSchema, type SceneDocument } from './schema.ts';

export interface ParseFault {
  /** Path of the fault, such as `creatures[3].size`; empty for the document itself. */
  readonly path: string;
  readonly message: string;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ParseFault };

export type ParsedScene =
  | { readonly ok: true; readonly scene: SceneDocument; readonly ignored: readonly string[] }
  | { readonly ok: false; readonly error: ParseFault };

/** Formats a path as text: `["creatures", 3, "size"]` → `creatures[3].size`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number'
        ? `${text}[${part}]`
        : text === ''
          ? String(part)
          : `${text}.${String(part)}`,
    '',
  );

/** The value at a path of raw data, or undefined. */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    data,
  );
}

/**
 * A value as JSON; a value that JSON cannot represent is shown by its type (messages may contain
 * anything cloneable).
 */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return Array.isArray(value) ? 'array' : typeof value;
  }
}

/** A value as shown in messages, truncated. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(value);
  const text = written(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** The unit of a limit, if the limit applies to the value's length and not to the value itself. */
const counted = (origin: string): string =>
  origin === 'array' ? ' values' : origin === 'string' ? ' characters' : '';

/** The error of the best-fitting union member: the one deepest in the value. */
function unionFault(issue: z.core.$ZodIssueInvalidUnion, data: unknown): ParseFault | undefined {
  const deepest = issue.errors
    .flat()
    .reduce<z.core.$ZodIssue | undefined>(
      (best, each) => (each.path.length > (best?.path.length ?? 0) ? each : best),
      undefined,
    );
  return deepest === undefined
    ? undefined
    : explained({ ...deepest, path: [...issue.path, ...deepest.path] }, data);
}

function explained(issue: z.core.$ZodIssue, data: unknown): ParseFault {
  const got = `, got ${shown(valueAt(data, issue.path))}`;
  const path = pathText(issue.path);
  switch (issue.code) {
    case 'invalid_value': {
      const known = issue.values.map((v) => JSON.stringify(v)).join(', ');
      const near = meant(valueAt(data, issue.path), issue.values.map(String));
      const one = issue.values.length > 1 ? 'one of ' : '';
      return { path, message: `expected ${one}${known}${got}${near}` };
    }
    case 'invalid_type':
      return { path, message: `expected ${issue.expected}${got}` };
    case 'too_small':
      return {
        path,
        message:
          `expected ${issue.inclusive === false ? 'more than' : 'at least'} ` +
          `${String(issue.minimum)}${counted(issue.origin)}${got}`,
      };
    case 'too_big':
      return {
        path,
        message: `expected at most ${String(issue.maximum)}${counted(issue.origin)}${got}`,
      };
    case 'invalid_union':
      return unionFault(issue, data) ?? { path, message: `expected another kind of value${got}` };
    default:
      return { path, message: issue.message };
  }
}

/** Parses with a schema, and reports the first error. */
export function parsed<T>(schema: z.ZodType<T>, data: unknown): Parsed<T> {
  const result = schema.safeParse(data);
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  return {
    ok: false,
    error: issue === undefined ? { path: '', message: 'not readable' } : explained(issue, data),
  };
}

export function parseScene(data: unknown): ParsedScene {
  const result = parsed(sceneSchema, data);
  if (!result.ok) return result;
  const fault = impossible(result.value);
  if (fault !== null) return { ok: false, error: fault };
  return { ok: true, scene: result.value, ignored: ignoredFields(data, result.value) };
}

/** Checks across fields: duplicate ids, creatures that ride themselves. */
function impossible(scene: SceneDocument): ParseFault | null {
  const seen = new Map<string, number>();
  for (const [i, c] of (scene.creatures ?? []).entries()) {
    const first = seen.get(c.id);
    if (first !== undefined)
      return {
        path: `creatures[${i}].id`,
        message: `expected an id of its own, got ${shown(c.id)} as creatures[${first}] has`,
      };
    if (c.mount === c.id)
      return { path: `creatures[${i}].mount`, message: 'expected another creature, got itself' };
    seen.set(c.id, i);
  }
  return null;
}

/** Names of the fields that parsing dropped, each only once (such as `creatures[].hair`). */
export function ignoredFields(
  data: unknown,
  kept: unknown,
  path = '',
  found = new Set<string>(),
): string[] {
  if (Array.isArray(data) && Array.isArray(kept))
    data.forEach((v, i) => ignoredFields(v, kept[i], `${path}[]`, found));
  else if (typeof data === 'object' && data !== null && typeof kept === 'object' && kept !== null) {
    for (const key of Object.keys(data)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (!Object.hasOwn(kept, key)) found.add(at);
      else
        ignoredFields(
          (data as Record<string, unknown>)[key],
          (kept as Record<string, unknown>)[key],
          at,
          found,
        );
    }
  }
  return [...found];
}
