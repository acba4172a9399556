/** A gate for rulesets in which creatures with a speed of one cell or less take no 5-foot step. */
import { cite } from '../../names.ts';
import type { Ruleset } from '../../ruleset.ts';
import { isSlow } from './speed.ts';

/** Adds this rule to a gate. */
export const noSlowStep =
  (gate: Ruleset['mayAct']): Ruleset['mayAct'] =>
  (j, c, doing, moment) => {
    const verdict = gate(j, c, doing, moment);
    if (doing.mode !== 'step' || !isSlow(j, c)) return verdict;
    if (verdict.refusals.some(({ why }) => why === 'immobile')) return verdict;
    const slow = { why: 'immobile', rules: cite(j.rules.cites, 'step') } as const;
    return { ...verdict, allowed: false, refusals: [...verdict.refusals, slow] };
  };
