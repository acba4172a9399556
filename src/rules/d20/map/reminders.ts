/**
 * The reminders of the 3.5 family: its conditions' own, and what the turn and the ground make of a
 * creature.
 */
import { has, type Creature } from '../../../board/creature.ts';
import { columnOf } from '../../conditionRow.ts';
import { isSqueezing } from '../../core/fit.ts';
import { conditionReminders, inOrder, type RankedReminder } from '../../core/reminders.ts';
import type { Judge, Reminder } from '../../ruleset.ts';
import { D20_CONDITIONS, type D20Condition, type D20ConditionId } from '../conditionRows.ts';

const ROWS = columnOf<D20Condition, 'reminder'>(D20_CONDITIONS, 'reminder');

/** The reminder of a condition that the creature is in without having it. */
const like = (condition: D20ConditionId): Omit<RankedReminder, 'rules'> => ({
  icon: '',
  rank: 0,
  ...ROWS[condition],
  id: condition,
});
const FLAT_FOOTED = like('flat-footed');
const SQUEEZING = like('squeezing');

export function reminders(j: Judge, c: Creature): readonly Reminder[] {
  if (c.conditions.some((id) => j.rules.conditions[id]?.corpse === true)) return [];
  const { allowed, why, rules } = j.rules.canTakeOpportunity(j, c);
  const found: RankedReminder[] = [...conditionReminders(j, c, ROWS)];
  // An opportunity says why a creature that is not ready makes none.
  if (has(c, 'flat-footed') || (!allowed && why === 'flat-footed'))
    found.push({ ...FLAT_FOOTED, rules });
  if (!allowed && why === 'taken')
    found.push({
      id: 'opportunity-used',
      icon: 'opportunity-used',
      rank: 4,
      rules,
      message: 'opportunity.none.already-used',
    });
  if (isSqueezing(j, c)) found.push({ ...SQUEEZING, rules: [] });
  return inOrder(found);
}
