/** What a mount does in its rider's turn, for the rider's shots and spells. */
import { movedInSaddle, spentOf } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { carrierOf } from '../../../board/mounts.ts';
import type { FullJudge } from '../../fullRuleset.ts';

/** Does the mount run: by its condition, or by its action in this turn? */
export function mountRuns(j: FullJudge, rider: Creature): boolean {
  if (rider.seat === undefined) return false;
  const mount = carrierOf(rider);
  const { table } = j.rules.turns;
  return (
    mount.conditions.includes('running') ||
    spentOf(j.board, mount).actions?.some((action) => table[action]?.mode === 'run') === true
  );
}

/** Has the mount moved in its rider's turn, so that a spell lies between two of its movements? */
export const mountMoved = (j: FullJudge, rider: Creature): boolean =>
  rider.seat !== undefined &&
  j.board.turn?.active === rider.id &&
  movedInSaddle(j.board, rider) > 0;
