/** The speed of each kind of movement in a phased round. */
import type { Creature } from '../../../board/creature.ts';
import type { PhasedJudge } from '../../fullRuleset.ts';
import type { Known } from '../../verdict.ts';
import type { Footing } from './declaration.ts';

/**
 * Speed in hexes per round. A kind of movement other than land has only the speed that the scene
 * gives, if any.
 */
export function footingSpeed(
  j: PhasedJudge,
  c: Creature,
  footing: Footing = 'land',
): Known<number> {
  if (footing === 'land') return j.rules.speed(j, c);
  const given = c.speed?.[footing];
  return given === undefined
    ? { value: 0, unknown: `creatures.${c.id}.speed.${footing}` }
    : { value: Math.floor(given) };
}
