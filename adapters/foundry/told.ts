/** Moves as the page tells them, in cells, and cells as it is told them. Pure. */
import type { Cell } from '../../src/board/grid.ts';
import type { HostMove } from '../adapter.ts';
import { cellOf, cornerOf, type Frame } from '../common/geometry.ts';
import type { RawMove, RawToken } from './schema.ts';

type Box = Pick<RawToken, 'width' | 'height'>;

/** Null where it leaves its place by less than a cell, or has no known size. */
export function moveOf(frame: Frame, { width, height }: Box, { id, of, path, by, way }: RawMove): HostMove | null {
  if (width == null || height == null) return null;
  const cells = path.map(([x, y]) => cellOf(frame, x, y, width, height))
    .filter((cell, i, all) => i === 0 || cell[0] !== all[i - 1]?.[0] || cell[1] !== all[i - 1]?.[1]);
  if (cells.length < 2) return null;
  return { id, of, path: cells, whole: cells.every((cell, i) => i === 0 || near(cell, cells[i - 1] ?? cell)), ...(by && { by }), ...(way && { way }) };
}

const near = (a: Cell, b: Cell): boolean => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;

/** Corners in pixels of a token's places, as the text of a command; null for a token without a size. */
export const cornersOf = (frame: Frame, { width, height }: Box, cells: readonly Cell[]): string | null =>
  (width == null || height == null ? null : JSON.stringify(cells.map((cell) => cornerOf(frame, cell, width, height))));
