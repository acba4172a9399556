/** Pins in a grapple: `pins` of a creature names the one that it holds down. */
import type { Creature } from './creature.ts';

/** By list of creatures, whom they pin; lists are never changed in place. */
const held = new WeakMap<readonly Creature[], ReadonlySet<string>>();

function pinnedBy(creatures: readonly Creature[]): ReadonlySet<string> {
  let known = held.get(creatures);
  if (known === undefined) held.set(creatures, (known = pinnedIn(creatures)));
  return known;
}

/** Does any creature of the list pin this one? */
export const isPinned = (creatures: readonly Creature[], { id }: Creature): boolean => pinnedBy(creatures).has(id);

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
