/** What a creature has a number of, such as legendary actions. */
import type { Creature } from './creature.ts';

/** What a creature has a number of, by the fact that states it. */
export type CountedUses = 'legendaryActions' | 'legendaryResistance' | 'lairActions';

/** How many are left by the sheet and by the log; undefined: it has none, or nobody says. */
export function usesLeft(c: Creature, counted: CountedUses): number | undefined {
  const uses = c[counted];
  if (uses === undefined || uses.most === 0) return undefined;
  const { most, left = most, used = 0 } = uses;
  return Math.max(0, Math.min(left, most - used));
}
