/**
 * May a creature act in a round in phases? Only its conditions count: the phases decide when it
 * acts, and the declaration decides what it does.
 */
import { spentOf } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { narrowest, rowsInForce } from '../../core/conditionsInForce.ts';
import type { Doing, MayAct, Refusal, TurnRest } from '../../actionPermission.ts';
import { cite } from '../../names.ts';
import type { Judge } from '../../ruleset.ts';

const ALLOWED: MayAct = { allowed: true, refusals: [], unknown: [] };

export function phasedMayAct(
  j: Judge,
  c: Creature,
  { kind, anytime, mode, displaces }: Doing,
): MayAct {
  const limits = rowsInForce(j, c);
  if (limits.length === 0) return ALLOWED;
  const rules = cite(j.rules.cites, 'immobile');
  // Saving throws and perception take no action, so they are never refused.
  const passive = kind === 'not-an-action' && anytime === true;
  const refusals: Refusal[] = passive
    ? []
    : limits
        .filter(({ row }) => row.actions === 'none')
        .map(({ condition: by }) => ({ why: 'condition-forbids', by, rules }));
  const still = limits.find(({ row }) => row.immobile === true)?.condition;
  if (still !== undefined && (mode !== undefined || displaces === true))
    refusals.push({ why: 'immobile', by: still, rules });
  return refusals.length === 0 ? ALLOWED : { allowed: false, refusals, unknown: [] };
}

/** Turns have no resources here; conditions may leave a creature no actions. */
export const phasedTurnRest = (j: Judge, c: Creature): TurnRest => ({
  ...narrowest(rowsInForce(j, c)),
  limits: [],
  spent: spentOf(j.board, c),
  left: {},
});
