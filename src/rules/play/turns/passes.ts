/** Types of attacks in the middle of a movement (Spring Attack and the like). */
import type { RuleId, Verdict } from '../../verdict.ts';
import type { AttackVerdict } from '../attacks/questions.ts';
import type { FlightVerdict } from '../flight/questions.ts';
import type { ActOpportunity } from './nouns.ts';

/** What such an attack requires, and the opponents that it does not provoke. */
export interface Passing {
  /** Attacks that it is for; absent: any. */
  readonly with?: 'melee' | 'ranged';
  /** In the air alone; in the saddle, where it is the mount that moves; absent: however it goes. */
  readonly by?: 'flight' | 'mount';
  /** A charge, on which it goes on; absent: a move, and the standard action for the attack. */
  readonly mode?: 'charge';
  /** The movement gives the target no opportunity. */
  readonly spares?: true;
  /** Takes at least a square of movement both before the attack and after it. */
  readonly around?: true;
  /** Not in this armour. */
  readonly barredIn?: 'heavy';
}

/** What else stands against an attack in the middle of a movement. */
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
  /** The feat that allows it, or would. */
  readonly feat: string;
  /** The mover: itself, or its mount. */
  readonly mover: string;
  readonly cost: number;
  readonly budget: number;
  /** In the order of the path; those of the attack itself have the cause `action`. */
  readonly opportunities: readonly ActOpportunity[];
  /** Opponents that the feat denies an attack of opportunity. */
  readonly spared: readonly string[];
  /** The attack, from the square in which it is made. */
  readonly attack: AttackVerdict;
  /** Of a flight, if the round ended here. */
  readonly ends?: FlightVerdict['ends'];
}
