/**
 * Closed obstacles of the standing ground, found quickly along a line.
 *
 * Lengths are whole thousandths of a cell, so that every predicate on them is exact: coordinates stay below 2^21,
 * their products below 2^53. A host's wall is rounded to the nearest thousandth once, when its index is built.
 */
import type { Ground, Wall } from './board.ts';

/** Units in a cell's side. */
export const UNIT = 1000;

/** How strong an obstacle is; a question asks for all those of at least some level. */
export interface ObstacleRule {
  /** Level of a cell's square, 0 when it is no obstacle. */
  cell(facts: Ground['cells'][number]): number;
  /** Level of a wall, 0 when it is no obstacle. */
  wall(wall: Wall): number;
}

/** Does an obstacle count this time? `i` is a wall of the index, or a cell's index. */
export type Counts = (wall: boolean, i: number) => boolean;

const units = (cells: number): number => Math.round(cells * UNIT);

export class ObstacleIndex {
  readonly columns: number;
  readonly rows: number;
  /** Level of each cell's square, row by row. */
  readonly cellLevel: Uint8Array;
  /** Walls: x0, y0, x1, y1 in units. */
  readonly walls: Int32Array;
  readonly wallLevel: Uint8Array;
  /** Index of each wall in the ground's list. */
  readonly wallOf: Int32Array;
  /** Walls touching cell i: `items[starts[i]]` to `items[starts[i + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly items: Int32Array;
  readonly empty: boolean;
  private readonly sums: Int32Array;

  constructor(ground: Ground, rule: ObstacleRule) {
    const { columns, rows } = ground.grid;
    this.columns = columns;
    this.rows = rows;
    this.cellLevel = new Uint8Array(columns * rows);
    const busy = new Uint8Array(columns * rows);
    for (const facts of ground.cells) {
      const [x, y] = facts.at;
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const level = rule.cell(facts);
      if (level === 0) continue;
      this.cellLevel[y * columns + x] = level;
      busy[y * columns + x] = 1;
    }
    const coords: number[] = [];
    const levels: number[] = [];
    const origin: number[] = [];
    ground.walls.forEach((wall, i) => {
      const level = rule.wall(wall);
      if (level === 0) return;
      const [x0, y0, x1, y1] = [units(wall.from[0]), units(wall.from[1]), units(wall.to[0]), units(wall.to[1])];
      if (x0 === x1 && y0 === y1) return;
      coords.push(x0, y0, x1, y1);
      levels.push(level);
      origin.push(i);
    });
    this.walls = Int32Array.from(coords);
    this.wallLevel = Uint8Array.from(levels);
    this.wallOf = Int32Array.from(origin);
    this.starts = new Int32Array(columns * rows + 1);
    for (let w = 0; w < levels.length; w++) {
      eachCellTouched(this.walls, w * 4, columns, rows, (i) => {
        this.starts[i + 1]!++;
        busy[i] = 1;
      });
    }
    for (let i = 0; i < columns * rows; i++) this.starts[i + 1]! += this.starts[i]!;
    const next = this.starts.slice();
    this.items = new Int32Array(this.starts[columns * rows]!);
    for (let w = 0; w < levels.length; w++) eachCellTouched(this.walls, w * 4, columns, rows, (i) => { this.items[next[i]!++] = w; });
    this.sums = summed(busy, columns, rows);
    this.empty = (this.sums[this.sums.length - 1] ?? 0) === 0;
  }

  /** Does nothing at all touch the closed cells x0…x1, y0…y1 (whole numbers, both included)? */
  clearBox(x0: number, y0: number, x1: number, y1: number): boolean {
    if (this.empty) return true;
    const w = this.columns + 1;
    const a = Math.max(0, x0);
    const b = Math.max(0, y0);
    const c = Math.min(this.columns - 1, x1) + 1;
    const d = Math.min(this.rows - 1, y1) + 1;
    if (a >= c || b >= d) return true;
    const s = this.sums;
    return s[d * w + c]! - s[b * w + c]! - s[d * w + a]! + s[b * w + a]! === 0;
  }
}

/** Summed-area table with a border of zeros, (columns + 1) × (rows + 1). */
function summed(busy: Uint8Array, columns: number, rows: number): Int32Array {
  const w = columns + 1;
  const sums = new Int32Array(w * (rows + 1));
  for (let y = 0; y < rows; y++) {
    let row = 0;
    for (let x = 0; x < columns; x++) {
      row += busy[y * columns + x]!;
      sums[(y + 1) * w + x + 1] = sums[y * w + x + 1]! + row;
    }
  }
  return sums;
}

/** Calls back with every cell whose closed square may touch the wall at `k` (a superset by at most a border). */
function eachCellTouched(walls: Int32Array, k: number, columns: number, rows: number, found: (index: number) => void): void {
  const x0 = walls[k]! / UNIT;
  const y0 = walls[k + 1]! / UNIT;
  const x1 = walls[k + 2]! / UNIT;
  const y1 = walls[k + 3]! / UNIT;
  const left = Math.max(0, Math.ceil(Math.min(x0, x1)) - 1);
  const right = Math.min(columns - 1, Math.floor(Math.max(x0, x1)));
  for (let x = left; x <= right; x++) {
    const [lo, hi] = span(x0, y0, x1, y1, x);
    const top = Math.max(0, Math.ceil(lo - 1e-6) - 1);
    const bottom = Math.min(rows - 1, Math.floor(hi + 1e-6));
    for (let y = top; y <= bottom; y++) found(y * columns + x);
  }
}

/** The range of y that a segment covers within the closed column x…x+1. */
function span(x0: number, y0: number, x1: number, y1: number, x: number): [number, number] {
  if (x0 === x1) return y0 < y1 ? [y0, y1] : [y1, y0];
  const at = (v: number): number => y0 + ((y1 - y0) * (Math.min(Math.max(v, Math.min(x0, x1)), Math.max(x0, x1)) - x0)) / (x1 - x0);
  const a = at(x);
  const b = at(x + 1);
  return a < b ? [a, b] : [b, a];
}
