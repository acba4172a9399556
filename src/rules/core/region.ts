/** The region of the map that can affect an answer about one or two places. */

import type { Spot } from '../../board/grid.ts';

/**
 * The box around two positions with a border, in cells, reduced to the band that contains every
 * line between them. One instance is reset for each query, so that queries allocate nothing.
 */
export class Region {
  /** The box without its border, in cells; right and bottom are exclusive. */
  left = 0;
  top = 0;
  right = 0;
  bottom = 0;
  /** Border in cells; undefined: the reach of each creature tested. */
  border: number | undefined = 0;
  // In half cells, so that centers are whole numbers: the first center, the vector to the second
  // center, and half the width of the band.
  private ax = 0;
  private ay = 0;
  private dx = 0;
  private dy = 0;
  private across = 0;
  private half = 0;

  between(a: Spot, b: Spot, border?: number): this {
    this.box(
      Math.min(a.x, b.x),
      Math.min(a.y, b.y),
      Math.max(a.x + a.w, b.x + b.w),
      Math.max(a.y + a.d, b.y + b.d),
      border,
    );
    this.ax = 2 * a.x + a.w;
    this.ay = 2 * a.y + a.d;
    this.dx = 2 * b.x + b.w - this.ax;
    this.dy = 2 * b.y + b.d - this.ay;
    this.across = Math.abs(this.dx) + Math.abs(this.dy);
    this.half = Math.max(a.w, a.d, b.w, b.d);
    return this;
  }

  /** Resets the region to the whole box, without reducing it to a band. */
  box(left: number, top: number, right: number, bottom: number, border?: number): this {
    this.left = left;
    this.top = top;
    this.right = right;
    this.bottom = bottom;
    this.border = border;
    this.across = 0;
    return this;
  }

  /**
   * Whether a space from (x, y) to (x1, y1), exclusive, with a reach of `far` cells meets or
   * touches the region.
   */
  meets(x: number, y: number, x1: number, y1: number, far: number): boolean {
    const more = this.border ?? far - 1;
    if (
      x > this.right + more ||
      y > this.bottom + more ||
      x1 < this.left - more ||
      y1 < this.top - more
    )
      return false;
    return this.across === 0 || this.nearLine(x, y, x1, y1, this.half);
  }

  /**
   * Whether a space with its top-left cell in the tile at (x, y) may meet the band. Spaces may
   * extend beyond the tile by `wide` cells.
   */
  crosses(x: number, y: number, side: number, wide: number): boolean {
    return this.across === 0 || this.nearLine(x, y, x + side + wide, y + side + wide, this.half);
  }

  private nearLine(x: number, y: number, x1: number, y1: number, half: number): boolean {
    return (
      Math.abs(this.dx * (y + y1 - this.ay) - this.dy * (x + x1 - this.ax)) <=
      (half + x1 - x) * this.across
    );
  }
}
