/** What 0 hit points make of a creature whose conditions do not say it. */
import type { Ruleset } from '../ruleset.ts';
import { UNCONSCIOUS } from './conditionRows.ts';

/** Death saves of one kind that decide. */
const THREE = 3;
/** Conditions that say how a creature at 0 hit points is. */
const STATED: readonly string[] = [...UNCONSCIOUS, 'dead', 'destroyed'];

/**
 * At 0 hit points a monster is dead; a character of the party is dying, unless its death saves say
 * more. A maximum of 0 belongs to a sheet that nobody has filled in.
 */
export const atZeroHitPoints: NonNullable<Ruleset['byHitPoints']> = (c) => {
  const { current, max } = c.hp ?? {};
  if (current === undefined || current > 0 || max === 0) return null;
  if (c.conditions.some((condition) => STATED.includes(condition))) return null;
  const { successes = 0, failures = 0 } = c.deathSaves ?? {};
  if (c.side !== 'party' || failures >= THREE) return 'dead';
  return successes >= THREE ? 'stable' : 'dying';
};
