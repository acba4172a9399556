/**
 * How a square space of n × n cells fits at a place among what blocks movement. Steps, costs,
 * standing places and squeezing all rest on this one answer.
 *
 * A creature that squeezes fills a lane: a box as long as its space and at least half as wide
 * (srd35.movement.squeeze-minimum-width). A box is clear when none of its cells blocks movement,
 * and no wall that blocks it meets the rectangle between the centers of the box's outermost cells.
 * So a wall less than half a cell inside an edge counts as that edge, as it does for the step of
 * one cell (docs/spec/scene.md, convention 9).
 */
import type { Box } from './grid.ts';
import { wallInBox } from './innerlines.ts';
import { UNIT, type ObstacleIndex } from './obstacles.ts';

/** The whole space is clear. */
export const FREE = 1 << 24;
/** Lanes along a row of cells: bit k is the lane that leaves k rows above it. */
export const ROWS = 0xfff;
/**
 * The same along a column: these bits, the lane that leaves k columns on its left being the k-th of
 * them.
 */
export const COLUMNS = 0xfff000;
const FIRST_COLUMN = 12;
/** Set in an answer that was worked out. */
const KNOWN = 1 << 25;

/** Either side of a wall that parts a place: see `sidesOf`. */
export const EITHER = 3;

/** The least width to squeeze into, in cells. */
export const leastWidth = (n: number): number => (n + 1) >> 1;

const HALF = UNIT / 2;

export class FitTable {
  private readonly columns: number;
  private readonly rows: number;
  /** Cells and walls that block movement, and the walls alone. */
  private readonly hard: ObstacleIndex;
  private readonly walls: ObstacleIndex;
  /** By size of the space and place: its lanes, once asked for. */
  private readonly known = new Map<number, Int32Array>();
  /** By size of the space and place: what a creature fills that squeezes there, once asked for. */
  private readonly filled = new Map<number, Map<number, readonly Box[]>>();

  constructor(hard: ObstacleIndex, walls: ObstacleIndex) {
    this.columns = hard.columns;
    this.rows = hard.rows;
    this.hard = hard;
    this.walls = walls;
  }

  /**
   * The clear lanes of least width of a space at (x, y), as bits, and FREE; 0: there is no room, or
   * it is off the map.
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
   * The sides of a place on which a creature found there stands. A creature squeezes only where it
   * must: a side beyond which its whole space would be clear is not where it stands, if the other
   * side is narrow.
   */
  sidesFound(x: number, y: number, n: number): number {
    const lanes = this.lanes(x, y, n);
    if (sidesOf(lanes, n) === 1) return 1;
    const half = n >> 1;
    const [dx, dy] = (lanes & ROWS) !== 0 ? [0, half] : [half, 0];
    const narrow =
      ((this.lanes(x - dx, y - dy, n) & FREE) === 0 ? 1 : 0) |
      ((this.lanes(x + dx, y + dy, n) & FREE) === 0 ? 2 : 0);
    return narrow === 0 ? EITHER : narrow;
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

  /** Is a box of w × h cells on the map clear? */
  clear(x: number, y: number, w: number, h: number): boolean {
    const { hard } = this;
    if (hard.clearBox(x, y, x + w - 1, y + h - 1)) return true;
    for (let b = y; b < y + h; b++)
      for (let a = x; a < x + w; a++) if (hard.cellLevel[b * this.columns + a] !== 0) return false;
    // A single cell has no inside: walls bar its steps.
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
   * The boxes that a creature on some sides of (x, y) may fill, where it squeezes; undefined as in
   * `squeezed`.
   */
  squeezedOn(x: number, y: number, n: number, sides: number): readonly Box[] | undefined {
    const lanes = this.lanes(x, y, n);
    if (sidesOf(lanes, n) === 1) return this.squeezed(x, y, n);
    return [...bitsOf(lanesOn(lanes, n, sides))].map((bit) => {
      const [left, top, w, d] = laneBox(bit, x, y, n);
      return [left, top, left + w - 1, top + d - 1];
    });
  }

  /**
   * The boxes that a creature found at (x, y) may fill, where it squeezes; undefined where its
   * whole space is clear, or no lane.
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
   * The widest clear boxes that a creature found at (x, y) may fill, all of one width; none where
   * it has no room.
   */
  widest(x: number, y: number, n: number): readonly Box[] {
    const lanes = lanesOn(this.lanes(x, y, n), n, this.sidesFound(x, y, n));
    if (lanes === 0) return [];
    if ((lanes & FREE) !== 0) return [[x, y, x + n - 1, y + n - 1]];
    const found: Box[] = [];
    for (let m = n - 1; found.length === 0; m--) {
      // The last width is that of the lanes themselves.
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

/** The box of a lane of the place (x, y), by the place of its bit. */
export function laneBox(
  bit: number,
  x: number,
  y: number,
  n: number,
): readonly [x: number, y: number, w: number, h: number] {
  const m = leastWidth(n);
  return bit < FIRST_COLUMN ? [x, y + bit, n, m] : [x + bit - FIRST_COLUMN, y, m, n];
}

/** The lanes as places of bits. */
export function* bitsOf(lanes: number): Generator<number> {
  for (let left = lanes & (ROWS | COLUMNS); left !== 0; left &= left - 1)
    yield 31 - Math.clz32(left & -left);
}

/**
 * A wall along the middle parts a place into two lanes with no way from one to the other within it:
 * side 1 (the upper or left lane) and side 2. Every other place has side 1 alone. The answer is a
 * mask of sides.
 */
export function sidesOf(lanes: number, n: number): 1 | typeof EITHER {
  if ((n & 1) === 1) return 1;
  const ends = 1 | (1 << (n >> 1));
  return lanes === ends || lanes === ends << FIRST_COLUMN ? EITHER : 1;
}

/** The lanes of a place on some of its sides. */
export function lanesOn(lanes: number, n: number, sides: number): number {
  if (sides === EITHER || sidesOf(lanes, n) === 1) return lanes;
  const lowest = lanes & -lanes;
  return sides === 1 ? lowest : lanes ^ lowest;
}

/** The sides of a place on which some of its lanes lie. */
export function sidesWith(lanes: number, n: number, some: number): number {
  if (sidesOf(lanes, n) === 1) return 1;
  const lowest = lanes & -lanes;
  return ((some & lowest) !== 0 ? 1 : 0) | ((some & ~lowest) !== 0 ? 2 : 0);
}

/**
 * Lanes that stay where they are while a space of n × n moves by one step along an axis, as bits of
 * the place that it moves to: the space moves across a passage that holds the creature, so only
 * where all lanes run along the passage, and none would be left.
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
