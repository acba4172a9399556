/** At whom an action may be aimed: those in reach first, the nearer before the farther. */
import type { Creature } from '../../../board/creature.ts';
import { tilingOf } from '../../../board/tiling.ts';
import type { Judge } from '../../../rules/ruleset.ts';
import type { ActionLine } from '../../../rules/play/turns/questions.ts';

export interface Target {
  readonly of: Creature;
  /** In cells. */
  readonly far: number;
  readonly inReach: boolean;
}

/**
 * Does an action of this line need a target before it can be declared? What has a wider effect may
 * go without one.
 */
export const wantsTarget = ({ asks }: ActionLine, of: Creature): boolean =>
  (asks.target !== undefined && asks.casts !== true) ||
  (getsOn(asks, of) && of.mount === undefined);

/** Does it get into a saddle, not out of one? */
const getsOn = (asks: ActionLine['asks'], of: Creature): boolean =>
  asks.saddle === 'changes' && of.seat === undefined;

/** Who may be told to be its target at all. */
export const takesTarget = ({ asks, provokes }: ActionLine, of: Creature): boolean =>
  getsOn(asks, of) ||
  asks.target !== undefined ||
  asks.attack === true ||
  provokes === 'target' ||
  provokes === 'target-and-movement';

export function targetsOf(
  judge: Judge,
  of: Creature,
  seen: readonly Creature[],
): readonly Target[] {
  const threatened = judge.rules.threat(judge, of).cells;
  return seen
    .filter((c) => c.id !== of.id)
    .map((c): Target => {
      const inReach = tilingOf(judge.board.ground.grid)
        .space(c.at, judge.rules.space(c).value)
        .some(([x, y]) => threatened.has(x, y));
      return { of: c, far: judge.rules.distance(judge, of, c).cells, inReach };
    })
    .sort((a, b) => Number(b.inReach) - Number(a.inReach) || a.far - b.far);
}
