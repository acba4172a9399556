/** Actions that a creature may take once for each attack of a full attack, as grapples. */
import { hasUsed } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import { spentBy } from '../../map/mayAct.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { ITERATIVE_STEP } from '../attacks/iterations.ts';

/**
 * The attacks and actions in their place that the creature has made before this one in a turn whose
 * standard action they used; 0: the action is the first, or it takes no attack's place.
 */
export function attacksBefore(j: FullJudge, c: Creature, action: string): number {
  const { table } = j.rules.turns;
  if (!Object.hasOwn(table, action) || table[action]?.perAttack !== true) return 0;
  const spent = spentBy(j, c);
  if (spent.actions === undefined || !hasUsed(spent, 'standard')) return 0;
  const entries = spent.actions.map((one) => (Object.hasOwn(table, one) ? table[one] : undefined));
  // An action that was given back begins anew: it is no part of the attacks before.
  const since = entries.findLastIndex((entry) => entry?.after?.restores === true);
  return entries
    .slice(since + 1)
    .filter((entry) => entry?.perAttack === true || entry?.inPlaceOfAttack === true).length;
}

/** The penalty for this many earlier attacks, on the attack or on the check in its place. */
export const laterPenalty = (before: number): number => -ITERATIVE_STEP * before;
