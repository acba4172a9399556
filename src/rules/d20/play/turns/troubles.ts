/**
 * DCs for casting a spell while disturbed, without the spell's level, for rulesets that have one
 * table for them.
 */
import type { TurnRules } from './turnRules.ts';

export const TROUBLES: NonNullable<TurnRules['troubles']> = {
  injured: { dc: 10, each: 1 },
  // For continuous damage, half of the damage counts.
  'continuous-damage': { dc: 10, each: 1 / 2 },
  'other-spell': { dc: 0, each: 1 },
  'vigorous-motion': { dc: 10, each: 0 },
  'violent-motion': { dc: 15, each: 0 },
  'extreme-motion': { dc: 20, each: 0 },
  'wind-and-rain': { dc: 5, each: 0 },
  'wind-and-hail': { dc: 10, each: 0 },
};
export const TROUBLE_IDS = Object.keys(TROUBLES);
