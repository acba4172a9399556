/**
 * A ruleset, or one topic of it, as its differences from a parent; every name that the variant does
 * not cite stays silent.
 */
import { RULE_NAMES, type RuleName, type RuleNames } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';

export const extend = <T extends object>(parent: T, differences: Partial<T>): T => ({
  ...parent,
  ...differences,
});

/** A whole table of citations for a list of names, from those that a text speaks of. */
export const citing = <N extends string>(
  names: readonly N[],
  known: Partial<Record<N, readonly RuleId[]>>,
): Readonly<Record<N, readonly RuleId[]>> =>
  Object.fromEntries(names.map((name) => [name, known[name] ?? []])) as unknown as Record<
    N,
    readonly RuleId[]
  >;

/** The same for the names of the base answers. */
export const citations = (known: Partial<RuleNames>): RuleNames => citing(RULE_NAMES, known);

/**
 * Of a parent's citations these names alone, as it cites them: under the parent's ids whoever reads
 * them knows them for borrowed.
 */
export const borrowing = (
  { cites }: Pick<Ruleset, 'cites'>,
  names: readonly RuleName[],
): Partial<RuleNames> => Object.fromEntries(names.map((name) => [name, cites[name]]));
