/** What the map reminds of: conditions, a used reaction, a flyer that falls, a shared space. */
import type { Creature } from '../../board/creature.ts';
import { rideTogether } from '../../board/mounts.ts';
import type { ConditionReminder } from '../conditionRow.ts';
import { takenThisTurn } from '../core/actions.ts';
import { rowsInForce } from '../core/conditionsInForce.ts';
import { levelWith, meetsStand, standOf } from '../core/distance.ts';
import { conditionReminders, inOrder, type RankedReminder } from '../core/reminders.ts';
import { standingIn } from '../core/spatialIndex.ts';
import { traitEffect, traitsWith } from '../core/traitEffect.ts';
import { cite } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { Falls } from './flight.ts';
import { isTinyCreature, namesBehindCondition, sizeStep } from './speed.ts';

const OUT: ConditionReminder = { icon: 'helpless', rank: 1 };
const ROWS: Readonly<Record<string, ConditionReminder>> = {
  unconscious: OUT,
  asleep: OUT,
  dying: OUT,
  paralyzed: OUT,
  petrified: OUT,
  stunned: OUT,
  incapacitated: OUT,
  blinded: { icon: 'blinded', rank: 3 },
  grappled: { icon: 'grappled', rank: 6 },
  restrained: { icon: 'restrained', rank: 6 },
  prone: { icon: 'prone', rank: 7 },
};

const USED: Omit<RankedReminder, 'rules'> = {
  id: 'opportunity-used',
  icon: 'opportunity-used',
  rank: 4,
  message: 'opportunity.none.already-used',
};
const FALLS: Omit<RankedReminder, 'rules'> = {
  id: 'falls',
  icon: 'prone',
  rank: 2,
  message: 'reminder.falls',
};
const IN_SPACE: Omit<RankedReminder, 'rules'> = {
  id: 'in-space',
  icon: 'prone',
  rank: 5,
  message: 'reminder.in-space',
};

const LAPSES: Omit<RankedReminder, 'rules' | 'id'> = {
  icon: 'flat-footed',
  rank: 8,
  message: 'reminder.lapses',
};

/** The condition that ends with the creature's turn unless it still does something that keeps it. */
function lapsing(j: Judge, c: Creature): string | undefined {
  const taken = takenThisTurn(j, c);
  if (j.board.turn?.active !== c.id || taken === undefined) return undefined;
  const kept = traitsWith(j.rules.traits, c, 'keeps').flatMap(({ value }) => value);
  return rowsInForce(j, c).find(
    ({ condition, row: { keptBy } }) =>
      keptBy !== undefined &&
      !kept.includes(condition) &&
      !keptBy.some((action) => taken.includes(action)),
  )?.condition;
}

/** Would the creature be prone if its turn ended where it stands, in a space that is not its own? */
export function endsProne(j: Judge, c: Creature): boolean {
  if (isTinyCreature(c) || shares(j, c)) return false;
  const stand = standOf(j, c);
  return standingIn(j, stand.x, stand.y, stand.x + stand.w, stand.y + stand.d).some((other) => {
    if (other.id === c.id || rideTogether(c, other)) return false;
    if (sizeStep(c) > sizeStep(other) || shares(j, other)) return false;
    if (j.rules.bodyIs(j, other, 'corpse')) return false;
    const there = standOf(j, other);
    return levelWith(stand, there) && meetsStand(stand, there);
  });
}

const shares = (j: Judge, c: Creature): boolean =>
  traitEffect(j.rules.traits, c, 'shares') === true ||
  traitEffect(j.rules.traits, c, 'enters') !== undefined;

/**
 * @param falls what brings a flyer down
 * @param prone is a creature prone that ends its turn in another's space?
 */
export const fifthReminders =
  (falls: Falls, prone: boolean): NonNullable<Ruleset['reminders']> =>
  (j, c) => {
    if (j.rules.bodyIs(j, c, 'corpse')) return [];
    const { cites } = j.rules;
    const found: RankedReminder[] = [...conditionReminders(j, c, ROWS)];
    const { why, rules } = j.rules.canTakeOpportunity(j, c);
    if (why === 'taken') found.push({ ...USED, rules });
    if (c.elevation > 0 && (c.speed?.fly ?? 0) > 0 && falls(j, c) !== null)
      found.push({ ...FALLS, rules: cite(cites, 'falls') });
    if (prone && endsProne(j, c)) found.push({ ...IN_SPACE, rules: cite(cites, 'displaced') });
    const lapses = lapsing(j, c);
    if (lapses !== undefined)
      found.push({ ...LAPSES, id: lapses, rules: cite(cites, ...namesBehindCondition(lapses)) });
    return inOrder(found);
  };
