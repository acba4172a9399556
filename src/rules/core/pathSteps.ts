/** The steps of a path, and which of them are diagonals that count. */
import { STEPS, type Cell, type DiagonalCount, type Place3 } from '../../board/grid.ts';
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

/**
 * Length of a path up to each of its places, in cells, without the extra cost of its squares.
 * @param diagonals number counted before the path
 */
export function lengthsAlong(
  path: readonly (Cell | Place3)[],
  diagonals: number,
  count: DiagonalCount,
): number[] {
  let [length, odd] = [0, diagonals & 1];
  return path.map((at, i) => {
    const [x, y] = path[i - 1] ?? at;
    const [dx, dy] = [at[0] - x, at[1] - y];
    if (dx === 0 && dy === 0) return length;
    const diagonal = dx !== 0 && dy !== 0;
    length += diagonal && count === 'alternate' ? 1 + odd : 1;
    if (diagonal) odd = 1 - odd;
    return length;
  });
}
