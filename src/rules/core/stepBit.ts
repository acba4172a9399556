/** The steps of a path, and which of them are diagonals that count. */
import { STEPS, type Cell } from '../../board/grid.ts';
import type { MoveVerdict } from '../verdict.ts';

/** The position in STEPS of a step between two cells; −1 if they are not adjacent. */
export const stepBit = (from: Cell, to: Cell): number =>
  STEPS.findIndex(([dx, dy]) => from[0] + dx === to[0] && from[1] + dy === to[1]);

/**
 * Number of diagonals of a path that count for the 1-2-1-2 rule: those on ground without extra cost
 * (docs/spec/scene.md, convention 8).
 */
export const countedDiagonals = (
  path: readonly Cell[],
  { costs, diagonals }: Pick<MoveVerdict, 'costs' | 'diagonals'>,
): number =>
  diagonals ??
  path.filter((to, i) => {
    const from = path[i - 1];
    const bit = from === undefined ? 0 : stepBit(from, to);
    return bit > 0 && (bit & 1) === 1 && (costs[i] ?? 0) - (costs[i - 1] ?? 0) < 3;
  }).length;
