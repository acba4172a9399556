/**
 * A creature's turn by the economy of its ruleset: whose turn it is, what limits it, what is left of
 * it, and a gate for families in which only that and conditions decide whether a creature may act.
 */
import { carriesActive, NOTHING_SPENT, spentOf, type Spent } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Doing, MayAct, Moment, Refusal, TurnRest } from '../actionPermission.ts';
import {
  affords,
  costOf,
  isWithin,
  resourcesLeft,
  spend,
  type Economy,
  type Resources,
  type TurnLimit,
} from '../economy.ts';
import { cite } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import { narrowest, rowsInForce, type RowInForce } from './conditionsInForce.ts';

export const SURPRISE = 'surprise-round';

/**
 * Whether it is the turn of this creature or of its rider. If the turn is unknown, it counts as the
 * creature's own.
 */
export const isOwnTurn = ({ board }: Judge, c: Creature): boolean =>
  board.turn?.active === undefined || board.turn.active === c.id || carriesActive(board, c);

/** What limits a creature's turn, before anything is used. */
export function turnLimits(
  { board, rules }: Judge,
  conditions: readonly RowInForce[],
): Pick<TurnRest, 'scope' | 'by' | 'limits'> {
  const own = narrowest(conditions);
  const named = rules.economy.limits;
  const inSurprise = board.turn?.surprise === true ? named[SURPRISE] : undefined;
  const scope = inSurprise !== undefined && own.scope === 'all' ? 'single' : own.scope;
  const by = own.by ?? (inSurprise === undefined ? undefined : SURPRISE);
  const limits: readonly TurnLimit[] = [...(named[own.scope] ?? []), ...(inSurprise ?? [])];
  return by === undefined ? { scope, limits } : { scope, by, limits };
}

/** The reactions that a creature has used since its last turn began. */
export function reactionsUsed({ resources }: Economy, c: Creature): Resources {
  if (c.opportunitiesTaken === 0) return NOTHING;
  const used = resources.filter(({ resets }) => resets === 'own-turn');
  return used.length === 0
    ? NOTHING
    : Object.fromEntries(used.map(({ id }) => [id, c.opportunitiesTaken]));
}
const NOTHING: Resources = {};

/**
 * What remains of a creature's turn, without resources of movement modes that are forbidden now. A
 * creature that is not on turn is judged as at the start of its next turn. A rider takes no steps.
 * @param carried what it has used outside the turn, and the turn pays for
 */
export function restOf(j: Judge, c: Creature, spent: Spent, carried: Resources): TurnRest {
  const { economy } = j.rules;
  const rest = turnLimits(j, rowsInForce(j, c));
  const left: Record<string, number> = {
    ...resourcesLeft(economy, spend(spent, carried), rest.limits),
  };
  for (const { id, mode } of economy.resources) {
    if (mode === undefined || left[id] === 0) continue;
    const why = c.seat === undefined ? j.rules.budget(j, c, mode).why : 'immobile';
    if (why !== undefined && why !== 'not-your-turn') left[id] = 0;
  }
  return { ...rest, spent, left };
}

export const restByEconomy = (j: Judge, c: Creature): TurnRest =>
  restOf(j, c, spentOf(j.board, c), reactionsUsed(j.rules.economy, c));

/**
 * Does a turn pay this cost? `used`: it would, if less of it were used. `never`: its limits do not
 * allow it at all.
 */
export function payable(
  economy: Economy,
  limits: readonly TurnLimit[],
  left: Resources,
  cost: Resources,
): 'yes' | 'used' | 'never' {
  if (!isWithin(limits, cost)) return 'never';
  // A turn that still has enough had enough at its start.
  if (affords(economy, left, cost)) return 'yes';
  return affords(economy, resourcesLeft(economy, NOTHING_SPENT, limits), cost) ? 'used' : 'never';
}

/** Saving throws and perception take no action, so they are never refused. */
const isPassive = ({ kind, anytime }: Doing): boolean =>
  kind === 'not-an-action' && anytime === true;

/** Refusals by conditions that leave a creature no actions, or keep it in its place. */
export function conditionRefusals(
  { rules: { cites } }: Judge,
  conditions: readonly RowInForce[],
  doing: Doing,
): readonly Refusal[] {
  const rules = cite(cites, 'immobile');
  const refusals: Refusal[] = isPassive(doing)
    ? []
    : conditions
        .filter(({ row }) => row.actions === 'none')
        .map(({ condition: by }) => ({ why: 'condition-forbids', by, rules }));
  const still = conditions.find(({ row }) => row.immobile === true)?.condition;
  if (still !== undefined && (doing.mode !== undefined || doing.displaces === true))
    refusals.push({ why: 'immobile', by: still, rules });
  return refusals;
}

/** Refusals by the turn: it is another creature's, or it does not pay for the action. */
function turnRefusals(j: Judge, c: Creature, doing: Doing): readonly Refusal[] {
  const { economy, cites } = j.rules;
  const active = j.board.turn?.active;
  if (doing.anytime !== true && active !== undefined && !isOwnTurn(j, c))
    return [{ why: 'not-your-turn', by: active, rules: [] }];
  const { left, limits, by } = j.rules.turnRest(j, c);
  const paid = payable(economy, limits, left, costOf(economy, doing.kind, doing.twice));
  if (paid === 'yes') return [];
  const rules = cite(cites, 'actions');
  return paid === 'never' && by !== undefined
    ? [{ why: 'condition-forbids', by, rules }]
    : [{ why: 'no-action-left', rules }];
}

/** May the creature act now, by its conditions and its turn? */
export function mayActByEconomy(j: Judge, c: Creature, doing: Doing, moment: Moment = {}): MayAct {
  const states = conditionRefusals(j, rowsInForce(j, c), doing);
  const turn = moment.as === undefined && !isPassive(doing) ? turnRefusals(j, c, doing) : [];
  const refusals = [
    ...turn.filter(({ why, by }) => !states.some((each) => each.why === why && each.by === by)),
    ...states,
  ];
  return { allowed: refusals.length === 0, refusals, unknown: [] };
}
