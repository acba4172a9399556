/**
 * Index of the static ground's closed obstacles, for fast line tests.
 *
 * Lengths are whole thousandths of a cell, so that every predicate is exact: coordinates stay below
 * 2^21, their products below 2^53. A host's wall is rounded to the nearest thousandth once, when
 * its index is built.
 */
import { memoize } from './memoize.ts';
import type { Ground, Wall } from './board.ts';
import type { Grid } from './grid.ts';
import { Lattice } from './lattice.ts';
import { summedAreaOf, touchesBox } from './summedArea.ts';
import { piecesOf } from './wallPieces.ts';

/** Units per side of a cell. */
export const UNIT = 1000;

/** Gives obstacles their levels; a query considers all obstacles at or above a level. */
export interface ObstacleRule {
  /** Level of a cell as an obstacle; 0 if it is no obstacle. */
  cell(facts: Ground['cells'][number]): number;
  /** Level of a wall as an obstacle; 0 if it is no obstacle. */
  wall(wall: Wall): number;
  /**
   * Level of a wall that counts as an obstacle only together with a second such wall on the same
   * line (see limitedWalls.ts); 0 for other walls. Absent: no wall does.
   */
  limited?(wall: Wall): number;
}

/** Does an obstacle count in this query? `i` is the index of a wall, or of a cell. */
export type Counts = (wall: boolean, i: number) => boolean;

const units = (cells: number): number => Math.round(cells * UNIT);

/** Geometry of all walls of a ground, shared by all indexes of grounds with the same walls. */
interface Course {
  /** Ends of the walls whose length is not zero: x0, y0, x1, y1 in units. */
  readonly walls: Int32Array;
  /** Index in the ground's list for each wall in `walls`. */
  readonly wallOf: Int32Array;
  /** The walls that touch cell i are `items[starts[i]]` to `items[starts[i + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly items: Int32Array;
  /** 1 for each cell whose inside a wall may enter. */
  readonly inside: Uint8Array;
}

const courses = memoize<Course>();
const courseOf = ({ grid, walls }: Ground): Course =>
  courses(walls, [grid], () => courseFrom(grid, walls));

function courseFrom({ columns, rows }: Grid, list: readonly Wall[]): Course {
  const coords: number[] = [];
  const origin: number[] = [];
  list.forEach((wall, i) => {
    for (const [from, to] of piecesOf(wall)) {
      const [x0, y0, x1, y1] = [units(from[0]), units(from[1]), units(to[0]), units(to[1])];
      if (x0 === x1 && y0 === y1) continue;
      coords.push(x0, y0, x1, y1);
      origin.push(i);
    }
  });
  const walls = Int32Array.from(coords);
  const inside = new Uint8Array(columns * rows);
  /** Pairs of cell and wall that touch, wall by wall. */
  const touches: number[] = [];
  for (let w = 0; w < origin.length; w++) {
    const between = isAlongGrid(walls, w * 4);
    eachCellTouched(walls, w * 4, columns, rows, (i) => {
      touches.push(i, w);
      if (!between && mayEnter(walls, w * 4, i % columns, Math.floor(i / columns))) inside[i] = 1;
    });
  }
  const starts = new Int32Array(columns * rows + 1);
  for (let t = 0; t < touches.length; t += 2) starts[touches[t]! + 1]!++;
  for (let i = 0; i < columns * rows; i++) starts[i + 1]! += starts[i]!;
  const next = starts.slice();
  const items = new Int32Array(touches.length / 2);
  for (let t = 0; t < touches.length; t += 2) items[next[touches[t]!]!++] = touches[t + 1]!;
  return { walls, wallOf: Int32Array.from(origin), starts, items, inside };
}

export class ObstacleIndex {
  readonly columns: number;
  readonly rows: number;
  /** Level of each cell's square, row by row. */
  readonly cellLevel: Uint8Array;
  /** Level of each wall in `walls`; 0 if it is no obstacle. */
  readonly wallLevel: Uint8Array;
  /** For each wall in `walls`, its level as a limited wall; null: no wall is limited. */
  readonly limited: Uint8Array | null = null;
  readonly walls: Int32Array;
  readonly wallOf: Int32Array;
  readonly starts: Int32Array;
  readonly items: Int32Array;
  readonly inside: Uint8Array;
  readonly empty: boolean;
  /** Mask of the levels that have at least one obstacle. */
  private levels = 0;
  private readonly sums: Int32Array;
  private laid: Lattice | undefined;
  private alone: ObstacleIndex | undefined;
  private readonly ground: Ground;
  private readonly rule: ObstacleRule;

