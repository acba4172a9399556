/** Spells with an area on the map: shape, size and saving throw of each. */
import type { Save } from '../../../board/vocabulary.ts';

export interface SpellArea {
  readonly id: 'fireball' | 'cone-of-cold' | 'lightning-bolt';
  /** A `spread` flows around corners. */
  readonly shape: 'spread' | 'cone' | 'line';
  /** Radius or length in cells. */
  readonly size: number;
  readonly save: Save;
}

/** A spread with a radius of 20 feet, a cone of 60 feet, a line of 120 feet. */
export const SPELL_AREAS: readonly SpellArea[] = [
  { id: 'fireball', shape: 'spread', size: 4, save: 'reflex' },
  { id: 'cone-of-cold', shape: 'cone', size: 12, save: 'reflex' },
  { id: 'lightning-bolt', shape: 'line', size: 24, save: 'reflex' },
];
