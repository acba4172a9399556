/** What is left of a turn, and what spends it. */
import { carriesActive, NOTHING_SPENT, type Spent } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { cite } from '../../names.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { RuleId } from '../../verdict.ts';
import type { ActiveState } from '../states/questions.ts';
import type { Kind, Left } from './questions.ts';

/** How much of a turn its conditions leave a creature: everything, one action, one move, its mind, nothing. */
export const SCOPES = ['all', 'single', 'move-only', 'mental-only', 'none'] as const;
export type Scope = (typeof SCOPES)[number];

export interface Purse {
  readonly left: Left;
  readonly scope: Scope;
  /** What narrows it: a condition, or `surprise-round`. */
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

export const SURPRISE = 'surprise-round';

/** Is it this creature's turn, or its rider's? An unknown turn is anybody's. */
export const isOwnTurn = ({ board }: PlayJudge, c: Creature): boolean =>
  board.turn?.active === undefined || board.turn.active === c.id || carriesActive(board, c);

export const spentBy = (j: PlayJudge, c: Creature): Spent => (j.board.turn?.active === c.id ? j.board.turn.spent : NOTHING_SPENT);

/** The narrowest of what its conditions leave. A condition that came with another has no say where that one has. */
function narrowest(states: readonly ActiveState[]): { readonly scope: Scope; readonly state?: ActiveState } {
  let scope: Scope = 'all';
  let found: ActiveState | undefined;
  for (const state of states) {
    const { actions } = state.effect;
    const source = states.find((s) => s.condition === state.from);
    if (actions === undefined || source?.effect.actions !== undefined || SCOPES.indexOf(actions) <= SCOPES.indexOf(scope)) continue;
    scope = actions;
    found = state;
  }
  return found === undefined ? { scope } : { scope, state: found };
}

/** (sigil.turn.actions-per-round, sigil.turn.standard-for-move, sigil.initiative.surprise-actions) */
export function purseOf(j: PlayJudge, c: Creature, states: readonly ActiveState[]): Purse {
  const { cites } = j.rules.turns;
  const { scope: own, state } = narrowest(states);
  const surprised = j.board.turn?.surprise === true;
  const scope = surprised && own === 'all' ? 'single' : own;
  const by = state?.condition ?? (surprised ? SURPRISE : undefined);
  const s = spentBy(j, c);
  const used = (s.standard ? 1 : 0) + s.move;
  const spare = !s.fullRound;
  const quick = !s.swift && c.immediateUsed !== true && !surprised && (scope === 'all' || scope === 'single');
  const step = scope === 'none' || scope === 'mental-only' || c.seat !== undefined ? false : mayStep(j, c);
  const left: Left = {
    standard: spare && (scope === 'single' ? used === 0 : (scope === 'all' || scope === 'mental-only') && !s.standard && s.move < 2),
    move: spare && (scope === 'all' || (scope === 'move-only' && !s.standard)) ? Math.max(0, 1 - s.move) : 0,
    fullRound: spare && scope === 'all' && used === 0,
    swift: quick, immediate: quick, step,
    ...(by === undefined ? {} : { limitedBy: by }),
  };
  const rules = [...cite(cites, 'perRound', ...(surprised ? ['surprise' as const] : [])), ...(state?.rules ?? [])];
  return by === undefined ? { left, scope, rules } : { left, scope, by, rules };
}

/** Out of its turn, what its next one will hold. */
function mayStep(j: PlayJudge, c: Creature): boolean {
  const { why } = j.rules.budget(j, c, 'step');
  return why === undefined || why === 'not-your-turn';
}

/** Is there enough left for an action of this kind? `twice`: two of them. */
export function affords(left: Left, kind: Kind, twice = false): boolean {
  switch (kind) {
    case 'standard': return left.standard;
    // The standard action may be spent on a move, never the other way round.
    case 'move': return left.move + (left.standard ? 1 : 0) >= (twice ? 2 : 1);
    case 'full-round': return left.fullRound;
    case 'swift': return left.swift;
    case 'immediate': return left.immediate;
    case 'free': case 'not-an-action': return true;
  }
}

/** What a turn has spent after one more action of this kind. */
export function spend(s: Spent, kind: Kind, twice: boolean): Spent {
  switch (kind) {
    case 'standard': return { ...s, standard: true };
    case 'move': return { ...s, move: s.move + (twice ? 2 : 1) };
    case 'full-round': return { ...s, fullRound: true };
    case 'swift': case 'immediate': return { ...s, swift: true };
    case 'free': case 'not-an-action': return s;
  }
}
