/** How factors add up: the scale of the tables, and when sums are rounded (the scene's options). */
import type { SizeRow } from './tables.ts';

export const OPTIONS = {
  /**
   * Tables in tenths, sums rounded up once; in tenths without rounding; in whole factors of a
   * tenfold scale.
   */
  scale: ['tenths-up', 'exact', 'x10'],
  /** An action after a half move: each rounded by itself, or both table entries in one sum. */
  afterHalfMove: ['each', 'sum'],
  /** Movement at the end of the round: where the list has it, or after all but the words. */
  endMovement: ['list', 'last'],
  endMovementRoll: ['with-modifiers', 'plain'],
  /** May an attack refused at its regular factor still be postponed? */
  postponeAfterRefusal: [false, true],
  /** Do the penalties of gear delay a postponed attack? */
  gearPenaltyOnPostponed: [false, true],
  /** Rapid arming takes one point off the whole, or off each item. */
  rapidArming: ['total', 'per-item'],
} as const;

export type PhaseOptions = { readonly [K in keyof typeof OPTIONS]: (typeof OPTIONS)[K][number] };

/** The scene's options; a value that is no choice leaves the default. */
export function phaseOptions(given: Readonly<Record<string, unknown>>): PhaseOptions {
  const picked = Object.entries(OPTIONS).map(([key, choices]) => [
    key,
    (choices as readonly unknown[]).find((v) => v === given[key]) ?? choices[0],
  ]);
  return Object.fromEntries(picked) as PhaseOptions;
}

/** The time of an action: a factor of its own, or the table's entry in tenths. */
export type Takes = { readonly factor: number } | { readonly tenths: number };

/** From `at` by an entry of the tables. */
export function later(scale: PhaseOptions['scale'], at: number, tenths: number): number {
  if (scale === 'x10') return at + tenths;
  return scale === 'exact' ? at + tenths / 10 : Math.ceil(at + tenths / 10);
}

/** From `at` by what an action takes. */
export const after = (scale: PhaseOptions['scale'], at: number, takes: Takes): number =>
  'factor' in takes ? at + takes.factor : later(scale, at, takes.tenths);

export interface Pattern {
  /** The declaration's own roll with all penalties. */
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

/** When each part of a declaration falls due (docs/spec/timeline.md, Numbers). */
export function factorsOf(
  { scale, afterHalfMove }: PhaseOptions,
  size: SizeRow,
  { r, half, full, act }: Pattern,
): Factors {
  const found: Factors = {};
  if (half === 'before') found.half = later(scale, r, size.half);
  if (full) found.full = later(scale, r, size.full);
  if (act === undefined) return found;
  if (found.full !== undefined) found.act = after(scale, found.full, act);
  else if (found.half === undefined) found.act = after(scale, r, act);
  else
    found.act =
      afterHalfMove === 'sum' && 'tenths' in act
        ? later(scale, r, size.half + act.tenths)
        : after(scale, found.half, act);
  if (half === 'after')
    found.half =
      'factor' in act
        ? later(scale, r + act.factor, size.half)
        : later(scale, r, act.tenths + size.half);
  return found;
}
