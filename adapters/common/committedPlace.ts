/** The type of a token's committed position on a host's map. */
import type { Cell } from '../../src/board/grid.ts';

/**
 * Committed position of a token: its top-left corner in map pixels, and a function that converts
 * such a corner to the token's top-left cell (null for a token without a size).
 */
export interface CommittedPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: (x: number, y: number) => Cell | null;
  /**
   * Converts a height in the host's units to cells above the ground. Absent if the host has no
   * heights.
   */
  readonly height?: (z: number) => number | undefined;
}
