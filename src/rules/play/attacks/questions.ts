/** The situation of an attack: every modifier with its type and reason; the sheet's own numbers stay the host's. */
import type { RuleId } from '../../verdict.ts';

/** What the answers of this topic rest on, by name; a ruleset fills the names with the ids of its own ledger. */
export const NAMES = [] as const satisfies readonly string[];
export type Name = (typeof NAMES)[number];

export interface AttackRules {
  readonly cites: Readonly<Record<Name, readonly RuleId[]>>;
}
