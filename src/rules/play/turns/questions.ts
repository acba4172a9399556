/** Actions and what is left of a turn: which kind, legal or not, provoking from whom. */
import type { RuleId } from '../../verdict.ts';

/** What the answers of this topic rest on, by name; a ruleset fills the names with the ids of its own ledger. */
export const NAMES = [] as const satisfies readonly string[];
export type Name = (typeof NAMES)[number];

export interface TurnRules {
  readonly cites: Readonly<Record<Name, readonly RuleId[]>>;
}
