/** The reminders of all creatures, as the ruleset answers them. */
import type { Creature } from '../board/creature.ts';
import { sameBasis } from '../rules/core/threatBasis.ts';
import type { Judge, Reminder } from '../rules/ruleset.ts';

export interface CreatureReminders {
  readonly of: Creature;
  readonly what: readonly Reminder[];
}

/**
 * Creates the function that finds the reminders. Each call recomputes only the reminders of
 * creatures that changed.
 */
export function remindersFollowed(): (
  judge: Judge,
  creatures: readonly Creature[],
) => readonly CreatureReminders[] {
  let last:
    | {
        readonly judge: Judge;
        readonly creatures: readonly Creature[];
        readonly each: readonly (CreatureReminders | null)[];
      }
    | undefined;
  return (judge, creatures) => {
    const before = last !== undefined && sameBasis(last.judge, judge) ? last : undefined;
    const each = creatures.map((c, i) =>
      before?.creatures[i] === c ? (before.each[i] ?? null) : remindersOf(judge, c),
    );
    last = { judge, creatures, each };
    return each.filter((one) => one !== null);
  };
}

function remindersOf(judge: Judge, of: Creature): CreatureReminders | null {
  const what = judge.rules.reminders?.(judge, of) ?? [];
  return what.length > 0 ? { of, what } : null;
}
