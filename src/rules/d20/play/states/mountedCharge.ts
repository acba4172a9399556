/** The effects of a charge on a mount and its riders. */
import type { Creature } from '../../../../board/creature.ts';
import { carrierOf, ridersOf } from '../../../../board/mounts.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { ActiveState, StateRules } from './stateRules.ts';

/** The condition of a creature that has charged, until its next turn. */
export const CHARGING = 'charging';

/** A charge counts for the mount and all its riders, whichever of them made it. */
export function hasCharged(
  j: FullJudge,
  parent: Pick<StateRules, 'of'>,
  c: Creature,
): readonly ActiveState[] {
  if (j.rules.mounts.charge === undefined) return [];
  const mount = carrierOf(c);
  const riders = ridersOf(j.board.creatures, mount);
  if (riders.length === 0 || c.conditions.includes(CHARGING)) return [];
  const other = [mount, ...riders].find((o) => o.conditions.includes(CHARGING));
  return other === undefined
    ? []
    : parent
        .of(j, other)
        .flatMap((state) =>
          state.condition === CHARGING
            ? [{ ...state, rules: [...state.rules, ...(j.rules.mounts.charge?.rules ?? [])] }]
            : [],
        );
}
