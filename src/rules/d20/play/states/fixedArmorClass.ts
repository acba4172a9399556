/** The armor class that a condition sets instead of the creature's own. */
import { type Creature, sizeOf } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { ActiveState } from './stateRules.ts';

/** The armor class that a condition sets, including the size modifier. */
export function fixedArmorClass(
  j: FullJudge,
  c: Creature,
): { readonly value: number; readonly state: ActiveState } | undefined {
  const state = j.rules.states.of(j, c).find(({ effect }) => effect.armourClass !== undefined);
  return state === undefined
    ? undefined
    : { value: (state.effect.armourClass ?? 0) + j.rules.attacks.figures.size[sizeOf(c)], state };
}
