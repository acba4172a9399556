/** A condition that is active on a creature. */
import type { ConditionEffect } from '../../base/conditions.ts';
import type { RuleId } from '../../verdict.ts';
import type { StateEffect } from './effect.ts';

export interface ActiveState {
  readonly condition: string;
  /** The condition that implied this one, or `hit-points` or `grapple`; absent: it was given itself. */
  readonly from?: string;
  /** How many times the creature has it, for conditions that add up. */
  readonly times?: number;
  readonly effect: StateEffect;
  /** Actions that the condition forbids, and its effects on the map. */
  readonly limits: ConditionEffect;
  readonly rules: readonly RuleId[];
}
