/** How an attempt is rolled with a d20, and its chance. Pure. */
import type { RuleId } from './verdict.ts';

export interface AttemptReason {
  /** Id of the reason: a message `hit.<why>` or a term (src/text). */
  readonly why: string;
  /** The condition or creature behind it. */
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

export interface AttemptModifier extends AttemptReason {
  readonly value: number;
}

interface Rolled {
  /**
   * All that is added to the die: the bonus of the sheet, and the modifiers as they stack. Absent:
   * the bonus of the sheet is not known.
   */
  readonly bonus?: number;
  /** The modifiers that count, besides the bonus of the sheet. */
  readonly modifiers: readonly AttemptModifier[];
  /** The number that the total must reach; absent: not known. */
  readonly against?: number;
  /** Why the attempt cannot succeed or be made at all; absent: it can. */
  readonly impossible?: AttemptReason;
}

/** One die, to which modifiers are added. */
export interface SumRoll extends Rolled {
  readonly kind: 'sum';
}

/**
 * Two dice, of which the better counts with an advantage and the worse with a disadvantage. One die
 * if there are reasons for both, or for neither.
 */
export interface EdgeRoll extends Rolled {
  readonly kind: 'edge';
  readonly advantage: readonly AttemptReason[];
  readonly disadvantage: readonly AttemptReason[];
  /** Why every hit is a critical hit; absent: not every hit is one. */
  readonly critical?: AttemptReason;
  /** What a hit adds once a turn, such as a sneak attack; absent: nothing that the board decides. */
  readonly precision?: AttemptReason;
}

export type AttemptRoll = SumRoll | EdgeRoll;

/** `needs`: the lowest die that succeeds. `percent`: the chance that the die that counts is one. */
export interface AttemptChance {
  readonly needs: number;
  readonly percent: number;
}

const SIDES = 20;

/**
 * The chance of an attack: a 1 always fails and a 20 always succeeds. Undefined if the bonus or the
 * number to reach is not known, or if it cannot succeed.
 */
export function chance(attempt: AttemptRoll): AttemptChance | undefined {
  const { bonus, against, impossible } = attempt;
  if (bonus === undefined || against === undefined || impossible !== undefined) return undefined;
  const needs = Math.min(SIDES, Math.max(2, against - bonus));
  const one = (SIDES + 1 - needs) / SIDES;
  const edge = edgeOf(attempt);
  const share = edge > 0 ? 1 - (1 - one) ** 2 : edge < 0 ? one ** 2 : one;
  return { needs, percent: Math.round(share * 100) };
}

/** 1: the better of two dice counts; −1: the worse; 0: one die is rolled. */
export const edgeOf = (attempt: AttemptRoll): number =>
  attempt.kind === 'sum'
    ? 0
    : Number(attempt.advantage.length > 0) - Number(attempt.disadvantage.length > 0);
