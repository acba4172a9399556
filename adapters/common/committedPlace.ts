import type { Cell } from '../../src/board/grid.ts';

/**
 * A token's committed place: its top-left corner in map pixels, and the cell of its space wherever
 * that corner lay (null without a size).
 */
export interface CommittedPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: (x: number, y: number) => Cell | null;
}
