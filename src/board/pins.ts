/** Pins in a grapple: `pins` of a creature names the one that it holds down. */
import type { Creature } from './creature.ts';

/** By list of creatures, whom they pin; lists are never changed in place. */
const held = new WeakMap<readonly Creature[], ReadonlySet<string>>();

/** Does any creature of the list pin this one? */
export function isPinned(creatures: readonly Creature[], { id }: Creature): boolean {
  let known = held.get(creatures);
  if (known === undefined) held.set(creatures, (known = pinnedIn(creatures)));
  return known.has(id);
}

function pinnedIn(creatures: readonly Creature[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { pins } of creatures) if (pins !== undefined) found.add(pins);
  return found;
}
