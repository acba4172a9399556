/** The gate of rulesets in which creatures with a speed of one cell or less take no 5-foot step. */
import type { Creature } from '../../board/creature.ts';
import { cite } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import { mayAct, type Doing, type MayAct, type Moment } from './gate.ts';
import { isSlow } from './speed.ts';

export function noSlowStep(j: Judge, c: Creature, doing: Doing, moment?: Moment): MayAct {
  const verdict = mayAct(j, c, doing, moment);
  if (doing.mode !== 'step' || !isSlow(j, c)) return verdict;
  if (verdict.refusals.some(({ why }) => why === 'immobile')) return verdict;
  const refusals = [
    ...verdict.refusals,
    { why: 'immobile', rules: cite(j.rules.cites, 'step') } as const,
  ];
  return { ...verdict, allowed: false, refusals };
}
