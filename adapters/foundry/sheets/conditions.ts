/** Conditions of a Foundry actor, from its system's own table and the token's status icons. */
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import { conditionsIn, strangeIn, type Vocabulary } from '../../words/conditionNames.ts';
import { inTotals, type Folded } from '../../words/totals.ts';

/**
 * The creature's conditions, sorted. D35E's "fear" states no degree of fear, so it is left out. A
 * status that matches none of our conditions is left out too; `strangeOf` names these.
 * @param flags the sheet's own table of booleans, if it has one
 */
export function conditionsOf(
  flags: unknown,
  statuses: readonly string[],
  words?: Vocabulary,
): string[] {
  return conditionsIn([...flagsOn(flags), ...statuses], words);
}

/**
 * The conditions that the sheet's totals include; undefined (unknown) if the sheet has no table of
 * conditions.
 */
export const includedConditions = (flags: unknown, folded: Folded): SceneCreature['inTotals'] =>
  typeof flags === 'object' && flags !== null && !Array.isArray(flags)
    ? inTotals(flagsOn(flags), folded)
    : undefined;

/** Names of the flags that are set in a sheet's own table. */
const flagsOn = (flags: unknown): string[] =>
  typeof flags === 'object' && flags !== null && !Array.isArray(flags)
    ? Object.entries(flags)
        .filter(([, on]) => on === true)
        .map(([key]) => key)
    : [];

/** Conditions of the sheet's own table that the extension does not know, by the sheet's names. */
export const strangeOf = (flags: unknown): string[] => strangeIn(flagsOn(flags));
