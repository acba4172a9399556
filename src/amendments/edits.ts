/** Adds and removes corrections. Pure; returns the same object when nothing changes. */
import { keyOf, SCOPES, type Correction, type Corrections, type Scope } from './correction.ts';

/**
 * Adds a correction. Removes narrower corrections of the same creature and fact, because they would
 * override it.
 * @param names the creature's name or id in each scope (`namesOf`)
 */
export function withCorrection(
  all: Corrections,
  correction: Correction,
  names: Partial<Record<Scope, string>>,
): Corrections {
  const narrower = SCOPES.slice(SCOPES.indexOf(correction.scope) + 1);
  const hiding = narrower.flatMap((scope) =>
    names[scope] === undefined ? [] : [keyOf({ ...correction, scope, of: names[scope] })],
  );
  return { ...without(all, hiding), [keyOf(correction)]: correction };
}

/** Removes the corrections with these keys. */
export const without = (all: Corrections, keys: readonly string[]): Corrections =>
  keys.some((key) => Object.hasOwn(all, key))
    ? Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)))
    : all;
