/** The obstacles of a step that require a skill check. */
import type { Ground } from '../../../board/board.ts';
import { sameCell, type Cell } from '../../../board/grid.ts';
import { piecesOf } from '../../../board/wallPieces.ts';
import { segmentsMeet } from '../../core/segments.ts';

/** Obstacles that require a check: walls that the step crosses, and the cell that it enters. */
export function hurdlesAt(
  ground: Ground,
  from: Cell,
  to: Cell,
): { skill: string; dc?: number; wall: boolean }[] {
  const [a, b] = [from, to].map(([x, y]) => [x + 0.5, y + 0.5] as const) as [
    readonly [number, number],
    readonly [number, number],
  ];
  return [
    ...ground.walls.flatMap((w) =>
      w.check !== undefined && piecesOf(w).some(([p, q]) => segmentsMeet(a, b, p, q))
        ? [{ ...w.check, wall: true }]
        : [],
    ),
    ...ground.cells.flatMap((f) =>
      f.check !== undefined && sameCell(f.at, to) ? [{ ...f.check, wall: false }] : [],
    ),
  ];
}
