/** Pins in a grapple: `pins` of a creature names the one that it holds down. */
import type { Creature } from './creature.ts';

/** By list of creatures, whom they pin; lists are never changed in place. */
const held = new WeakMap<readonly Creature[], ReadonlySet<string>>();

/** The list asked about last: every creature of a board is asked about in a row. */
let last: { readonly of: readonly Creature[]; readonly pinned: ReadonlySet<string> } | undefined;

function pinnedBy(creatures: readonly Creature[]): ReadonlySet<string> {
  if (last?.of === creatures) return last.pinned;
  let pinned = held.get(creatures);
  if (pinned === undefined) held.set(creatures, (pinned = pinnedIn(creatures)));
  last = { of: creatures, pinned };
  return pinned;
}

/** Does any creature of the list pin this one? */
export const isPinned = (creatures: readonly Creature[], { id }: Creature): boolean => {
  const pinned = pinnedBy(creatures);
  return pinned.size > 0 && pinned.has(id);
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
