/** Finds states of a creature that change a ruling now and that players forget. */
import { has, type Creature } from '../board/creature.ts';
import { isSqueezing } from '../rules/core/fit.ts';
import { sameBasis } from '../rules/core/threatBasis.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { RuleId } from '../rules/verdict.ts';

/** The reminders in order of importance, because there may not be room for all. */
export const REMINDERS = [
  'helpless',
  'surprised',
  'flat-footed',
  'opportunity-used',
  'grappling',
  'blinded',
  'prone',
  'squeezing',
] as const;
export type ReminderId = (typeof REMINDERS)[number];

export interface Reminder {
  readonly of: Creature;
  readonly what: readonly { readonly id: ReminderId; readonly rules: readonly RuleId[] }[];
}

const GRAPPLING = ['grappling', 'grappled', 'pinned'];

/**
 * Creates the function that finds the reminders. Each call recomputes only the reminders of
 * creatures that changed.
 */
export function remindersFollowed(): (
  judge: Judge,
  creatures: readonly Creature[],
) => readonly Reminder[] {
  let last:
    | {
        readonly judge: Judge;
        readonly creatures: readonly Creature[];
        readonly each: readonly (Reminder | null)[];
      }
    | undefined;
  return (judge, creatures) => {
    const before = last !== undefined && sameBasis(last.judge, judge) ? last : undefined;
    const each = creatures.map((c, i) =>
      before?.creatures[i] === c ? (before.each[i] ?? null) : reminderOf(judge, c),
    );
    last = { judge, creatures, each };
    return each.filter((one) => one !== null);
  };
}

function reminderOf(judge: Judge, c: Creature): Reminder | null {
  if (has(c, 'dead') || has(c, 'destroyed')) return null;
  const may = judge.rules.canTakeOpportunity(judge, c);
  const states: Readonly<Record<ReminderId, boolean>> = {
    helpless: c.conditions.some((id) => judge.rules.conditions[id]?.helpless === true),
    surprised: has(c, 'surprised'),
    'flat-footed': has(c, 'flat-footed') || (!may.allowed && may.why === 'flat-footed'),
    'opportunity-used': !may.allowed && may.why === 'taken',
    grappling: GRAPPLING.some((id) => has(c, id)),
    blinded: c.conditions.some((id) => judge.rules.conditions[id]?.blind === true),
    prone: has(c, 'prone'),
    squeezing: isSqueezing(judge, c),
  };
  const what = REMINDERS.filter((id) => states[id])
    // A helpless creature is also prone, blind and without opportunities: one reminder is enough.
    .filter((id) => !states.helpless || id === 'helpless')
    .map((id) => ({
      id,
      rules: id === 'opportunity-used' || id === 'flat-footed' ? may.rules : [],
    }));
  return what.length > 0 ? { of: c, what } : null;
}
