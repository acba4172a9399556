/** The rule on diagonals (1-2-1-2): what a diagonal step costs. */
import type { DiagonalCount } from '../../board/grid.ts';

/**
 * Cost of a diagonal step in cells. Diagonals alternately cost 1 and 2; on ground with a factor of
 * 2, 4 or 8 each costs 3, 6 or 12 (docs/spec/scene.md, convention 8). If the house rule counts each
 * diagonal as one, it costs as much as a straight step.
 * @param odd whether the number of diagonals before this one is odd
 */
export function diagonalCost(ground: number, count: DiagonalCount, odd: boolean): number {
  if (count === 'one') return ground;
  if (ground === 1) return odd ? 2 : 1;
  return ground + (ground >> 1);
}
