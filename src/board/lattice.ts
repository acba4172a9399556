/**
 * Clear lines between corners (docs/spec/scene.md, convention 1) among obstacles along the grid:
 * whole squares, and walls between grid corners along grid lines. A slightly moved line meets no
 * grid corner. It passes each corner on its way on one side or the other, and changes sides at most
 * once, between two corners. So the result depends only on the sides of squares that the line
 * crosses, and nothing is measured. lineTest.ts gives the same result for arbitrary obstacles.
 */
import type { ObstacleIndex } from './obstacles.ts';
import { summedAreaOf, touchesBox } from './summedArea.ts';
import type { Space } from './clearline.ts';
import type { Spot } from './grid.ts';
import type { End } from './lineTest.ts';

/** Number of obstacle levels for which a square's mask has bits. */
export const LEVELS = 3;
/**
 * First bit of each kind of obstacle in a square's mask: the square itself, and its four sides.
 * Each kind has one bit per level; all bits up to the obstacle's level are set.
 */
const [SOLID, LEFT, RIGHT, TOP, BOTTOM] = [0, 3, 6, 9, 12];
const ALL = (1 << LEVELS) - 1;
/** Bit: a creature's space covers the square; set during one query. */
const TAKEN = 1 << 15;

/** Mask with one bit for each level up to this one. */
const upTo = (level: number): number => (1 << Math.min(level, LEVELS)) - 1;

export class Lattice {
  private readonly columns: number;
  private readonly rows: number;
  private readonly squares: Uint16Array;
  /**
   * Summed-area table of the walls that do not run along the grid between corners; absent if there
   * are none.
   */
  private readonly slanting: Int32Array | undefined;
  // Masks of the obstacles that block entering a square from the left, right, top and bottom, at
  // the query's level.
  private fromLeft = 0;
  private fromRight = 0;
  private fromTop = 0;
  private fromBottom = 0;

  /** @param unit units of wall coordinates per side of a cell */
  constructor(index: ObstacleIndex, unit: number) {
    const { columns, rows, cellLevel, wallLevel, walls, starts, items } = index;
    this.columns = columns;
    this.rows = rows;
    this.squares = Uint16Array.from(cellLevel, (level) => upTo(level) << SOLID);
    const slanting = wallLevel.slice();
    for (let w = 0; w < wallLevel.length; w++) {
      const [x0, y0, x1, y1] = [
        walls[w * 4]! / unit,
        walls[w * 4 + 1]! / unit,
        walls[w * 4 + 2]! / unit,
        walls[w * 4 + 3]! / unit,
      ];
      if (![x0, y0, x1, y1].every(Number.isInteger) || (x0 !== x1 && y0 !== y1)) continue;
      slanting[w] = 0;
      const bits = upTo(wallLevel[w]!);
      for (let x = Math.min(x0, x1); x < Math.max(x0, x1); x++)
        this.set(x, y0 - 1, bits << BOTTOM, x, y0, bits << TOP);
      for (let y = Math.min(y0, y1); y < Math.max(y0, y1); y++)
        this.set(x0 - 1, y, bits << RIGHT, x0, y, bits << LEFT);
    }
    if (slanting.some((level) => level > 0))
      this.slanting = summedAreaOf({
        columns,
        rows,
        starts,
        items,
        cellLevel: new Uint8Array(columns * rows),
        wallLevel: slanting,
      });
  }

  private set(x: number, y: number, bits: number, toX: number, toY: number, toBits: number): void {
    this.mark(x, y, bits);
    this.mark(toX, toY, toBits);
  }
  private mark(x: number, y: number, bits: number): void {
    if (x >= 0 && y >= 0 && x < this.columns && y < this.rows)
      this.squares[y * this.columns + x]! |= bits;
  }

  /**
   * Does this test apply to lines between two spaces? Both must be on the map and in no obstacle,
   * with no wall nearby that does not follow the grid.
   */
  tells(level: number, a: Spot, b: Spot): boolean {
    if (level < 1 || level > LEVELS || !this.isBare(a) || !this.isBare(b)) return false;
    return (
      this.slanting === undefined ||
      !touchesBox(
        this.slanting,
        this.columns,
        this.rows,
        Math.min(a.x, b.x),
        Math.min(a.y, b.y),
        Math.max(a.x + a.w, b.x + b.w) - 1,
        Math.max(a.y + a.d, b.y + b.d) - 1,
      )
    );
  }

  private isBare({ x, y, w, d }: Spot): boolean {
    if (x < 0 || y < 0 || x + w > this.columns || y + d > this.rows) return false;
    for (let v = y; v < y + d; v++)
      for (let u = x; u < x + w; u++)
        if ((this.squares[v * this.columns + u]! & (ALL << SOLID)) !== 0) return false;
    return true;
  }

  /**
   * Starts a query with the obstacles of at least `level` and these creatures' spaces. `done` ends
   * the query.
   */
  ask(level: number, spaces: readonly Space[]): void {
    const bit = 1 << (level - 1);
    const solid = (bit << SOLID) | TAKEN;
    this.fromLeft = (bit << LEFT) | solid;
    this.fromRight = (bit << RIGHT) | solid;
    this.fromTop = (bit << TOP) | solid;
    this.fromBottom = (bit << BOTTOM) | solid;
    for (const s of spaces) this.stand(s, true);
  }
  done(spaces: readonly Space[]): void {
    for (const s of spaces) this.stand(s, false);
  }
  private stand({ x, y, w, d }: Space, here: boolean): void {
    for (let v = Math.max(0, y); v < Math.min(this.rows, y + d); v++)
      for (let u = Math.max(0, x); u < Math.min(this.columns, x + w); u++) {
        if (here) this.squares[v * this.columns + u]! |= TAKEN;
        else this.squares[v * this.columns + u]! &= ~TAKEN;
      }
  }

