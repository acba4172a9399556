/**
 * Foundry 14: the value that deletes a key in an update. The older keys `-=name` still work, with a
 * warning.
 */
import { isTree, type Tree } from '../world/ops.ts';

export class ForcedDeletion {
  readonly deletes = true;
}

/** Changes in the form in which they are sent: a deletion becomes a key `-=name`. */
export function sent(changes: Tree): Tree {
  return Object.fromEntries(
    Object.entries(changes).map(([key, value]) => {
      if (value instanceof ForcedDeletion) return [`-=${key}`, null];
      if (key.startsWith('-=') && game.release.generation >= 14)
        console.warn(`deleting ${key.slice(2)} by a legacy key, which should be migrated to _del`);
      return [key, isTree(value) ? sent(value) : value];
    }),
  );
}

/** Changes as Foundry 14 reports them to hooks: without deletions. */
export function kept(changed: Tree): Tree {
  return Object.fromEntries(
    Object.entries(changed)
      .filter(([key]) => !key.startsWith('-='))
      .map(([key, value]) => [key, isTree(value) ? kept(value) : value]),
  );
}
