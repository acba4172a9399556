/** Legendary actions and Legendary Resistance: how many are left, and when an action may be taken. */
import { hasUsedAny } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { usesLeft } from '../../board/counted.ts';
import type { ActionReason } from '../actionRules.ts';
import type { Reasons } from '../core/actions.ts';
import { effectOf } from '../core/conditionsInForce.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import type { FifthAction } from './actionRows.ts';
import { surpriseOf } from './reactions.ts';

/** Is the action offered to the creature? Only what its sheet says it has. */
export const hasUses = (c: Creature, { counted }: FifthAction): boolean =>
  counted === undefined || usesLeft(c, counted) !== undefined;

/** Does the sheet alone say that too few are left? It may not have been told that they came back. */
const isOldCount = (c: Creature, price: number): boolean => {
  const { most = 0, left = most, used = 0 } = c.legendaryActions ?? {};
  return left < price && most - used >= price;
};

/** Why a counted action cannot be taken now. */
export function countedReasons(
  j: Judge,
  c: Creature,
  { counted, othersTurns, cost = {} }: FifthAction,
  rules: readonly RuleId[],
): Reasons {
  if (counted === undefined) return NONE;
  const left = usesLeft(c, counted);
  const price = Object.values(cost).reduce((sum, n) => sum + n, 0);
  const old = othersTurns === true && isOldCount(c, price);
  const none: readonly ActionReason[] =
    left !== undefined && left < price && !old ? [{ why: 'none-left', rules }] : [];
  if (othersTurns !== true) return { reasons: none, unknown: [] };
  const { turn } = j.board;
  const out = effectOf(j, c, 'actions');
  const surprise = surpriseOf(j, c);
  const before = turn?.spent.beside;
  const taken = before !== undefined && Object.hasOwn(before, c.id) && hasUsedAny(before[c.id]!);
  return {
    reasons: [
      ...none,
      ...(turn?.active === c.id ? [{ why: 'own-turn', rules }] : []),
      ...(out?.value === 'none' ? [{ why: 'condition-forbids', by: out.condition, rules }] : []),
      ...(surprise !== undefined ? [{ why: 'condition-forbids', by: surprise, rules }] : []),
      ...(taken ? [{ why: 'has-acted', by: c.id, rules }] : []),
    ],
    unknown: old ? [`creatures.${c.id}.legendaryActions.left`] : [],
  };
}

const NONE: Reasons = { reasons: [], unknown: [] };
