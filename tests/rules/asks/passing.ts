/** Questions about attacks in the middle of a movement. */
import type { Ask, At } from '../cases.ts';

type Place = At | [x: number, y: number, elevation: number];

/**
 * `path`: begins with the starting position. `at`: index of the square from which the creature
 * strikes.
 */
export const passing = (
  of: string,
  target: string,
  path: readonly Place[],
  at: number,
  weapon = 'sword',
): Ask => ({ ask: 'passing-attack', of, target, path, at, with: weapon });
