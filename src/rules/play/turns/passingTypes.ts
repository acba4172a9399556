/** Types of attacks in the middle of a movement (Spring Attack and the like). */
import type { RuleId, Verdict } from '../../verdict.ts';
import type { AttackVerdict } from '../attacks/questions.ts';
import type { FlightVerdict } from '../flight/questions.ts';
import type { ActOpportunity } from './nouns.ts';

/** What such an attack requires, and the opponents that it does not provoke. */
export interface Passing {
  /** The attacks that it covers; absent: any. */
  readonly with?: 'melee' | 'ranged';
  /** Only in flight; only in the saddle, where the mount moves; absent: in any mode. */
  readonly by?: 'flight' | 'mount';
  /**
   * A charge that continues after the attack; absent: a move, and the standard action for the
   * attack.
   */
  readonly mode?: 'charge';
  /** The movement does not provoke the target. */
  readonly spares?: true;
  /** Requires at least a square of movement before the attack and after it. */
  readonly around?: true;
  /** Not in this armour. */
  readonly barredIn?: 'heavy';
}

/** Further bars to an attack in the middle of a movement. */
export const PASSING_WHY = ['not-flying', 'heavy-armour', 'no-way-around', 'wrong-weapon'] as const;

export interface PassingVerdict extends Verdict {
  readonly legal: boolean;
  /** Codes of actions, of movement (or flight) and of attacks besides `PASSING_WHY`. */
  readonly why: readonly string[];
  readonly reasons: readonly {
    readonly why: string;
    readonly by?: string;
    readonly rules: readonly RuleId[];
  }[];
  /** The feat that allows it, or would allow it. */
  readonly feat: string;
  /** The mover: itself, or its mount. */
  readonly mover: string;
  readonly cost: number;
  readonly budget: number;
  /** In the order of the path; the attack's own opportunities have the cause `action`. */
  readonly opportunities: readonly ActOpportunity[];
  /** Opponents that the feat denies an attack of opportunity. */
  readonly spared: readonly string[];
  /** The attack, from the square in which it is made. */
  readonly attack: AttackVerdict;
  /** For a flyer: the verdict on its flight if the round ended here. */
  readonly ends?: FlightVerdict['ends'];
}
