/** The conditions a creature is under, with what they bring along. */
import type { Creature } from '../../../board/creature.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { ActiveState } from './questions.ts';

export function of(j: PlayJudge, c: Creature): readonly ActiveState[] {
  const { table, sources } = j.rules.states;
  const active = new Map<string, ActiveState>();
  const add = (condition: string, from?: string): void => {
    const effect = Object.hasOwn(table, condition) ? table[condition] : undefined;
    if (effect === undefined || active.has(condition)) return;
    const rules = Object.hasOwn(sources, condition) ? sources[condition] ?? [] : [];
    active.set(condition, from === undefined ? { condition, effect, rules } : { condition, from, effect, rules });
    for (const implied of effect.implies ?? []) add(implied, condition);
  };
  for (const condition of c.conditions) add(condition);
  // The scene keeps squeezing beside the conditions.
  if (c.squeezing) add('squeezing');
  return [...active.values()];
}
