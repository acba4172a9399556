/**
 * Making and taking back corrections. Pure; what is asked for already gives back the same object.
 */
import { keyOf, SCOPES, type Correction, type Corrections, type Scope } from './correction.ts';

/**
 * With one more. Of the same creature, narrower words on the same fact go: they would hide this
 * one.
 * @param names what each scope calls the creature (`namesOf`)
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

/** Without those of these keys. */
export const without = (all: Corrections, keys: readonly string[]): Corrections =>
  keys.some((key) => Object.hasOwn(all, key))
    ? Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)))
    : all;
