/** Converts a reported move from pixels to cells, and the cells of a command to pixels. Pure. */
import { sameCell, type Cell } from '../../src/board/grid.ts';
import type { HostMove } from '../../src/state/host.ts';
import { areAdjacent, near, type Frame } from '../common/geometry.ts';
import { waysOnPath } from '../common/waysOnPath.ts';
import { tokenCellAt, tokenCornerAt, type TokenBox } from './geometry.ts';
import type { RawMove } from './schema.ts';

/**
 * Converts a reported move from pixels to cells. Null if the move is shorter than a cell, leaves
 * the map, or has a token of unknown size.
 */
export function moveOf(
  frame: Frame,
  box: TokenBox,
  { id, of, path, heights: above, by, cause, doubt, ways }: RawMove,
  height: (z: number) => number | undefined = () => undefined,
): HostMove | null {
  const cells: Cell[] = [];
  const heights: (number | undefined)[] = [];
  const points = path.map(([x, y]) => tokenCellAt(frame, box, x, y));
  path.forEach((_, i) => {
    const cell = points[i] ?? null;
    if (cell === null) return;
    const last = cells.at(-1);
    const z = above?.[i];
    if (last === undefined || cell[0] !== last[0] || cell[1] !== last[1]) {
      cells.push(cell);
      heights.push(undefined);
    } else if (cells.length === 1) return;
    // If several points lie in one cell, the height of the last one counts. In the first cell, the
    // height of the starting point counts.
    heights[heights.length - 1] = z === undefined ? undefined : height(z);
  });
  if (cells.length < 2 || !cells.every(near)) return null;
  return {
    id,
    of,
    path: cells,
    ...(heights.every((each) => each !== undefined) && { heights }),
    whole: cells.every((cell, i) => i === 0 || areAdjacent(frame, cell, cells[i - 1] ?? cell)),
    ...(by && { by }),
    ...(cause && { cause }),
    ...(doubt && { doubt }),
    ...(ways?.length === path.length && {
      ways: waysOnPath(cells, points, ways, (a, b) => a !== null && b !== null && sameCell(a, b)),
    }),
  };
}

/**
 * Top-left corners, in pixels, of a token on each of these cells, as the text of a command; null
 * for a token without a size.
 */
export function tokenCorners(frame: Frame, box: TokenBox, cells: readonly Cell[]): string | null {
  const corners = cells.map((cell) => tokenCornerAt(frame, box, cell));
  return corners.includes(null) ? null : JSON.stringify(corners);
}
