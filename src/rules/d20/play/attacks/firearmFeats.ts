/** Feats for firearms (d20modern.attack): rates of fire, aiming, and shots that skip off a surface. */
import type { AttackTraits } from './attackTraits.ts';

export const FIREARM_FEATS: AttackTraits = {
  // The combat chapter only names the feats for firing several rounds at one target, so their
  // numbers come from the feats' own descriptions. Without the feat the other rounds are wasted.
  'burst-fire': {
    declared: {
      mode: 'ranged',
      most: () => 1,
      attack: () => -4,
      dice: 2,
      tag: 'automatic',
      rateOfFire: true,
    },
  },
  'double-tap': {
    declared: {
      mode: 'ranged',
      most: () => 1,
      attack: () => -2,
      dice: 1,
      tag: 'semiautomatic',
      rateOfFire: true,
    },
  },
  // Automatic fire over a line of cells (`OrdnanceTable.autofire`).
  strafe: {},
  // Attacks from a vehicle (`d20/play/vehicles`).
  'drive-by-attack': {},
  'dead-aim': { declared: { mode: 'ranged', most: () => 1, attack: () => 2, still: true } },
  'skip-shot': {
    declared: {
      mode: 'ranged',
      most: () => 1,
      attack: () => -2,
      dice: -1,
      tag: 'firearm',
      pastCover: true,
    },
  },
};
