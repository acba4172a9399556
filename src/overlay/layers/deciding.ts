/** Which rules of an answer are named as its source. */
import type { RuleId } from '../../rules/verdict.ts';

/** The area of a rule: `cover` of `srd35.cover.total-definition`. */
export const areaOf = (id: RuleId): string => id.split('.')[1] ?? '';

/** Areas of rules that can only take away from a threat. */
const ONLY_TAKES: ReadonlySet<string> = new Set(['cover', 'sight']);

/**
 * The rules behind an existing opportunity, without the rules on cover and sight: those could have
 * prevented it, but do not decide it.
 */
export const behindOpportunity = (rules: readonly RuleId[]): readonly RuleId[] =>
  rules.filter((id) => !ONLY_TAKES.has(areaOf(id)));
