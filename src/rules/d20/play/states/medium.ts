/** Effects of conditions on a creature in the air or in water. */
import type { Creature } from '../../../../board/creature.ts';
import { GroundIndex } from '../../../../board/groundIndex.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { isInAir } from './activeConditions.ts';
import type { ActiveState, ConditionModifiers } from './stateRules.ts';

/** Does the flyer stay in the air because it flies without wings, or because it can hover? */
const stays = (j: FullJudge, c: Creature, how: 'wingless' | 'hovering'): boolean =>
  how === 'wingless' ? !j.rules.flight.winged(j, c).value : j.rules.flight.hovers(j, c);

export function mediumOf(
  j: FullJudge,
  c: Creature,
  states: readonly ActiveState[],
): Pick<ConditionModifiers, 'descends' | 'drowns'> & { readonly unknown: readonly string[] } {
  const inWater = GroundIndex.of(j.board.ground).facts(c.at[0], c.at[1])?.surface === 'water';
  const drowns = inWater && states.some(({ effect }) => effect.drowns === true);
  const falling = isInAir(c) ? states.find(({ effect }) => effect.aloft !== undefined) : undefined;
  const fall = falling?.effect.aloft;
  if (falling === undefined || fall === undefined) return { drowns, unknown: [] };
  const guessed =
    fall.spares === 'wingless'
      ? j.rules.flight.winged(j, c).unknown
      : c.speed?.manoeuvrability === undefined
        ? `creatures.${c.id}.speed.manoeuvrability`
        : undefined;
  const unknown = guessed === undefined ? [] : [guessed];
  if (stays(j, c, fall.spares)) return { drowns, unknown };
  return {
    descends: {
      does: fall.does,
      condition: falling.condition,
      ...(fall.does === 'sinks' ? { metres: fall.metres } : {}),
    },
    drowns,
    unknown,
  };
}
