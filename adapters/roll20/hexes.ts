/** Layout and sizes of the hexes of a Roll20 page. Pure. */
import type { Point } from '../../src/board/grid.ts';
import { inRows } from '../../src/board/hex.ts';
import { HEX_LINE } from '../../src/board/tiling.ts';
import type { HexLattice } from '../common/hexes.ts';

/**
 * Half the distance between opposite corners of a regular hex whose opposite sides are 70 px apart.
 */
const HALF = 70 / Math.sqrt(3);

type HexKind = 'hex' | 'hexr';

interface Laid {
  readonly layout: HexLattice['layout'];
  /** Distance in page pixels from hex to hex along a line, and from line to line. */
  readonly step: Point;
  /** Center of the first hex, in page pixels. */
  readonly first: Point;
}

/**
 * Sizes of the hexes of each engine, at one cell per unit. Jumpgate's hexes are regular; those of
 * the legacy engine are slightly longer than wide. Both sets of numbers come from public scripts
 * for live tables (docs/hosts/roll20.md).
 */
const LAID = {
  legacy: {
    hex: {
      layout: 'odd-r',
      step: [75.19856198446026, 66.96582782426833],
      first: [37.59928099223013, 43.86582782426834],
    },
    hexr: {
      layout: 'odd-q',
      step: [69.58512749037783, 79.68878998350463],
      first: [46.48512749037782, 39.8443949917523],
    },
  },
  jumpgate: {
    hex: { layout: 'odd-r', step: [70, 1.5 * HALF], first: [35, HALF] },
    hexr: { layout: 'odd-q', step: [1.5 * HALF, 70], first: [HALF, 35] },
  },
} as const satisfies Record<string, Record<HexKind, Laid>>;

export const isHexed = (grid: string): grid is HexKind => grid === 'hex' || grid === 'hexr';

/**
 * @param engine name of the engine as the page reports it; an unknown engine counts as the newest
 * @param snap cells per side of a unit; all sizes scale with it
 */
export function latticeOf(
  engine: string | null | undefined,
  grid: HexKind,
  snap: number,
  metresPerCell: number,
): HexLattice {
  const {
    layout,
    step: [x, y],
    first,
  }: Laid = LAID[engine === 'legacy' ? 'legacy' : 'jumpgate'][grid];
  const scale: Point = inRows(layout) ? [x, y / HEX_LINE] : [x / HEX_LINE, y];
  return {
    layout,
    scale: [scale[0] * snap, scale[1] * snap],
    first: [first[0] * snap, first[1] * snap],
    halves: false,
    metresPerCell,
  };
}
