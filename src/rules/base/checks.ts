/** Skill checks that a movement requires. A check that the creature cannot fail is left out. */
import type { Creature } from '../../board/creature.ts';
import type { PathCheck } from '../verdict.ts';

/** The bonus of a skill by its id; undefined: the scene gives none. */
export const skillBonus = (c: Creature, skill: string): number | undefined =>
  c.skills?.[skill]?.bonus;

/**
 * A list with the check and the creature's bonus; empty if even the lowest roll succeeds.
 * @param bonus replaces the bonus of the skill
 */
export function checkNeeded(
  c: Creature,
  check: Omit<PathCheck, 'bonus'>,
  bonus: number | undefined = skillBonus(c, check.skill),
): readonly PathCheck[] {
  if (bonus === undefined) return [check];
  return bonus + 1 >= check.dc ? [] : [{ ...check, bonus }];
}
