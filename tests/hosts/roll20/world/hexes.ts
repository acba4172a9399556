/**
 * Roll20's hexes: boxes with a width and a height in page pixels, with two vertical (V) or
 * horizontal (H) sides. The first box begins at the page's corner; boxes stand side by side, and
 * the next row begins where the slanted part of this one begins, shifted by half a box. Widths,
 * heights and sides follow from the distances and first centers that scripts of Roll20's users have
 * measured; that everything scales with the cell's size is assumed.
 */
import type { Engine } from './types.ts';

export type HexKind = 'hex' | 'hexr';
export type Offset = readonly [column: number, row: number];
interface Point {
  x: number;
  y: number;
}

const REGULAR = 70 / Math.sqrt(3);
/** Width, height and length of the straight side, for a cell of one unit. */
const BOXES: Readonly<
  Record<Engine, Readonly<Record<HexKind, readonly [width: number, height: number, side: number]>>>
> = {
  legacy: {
    hex: [75.19856198446026, 87.73165564853667, 46.2],
    hexr: [92.97025498075564, 79.6887899835046, 46.2],
  },
  // Measured on a live game by VTTinker: regular hexes, 70 px between opposite sides.
  jumpgate: { hex: [70, 2 * REGULAR, REGULAR], hexr: [2 * REGULAR, 70, REGULAR] },
};

export const isHexKind = (kind: unknown): kind is HexKind => kind === 'hex' || kind === 'hexr';

export class HexPage {
  readonly width: number;
  readonly height: number;
  private readonly side: number;
  constructor(
    readonly kind: HexKind,
    snap: number,
    engine: Engine,
  ) {
    const [width, height, side] = BOXES[engine][kind];
    [this.width, this.height, this.side] = [width * snap, height * snap, side * snap];
  }

  middle([column, row]: Offset): Point {
    const { width: w, height: h, side } = this;
    const pushed = (line: number): number => (Math.abs(line % 2) === 1 ? 0.5 : 0);
    return this.kind === 'hex'
      ? { x: (column + 0.5 + pushed(row)) * w, y: h / 2 + row * ((h + side) / 2) }
      : { x: w / 2 + column * ((w + side) / 2), y: (row + 0.5 + pushed(column)) * h };
  }

  corners(at: Offset): Point[] {
    const { x, y } = this.middle(at);
    const [w, h, s] = [this.width / 2, this.height / 2, this.side / 2];
    const shape: readonly (readonly [number, number])[] =
      this.kind === 'hex'
        ? [
            [0, -h],
            [w, -s],
            [w, s],
            [0, h],
            [-w, s],
            [-w, -s],
          ]
        : [
            [-s, -h],
            [s, -h],
            [w, 0],
            [s, h],
            [-s, h],
            [-w, 0],
          ];
    return shape.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
  }

  /** The hex whose center is nearest to a point. */
  offset({ x, y }: Point): Offset {
    const c = Math.round(x / (this.kind === 'hex' ? this.width : (this.width + this.side) / 2));
    const r = Math.round(y / (this.kind === 'hex' ? (this.height + this.side) / 2 : this.height));
    const near = [-2, -1, 0, 1].flatMap((i) => [-2, -1, 0, 1].map((j): Offset => [c + i, r + j]));
    const away = (at: Offset): number => {
      const m = this.middle(at);
      return Math.hypot(m.x - x, m.y - y);
    };
    return near.reduce((best, at) => (away(at) < away(best) ? at : best));
  }

  /**
   * The center of a token whose space is this many hexes across, with its first hex here: one hex,
   * three around a corner, or seven around one hex.
   */
  standing(at: Offset, across: number): Point {
    const { x, y } = this.middle(at);
    if (across === 1) return { x, y };
    // The first two hexes are side by side in a row, or one above the other in a column; the third
    // is in the next one.
    const [a, b] =
      this.kind === 'hex'
        ? [this.width / 2, (this.height + this.side) / 6]
        : [(this.width + this.side) / 6, this.height / 2];
    if (across === 2) return { x: x + a, y: y + b };
    throw new Error('no such space here');
  }

  /** Assumption: a token with an even number of hexes across is centered where three hexes meet. */
  snapped(point: Point, across: number): Point {
    const at = this.offset(point);
    if (across % 2 === 1) return this.middle(at);
    return this.corners(at).reduce((best, corner) =>
      Math.hypot(corner.x - point.x, corner.y - point.y) <
      Math.hypot(best.x - point.x, best.y - point.y)
        ? corner
        : best,
    );
  }
}
