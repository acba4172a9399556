/** Tests whether an attack reaches a target from the wielder's position. */
import type { Attack, Creature } from '../../../../board/creature.ts';
import { cellsBetween, gapsBetween, standOf } from '../../../core/distance.ts';
import { reachAreas, isInReachArea } from '../../../core/reachAreas.ts';
import { isMeleeThrow } from '../../map/size.ts';
import type { FullJudge } from '../../../fullRuleset.ts';

/**
 * Does a melee attack or a bare hand reach the target? A ranged weapon reaches adjacent creatures,
 * for actions such as a coup de grace.
 */
export function reaches(
  j: FullJudge,
  c: Creature,
  attack: Attack | undefined,
  target: Creature,
): boolean {
  const [from, to] = [standOf(j, c), standOf(j, target)];
  if (attack !== undefined && attack.kind !== 'melee' && !isMeleeThrow(j, attack))
    return cellsBetween(j, from, to) <= 1;
  const { attacks: _, ...unarmed } = c;
  const [hold] = reachAreas(
    j,
    attack === undefined
      ? unarmed
      : { ...c, attacks: [{ ...attack, unarmed: false, twoHanded: false, ready: true }] },
    true,
  ).list;
  if (hold === undefined) return false;
  const apart = cellsBetween(j, from, to);
  if (Math.round(from.h) !== Math.round(to.h)) return apart > hold.near && apart <= hold.far;
  // Everyone may attack into their own square.
  if (apart === 0) return hold.near <= 0;
  return isInReachArea(hold, ...gapsBetween(j, from, to));
}

export const isAdjacent = (j: FullJudge, c: Creature, target: Creature): boolean =>
  cellsBetween(j, standOf(j, c), standOf(j, target)) <= 1;
