/**
 * Solid matter as an incorporeal creature meets it (docs/spec/scene.md, convention 18). It passes
 * through, but stays adjacent to the outside of the object that it is in.
 */
import type { Ground } from './board.ts';
import { STEPS } from './grid.ts';
import { perObject } from './memoize.ts';

/** The ground without the obstacles that stop only bodies. Force stops everything. */
export const yieldingGround = perObject((ground: Ground): Ground => {
  const stops = (o: Ground['walls'][number] | Ground['cells'][number]): boolean =>
    o.force === true || !o.blocks.includes('move');
  if (ground.walls.every(stops) && ground.cells.every(stops)) return ground;
  return {
    ...ground,
    walls: ground.walls.filter(stops),
    cells: ground.cells.map((cell) =>
      stops(cell) ? cell : { ...cell, blocks: cell.blocks.filter((b) => b !== 'move') },
    ),
  };
});

/** The cells that are full of solid matter; null: the ground has none. */
export const solidsOf = perObject((ground: Ground): Solids | null => {
  const { columns, rows } = ground.grid;
  const full = new Uint8Array(columns * rows);
  let any = false;
  for (const { at, blocks, force } of ground.cells) {
    const [x, y] = at;
    if (force === true || !blocks.includes('move') || !blocks.includes('effect')) continue;
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
    full[y * columns + x] = 1;
    any = true;
  }
  return any ? new Solids(columns, rows, full) : null;
});

export class Solids {
  private readonly columns: number;
  private readonly rows: number;
  private readonly full: Uint8Array;

  constructor(columns: number, rows: number, full: Uint8Array) {
    this.columns = columns;
    this.rows = rows;
    this.full = full;
  }

  /**
   * The steps of a space of n × n cells that keep it adjacent to one and the same outside, as bits
   * of STEPS. A step between two positions without a common open cell beside them would pass
   * through an object thicker than the space.
   */
  steps(x: number, y: number, n: number): number {
    let mask = 0;
    STEPS.forEach(([dx, dy], bit) => {
      const [left, top] = [Math.max(x, x + dx) - 1, Math.max(y, y + dy) - 1];
      const [right, bottom] = [Math.min(x, x + dx) + n, Math.min(y, y + dy) + n];
      if (this.isOpen(left, top, right, bottom)) mask |= 1 << bit;
    });
    return mask;
  }

  /** Is a cell of the rectangle open? Cells off the map are. */
  private isOpen(left: number, top: number, right: number, bottom: number): boolean {
    if (left < 0 || top < 0 || right >= this.columns || bottom >= this.rows) return true;
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) if (this.full[y * this.columns + x] === 0) return true;
    return false;
  }
}
