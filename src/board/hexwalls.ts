/** Walls of a hex ground, indexed by map tile, with exact crossing tests in whole units. */
import type { Wall } from './board.ts';
import type { HexGrid, Point } from './grid.ts';
import { piecesOf } from './wallPieces.ts';

/** Units per cell: centers and corners lie on whole units. Walls are rounded to units. */
export const HEX_UNIT = 600;
export const toWholeUnits = ([x, y]: Point): Point => [
  Math.round(x * HEX_UNIT),
  Math.round(y * HEX_UNIT),
];

/** Cells on a side of a tile. */
const TILE = 4;
/**
 * Margin around a tile, in units: the length of a step. A tile lists all walls whose bounding box
 * touches it with this margin, because a step from one of its centers may meet them.
 */
const NEAR = HEX_UNIT;

const within = (a: number, b: number, v: number): boolean =>
  a < b ? v >= a && v <= b : v >= b && v <= a;

/** Do two closed segments meet? Coordinates in whole units. */
function meet(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  const a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  if (c !== 0 || d !== 0) return true;
  // All four points are collinear.
  return (
    (within(ax, bx, cx) && within(ay, by, cy)) ||
    (within(ax, bx, dx) && within(ay, by, dy)) ||
    (within(cx, dx, ax) && within(cy, dy, ay))
  );
}

/** Do two closed segments meet? Coordinates in whole units. */
export const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  meet(a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]);

export class HexWalls {
  private readonly across: number;
  private readonly down: number;
  /** Both ends of each wall, as four numbers. */
  private readonly ends: Float64Array;
  /**
   * For each tile, row by row, the index in `near` of its first wall; one more entry marks the end.
   */
  private readonly first: Int32Array;
  private readonly near: Int32Array;

  constructor({ columns, rows }: HexGrid, walls: readonly Pick<Wall, 'from' | 'to' | 'bends'>[]) {
    const pieces = walls.flatMap(piecesOf);
    // Centers of the last hexes lie up to half a cell beyond the number of columns or rows.
    this.across = Math.floor((columns + 1) / TILE) + 1;
    this.down = Math.floor((rows + 1) / TILE) + 1;
    this.ends = new Float64Array(pieces.length * 4);
    this.first = new Int32Array(this.across * this.down + 1);
    for (const [w, [from, to]] of pieces.entries()) {
      this.ends[4 * w] = Math.round(from[0] * HEX_UNIT);
      this.ends[4 * w + 1] = Math.round(from[1] * HEX_UNIT);
      this.ends[4 * w + 2] = Math.round(to[0] * HEX_UNIT);
      this.ends[4 * w + 3] = Math.round(to[1] * HEX_UNIT);
    }
    // Counting sort: count the walls per tile, sum up to end offsets, then fill from the end.
    this.each(pieces.length, (tile) => {
      this.first[tile]!++;
    });
    for (let tile = 1; tile < this.first.length; tile++) this.first[tile]! += this.first[tile - 1]!;
    this.near = new Int32Array(this.first[this.first.length - 1]!);
    this.each(pieces.length, (tile, w) => {
      this.near[--this.first[tile]!] = w;
    });
  }

  private each(many: number, visit: (tile: number, wall: number) => void): void {
    const { ends } = this;
    for (let w = 0; w < many; w++) {
      const [ax, ay, bx, by] = [ends[4 * w]!, ends[4 * w + 1]!, ends[4 * w + 2]!, ends[4 * w + 3]!];
      const [left, right] = [
        this.column(Math.min(ax, bx) - NEAR),
        this.column(Math.max(ax, bx) + NEAR),
      ];
      const [top, bottom] = [this.row(Math.min(ay, by) - NEAR), this.row(Math.max(ay, by) + NEAR)];
      for (let y = top; y <= bottom; y++)
        for (let x = left; x <= right; x++) visit(y * this.across + x, w);
    }
  }

  /**
   * Column of the tile that contains a point; points off the map belong to the tiles at its edge.
   */
  private column(x: number): number {
    return Math.max(0, Math.min(this.across - 1, Math.floor(x / (HEX_UNIT * TILE))));
  }
  private row(y: number): number {
    return Math.max(0, Math.min(this.down - 1, Math.floor(y / (HEX_UNIT * TILE))));
  }

  /**
   * The directions, as bits, in which a wall crosses the segment from (x, y) to (x + `dx`, y +
   * `dy`). No segment is longer than a step.
   */
  around(x: number, y: number, dx: Int16Array, dy: Int16Array): number {
    const { ends, near } = this;
    const tile = this.row(y) * this.across + this.column(x);
    let bits = 0;
    for (let n = this.first[tile]!; n < this.first[tile + 1]!; n++) {
      const w = near[n]! * 4;
      const [ax, ay, bx, by] = [ends[w]!, ends[w + 1]!, ends[w + 2]!, ends[w + 3]!];
      if (
        (ax > bx ? ax : bx) < x - HEX_UNIT ||
        (ax < bx ? ax : bx) > x + HEX_UNIT ||
        (ay > by ? ay : by) < y - HEX_UNIT ||
        (ay < by ? ay : by) > y + HEX_UNIT
      )
        continue;
      for (let i = 0; i < dx.length; i++)
        if ((bits & (1 << i)) === 0 && meet(x, y, x + dx[i]!, y + dy[i]!, ax, ay, bx, by))
          bits |= 1 << i;
    }
    return bits;
  }

  /** Whether a wall meets the closed segment between two points. */
  meets(ax: number, ay: number, bx: number, by: number): boolean {
    const { ends, near } = this;
    const [left, right] = [this.column(Math.min(ax, bx)), this.column(Math.max(ax, bx))];
    const [top, bottom] = [this.row(Math.min(ay, by)), this.row(Math.max(ay, by))];
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const tile = row * this.across + column;
        for (let n = this.first[tile]!; n < this.first[tile + 1]!; n++) {
          const w = near[n]! * 4;
          if (meet(ax, ay, bx, by, ends[w]!, ends[w + 1]!, ends[w + 2]!, ends[w + 3]!)) return true;
        }
      }
    return false;
  }
}
