/** A spell with an area that the user may place on the map: its shape, size and saving throw. */
import type { Save } from '../board/vocabulary.ts';

export interface SpellArea {
  readonly id:
    | 'fireball'
    | 'cone-of-cold'
    | 'lightning-bolt'
    | 'thunderwave'
    | 'moonbeam'
    | 'spirit-guardians';
  /** A `spread` flows around corners. */
  readonly shape: 'spread' | 'cone' | 'line' | 'sphere' | 'cube' | 'cylinder' | 'emanation';
  /** Radius, length, side or distance in cells. */
  readonly size: number;
  /** Height of a cylinder in cells. */
  readonly height?: number;
  readonly save: Save;
}
