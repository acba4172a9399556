/** The spells of the fifth edition with an area on the map, one of each shape. */
import type { SpellArea } from '../spellArea.ts';

/**
 * Radius 20 feet, cone 60, line 100, cube 15, cylinder of radius 5 and height 40, emanation 15
 * (SRD 5.2.1 and 5.1, Spells). Constitution saves are `fortitude`, Dexterity saves `reflex`, Wisdom
 * saves `will`.
 */
export const spellAreas: readonly SpellArea[] = [
  { id: 'fireball', shape: 'sphere', size: 4, save: 'reflex' },
  { id: 'cone-of-cold', shape: 'cone', size: 12, save: 'fortitude' },
  { id: 'lightning-bolt', shape: 'line', size: 20, save: 'reflex' },
  { id: 'thunderwave', shape: 'cube', size: 3, save: 'fortitude' },
  { id: 'moonbeam', shape: 'cylinder', size: 1, height: 8, save: 'fortitude' },
  { id: 'spirit-guardians', shape: 'emanation', size: 3, save: 'will' },
];

/** 2014: the fireball spreads around corners. */
export const olderSpellAreas: readonly SpellArea[] = spellAreas.map((spell) =>
  spell.id === 'fireball' ? { ...spell, shape: 'spread' } : spell,
);
