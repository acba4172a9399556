/** A spell with an area that the user may place on the map: its shape, size and saving throw. */
import type { Save } from '../board/vocabulary.ts';

export interface SpellArea {
  readonly id: 'fireball' | 'cone-of-cold' | 'lightning-bolt';
  /** A `spread` flows around corners. */
  readonly shape: 'spread' | 'cone' | 'line';
  /** Radius or length in cells. */
  readonly size: number;
  readonly save: Save;
}
