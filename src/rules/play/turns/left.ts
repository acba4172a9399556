/**
 * The part of a turn that is left, as answers show it. The gate (`base/gate.ts`) uses the same
 * remaining actions.
 */
import type { Spent } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { purseOf, type Scope } from '../../base/gate.ts';
import { cite } from '../../names.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { RuleId } from '../../verdict.ts';
import type { ActiveState } from '../states/questions.ts';
import type { ActionKind, Left } from './questions.ts';

export interface TurnLeft {
  readonly left: Left;
  readonly scope: Scope;
  /** What limits the turn: a condition, or `surprise-round`. */
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

export function leftOf(j: FullJudge, c: Creature, states: readonly ActiveState[]): TurnLeft {
  const { scope, by, standard, move, fullRound, swift } = purseOf(j, c);
  const step =
    scope === 'none' || scope === 'mental-only' || c.seat !== undefined ? false : mayStep(j, c);
  const state = states.find(({ condition }) => condition === by);
  const surprised = j.board.turn?.surprise === true;
  const left: Left = {
    standard,
    move,
    fullRound,
    swift,
    immediate: swift,
    step,
    ...(by === undefined ? {} : { limitedBy: by }),
  };
  const rules = [
    ...cite(j.rules.turns.cites, 'perRound', ...(surprised ? ['surprise' as const] : [])),
    ...(state?.rules ?? []),
  ];
  return by === undefined ? { left, scope, rules } : { left, scope, by, rules };
}

/**
 * May the creature take a five-foot step in its turn? Outside its turn, the answer is about its
 * next turn.
 */
function mayStep(j: FullJudge, c: Creature): boolean {
  const { why } = j.rules.budget(j, c, 'step');
  return why === undefined || why === 'not-your-turn';
}

/** What is spent of a turn after another action of this kind. */
export function spend(s: Spent, kind: ActionKind, twice: boolean): Spent {
  switch (kind) {
    case 'standard':
      return { ...s, standard: true };
    case 'move':
      return { ...s, move: s.move + (twice ? 2 : 1) };
    case 'full-round':
      return { ...s, fullRound: true };
    case 'swift':
    case 'immediate':
      return { ...s, swift: true };
    case 'free':
    case 'not-an-action':
      return s;
  }
}

/** What is spent after one used action is given back: the standard action, or else a move action. */
export function restored(s: Spent): Spent {
  if (s.fullRound) return { ...s, fullRound: false, standard: false, move: 1 };
  return s.standard ? { ...s, standard: false } : { ...s, move: Math.max(0, s.move - 1) };
}
