/**
 * Chooses the most useful actions for one creature now, shown at the top of the list of actions.
 * Only allowed actions are chosen; the creature's weapons, conditions and mount decide among them.
 * Pure.
 */
import type { Creature } from '../../../board/creature.ts';
import type { UsualActions } from '../../../rules/ruleset.ts';
import type { ListedAction } from '../../../rules/actionRules.ts';

export const MAX_SUGGESTED_ACTIONS = 10;

/** The most useful allowed actions, at most `MAX_SUGGESTED_ACTIONS`; empty if no action is allowed. */
export const suggestedActions = (
  lines: readonly ListedAction[],
  of: Creature,
  usual: UsualActions | undefined,
): readonly ListedAction[] =>
  (usual?.first(of) ?? [])
    .flatMap((action) => lines.filter((line) => line.action === action && line.legal))
    .slice(0, MAX_SUGGESTED_ACTIONS);
