/**
 * The gate for whole turns: may a creature act now? The answer has the rules of each condition that
 * forbids it.
 */
import type { Creature } from '../../../board/creature.ts';
import type { Doing, GateWhy, Moment, Refusal } from '../../actionPermission.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { Verdict } from '../../verdict.ts';
import type { ActiveState } from './states/active.ts';

export interface MayDo extends Verdict {
  readonly allowed: boolean;
  readonly why: readonly GateWhy[];
  readonly bars: readonly Refusal[];
}

const NOTHING: MayDo = { allowed: true, why: [], bars: [], rules: [], unknown: [] };

/** May the creature act now? `states`: its active conditions, if they are already computed. */
export function mayActInTurn(
  j: FullJudge,
  c: Creature,
  doing: Doing,
  moment: Moment = {},
  states?: readonly ActiveState[],
): MayDo {
  const { allowed, refusals, unknown } = j.rules.mayAct(j, c, doing, moment);
  if (allowed) return unknown.length === 0 ? NOTHING : { ...NOTHING, unknown };
  const all = states ?? j.rules.states.of(j, c);
  const bars = refusals.map(({ why, by, rules }): Refusal => {
    const state = all.find(({ condition }) => condition === by);
    return {
      why,
      ...(by === undefined ? {} : { by }),
      rules: state === undefined ? rules : [...new Set([...state.rules, ...rules])],
    };
  });
  return {
    allowed,
    why: [...new Set(bars.map((bar) => bar.why))],
    bars,
    rules: [...new Set(bars.flatMap((bar) => bar.rules))],
    unknown,
  };
}
