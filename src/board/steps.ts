/**
 * Tests single steps on the static ground, for spaces of every size, cached per ground.
 *
 * A step may not enter a cell that blocks movement, or cross a wall that blocks movement (a wall
 * that meets the segment between the centers). A diagonal step is also blocked past a corner
 * (docs/spec/scene.md, convention 9). One kind of corner is a cell beside the step that blocks
 * movement and effect. The other is a wall that touches the point passed and separates two of the
 * four squares around it.
 */
import type { Ground } from './board.ts';
import { FitTable, FREE } from './fit.ts';
import { STEPS } from './grid.ts';
import { meets } from './innerlines.ts';
import { ObstacleIndex, UNIT } from './obstacles.ts';

/** Level of obstacles that block movement; SOLID for those that also block effect. */
const BARRIER = 1;
const SOLID = 2;

export type StepBar = 'through-wall' | 'corner-cut' | 'outside-map';

/** Bit: the mask of this position has been computed. */
export const KNOWN = 0x100;

const HALF = UNIT / 2;

export class StepTable {
  readonly columns: number;
  readonly rows: number;
  private readonly hard: ObstacleIndex;
  /** Index of the walls without the cells. */
  private readonly walls: ObstacleIndex;
  private readonly low: ObstacleIndex;
  private readonly lowCost: Float64Array;
  private readonly masks = new Map<number, Uint16Array>();
  /** Caches how spaces fit among the cells and walls that block movement. */
  readonly fits: FitTable;

  constructor(ground: Ground) {
    this.columns = ground.grid.columns;
    this.rows = ground.grid.rows;
    const level = (o: { readonly blocks: readonly string[] }): number =>
      !o.blocks.includes('move') ? 0 : o.blocks.includes('effect') ? SOLID : BARRIER;
    this.hard = new ObstacleIndex(ground, { cell: level, wall: level });
    this.walls = ground.cells.some((c) => level(c) > 0)
      ? new ObstacleIndex(ground, { cell: () => 0, wall: level })
      : this.hard;
    this.fits = new FitTable(this.hard, this.walls);
    // Low walls with a crossing cost; their level is an index into the list of costs.
    const costs = [0, ...new Set(ground.walls.map(crossCost).filter((n) => n > 0))]
      .sort((a, b) => a - b)
      .slice(0, 255);
    this.lowCost = Float64Array.from(costs);
    this.low = new ObstacleIndex(ground, {
      cell: () => 0,
      wall: (w) => (w.blocks.includes('move') ? 0 : Math.max(0, costs.indexOf(crossCost(w)))),
    });
  }

  /**
   * The steps that a space of n × n cells at (x, y) may take without squeezing before or after, as
   * bits of STEPS; creatures are ignored.
   */
  allowed(x: number, y: number, n: number): number {
    const mask = this.inRow(x) ? this.masksFor(n)[y * this.columns + x]! : 0;
    return mask & KNOWN ? mask & 0xff : this.learn(x, y, n);
  }

  /**
   * Masks of allowed steps for every position of a space of n × n cells; a mask without the bit
   * KNOWN is not computed yet.
   */
  masksFor(n: number): Uint16Array {
    let masks = this.masks.get(n);
    if (masks === undefined) this.masks.set(n, (masks = new Uint16Array(this.columns * this.rows)));
    return masks;
  }

  /** Is the column on the map? Off the map, the index would be that of another cell. */
  inRow(x: number): boolean {
    return x >= 0 && x < this.columns;
  }

  /** Computes the mask of one position for `masksFor(n)`; positions off the map are not cached. */
  learn(x: number, y: number, n: number): number {
    const mask = this.compute(x, y, n);
    if (this.inRow(x)) this.masksFor(n)[y * this.columns + x] = mask | KNOWN;
    return mask;
  }

  /** Does a space of n × n cells fit at (x, y) without squeezing, ignoring creatures? */
  standable(x: number, y: number, n: number): boolean {
    return (this.fits.lanes(x, y, n) & FREE) !== 0;
  }

  /**
   * The reason why a cell of the space may not take a step, or null; does not check whether the
   * space fits at its destination.
   */
  bar(x: number, y: number, n: number, dx: number, dy: number): StepBar | null {
    if (x + dx < 0 || y + dy < 0 || x + dx + n > this.columns || y + dy + n > this.rows)
      return 'outside-map';
    let found: StepBar | null = null;
    for (let b = y; b < y + n; b++)
      for (let a = x; a < x + n; a++) {
        const bar = this.barOne(a, b, dx, dy);
        if (bar === 'through-wall') return bar;
        found ??= bar;
      }
    return found;
  }

  /** Are there no walls that cost extra to cross? */
  get noCrossings(): boolean {
    return this.low.empty;
  }

  /** Cost in cells of the low walls that a step crosses, in addition to the step itself. */
  crossing(x: number, y: number, n: number, dx: number, dy: number): number {
    if (
      this.low.clearBox(
        Math.min(x, x + dx),
        Math.min(y, y + dy),
        Math.max(x, x + dx) + n - 1,
        Math.max(y, y + dy) + n - 1,
      )
    )
      return 0;
    let most = 0;
    for (let b = y; b < y + n; b++)
      for (let a = x; a < x + n; a++) most = Math.max(most, this.crossOne(a, b, dx, dy));
    return most;
  }

