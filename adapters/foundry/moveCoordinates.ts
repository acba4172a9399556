/** Converts a reported move from pixels to cells, and cells of a command to pixels. Pure. */
import type { Cell } from '../../src/board/grid.ts';
import type { HostMove } from '../../src/state/host.ts';
import { beside, near, type Frame } from '../common/geometry.ts';
import { cellAt, cornerAt, type TokenBox } from './geometry.ts';
import type { RawMove } from './schema.ts';

/**
 * Converts a reported move from pixels to cells. Null if the move is shorter than a cell, leaves
 * the map, or has a token of unknown size.
 */
export function moveOf(
  frame: Frame,
  box: TokenBox,
  { id, of, path, by, way, doubt }: RawMove,
): HostMove | null {
  const cells = path
    .map(([x, y]) => cellAt(frame, box, x, y))
    .filter((cell) => cell !== null)
    .filter(
      (cell, i, all) => i === 0 || cell[0] !== all[i - 1]?.[0] || cell[1] !== all[i - 1]?.[1],
    );
  if (cells.length < 2 || !cells.every(near)) return null;
  return {
    id,
    of,
    path: cells,
    whole: cells.every((cell, i) => i === 0 || beside(frame, cell, cells[i - 1] ?? cell)),
    ...(by && { by }),
    ...(way && { way }),
    ...(doubt && { doubt }),
  };
}

/**
 * Top-left corners, in pixels, of a token that stands on each of these cells, as the text of a
 * command; null for a token without a size.
 */
export function cornersOf(frame: Frame, box: TokenBox, cells: readonly Cell[]): string | null {
  const corners = cells.map((cell) => cornerAt(frame, box, cell));
  return corners.includes(null) ? null : JSON.stringify(corners);
}
