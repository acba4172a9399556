/** Climbing, swimming, jumping, hiding, light and senses, areas: what moving and seeing need beyond the squares. */
import type { RuleId } from '../../verdict.ts';

/** What the answers of this topic rest on, by name; a ruleset fills the names with the ids of its own ledger. */
export const NAMES = [] as const satisfies readonly string[];
export type Name = (typeof NAMES)[number];

export interface MovementRules {
  readonly cites: Readonly<Record<Name, readonly RuleId[]>>;
}
