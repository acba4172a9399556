/** Pins in a grapple: the field `pins` of a creature is the id of the creature that it pins. */
import type { Creature } from './creature.ts';
import { memoize } from './memoize.ts';

const pinned = memoize<ReadonlySet<string>>();
const ALONE: readonly never[] = [];

const pinnedBy = (creatures: readonly Creature[]): ReadonlySet<string> =>
  pinned(creatures, ALONE, () => pinnedIn(creatures));

/** Does any creature of the list pin this one? */
export const isPinned = (creatures: readonly Creature[], { id }: Creature): boolean => {
  const all = pinnedBy(creatures);
  return all.size > 0 && all.has(id);
};

/** Are the same creatures pinned in both lists? */
export function samePins(a: readonly Creature[], b: readonly Creature[]): boolean {
  if (a === b) return true;
  const [before, now] = [pinnedBy(a), pinnedBy(b)];
  return before.size === now.size && (now.size === 0 || [...now].every((id) => before.has(id)));
}

function pinnedIn(creatures: readonly Creature[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { pins } of creatures) if (pins !== undefined) found.add(pins);
  return found;
}
