/** Types shared by the questions and answers about attacks. */
import type { RuleId } from '../../../verdict.ts';

export type { AttackPlan } from '../asks/attackPlan.ts';

export interface AttackModifier {
  readonly on: 'attack' | 'ac';
  readonly value: number;
  /**
   * The part of the modifier that the sheet's total already includes; `value` does not contain it.
   * Absent: it is unknown (`Counted`).
   */
  readonly already?: number;
  /** Bonus type; `untyped` stacks with everything. */
  readonly type: string;
  readonly why: string;
  /** The condition, feat or creature that causes the modifier. */
  readonly by?: string;
  /** For a range penalty, the number of range increments that it covers. */
  readonly times?: number;
  readonly rules: readonly RuleId[];
}

/** The die result that an attack needs to hit, from the numbers on the sheets and the situation. */
export interface HitChance {
  /**
   * The sheet's bonus plus the modifiers of both sides. Modifiers of the target's armor class, such
   * as cover, are subtracted here.
   */
  readonly bonus: number;
  /**
   * The modifiers that are counted in `bonus`. Left out are those that a sheet already includes,
   * and those of which that is unknown.
   */
  readonly counted: readonly AttackModifier[];
  /** The target's armor class without the situation; absent: not known. */
  readonly ac?: number;
  /** `needs`: the lowest die that hits. `percent`: its chance in percent before any miss chance. */
  readonly needs?: number;
  readonly percent?: number;
}

/** Why an attack is not possible, or why something does not count. */
export interface Reason {
  readonly why: string;
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

/** Why the target turns no hit aside. */
export const DEFLECT_WHY = [
  'hands-full',
  'flat-footed',
  'unaware',
  'massive-missile',
  'spell-attack',
  'already-deflected',
] as const;

/** May the target turn the hit aside, and why not? */
export interface Deflection {
  readonly by: string;
  readonly allowed: boolean;
  readonly why: readonly (typeof DEFLECT_WHY)[number][];
  /** It may catch the weapon instead, and throw a thrown one back at once. */
  readonly catches?: true;
}

/** An opportunity of the target if the attack misses. */
export interface MissAnswer {
  readonly by: string;
  readonly makes: 'attack' | 'trip';
  readonly allowed: boolean;
  /** Why it gets none: the reason against opportunities, or it has used the feat this round. */
  readonly why?: string;
}

/** A save that a hit with damage forces. */
export interface Forced {
  readonly by: string;
  readonly save: 'fortitude';
  readonly dc: number;
  readonly condition: string;
  /** The trait or condition that spares the target. */
  readonly immune?: string;
}
