/**
 * Explains a mark: which ready reach weapon cannot strike this cell because it is too close. The
 * reach itself, including its near limit, is `attackReach` in `size.ts`.
 */
import type { Attack, Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import type { Judge } from '../ruleset.ts';

export function deadZone(j: Judge, c: Creature, cell: Cell): Attack | null {
  const weapon = c.attacks?.find((a) => a.ready && a.reachWeapon === 'reach');
  if (weapon === undefined) return null;
  const { near } = j.rules.attackReach(j, c, weapon);
  return j.rules.distance(j, c, cell).cells <= near ? weapon : null;
}
