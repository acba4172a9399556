/** How an attack would be rolled, for rulesets that say so on the map, with its chance. */
import type { Attack, Creature } from '../board/creature.ts';
import { chance, edgeOf, type AttemptChance, type AttemptRoll } from '../rules/attempt.ts';
import type { Judge } from '../rules/ruleset.ts';

export interface AttackAttempt {
  readonly roll: AttemptRoll;
  /** Undefined: the bonus or the number to reach is not known. */
  readonly odds: AttemptChance | undefined;
  /** 1: the better of two dice counts; −1: the worse; 0: one die is rolled. */
  readonly edge: number;
  readonly unknown: readonly string[];
}

/** Undefined if the ruleset answers with the verdict of a whole attack instead. */
export function attackAttempt(
  judge: Judge,
  from: Creature,
  to: Creature,
  attack: Attack,
  as?: 'opportunity',
): AttackAttempt | undefined {
  const known = judge.rules.attempt?.(judge, from, to, attack, as);
  return known === undefined
    ? undefined
    : { ...known, odds: chance(known.roll), edge: edgeOf(known.roll) };
}
