/**
 * How a square space of n × n cells fits at a position among movement obstacles. Steps, costs,
 * legal ends and squeezing all depend on this result.
 *
 * A squeezing creature fills a lane: a box as long as its space and at least half as wide
 * (srd35.movement.squeeze-minimum-width). A box is clear if none of its cells blocks movement, and
 * no wall that blocks movement meets the rectangle between the centers of its outermost cells. So a
 * wall less than half a cell inside an edge counts as that edge, as it does for the step of one
 * cell (docs/spec/scene.md, convention 9).
 */
import type { Box } from './grid.ts';
import { wallInBox } from './innerlines.ts';
import { UNIT, type ObstacleIndex } from './obstacles.ts';

/** Bit: the whole space is clear. */
export const FREE = 1 << 24;
/** Lanes along a row of cells: bit k is the lane with k rows of the space above it. */
export const ROWS = 0xfff;
/**
 * Lanes along a column: the k-th of these bits is the lane with k columns of the space to its left.
 */
export const COLUMNS = 0xfff000;
const FIRST_COLUMN = 12;
/** Bit: the result for this position has been computed. */
const KNOWN = 1 << 25;

/** Mask: both sides of a wall that divides a position (see `laneSides`). */
export const BOTH_SIDES = 3;

/** Minimum width of a lane, in cells, for a space of n × n. */
export const leastWidth = (n: number): number => (n + 1) >> 1;

/**
 * The lanes of a space of n × n that are part of a clear passage of this width, which may be greater
 * than `leastWidth`: lanes side by side make a wider one.
 */
export function lanesOfWidth(lanes: number, n: number, width: number): number {
  const more = width - leastWidth(n);
  return more <= 0
    ? lanes
    : (lanes & ~(ROWS | COLUMNS)) |
        runsOf(lanes & ROWS, more) |
        (runsOf((lanes & COLUMNS) >>> FIRST_COLUMN, more) << FIRST_COLUMN);
}

/** The bits of a mask that belong to a run of more than `more` bits. */
function runsOf(mask: number, more: number): number {
  let starts = mask;
  for (let i = 1; i <= more; i++) starts &= mask >>> i;
  let runs = starts;
  for (let i = 1; i <= more; i++) runs |= starts << i;
  return runs;
}

const HALF = UNIT / 2;

export class FitTable {
  private readonly columns: number;
  private readonly rows: number;
  /** Index of cells and walls that block movement, and of the walls alone. */
  private readonly hard: ObstacleIndex;
  private readonly walls: ObstacleIndex;
  /** Cache of lanes, by size of the space and position. */
  private readonly known = new Map<number, Int32Array>();
  /** Cache of the boxes that a squeezing creature may fill, by size of the space and position. */
  private readonly filled = new Map<number, Map<number, readonly Box[]>>();

  constructor(hard: ObstacleIndex, walls: ObstacleIndex) {
    this.columns = hard.columns;
    this.rows = hard.rows;
    this.hard = hard;
    this.walls = walls;
  }

  /**
   * The clear lanes of minimum width of an n × n space at (x, y), as bits, with FREE if the whole
   * space is clear; 0: no room, or off the map.
   */
  lanes(x: number, y: number, n: number): number {
    if (x < 0 || y < 0 || x + n > this.columns || y + n > this.rows) return 0;
    let table = this.known.get(n);
    if (table === undefined) this.known.set(n, (table = new Int32Array(this.columns * this.rows)));
    const i = y * this.columns + x;
    let lanes = table[i]!;
    if (lanes === 0) table[i] = lanes = this.find(x, y, n) | KNOWN;
    return lanes & ~KNOWN;
  }

  /**
   * The sides of a divided position that a creature occupies if the scene placed it there. A
   * creature squeezes only if necessary. So a side next to a position where the whole space would
   * be clear is left out, unless both sides are.
   */
  sidesFound(x: number, y: number, n: number): number {
    const lanes = this.lanes(x, y, n);
    if (laneSides(lanes, n) === 1) return 1;
    const half = n >> 1;
    const [dx, dy] = (lanes & ROWS) !== 0 ? [0, half] : [half, 0];
    const narrow =
      ((this.lanes(x - dx, y - dy, n) & FREE) === 0 ? 1 : 0) |
      ((this.lanes(x + dx, y + dy, n) & FREE) === 0 ? 2 : 0);
    return narrow === 0 ? BOTH_SIDES : narrow;
  }

  private find(x: number, y: number, n: number): number {
    const m = leastWidth(n);
    const free = this.clear(x, y, n, n);
    let lanes = free ? FREE : 0;
    for (let k = 0; k <= n - m; k++) {
      if (free || this.clear(x, y + k, n, m)) lanes |= 1 << k;
      if (free || this.clear(x + k, y, m, n)) lanes |= 1 << (FIRST_COLUMN + k);
    }
    return lanes;
  }

  /** Whether a box of w × h cells on the map is clear. */
  clear(x: number, y: number, w: number, h: number): boolean {
    const { hard } = this;
    if (hard.clearBox(x, y, x + w - 1, y + h - 1)) return true;
    for (let b = y; b < y + h; b++)
      for (let a = x; a < x + w; a++) if (hard.cellLevel[b * this.columns + a] !== 0) return false;
    // A single cell has no interior: walls block steps into it.
    if (w === 1 && h === 1) return true;
    return !wallInBox(
      this.walls,
      x * UNIT + HALF,
      y * UNIT + HALF,
      (x + w) * UNIT - HALF,
      (y + h) * UNIT - HALF,
    );
  }

