/** A condition that a creature is under. */
import type { ConditionEffect } from '../../base/conditions.ts';
import type { RuleId } from '../../verdict.ts';
import type { StateEffect } from './effect.ts';

export interface ActiveState {
  readonly condition: string;
  /** The condition that implied it, or `hit-points` or `grapple`, unless it was given itself. */
  readonly from?: string;
  /** How many times it was suffered, where that counts. */
  readonly times?: number;
  readonly effect: StateEffect;
  /** Actions that it forbids, and its effect on the map. */
  readonly limits: ConditionEffect;
  readonly rules: readonly RuleId[];
}
