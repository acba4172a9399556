/** What a condition does to one in the air or in water. */
import type { Creature } from '../../../board/creature.ts';
import { hasTrait } from '../../../board/creature.ts';
import { Survey } from '../../../board/survey.ts';
import type { PlayJudge } from '../../playbook.ts';
import { aloft } from './of.ts';
import type { ActiveState, Sums } from './questions.ts';

/** Stays up without moving, or without wings. */
const stays = (c: Creature, how: 'wingless' | 'hovering'): boolean => {
  if (how === 'wingless') return hasTrait(c, 'wingless');
  return c.speed?.manoeuvrability === 'perfect' || c.speed?.manoeuvrability === 'good' || hasTrait(c, 'hover-feat');
};

export function mediumOf(j: PlayJudge, c: Creature, states: readonly ActiveState[]): Pick<Sums, 'descends' | 'drowns'> & { readonly unknown: readonly string[] } {
  const inWater = Survey.of(j.board.ground).facts(c.at[0], c.at[1])?.surface === 'water';
  const drowns = inWater && states.some(({ effect }) => effect.drowns === true);
  const falling = aloft(c) ? states.find(({ effect }) => effect.aloft !== undefined) : undefined;
  const fall = falling?.effect.aloft;
  if (falling === undefined || fall === undefined || stays(c, fall.spares)) return { drowns, unknown: [] };
  return {
    descends: { does: fall.does, condition: falling.condition, ...(fall.does === 'sinks' ? { metres: fall.metres } : {}) }, drowns,
    unknown: fall.spares === 'hovering' && c.speed?.manoeuvrability === undefined ? [`creatures.${c.id}.speed.manoeuvrability`] : [],
  };
}