  private compute(x: number, y: number, n: number): number {
    if (n > 1) {
      const here = this.fits.lanes(x, y, n);
      let mask = 0;
      // A space that does not fit here, even by squeezing, may leave by any step that its cells
      // allow. A squeezing space moves by lanes (`MovementGrid`).
      if ((here & FREE) === 0 && here !== 0) return mask;
      STEPS.forEach(([dx, dy], bit) => {
        if (this.standable(x + dx, y + dy, n) && this.bar(x, y, n, dx, dy) === null)
          mask |= 1 << bit;
      });
      return mask;
    }
    const open = this.hard.clearBox(x - 1, y - 1, x + 1, y + 1);
    let mask = 0;
    STEPS.forEach(([dx, dy], bit) => {
      const inside = x + dx >= 0 && y + dy >= 0 && x + dx < this.columns && y + dy < this.rows;
      if (inside && (open || this.barOne(x, y, dx, dy) === null)) mask |= 1 << bit;
    });
    return mask;
  }

  private barOne(x: number, y: number, dx: number, dy: number): StepBar | null {
    const to = this.level(x + dx, y + dy);
    if (to !== 0) return 'through-wall';
    if (dx === 0 || dy === 0)
      return this.wallBetween(x, y, x + dx, y + dy, BARRIER) ? 'through-wall' : null;
    if (
      this.level(x + dx, y) === SOLID ||
      this.level(x, y + dy) === SOLID ||
      this.cornerWall(x, y, dx, dy)
    )
      return 'corner-cut';
    if (this.route(x, y, x + dx, y, x + dx, y + dy) && this.route(x, y, x, y + dy, x + dx, y + dy))
      return 'through-wall';
    return this.wallInsideStep(x, y, dx, dy) ? 'through-wall' : null;
  }

  /** Does a wall meet a diagonal between two centers at any point other than the corner passed? */
  private wallInsideStep(x: number, y: number, dx: number, dy: number): boolean {
    const cx = x * UNIT + HALF;
    const cy = y * UNIT + HALF;
    return (
      meets(this.walls, cx, cy, cx + dx * (HALF - 1), cy + dy * (HALF - 1), BARRIER) ||
      meets(
        this.walls,
        cx + dx * (HALF + 1),
        cy + dy * (HALF + 1),
        cx + dx * UNIT,
        cy + dy * UNIT,
        BARRIER,
      )
    );
  }

  /** Does a solid wall touch the corner passed and separate two of the squares around it? */
  private cornerWall(x: number, y: number, dx: number, dy: number): boolean {
    const px = (x + (dx > 0 ? 1 : 0)) * UNIT;
    const py = (y + (dy > 0 ? 1 : 0)) * UNIT;
    if (!meets(this.walls, px, py, px, py, SOLID)) return false;
    return (
      this.wallBetween(x, y, x + dx, y, SOLID) ||
      this.wallBetween(x, y, x, y + dy, SOLID) ||
      this.wallBetween(x + dx, y, x + dx, y + dy, SOLID) ||
      this.wallBetween(x, y + dy, x + dx, y + dy, SOLID)
    );
  }

  private route(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): boolean {
    return this.wallBetween(ax, ay, bx, by, BARRIER) || this.wallBetween(bx, by, cx, cy, BARRIER);
  }

  /** Does a wall of at least `level` cross the segment between two centers? Cells are ignored. */
  private wallBetween(ax: number, ay: number, bx: number, by: number, level: number): boolean {
    return meets(
      this.walls,
      ax * UNIT + HALF,
      ay * UNIT + HALF,
      bx * UNIT + HALF,
      by * UNIT + HALF,
      level,
    );
  }

  private crossOne(x: number, y: number, dx: number, dy: number): number {
    if (dx === 0 || dy === 0) return this.crossBetween(x, y, x + dx, y + dy);
    // A diagonal step pays for low walls only if both ways around the corner cross one; it pays
    // nothing past a wall's end.
    const viaX = Math.max(
      this.crossBetween(x, y, x + dx, y),
      this.crossBetween(x + dx, y, x + dx, y + dy),
    );
    const viaY = Math.max(
      this.crossBetween(x, y, x, y + dy),
      this.crossBetween(x, y + dy, x + dx, y + dy),
    );
    return Math.min(viaX, viaY);
  }

  private crossBetween(ax: number, ay: number, bx: number, by: number): number {
    for (let level = this.lowCost.length - 1; level > 0; level--) {
      if (
        meets(
          this.low,
          ax * UNIT + HALF,
          ay * UNIT + HALF,
          bx * UNIT + HALF,
          by * UNIT + HALF,
          level,
        )
      )
        return this.lowCost[level]!;
    }
    return 0;
  }

  private level(x: number, y: number): number {
    return x < 0 || y < 0 || x >= this.columns || y >= this.rows
      ? 0
      : this.hard.cellLevel[y * this.columns + x]!;
  }
}

/**
 * Cost in cells of crossing a low wall: 2 if the scene states none (docs/spec/scene.md, convention
 * 10).
 */
const crossCost = (wall: Ground['walls'][number]): number => wall.crossCost ?? (wall.low ? 2 : 0);
