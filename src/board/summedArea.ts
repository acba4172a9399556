/**
 * Summed-area table of the cells that obstacles touch: four lookups tell whether an obstacle
 * touches a box.
 */
import type { ObstacleIndex } from './obstacles.ts';

/** The fields of an obstacle index that the table needs. */
export type Levels = Pick<
  ObstacleIndex,
  'columns' | 'rows' | 'cellLevel' | 'wallLevel' | 'starts' | 'items'
> &
  Partial<Pick<ObstacleIndex, 'limited'>>;

/**
 * For each corner, the number of touched cells above and to the left of it: (columns + 1) × (rows +
 * 1), with a border of zeros.
 */
export function summedAreaOf({
  columns,
  rows,
  cellLevel,
  wallLevel,
  starts,
  items,
  limited = null,
}: Levels): Int32Array {
  const w = columns + 1;
  const sums = new Int32Array(w * (rows + 1));
  for (let y = 0; y < rows; y++) {
    let row = 0;
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      let busy = cellLevel[i]! > 0;
      for (let k = starts[i]!; !busy && k < starts[i + 1]!; k++) {
        const w = items[k]!;
        busy = wallLevel[w]! > 0 || (limited !== null && limited[w]! > 0);
      }
      if (busy) row++;
      sums[(y + 1) * w + x + 1] = sums[y * w + x + 1]! + row;
    }
  }
  return sums;
}

/**
 * Does any obstacle in the table touch the closed cells x0…x1, y0…y1 (whole numbers, inclusive)?
 */
export function touchesBox(
  s: Int32Array,
  columns: number,
  rows: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): boolean {
  const w = columns + 1;
  const a = Math.max(0, x0);
  const b = Math.max(0, y0);
  const c = Math.min(columns - 1, x1) + 1;
  const d = Math.min(rows - 1, y1) + 1;
  return a < c && b < d && s[d * w + c]! - s[b * w + c]! - s[d * w + a]! + s[b * w + a]! !== 0;
}
