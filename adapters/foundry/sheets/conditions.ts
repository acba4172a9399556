/** Conditions of a Foundry actor: its system's own table, and the token's status icons. */
import { conditionsIn } from '../../words/conditions.ts';

/**
 * The conditions a creature has, sorted. D35E's "fear" names no degree of fear and is left out; so is whatever else
 * has no id.
 * @param flags the sheet's own table of booleans, where it has one
 */
export function conditionsOf(flags: unknown, statuses: readonly string[]): string[] {
  const set = typeof flags === 'object' && flags !== null
    ? Object.entries(flags).filter(([, on]) => on === true).map(([key]) => key) : [];
  return conditionsIn([...set, ...statuses]);
}
