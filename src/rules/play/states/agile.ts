/** Skill ranks that raise the dodge bonus of defending. */
import type { Creature } from '../../../board/creature.ts';
import type { ActiveState } from './questions.ts';

/** Dodge bonus of total defense; fighting defensively gives less. */
const TOTAL = 4;

/** The state with a higher dodge bonus, 2 more in total defense, else 1, if the creature has the ranks. */
export function agile(c: Creature, skill: string, ranks: number, state: ActiveState): ActiveState {
  const { dodge } = state.effect;
  if (dodge === undefined || (c.skills?.[skill]?.ranks ?? 0) < ranks) return state;
  return { ...state, effect: { ...state.effect, dodge: dodge + (dodge === TOTAL ? 2 : 1) } };
}
