/** Types of two questions: from which cells to attack, and which foes to attack next. */
import type { Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import type { Degree, Mode, RuleId, Verdict, ViolationCode } from '../../../verdict.ts';
import type { Further } from './attackTraits.ts';

export interface AttackPlace {
  /** Top-left cell of the attacker's space. */
  readonly at: Cell;
  /** Cost of the movement to the place in cells; absent: out of reach of this movement. */
  readonly cost?: number;
  /** Id of the attack that provokes the fewest there; absent: the attacks are not known. */
  readonly with?: string;
  /** Allies with whom the attacker flanks the target there. */
  readonly flanks: readonly string[];
  /**
   * The foes that may make an attack of opportunity, on the way that provokes the fewest or because
   * of the attack itself; absent: the movement does not reach the place.
   */
  readonly provokes?: readonly string[];
  /** The target's cover against the attack from there. */
  readonly cover: Degree;
}

export interface WhereVerdict extends Verdict {
  readonly mode: Mode;
  /** Sorted by y, then x. The attacker's own place is one of them if it can attack from there. */
  readonly places: readonly AttackPlace[];
  /** Why there are no places, or only the attacker's own. */
  readonly why?: ViolationCode | 'target-unseen' | 'no-weapon-ready';
  /** The costs are a lower bound: the turns of a flight may need more. */
  readonly bound?: 'upper';
}

export interface FurtherPlan {
  /** The foe that dropped or was hit. */
  readonly after?: Creature;
  /** Foes that this action has attacked already. */
  readonly struck?: readonly string[];
  /** How often each feat was used this round. */
  readonly used?: number;
}

export interface FurtherAttacks {
  readonly feat: string;
  readonly when: Further['when'];
  /** Ids of the foes that the creature may attack next, from its present place. */
  readonly targets: readonly string[];
  /** Number of attacks on them; absent: one on each. */
  readonly attacks?: number;
  /** Why there are none, whoever stands in reach. */
  readonly why?: 'used-up' | 'wrong-weapon';
  readonly rules: readonly RuleId[];
}

export interface FurtherVerdict extends Verdict {
  readonly feats: readonly FurtherAttacks[];
}
