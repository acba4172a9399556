/**
 * What remains of a creature's turn, as the dock shows it: four kinds of action, and the cells of
 * one move.
 */
import { carriesActive, charged, spentOf, type Spent } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Use } from '../../encounter/event.ts';
import type { Judge } from '../../rules/ruleset.ts';
import type { Mode, MoveVerdict } from '../../rules/verdict.ts';

export const TURN_KINDS = ['standard', 'move', 'swift', 'step'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

/** The kinds of action in a turn that the ruleset counts; none in a round in phases. */
export const kindsOf = ({ rules }: Judge): readonly TurnKind[] =>
  rules.phased === true
    ? []
    : rules.noSwift === true
      ? TURN_KINDS.filter((kind) => kind !== 'swift')
      : TURN_KINDS;

export interface TurnLeft {
  /**
   * Whose turn it is: this creature's or its rider's, another creature's, or nobody's if the table
   * has no turn order (then moves are judged as at the start of a turn).
   */
  readonly whose: 'own' | 'other' | 'nobody';
  readonly active?: string;
  readonly spent: Readonly<Record<TurnKind, boolean>>;
  /**
   * The movement that the shown cells belong to: the first or second move of the turn, or the mode
   * of the dragged path.
   */
  readonly move: 'first' | 'second' | Exclude<Mode, 'move'>;
  /**
   * Cells used by the move, including a dragged path, and cells available; `used` exceeds `total`
   * if the path is too long.
   */
  readonly used: number;
  readonly total: number;
  /** The creature's speed is assumed. */
  readonly guessed: boolean;
}

/** The last movement of this turn, as judged when it was made. */
export interface Walked {
  readonly mode: Mode;
  readonly cost: number;
  readonly budget: number;
}

/**
 * A path being dragged. `counts`: dropping it would use actions of the turn; `spent`: actions used
 * afterward; `uses`: those used by this path.
 */
export interface HeldPath {
  readonly mode: Mode;
  readonly verdict: Pick<MoveVerdict, 'cost' | 'budget'>;
  readonly counts?: boolean;
  readonly spent?: Spent;
  readonly uses?: readonly Use[];
}

/** A charge recorded as an action is not a movement that the referee followed on the map. */
function walkedIn(judge: Judge, c: Creature, spent: Spent): Walked | undefined {
  const cost = charged(spent);
  if (cost === undefined) return undefined;
  const { times } = judge.rules.modeRule(judge, c, 'charge');
  const budget = Math.floor(judge.rules.speed(judge, c).value * (times ?? 1));
  return { mode: 'charge', cost, budget };
}

/**
 * @param mode movement mode chosen for the next move
 * @param held the dragged path, judged but not yet moved
 * @param walked the last movement of the turn, if it was observed
 */
export function turnLeft(
  judge: Judge,
  c: Creature,
  mode: Mode,
  held: HeldPath | null,
  walked?: Walked,
): TurnLeft {
  const turn = judge.board.turn;
  // A mount moves in its rider's turn.
  const own = turn?.active === c.id || carriesActive(judge.board, c);
  const after = held?.counts === true ? held.spent : undefined;
  const spent = after ?? spentOf(judge.board, c);
  const speed = judge.rules.speed(judge, c);
  const total = Math.max(0, speed.value);
  const chosen = held === null && mode !== 'move' ? judge.rules.budget(judge, c, mode) : null;
  // Without a dragged path the bar shows the last move that was begun; with one, it shows the next
  // move, which the path begins.
  const begun = held?.uses?.filter((use) => use === 'move').length ?? 0;
  const before =
    held === null
      ? Math.max(0, spent.move - 1)
      : after === undefined
        ? spent.move
        : spent.move - begun;
  const nth = before > 0 ? 'second' : 'first';
  // A surprise round allows one action, standard or move; using either spends both.
  const only = turn?.surprise === true && (spent.standard || spent.move > 0);
  const resting = held === null && (chosen === null || chosen.why !== undefined);
  const done =
    resting && own && spent.moved > 0 ? (walkedIn(judge, c, spent) ?? walked) : undefined;
  return {
    whose: turn?.active === undefined ? 'nobody' : own ? 'own' : 'other',
    ...(turn?.active === undefined ? {} : { active: turn.active }),
    spent: {
      standard: spent.standard || spent.fullRound || spent.move >= 2 || only,
      move: spent.fullRound || spent.move >= 1 || only,
      swift: spent.swift || c.immediateUsed === true,
      step: spent.step || spent.moved > 0,
    },
    move:
      chosen !== null && mode !== 'move'
        ? mode
        : held === null || held.mode === 'move'
          ? nth
          : held.mode,
    used:
      chosen !== null
        ? 0
        : held === null
          ? Math.max(0, spent.moved - before * total)
          : held.verdict.cost,
    total:
      chosen !== null
        ? chosen.why === undefined
          ? chosen.value
          : 0
        : held === null
          ? total
          : held.verdict.budget,
    ...(done === undefined
      ? {}
      : { move: done.mode === 'move' ? nth : done.mode, used: done.cost, total: done.budget }),
    guessed: speed.unknown !== undefined,
  };
}
