/** Conditions of a Foundry actor, from its system's own table and the token's status icons. */
import { conditionsIn, strangeIn } from '../../words/conditions.ts';

/**
 * The creature's conditions, sorted. D35E's "fear" gives no degree of fear and is left out, as is
 * every status without a condition of ours: `strangeOf` names those.
 * @param flags the sheet's own table of booleans, if it has one
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

/** Conditions of the sheet's own table that the extension does not know, by the sheet's names. */
export const strangeOf = (flags: unknown): string[] => strangeIn(namesIn(flags));
