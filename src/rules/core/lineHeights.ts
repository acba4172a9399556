/** The walls that count for a line between two heights (docs/spec/scene.md, convention 14). */
import { groundBetween } from '../../board/wallHeights.ts';
import type { Judge } from '../ruleset.ts';

/** The judge on the same board with only the walls that stand between two heights. */
export function betweenHeights<J extends Judge>(j: J, a: number, b: number): J {
  const ground = groundBetween(j.board.ground, a, b);
  return ground === j.board.ground ? j : { ...j, board: { ...j.board, ground } };
}
