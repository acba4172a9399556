/** A condition that is active on a creature. */
import type { ConditionEffect } from '../../../effects.ts';
import type { RuleId } from '../../../verdict.ts';
import type { StateEffect } from './effect.ts';

export interface ActiveState {
  readonly condition: string;
  /**
   * The condition that implied this one, or `hit-points` or `grapple`; absent: the scene has the
   * condition.
   */
  readonly from?: string;
  /** How many times the creature has the condition, if it adds up. */
  readonly times?: number;
  readonly effect: StateEffect;
  /** Actions that the condition forbids, and its effects on movement and threat. */
  readonly limits: ConditionEffect;
  readonly rules: readonly RuleId[];
}
