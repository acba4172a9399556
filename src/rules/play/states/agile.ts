/** Skill ranks that raise the dodge bonus of total defense and of fighting defensively. */
import type { Creature } from '../../../board/creature.ts';
import type { ActiveState } from './questions.ts';

/** Dodge bonus of total defense; the bonus of fighting defensively is smaller. */
const TOTAL = 4;

/**
 * If the creature has enough ranks, its dodge bonus rises by 2 in total defense and by 1 otherwise.
 */
export function agile(c: Creature, skill: string, ranks: number, state: ActiveState): ActiveState {
  const { dodge } = state.effect;
  if (dodge === undefined || (c.skills?.[skill]?.ranks ?? 0) < ranks) return state;
  return { ...state, effect: { ...state.effect, dodge: dodge + (dodge === TOTAL ? 2 : 1) } };
}
