/** What is left of a creature's turn, as the dock shows it: four kinds of action, and the squares of one move. */
import { NOTHING_SPENT } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../../rules/ruleset.ts';

export const TURN_KINDS = ['standard', 'move', 'swift', 'step'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

export interface TurnLeft {
  /** Its own turn, somebody else's, or no turns are kept here (then judged as at the start of a turn). */
  readonly whose: 'own' | 'other' | 'nobody';
  readonly active?: string;
  readonly spent: Readonly<Record<TurnKind, boolean>>;
  /** The move in course: cells used and cells it has; `used` may exceed `total` while a path too long is dragged. */
  readonly move: 'first' | 'second';
  readonly used: number;
  readonly total: number;
  /** The speed was assumed. */
  readonly guessed: boolean;
}

/** `dragged`: cells of the path now held, not yet walked. */
export function turnLeft(judge: Judge, c: Creature, dragged: number): TurnLeft {
  const turn = judge.board.turn;
  const own = turn?.active === c.id;
  const spent = own ? turn.spent : NOTHING_SPENT;
  const speed = judge.rules.speed(judge, c);
  const total = Math.max(0, speed.value);
  const second = spent.moved >= total && spent.moved > 0 && dragged > 0 || spent.moved > total;
  const underway = spent.moved > 0 && spent.moved < total;
  return {
    whose: turn?.active === undefined ? 'nobody' : own ? 'own' : 'other',
    ...(turn?.active === undefined ? {} : { active: turn.active }),
    spent: {
      standard: spent.standard || spent.fullRound || spent.move >= 2 && !underway,
      move: spent.fullRound || spent.move >= 1 && !underway,
      swift: spent.swift,
      step: spent.step || spent.moved > 0,
    },
    move: second ? 'second' : 'first',
    used: spent.moved + dragged - (second ? total : 0),
    total,
    guessed: speed.unknown !== undefined,
  };
}
