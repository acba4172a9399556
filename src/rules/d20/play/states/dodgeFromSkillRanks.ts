/** Skill ranks that raise the dodge bonus of total defense and of fighting defensively. */
import type { Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { StateEffect } from './effect.ts';

/** Dodge bonus of total defense; the bonus of fighting defensively is smaller. */
const TOTAL = 4;

/** The dodge bonus after the creature's ranks: 2 more in total defense, 1 more otherwise. */
export function agileDodge({ rules }: FullJudge, c: Creature, dodge: number): number {
  const { agile } = rules.states.figures;
  if (agile === undefined || (c.skills?.[agile.skill]?.ranks ?? 0) < agile.ranks) return dodge;
  return dodge + (dodge === TOTAL ? 2 : 1);
}

/** The effect of a condition with the dodge bonus that this creature has from it. */
export function withSkillDodge(j: FullJudge, c: Creature, effect: StateEffect): StateEffect {
  if (effect.dodge === undefined) return effect;
  const dodge = agileDodge(j, c, effect.dodge);
  return dodge === effect.dodge ? effect : { ...effect, dodge };
}
