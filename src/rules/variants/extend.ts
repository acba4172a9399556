/** A ruleset as its differences from a parent; every name that the variant does not cite stays silent. */
import { RULE_NAMES, type RuleNames } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';

export const extend = (parent: Ruleset, differences: Partial<Ruleset>): Ruleset => ({ ...parent, ...differences });

/** A whole table of citations from the names that a text speaks of. */
export const citations = (known: Partial<RuleNames>): RuleNames =>
  Object.fromEntries(RULE_NAMES.map((name) => [name, known[name] ?? []])) as unknown as RuleNames;
