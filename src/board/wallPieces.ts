/** The straight pieces of a wall. */
import type { Wall } from './board.ts';
import type { Point } from './grid.ts';

export type Straight = readonly [from: Point, to: Point];

/** The pieces of a wall, one after another; most walls have one. */
export function piecesOf({ from, to, bends }: Pick<Wall, 'from' | 'to' | 'bends'>): Straight[] {
  if (bends === undefined) return [[from, to]];
  const points = [from, ...bends, to];
  return points.slice(1).map((point, i): Straight => [points[i]!, point]);
}
