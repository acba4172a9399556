/** The row of the table of actions for a request, changed for weapons that act at a distance. */
import type { FullJudge } from '../../../fullRuleset.ts';
import { throwsAt } from '../attacks/arms.ts';
import type { ActionEntry, ActRequest } from './turnRules.ts';

/** A special attack with a thrown weapon provokes like a shot, and replaces no melee attack. */
export function entryFor(j: FullJudge, { action, with: weapon }: ActRequest): ActionEntry {
  const entry = j.rules.turns.table[action]!;
  const arm = throwsAt(j, weapon, action);
  if (arm === undefined) return entry;
  const { safeTag: _safe, inPlaceOfAttack: _place, ...rest } = entry;
  return {
    ...rest,
    provokes: 'yes',
    weapon: 'ranged',
    target: 'effect',
    rules: [...(entry.rules ?? []), ...arm.rules],
  };
}
