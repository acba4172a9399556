/** Converts a reported move from pixels to cells, and the cells of a command to pixels. Pure. */
import { sameCell, type Cell } from '../../src/board/grid.ts';
import type { HostMove } from '../../src/state/host.ts';
import { cellsPassed } from '../common/cellsPassed.ts';
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
  { id, of, path, heights: above, by, cause, doubt, ways, mode }: RawMove,
  height: (z: number) => number | undefined = () => undefined,
): HostMove | null {
  const points = path.map(([x, y]) => tokenCellAt(frame, box, x, y));
  const { cells, heights } = cellsPassed(points, (i) => {
    const z = above?.[i];
    return z === undefined ? undefined : height(z);
  });
  if (cells.length < 2 || !cells.every(near)) return null;
  return {
    id,
    of,
    path: cells,
    ...(heights && { heights }),
    whole: cells.every((cell, i) => i === 0 || areAdjacent(frame, cell, cells[i - 1] ?? cell)),
    ...(by && { by }),
    ...(cause && { cause }),
    ...(doubt && { doubt }),
    ...(mode !== undefined && { mode }),
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
