/** Table of feats that change the table of actions for a creature. */
import type { TurnTrait } from './questions.ts';

/** Feats named `improved-<action>`: the action no longer provokes. */
export const improved = (...actions: readonly string[]): Readonly<Record<string, TurnTrait>> =>
  Object.fromEntries(actions.map((action) => [`improved-${action}`, { safe: [action] }]));

export const TRAITS: Readonly<Record<string, TurnTrait>> = {
  'improved-unarmed-strike': { safe: ['unarmed-attack'] },
  'improved-grapple': { safe: ['grapple'] },
  'improved-disarm': { safe: ['disarm'] },
  'improved-trip': { safe: ['trip'] },
  'improved-sunder': { safe: ['sunder'] },
  'improved-bull-rush': { safe: ['bull-rush', 'bull-rush-charge'] },
  'improved-feint': { kinds: { feint: 'move' } },
  // Loading still provokes.
  'rapid-reload': { kinds: { 'load-light-crossbow': 'free', 'load-heavy-crossbow': 'move' } },
  'quick-draw': { kinds: { 'draw-weapon': 'free', 'draw-hidden-weapon': 'move' } },
  'spring-attack': { passing: { with: 'melee', spares: true, around: true, barredIn: 'heavy' } },
  'shot-on-the-run': { passing: { with: 'ranged' } },
  'flyby-attack': { passing: { by: 'flight' } },
  'ride-by-attack': { passing: { with: 'melee', by: 'mount', mode: 'charge', spares: true } },
};
