/**
 * The part of a turn that is left, as answers show it. The gate (`d20/map/mayAct.ts`) uses the same
 * remaining actions.
 */
import { hasUsed, type Spent } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import { actionsLeft, spend } from '../../../economy.ts';
import type { TurnScope } from '../../../actionPermission.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { RuleId } from '../../../verdict.ts';
import type { ActiveState } from '../states/stateRules.ts';
import type { ActionsLeft } from './turnRules.ts';

export interface LimitedTurn {
  readonly left: ActionsLeft;
  readonly scope: TurnScope;
  /** What limits the turn: a condition, or `surprise-round`. */
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

export function turnLeftOf(j: FullJudge, c: Creature, states: readonly ActiveState[]): LimitedTurn {
  const rest = j.rules.turnRest(j, c);
  const { scope, by } = rest;
  const state = states.find(({ condition }) => condition === by);
  const surprised = j.board.turn?.surprise === true;
  const left: ActionsLeft = {
    count: actionsLeft(j.rules.economy, rest.left),
    ...(by === undefined ? {} : { limitedBy: by }),
  };
  const rules = [
    ...cite(j.rules.turns.cites, 'perRound', ...(surprised ? ['surprise' as const] : [])),
    ...(state?.rules ?? []),
  ];
  return by === undefined ? { left, scope, rules } : { left, scope, by, rules };
}

/** The used action that is given back: the standard action, or else a move action. */
export const givenBack = (s: Spent): string | undefined =>
  ['standard', 'move'].find((id) => hasUsed(s, id));

/** What is spent after one used action is given back. */
export function giveBackAction(s: Spent): Spent {
  const id = givenBack(s);
  return id === undefined ? s : spend(s, { [id]: -1 });
}
