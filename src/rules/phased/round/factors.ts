/**
 * Computes the factors of a declaration. Options of the scene choose the scale of the tables and
 * when sums are rounded.
 */
import type { PhaseOptions } from '../../houseRules.ts';
import type { SizeRow } from './tables.ts';

/**
 * The time that an action takes: its own number of factors, or an entry of the tables in tenths.
 */
export type Takes = { readonly factor: number } | { readonly tenths: number };

/** The factor that is later than `at` by a number of tenths from the tables. */
export function laterFactor(scale: PhaseOptions['scale'], at: number, tenths: number): number {
  if (scale === 'x10') return at + tenths;
  return scale === 'exact' ? at + tenths / 10 : Math.ceil(at + tenths / 10);
}

/** The factor at which an action that begins at `at` is done. */
export const after = (scale: PhaseOptions['scale'], at: number, takes: Takes): number =>
  'factor' in takes ? at + takes.factor : laterFactor(scale, at, takes.tenths);

export interface Pattern {
  /** The creature's own initiative roll with all penalties. */
  readonly r: number;
  readonly half: 'before' | 'after' | 'none';
  readonly full: boolean;
  readonly act?: Takes;
}

export interface Factors {
  half?: number;
  full?: number;
  act?: number;
}

/** The factor of each part of a declaration (docs/spec/timeline.md, Numbers). */
export function declaredFactors(
  { scale, afterHalfMove }: PhaseOptions,
  size: SizeRow,
  { r, half, full, act }: Pattern,
): Factors {
  const found: Factors = {};
  if (half === 'before') found.half = laterFactor(scale, r, size.half);
  if (full) found.full = laterFactor(scale, r, size.full);
  if (act === undefined) return found;
  if (found.full !== undefined) found.act = after(scale, found.full, act);
  else if (found.half === undefined) found.act = after(scale, r, act);
  else
    found.act =
      afterHalfMove === 'sum' && 'tenths' in act
        ? laterFactor(scale, r, size.half + act.tenths)
        : after(scale, found.half, act);
  if (half === 'after')
    found.half =
      'factor' in act
        ? laterFactor(scale, r + act.factor, size.half)
        : laterFactor(scale, r, act.tenths + size.half);
  return found;
}
