/** Conditions of a Foundry actor: its system's own table, and the token's status icons. */
import { conditionsIn, strangeIn } from '../../words/conditions.ts';

/**
 * The conditions a creature has, sorted. D35E's "fear" names no degree of fear and is left out; so
 * is whatever else has no id: `strangeOf` tells of it.
 * @param flags the sheet's own table of booleans, where it has one
 */
export function conditionsOf(flags: unknown, statuses: readonly string[]): string[] {
  return conditionsIn([...namesIn(flags), ...statuses]);
}

const namesIn = (flags: unknown): string[] =>
  typeof flags === 'object' && flags !== null && !Array.isArray(flags)
    ? Object.entries(flags)
        .filter(([, on]) => on === true)
        .map(([key]) => key)
    : [];

/** Conditions of the sheet's own table that have no id here, as it names them. */
export const strangeOf = (flags: unknown): string[] => strangeIn(namesIn(flags));
