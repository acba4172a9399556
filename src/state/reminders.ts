/** States of a creature that change a ruling now, and that nobody remembers. */
import { has, type Creature } from '../board/creature.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { RuleId } from '../rules/verdict.ts';

/** In the order in which they are shown when there is no room for all. */
export const REMINDERS = [
  'helpless', 'surprised', 'flat-footed', 'opportunity-used', 'grappling', 'blinded', 'prone', 'squeezing',
] as const;
export type ReminderId = (typeof REMINDERS)[number];

export interface Reminder {
  readonly of: Creature;
  readonly what: readonly { readonly id: ReminderId; readonly rules: readonly RuleId[] }[];
}


const GRAPPLING = ['grappling', 'grappled', 'pinned'];

export function remindersOf(judge: Judge, creatures: readonly Creature[]): readonly Reminder[] {
  const found: Reminder[] = [];
  for (const c of creatures) {
    if (has(c, 'dead') || has(c, 'destroyed')) continue;
    const may = judge.rules.canTakeOpportunity(judge, c);
    const states: Readonly<Record<ReminderId, boolean>> = {
      helpless: c.conditions.some((id) => judge.rules.conditions[id]?.helpless === true),
      surprised: has(c, 'surprised'),
      'flat-footed': has(c, 'flat-footed') || (!may.allowed && may.why === 'flat-footed'),
      'opportunity-used': !may.allowed && may.why === 'taken',
      grappling: GRAPPLING.some((id) => has(c, id)),
      blinded: c.conditions.some((id) => judge.rules.conditions[id]?.blind === true),
      prone: has(c, 'prone'),
      squeezing: c.squeezing,
    };
    const what = REMINDERS.filter((id) => states[id])
      // The helpless are prone, blind and without opportunities as a matter of course: one chip says it all.
      .filter((id) => !states.helpless || id === 'helpless')
      .map((id) => ({ id, rules: id === 'opportunity-used' || id === 'flat-footed' ? may.rules : [] }));
    if (what.length > 0) found.push({ of: c, what });
  }
  return found;
}
