/** Types of attacks in the middle of a movement (such as Spring Attack). */
import type { RuleId, Verdict } from '../../verdict.ts';
import type { AttackVerdict } from '../attacks/questions.ts';
import type { FlightVerdict } from '../../base/flight/questions.ts';
import type { ActOpportunity } from './nouns.ts';

/** Requirements of an attack in the middle of a movement, and the opponents that it does not provoke. */
export interface Passing {
  /** Kind of attack that the feat covers; absent: any. */
  readonly with?: 'melee' | 'ranged';
  /** Only in flight, or only while mounted, when the mount moves; absent: any movement. */
  readonly by?: 'flight' | 'mount';
  /** A charge that continues after the attack; absent: a move, and a standard action for the attack. */
  readonly mode?: 'charge';
  /** The movement does not provoke the target. */
  readonly spares?: true;
  /** Requires at least one cell of movement both before and after the attack. */
  readonly around?: true;
  /**
   * Minimum movement before the attack, in cells; the target may then not be adjacent at the start.
   */
  readonly before?: number;
  /** Weight class of armor that prevents the attack. */
  readonly barredIn?: 'heavy';
}

/** Further reasons against an attack in the middle of a movement. */
export const PASSING_WHY = [
  'not-flying',
  'heavy-armour',
  'no-way-around',
  'no-run-up',
  'wrong-weapon',
] as const;

export interface PassingVerdict extends Verdict {
  readonly legal: boolean;
  /** Reason codes of actions, movement or flight, and attacks, besides `PASSING_WHY`. */
  readonly why: readonly string[];
  readonly reasons: readonly {
    readonly why: string;
    readonly by?: string;
    readonly rules: readonly RuleId[];
  }[];
  /** Id of the feat that allows the attack, or would allow it. */
  readonly feat: string;
  /** Id of the moving creature: the attacker itself, or its mount. */
  readonly mover: string;
  readonly cost: number;
  readonly budget: number;
  /** Attacks of opportunity in path order; those against the attack have the cause `action`. */
  readonly opportunities: readonly ActOpportunity[];
  /** Ids of the opponents that the feat denies an attack of opportunity. */
  readonly spared: readonly string[];
  /** The attack, judged at the cell where it is made. */
  readonly attack: AttackVerdict;
  /** For a flyer: the verdict on its flight if the round ended here. */
  readonly ends?: FlightVerdict['ends'];
}