  /**
   * Is the line between two corners clear if each end may move slightly into its own square? A line
   * of length zero is clear.
   */
  clear(p: End, q: End): boolean {
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const { columns } = this;
    // Step sizes and masks in the line's direction, and whether the square of each end is ahead of
    // its corner in that direction.
    const right = dx > 0;
    const down = dy > 0;
    const stepX = right ? 1 : -1;
    const stepY = down ? columns : -columns;
    const maskX = right ? this.fromLeft : this.fromRight;
    const maskY = down ? this.fromTop : this.fromBottom;
    const px = p.cellX === p.x;
    const py = p.cellY === p.y;
    const qx = q.cellX === q.x;
    const qy = q.cellY === q.y;
    if (dy === 0) {
      if (dx === 0) return true;
      const row = (own: boolean): number =>
        (own ? p.y : p.y - 1) * columns + (right ? p.x : p.x - 1);
      return this.along(
        row(py),
        row(qy),
        stepX,
        maskX,
        qy ? this.fromTop : this.fromBottom,
        right ? dx : -dx,
        px === right,
        qx !== right,
      );
    }
    if (dx === 0) {
      const column = (own: boolean): number =>
        (down ? p.y : p.y - 1) * columns + (own ? p.x : p.x - 1);
      return this.along(
        column(px),
        column(qx),
        stepY,
        maskY,
        qx ? this.fromLeft : this.fromRight,
        down ? dy : -dy,
        py === down,
        qy !== down,
      );
    }
    const first = (down ? p.y : p.y - 1) * columns + (right ? p.x : p.x - 1);
    return this.slanted(
      first,
      right ? dx : -dx,
      down ? dy : -dy,
      stepX,
      stepY,
      maskX,
      maskY,
      px === right,
      py === down,
      qx !== right,
      qy !== down,
    );
  }

  /**
   * Is a line along a grid line clear? The line is `length` squares long. It runs on the side of
   * the first end's square, on the side of the last end's square, or changes from the first side to
   * the last.
   * @param i index of the first square on the first side
   * @param k index of the first square on the last side
   */
  private along(
    i: number,
    k: number,
    step: number,
    mask: number,
    across: number,
    length: number,
    ahead: boolean,
    behind: boolean,
  ): boolean {
    const { squares } = this;
    const crosses = i !== k;
    let stays = ahead || (squares[i]! & mask) === 0;
    let crossed = false;
    for (let left = length; ; left--) {
      if (crosses && stays && !crossed) crossed = (squares[k]! & across) === 0;
      if (left === 1) break;
      i += step;
      k += step;
      stays &&= (squares[i]! & mask) === 0;
      crossed &&= (squares[k]! & mask) === 0;
      if (!stays && !crossed) return false;
    }
    return (crosses ? crossed : stays) && (behind || (squares[k + step]! & mask) === 0);
  }

  /**
   * Is a slanted line clear? The line passes each grid corner by going across first (X), or down
   * first (Y).
   * @param i index of the first square that it crosses after its first corner
   */
  private slanted(
    i: number,
    width: number,
    height: number,
    stepX: number,
    stepY: number,
    maskX: number,
    maskY: number,
    aheadX: boolean,
    aheadY: boolean,
    behindX: boolean,
    behindY: boolean,
  ): boolean {
    const { squares } = this;
    // If an end's square is beside the line, only one side of the corner is open.
    let byX = aheadX || (!aheadY && (squares[i - stepY]! & maskX) === 0);
    let byY = aheadY || (!aheadX && (squares[i - stepX]! & maskY) === 0);
    if (!aheadY) byX &&= (squares[i]! & maskY) === 0;
    if (!aheadX) byY &&= (squares[i]! & maskX) === 0;
    let thenX = false;
    let thenY = false;
    const parts = divisor(width, height);
    const w = width / parts;
    const h = height / parts;
    for (let part = parts; byX || byY || thenX || thenY; part--) {
      for (let moves = w + h - 2, ahead = h - w; moves > 0; moves--) {
        if (ahead < 0) {
          i += stepX;
          ahead += h;
          if ((squares[i]! & maskX) !== 0) return false;
        } else {
          i += stepY;
          ahead -= w;
          if ((squares[i]! & maskY) !== 0) return false;
        }
      }
      // Between two corners the line may change sides.
      thenY ||= byX;
      thenX ||= byY;
      if (part === 1) break;
      const openX =
        (squares[i + stepX]! & maskX) === 0 && (squares[i + stepX + stepY]! & maskY) === 0;
      const openY =
        (squares[i + stepY]! & maskY) === 0 && (squares[i + stepX + stepY]! & maskX) === 0;
      byX &&= openX;
      thenX &&= openX;
      byY &&= openY;
      thenY &&= openY;
      i += stepX + stepY;
    }
    const endX = byX || thenX;
    const endY = byY || thenY;
    if (behindX && behindY) return endX || endY;
    if (behindY) return endX && (squares[i + stepX]! & maskX) === 0;
    if (behindX) return endY && (squares[i + stepY]! & maskY) === 0;
    return (
      (endX &&
        (squares[i + stepX]! & maskX) === 0 &&
        (squares[i + stepX + stepY]! & maskY) === 0) ||
      (endY && (squares[i + stepY]! & maskY) === 0 && (squares[i + stepX + stepY]! & maskX) === 0)
    );
  }
}

function divisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
