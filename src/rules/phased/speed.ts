/** The movement factor of a movement mode. */
import type { Creature } from '../../board/creature.ts';
import type { PhasedJudge } from '../fullRuleset.ts';
import type { Known } from '../verdict.ts';
import type { Footing } from './declaration.ts';

/** Hexes a round; on another footing than land what the scene gives, else none. */
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
