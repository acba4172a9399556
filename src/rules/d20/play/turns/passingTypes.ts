/** Types for attacks in the middle of a movement (such as Spring Attack). */
import type { RuleId, Verdict } from '../../../verdict.ts';
import type { AttackVerdict } from '../attacks/attackRules.ts';
import type { FlightVerdict } from '../../map/flight/legRules.ts';
import type { ActOpportunity } from '../../../actionRules.ts';

/**
 * Requirements of an attack in the middle of a movement, and whom the movement does not provoke.
 */
export interface PassingAttack {
  /** Kind of attack to which the feat applies; absent: any kind. */
  readonly with?: 'melee' | 'ranged';
  /**
   * The movement to which the feat applies: flight, or movement of the attacker's mount; absent:
   * any movement.
   */
  readonly by?: 'flight' | 'mount';
  /**
   * `charge`: a charge that continues after the attack. Absent: a move action, and a standard
   * action for the attack.
   */
  readonly mode?: 'charge';
  /** The movement provokes no attack of opportunity from the target. */
  readonly spares?: true;
  /** The creature must move at least one cell before the attack and at least one cell after it. */
  readonly around?: true;
  /**
   * Minimum movement before the attack, in cells. The target may then not be adjacent at the start.
   */
  readonly before?: number;
  /** Weight class of armor that prevents the attack. */
  readonly barredIn?: 'heavy';
}

/** Additional reasons against an attack in the middle of a movement. */
export const PASSING_WHY = [
  'not-flying',
  'heavy-armour',
  'no-way-around',
  'no-run-up',
  'wrong-weapon',
] as const;

export interface PassingVerdict extends Verdict {
  readonly legal: boolean;
  /**
   * Codes of the reasons against the action, the movement or flight, and the attack, including
   * `PASSING_WHY`.
   */
  readonly why: readonly string[];
  readonly reasons: readonly {
    readonly why: string;
    readonly by?: string;
    readonly rules: readonly RuleId[];
  }[];
  /** Id of the feat that allows the attack or comes closest to it. */
  readonly feat: string;
  /** Id of the moving creature: the attacker itself, or its mount. */
  readonly mover: string;
  readonly cost: number;
  readonly budget: number;
  /**
   * Attacks of opportunity in the order of the path. Those that the attack itself provokes have the
   * cause `action`.
   */
  readonly opportunities: readonly ActOpportunity[];
  /** Ids of the opponents that get no attack of opportunity because of the feat. */
  readonly spared: readonly string[];
  /** The attack, judged at the cell where it is made. */
  readonly attack: AttackVerdict;
  /** For a flyer: how its flight would end if the round ended at the last cell of the path. */
  readonly ends?: FlightVerdict['ends'];
}
