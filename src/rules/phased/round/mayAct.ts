/**
 * May a creature act in a round in phases? Only its conditions count: the phases decide when it
 * acts, and the declaration decides what it does.
 */
import { spentOf } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { narrowest, rowsInForce } from '../../core/conditionsInForce.ts';
import { conditionRefusals } from '../../core/turnEconomy.ts';
import type { Doing, MayAct, TurnRest } from '../../actionPermission.ts';
import type { Judge } from '../../ruleset.ts';

const ALLOWED: MayAct = { allowed: true, refusals: [], unknown: [] };

export function phasedMayAct(j: Judge, c: Creature, doing: Doing): MayAct {
  const limits = rowsInForce(j, c);
  if (limits.length === 0) return ALLOWED;
  const refusals = conditionRefusals(j, limits, doing);
  return refusals.length === 0 ? ALLOWED : { allowed: false, refusals, unknown: [] };
}

/** Turns have no resources here; conditions may leave a creature no actions. */
export const phasedTurnRest = (j: Judge, c: Creature): TurnRest => ({
  ...narrowest(rowsInForce(j, c)),
  limits: [],
  spent: spentOf(j.board, c),
  left: {},
});
