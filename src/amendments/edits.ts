/** Adds and removes corrections. Pure; returns the same object when nothing changes. */
import {
  dateOf,
  keyOf,
  SCOPES,
  type Correction,
  type Corrections,
  type Scope,
} from './correction.ts';
import { dateAfter } from '../storage/dates.ts';

/**
 * Adds a correction. Removes narrower corrections of the same creature and fact, because they would
 * override it. Its date is never before that of the correction that it replaces.
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
  const key = keyOf(correction);
  const replaced = Object.hasOwn(all, key) ? dateOf(all[key]) : undefined;
  return {
    ...withoutCorrections(all, hiding),
    [key]: { ...correction, at: dateAfter(correction.at, replaced) },
  };
}

/** Removes the corrections with these keys. */
export const withoutCorrections = (all: Corrections, keys: readonly string[]): Corrections =>
  keys.some((key) => Object.hasOwn(all, key))
    ? Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)))
    : all;