  constructor(ground: Ground, rule: ObstacleRule) {
    this.ground = ground;
    this.rule = rule;
    const { columns, rows } = ground.grid;
    const { walls, wallOf, starts, items, inside } = courseOf(ground);
    this.columns = columns;
    this.rows = rows;
    this.walls = walls;
    this.wallOf = wallOf;
    this.starts = starts;
    this.items = items;
    this.inside = inside;
    this.cellLevel = new Uint8Array(columns * rows);
    for (const facts of ground.cells) {
      const [x, y] = facts.at;
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const level = rule.cell(facts);
      if (level === 0) continue;
      this.cellLevel[y * columns + x] = level;
      this.levels |= 1 << level;
    }
    this.wallLevel = new Uint8Array(wallOf.length);
    for (let w = 0; w < wallOf.length; w++) {
      const wall = ground.walls[wallOf[w]!]!;
      const level = rule.wall(wall);
      this.wallLevel[w] = level;
      if (level > 0) this.levels |= 1 << level;
      const second = rule.limited?.(wall) ?? 0;
      if (second === 0) continue;
      (this.limited ??= new Uint8Array(wallOf.length))[w] = second;
      this.levels |= 1 << second;
    }
    this.sums = this.levels > 0 ? summedAreaOf(this) : NO_SUMS;
    // The sums may be zero although there are obstacles: a wall may lie entirely off the map.
    this.empty = (this.sums[this.sums.length - 1] ?? 0) === 0;
  }

  /** Does any obstacle have exactly this level? */
  has(level: number): boolean {
    return (this.levels & (1 << level)) !== 0;
  }

  /** Does no obstacle touch the closed cells x0…x1, y0…y1 (whole numbers, inclusive)? */
  clearBox(x0: number, y0: number, x1: number, y1: number): boolean {
    return this.empty || !touchesBox(this.sums, this.columns, this.rows, x0, y0, x1, y1);
  }

  /** The same obstacles for steps, which a limited wall stops alone. */
  get forSteps(): ObstacleIndex {
    if (this.limited === null) return this;
    const { ground, rule } = this;
    return (this.alone ??= new ObstacleIndex(ground, {
      cell: rule.cell,
      wall: (wall) => Math.max(rule.wall(wall), rule.limited?.(wall) ?? 0),
    }));
  }

  /** The obstacles that follow the grid, for line tests that need no measuring. */
  get lattice(): Lattice {
    return (this.laid ??= new Lattice(this, UNIT));
  }
}

const NO_SUMS = new Int32Array(0);

/**
 * Calls back with every cell whose closed square may touch the wall at index `k`; a few cells along
 * its border may be reported needlessly.
 */
function eachCellTouched(
  walls: Int32Array,
  k: number,
  columns: number,
  rows: number,
  found: (index: number) => void,
): void {
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

/** Does the wall at index `k` run along a grid line? Then it enters no square. */
const isAlongGrid = (walls: Int32Array, k: number): boolean =>
  (walls[k] === walls[k + 2] && walls[k]! % UNIT === 0) ||
  (walls[k + 1] === walls[k + 3] && walls[k + 1]! % UNIT === 0);

/** May the wall at index `k` enter the inside of a square? Never false if it does. */
function mayEnter(walls: Int32Array, k: number, x: number, y: number): boolean {
  const [ax, ay, bx, by] = [walls[k]!, walls[k + 1]!, walls[k + 2]!, walls[k + 3]!];
  const [left, top] = [x * UNIT, y * UNIT];
  if (
    Math.max(ax, bx) <= left ||
    Math.min(ax, bx) >= left + UNIT ||
    Math.max(ay, by) <= top ||
    Math.min(ay, by) >= top + UNIT
  )
    return false;
  const side = (px: number, py: number): number => (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  const sides = [
    side(left, top),
    side(left + UNIT, top),
    side(left, top + UNIT),
    side(left + UNIT, top + UNIT),
  ];
  return Math.min(...sides) < 0 && Math.max(...sides) > 0;
}

/** The range of y that a segment covers within the closed column x…x+1. */
function span(x0: number, y0: number, x1: number, y1: number, x: number): [number, number] {
  if (x0 === x1) return y0 < y1 ? [y0, y1] : [y1, y0];
  const at = (v: number): number =>
    y0 + ((y1 - y0) * (Math.min(Math.max(v, Math.min(x0, x1)), Math.max(x0, x1)) - x0)) / (x1 - x0);
  const a = at(x);
  const b = at(x + 1);
  return a < b ? [a, b] : [b, a];
}