  /**
   * The boxes that a creature squeezing on the given sides of (x, y) may fill; undefined in the
   * same cases as `squeezed`.
   */
  squeezedOn(x: number, y: number, n: number, sides: number): readonly Box[] | undefined {
    const lanes = this.lanes(x, y, n);
    if (laneSides(lanes, n) === 1) return this.squeezed(x, y, n);
    return [...bitsOf(lanesOn(lanes, n, sides))].map((bit) => {
      const [left, top, w, d] = laneBox(bit, x, y, n);
      return [left, top, left + w - 1, top + d - 1];
    });
  }

  /**
   * The boxes that a creature squeezing at (x, y) may fill. Undefined if its whole space is clear,
   * or no lane is.
   */
  squeezed(x: number, y: number, n: number): readonly Box[] | undefined {
    const lanes = this.lanes(x, y, n);
    if (lanes === 0 || (lanes & FREE) !== 0) return undefined;
    let places = this.filled.get(n);
    if (places === undefined) this.filled.set(n, (places = new Map()));
    const place = y * this.columns + x;
    let boxes = places.get(place);
    if (boxes === undefined) places.set(place, (boxes = this.widest(x, y, n)));
    return boxes;
  }

  /**
   * The widest clear boxes that a creature at (x, y) may fill, all of the same width; empty if
   * there is no room.
   */
  widest(x: number, y: number, n: number): readonly Box[] {
    const lanes = lanesOn(this.lanes(x, y, n), n, this.sidesFound(x, y, n));
    if (lanes === 0) return [];
    if ((lanes & FREE) !== 0) return [[x, y, x + n - 1, y + n - 1]];
    const found: Box[] = [];
    for (let m = n - 1; found.length === 0; m--) {
      // At the minimum width the boxes are the lanes themselves, which are already known to be
      // clear.
      const bare = m === leastWidth(n);
      for (let k = 0; k <= n - m; k++) {
        for (const [bit, a, b, w, h] of [
          [k, x, y + k, n, m],
          [FIRST_COLUMN + k, x + k, y, m, n],
        ] as const) {
          if (bare ? (lanes & (1 << bit)) !== 0 : this.clear(a, b, w, h))
            found.push([a, b, a + w - 1, b + h - 1]);
        }
      }
    }
    return found;
  }
}

/** The box of a lane at position (x, y), given its bit number. */
export function laneBox(
  bit: number,
  x: number,
  y: number,
  n: number,
): readonly [x: number, y: number, w: number, h: number] {
  const m = leastWidth(n);
  return bit < FIRST_COLUMN ? [x, y + bit, n, m] : [x + bit - FIRST_COLUMN, y, m, n];
}

/** Numbers of the bits set in a mask of lanes. */
export function* bitsOf(lanes: number): Generator<number> {
  for (let left = lanes & (ROWS | COLUMNS); left !== 0; left &= left - 1)
    yield 31 - Math.clz32(left & -left);
}

/**
 * A wall along the middle divides a position into two lanes without a connection inside it: side 1
 * (the upper or left lane) and side 2. Every other position has only side 1. Returns a mask of
 * sides.
 */
export function laneSides(lanes: number, n: number): 1 | typeof BOTH_SIDES {
  if ((n & 1) === 1) return 1;
  const ends = 1 | (1 << (n >> 1));
  return lanes === ends || lanes === ends << FIRST_COLUMN ? BOTH_SIDES : 1;
}

/** The lanes of a position on the given sides. */
export function lanesOn(lanes: number, n: number, sides: number): number {
  if (sides === BOTH_SIDES || laneSides(lanes, n) === 1) return lanes;
  const lowest = lanes & -lanes;
  return sides === 1 ? lowest : lanes ^ lowest;
}

/** The sides of a position that contain the given lanes. */
export function sidesWith(lanes: number, n: number, some: number): number {
  if (laneSides(lanes, n) === 1) return 1;
  const lowest = lanes & -lanes;
  return ((some & lowest) !== 0 ? 1 : 0) | ((some & ~lowest) !== 0 ? 2 : 0);
}

/**
 * Lanes that stay in place while a space of n × n moves one step along an axis, as bits of the new
 * position. The creature stays in its passage while the space shifts across the passage. So the
 * result is not empty only if all lanes run along the passage, and all remain in the space.
 */
export function stayingLanes(lanes: number, n: number, dx: number, dy: number): number {
  const passage = dx === 0 ? ROWS : COLUMNS;
  if ((lanes & (ROWS | COLUMNS) & ~passage) !== 0) return 0;
  const first = dx === 0 ? 0 : FIRST_COLUMN;
  const last = first + n - leastWidth(n);
  const axis = lanes & passage;
  if (dx + dy > 0) return (axis & (1 << first)) === 0 ? axis >> 1 : 0;
  return (axis & (1 << last)) === 0 ? axis << 1 : 0;
}
