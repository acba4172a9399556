/** The hexes of a Roll20 page. Pure. */
import type { Point } from '../../src/board/grid.ts';
import { inRows } from '../../src/board/hex.ts';
import { HEX_LINE } from '../../src/board/tiling.ts';
import type { HexLattice } from '../common/hexes.ts';

/**
 * Page pixels where a cell is one unit, as public scripts for Roll20 have them: from hex to hex along the lines that are not
 * shifted, from line to line, and the middle of the first hex. Its hexes are a little longer than wide.
 */
const LAID = {
  hex: { layout: 'odd-r', step: [75.19856198446026, 66.96582782426833], first: [37.59928099223013, 43.86582782426834] },
  hexr: { layout: 'odd-q', step: [69.58512749037783, 79.68878998350463], first: [46.48512749037782, 39.8443949917523] },
} as const;

export const isHexed = (grid: string): grid is keyof typeof LAID => Object.hasOwn(LAID, grid);

/** @param snap cells to a unit's side; everything grows with it */
export function latticeOf(grid: keyof typeof LAID, snap: number, metresPerCell: number): HexLattice {
  const { layout, step: [x, y], first } = LAID[grid];
  const scale: Point = inRows(layout) ? [x, y / HEX_LINE] : [x / HEX_LINE, y];
  return { layout, scale: [scale[0] * snap, scale[1] * snap], first: [first[0] * snap, first[1] * snap], halves: false, metresPerCell };
}
