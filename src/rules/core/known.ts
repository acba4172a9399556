/**
 * What a mover knows of the board. Answers that plan a movement (where a creature may go, by which
 * path) judge the board without the creatures that the mover does not know of,
 * so no answer gives them away. The mover meets them only when it moves (`meetingOn`).
 */
import type { Board } from '../../board/board.ts';
import { inOneGrapple, type Creature } from '../../board/creature.ts';
import type { Cell, Place3 } from '../../board/grid.ts';
import { memoize, perObject } from '../../board/memoize.ts';
import { carrierOf, rideTogether, ridersOf } from '../../board/mounts.ts';
import type { Judge, ModeRule } from '../ruleset.ts';
import type { Meeting } from '../verdict.ts';
import { levelWith, meetsStand, standingAt, standOf } from './distance.ts';
import { barsPath } from './sides.ts';

/** Could the creature be unknown to anybody? This is true of few. */
const mayBeHidden = ({ visibleTo, conditions }: Creature): boolean =>
  visibleTo !== undefined || conditions.length > 0;

/**
 * Whether the creature and those that ride with it do not know of another one. Those that hold each
 * other in a grapple do.
 */
export const isUnknownTo = (j: Judge, c: Creature, other: Creature): boolean =>
  mayBeHidden(other) &&
  j.rules.isHiddenFrom(j, c, other) &&
  !rideTogether(c, other) &&
  inOneGrapple(c, other) !== true &&
  ridersOf(j.board.creatures, carrierOf(c)).every((rider) => j.rules.isHiddenFrom(j, rider, other));

/** The creatures of which somebody may not know. Most boards have none, whatever their size. */
const secretOnes = perObject((creatures: Board['creatures']) => creatures.filter(mayBeHidden));

const boards = memoize<Board>();

/** The judge with the board as the creature knows it; the same judge if it knows of everybody. */
export function knownTo<J extends Judge>(j: J, c: Creature): J {
  const { creatures } = j.board;
  if (!secretOnes(creatures).some((other) => isUnknownTo(j, c, other))) return j;
  const board = boards(c, [j.board, j.rules, j.options], () => ({
    ...j.board,
    creatures: creatures.filter((other) => !isUnknownTo(j, c, other)),
  }));
  return { ...j, board };
}

/**
 * The first place of a path where the mover meets a creature that it does not know of and may not
 * pass, or that occupies the place where the path ends. It stops before that place.
 */
export function meetingOn<At extends Cell | Place3>(
  j: Judge,
  c: Creature,
  path: readonly At[],
  barredBy: ModeRule['barredBy'],
): Meeting<At> | undefined {
  const last = path.length - 1;
  const unknown = secretOnes(j.board.creatures).filter((other) => isUnknownTo(j, c, other));
  for (let step = 1; step <= last; step++) {
    const [x, y, z] = path[step]!;
    const stand = standingAt(j, c, [x, y], z);
    const met = unknown.find((other) => {
      const there = standOf(j, other);
      return (
        levelWith(stand, there) &&
        meetsStand(stand, there) &&
        (barsPath(j, c, other, barredBy) || (step === last && !j.rules.mayShare(j, c, other).end))
      );
    });
    if (met !== undefined) return { by: met.id, step, at: path[step - 1]! };
  }
  return undefined;
}
