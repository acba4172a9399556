/**
 * Several rounds at one target: feats that the combat chapter only names (Armi da Fuoco, Fuoco
 * Automatico); their numbers are those of the feats themselves. Whoever has no such feat wastes the
 * other rounds.
 */
import type { AttackTraits } from '../../play/attacks/traits.ts';

export const VOLLEYS: AttackTraits = {
  'burst-fire': {
    declared: { mode: 'ranged', most: () => 1, attack: () => -4, dice: 2, tag: 'automatic' },
  },
  'double-tap': {
    declared: { mode: 'ranged', most: () => 1, attack: () => -2, dice: 1, tag: 'semiautomatic' },
  },
};
