/** Skill checks that a movement requires. A check that the creature cannot fail is left out. */
import type { Creature } from '../../../board/creature.ts';
import type { PathCheck } from '../../verdict.ts';

/** The bonus of a skill by its id; undefined: the scene gives none. */
export const skillBonus = (c: Creature, skill: string): number | undefined =>
  c.skills?.[skill]?.bonus;

/**
 * A list with the check and the creature's bonus; empty if even the lowest roll succeeds.
 * @param bonus undefined: not known
 */
export function checkNeeded(
  check: Omit<PathCheck, 'bonus'>,
  bonus: number | undefined,
): readonly PathCheck[] {
  if (bonus === undefined) return [check];
  return check.dc !== undefined && bonus + 1 >= check.dc ? [] : [{ ...check, bonus }];
}
