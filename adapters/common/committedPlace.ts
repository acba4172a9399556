/** The type of a token's committed position on a host's map. */
import type { Cell } from '../../src/board/grid.ts';

/**
 * Committed position of a token: its top-left corner in map pixels, and a function that gives the
 * top-left cell for any corner (null for a token without a size).
 */
export interface CommittedPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: (x: number, y: number) => Cell | null;
  /** Cells above the ground at a height in the host's units; absent: the host has no heights. */
  readonly height?: (z: number) => number | undefined;
}
