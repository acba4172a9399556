/** The spells of the 3.5 family with an area on the map. */
import type { SpellArea } from '../../spellArea.ts';

/** A spread with a radius of 20 feet, a cone of 60 feet, a line of 120 feet. */
export const SPELL_AREAS: readonly SpellArea[] = [
  { id: 'fireball', shape: 'spread', size: 4, save: 'reflex' },
  { id: 'cone-of-cold', shape: 'cone', size: 12, save: 'reflex' },
  { id: 'lightning-bolt', shape: 'line', size: 24, save: 'reflex' },
];
