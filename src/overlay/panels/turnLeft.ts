/**
 * The rest of a creature's turn, as the dock shows it: four kinds of action, and the cells of one
 * move.
 */
import { NOTHING_SPENT, type Spent } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Use } from '../../encounter/event.ts';
import type { Judge } from '../../rules/ruleset.ts';
import type { Mode, MoveVerdict } from '../../rules/verdict.ts';

export const TURN_KINDS = ['standard', 'move', 'swift', 'step'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

/** The kinds of action that the ruleset counts; a round in phases has no turns. */
export const kindsOf = ({ rules }: Judge): readonly TurnKind[] =>
  rules.phased === true
    ? []
    : rules.noSwift === true
      ? TURN_KINDS.filter((kind) => kind !== 'swift')
      : TURN_KINDS;

export interface TurnLeft {
  /**
   * Whose turn it is: this creature's, another's, or no turns are kept (then judged as at the start
   * of a turn).
   */
  readonly whose: 'own' | 'other' | 'nobody';
  readonly active?: string;
  readonly spent: Readonly<Record<TurnKind, boolean>>;
  /**
   * The movement that the squares belong to: one of the turn's two moves, or the mode of the
   * dragged path.
   */
  readonly move: 'first' | 'second' | Exclude<Mode, 'move'>;
  /**
   * Cells walked (or held, while a path is) and cells there are; `used` exceeds `total` on a path
   * too long.
   */
  readonly used: number;
  readonly total: number;
  /** The speed was assumed. */
  readonly guessed: boolean;
}

/** A movement of this turn, judged when it was made. */
export interface Walked {
  readonly mode: Mode;
  readonly cost: number;
  readonly budget: number;
}

/**
 * A path being dragged. `counts`: it would leave the turn with `spent`, of which `uses` are its
 * own.
 */
export interface HeldPath {
  readonly mode: Mode;
  readonly verdict: Pick<MoveVerdict, 'cost' | 'budget'>;
  readonly counts?: boolean;
  readonly spent?: Spent;
  readonly uses?: readonly Use[];
}

/**
 * `held`: the dragged path, judged but not yet moved; `mode`: the movement mode chosen for the next
 * move; `walked`: the turn's last movement, if it was observed.
 */
export function turnLeft(
  judge: Judge,
  c: Creature,
  mode: Mode,
  held: HeldPath | null,
  walked?: Walked,
): TurnLeft {
  const turn = judge.board.turn;
  const own = turn?.active === c.id;
  const after = held?.counts === true ? held.spent : undefined;
  const spent = after ?? (own ? turn.spent : NOTHING_SPENT);
  const speed = judge.rules.speed(judge, c);
  const total = Math.max(0, speed.value);
  const chosen = held === null && mode !== 'move' ? judge.rules.budget(judge, c, mode) : null;
  // At rest the bar shows the last move that was begun; a dragged path begins the next one.
  const begun = held?.uses?.filter((use) => use === 'move').length ?? 0;
  const before =
    held === null
      ? Math.max(0, spent.move - 1)
      : after === undefined
        ? spent.move
        : spent.move - begun;
  const nth = before > 0 ? 'second' : 'first';
  // A surprise round holds one action: either of the two, whichever is taken.
  const only = turn?.surprise === true && (spent.standard || spent.move > 0);
  const resting = held === null && (chosen === null || chosen.why !== undefined);
  const done = resting && own && spent.moved > 0 ? walked : undefined;
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
