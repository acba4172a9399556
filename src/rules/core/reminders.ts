/** Reminders on the map: states of a creature that change a ruling now and that players forget. */
import { has, type Creature } from '../../board/creature.ts';
import type { ConditionReminder } from '../conditionRow.ts';
import type { Judge, Reminder } from '../ruleset.ts';

/** A reminder with its place among the others; 1: the most important. */
export type RankedReminder = Reminder & Pick<ConditionReminder, 'rank' | 'alone'>;

/** The reminders of the creature's conditions, by the rows of a table of conditions. */
export function conditionReminders(
  j: Judge,
  c: Creature,
  rows: Readonly<Record<string, ConditionReminder>>,
): readonly RankedReminder[] {
  if (c.conditions.length === 0) return [];
  return Object.entries(rows).flatMap(([condition, { icon, rank, effect, as, alone }]) =>
    has(c, condition) ||
    (effect !== undefined && c.conditions.some((id) => j.rules.conditions[id]?.[effect] === true))
      ? [{ id: as ?? condition, icon, rank, rules: [], ...(alone === undefined ? {} : { alone }) }]
      : [],
  );
}

/** In the order of importance, each once; one that is shown alone hides the others. */
export function inOrder(found: readonly RankedReminder[]): readonly Reminder[] {
  const list = [...new Map(found.map((each) => [each.id, each])).values()].sort(
    (a, b) => a.rank - b.rank,
  );
  return list.some(({ alone }) => alone === true) ? list.filter(({ alone }) => alone) : list;
}
