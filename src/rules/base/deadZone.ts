/** The dead zone of a reach weapon: cells too close for the weapon to strike. */
import type { Attack, Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import type { Judge } from '../ruleset.ts';

export function deadZone(j: Judge, c: Creature, cell: Cell): Attack | null {
  const weapon = c.attacks?.find((a) => a.ready && a.reachWeapon === 'reach');
  if (weapon === undefined) return null;
  const { near } = j.rules.attackReach(j, c, weapon);
  return j.rules.distance(j, c, cell).cells <= near ? weapon : null;
}
