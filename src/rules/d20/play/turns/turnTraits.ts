/** Table of feats that change rows of the table of actions for a creature. */
import type { TurnTrait } from './turnRules.ts';

/** Builds the feats `improved-<action>`, with which the action no longer provokes. */
export const improved = (...actions: readonly string[]): Readonly<Record<string, TurnTrait>> =>
  Object.fromEntries(actions.map((action) => [`improved-${action}`, { safe: [action] }]));

export const TURN_TRAITS: Readonly<Record<string, TurnTrait>> = {
  'improved-unarmed-strike': { safe: ['unarmed-attack'] },
  'improved-grapple': { safe: ['grapple'] },
  'improved-disarm': { safe: ['disarm'] },
  'improved-trip': { safe: ['trip'] },
  'improved-sunder': { safe: ['sunder'] },
  'improved-bull-rush': { safe: ['bull-rush', 'bull-rush-charge'] },
  'improved-feint': { kinds: { feint: 'move' } },
  // The feat makes loading faster, but loading still provokes.
  'rapid-reload': { kinds: { 'load-light-crossbow': 'free', 'load-heavy-crossbow': 'move' } },
  'quick-draw': { kinds: { 'draw-weapon': 'free', 'draw-hidden-weapon': 'move' } },
  'spring-attack': { passing: { with: 'melee', spares: true, around: true, barredIn: 'heavy' } },
  'shot-on-the-run': { passing: { with: 'ranged' } },
  'flyby-attack': { passing: { by: 'flight' } },
  'ride-by-attack': { passing: { with: 'melee', by: 'mount', mode: 'charge', spares: true } },
};
