/** Special attacks: who may, what provokes, what is opposed by what; grapples; objects. */
import type { RuleId } from '../../verdict.ts';

/** What the answers of this topic rest on, by name; a ruleset fills the names with the ids of its own ledger. */
export const NAMES = [] as const satisfies readonly string[];
export type Name = (typeof NAMES)[number];

export interface SpecialRules {
  readonly cites: Readonly<Record<Name, readonly RuleId[]>>;
}
