/** The reminders of all creatures, as the ruleset answers them. */
import type { Creature } from '../board/creature.ts';
import { gap, type Spot } from '../board/grid.ts';
import { sameBasis } from '../rules/core/threatBasis.ts';
import type { Judge, Reminder } from '../rules/ruleset.ts';

export interface CreatureReminders {
  readonly of: Creature;
  readonly what: readonly Reminder[];
}

/**
 * Creates the function that finds the reminders. Each call recomputes only the reminders of
 * creatures that changed, or in whose space another one changed, came or left.
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
    const others =
      before === undefined
        ? []
        : changedCreatures(before.judge, judge).map((other) => spaceOf(judge, other));
    const each = creatures.map((c, i) =>
      before?.creatures[i] === c && !sharesSpace(spaceOf(judge, c), others)
        ? (before.each[i] ?? null)
        : remindersOf(judge, c),
    );
    last = { judge, creatures, each };
    return each.filter((one) => one !== null);
  };
}

/** The creatures that are not the same on both boards, as they were and as they are. */
function changedCreatures(before: Judge, now: Judge): Creature[] {
  const [old, young] = [before.board.creatures, now.board.creatures];
  const changed: Creature[] = [];
  for (let i = 0; i < Math.max(old.length, young.length); i++)
    if (old[i] !== young[i]) changed.push(...[old[i], young[i]].filter((c) => c !== undefined));
  return changed;
}

function spaceOf({ rules }: Judge, c: Creature): Spot {
  const n = rules.space(c).value;
  return { x: c.at[0], y: c.at[1], w: n, d: n };
}

const sharesSpace = ({ x, y, w, d }: Spot, others: readonly Spot[]): boolean =>
  others.some((other) => gap(x, w, other.x, other.w) === 0 && gap(y, d, other.y, other.d) === 0);

function remindersOf(judge: Judge, of: Creature): CreatureReminders | null {
  const what = judge.rules.reminders?.(judge, of) ?? [];
  return what.length > 0 ? { of, what } : null;
}
