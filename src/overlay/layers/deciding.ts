/** Chooses which rules of an answer are named as its source. */
import type { RuleId } from '../../rules/verdict.ts';

/** The area in a rule's id: `cover` of `srd35.cover.total-definition`. */
export const areaOf = (id: RuleId): string => id.split('.')[1] ?? '';

/** Areas of rules that can only reduce a threat. */
const ONLY_TAKES: ReadonlySet<string> = new Set(['cover', 'sight']);

/**
 * The rules behind an existing opportunity, without the rules on cover and sight: those rules can
 * prevent an opportunity, but never cause one.
 */
export const rulesCausingOpportunity = (rules: readonly RuleId[]): readonly RuleId[] =>
  rules.filter((id) => !ONLY_TAKES.has(areaOf(id)));
