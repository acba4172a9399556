/**
 * Finds the ready reach weapon that cannot strike a cell because the cell is too close, to explain
 * the mark on the cell. `attackReach` of the ruleset gives the reach itself and its near limit.
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
