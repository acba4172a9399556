/**
 * Tests single steps on the static ground, for spaces of every size, cached per ground.
 *
 * `stepBar.ts` judges the step of one cell.
 */
import type { Ground } from './board.ts';
import { FitTable, FREE } from './fit.ts';
import { STEPS } from './grid.ts';
import { meets } from './innerlines.ts';
import { ObstacleIndex, UNIT } from './obstacles.ts';
import { barOf, type StepBar, type StepObstacles } from './stepBar.ts';

/** Level of obstacles that block movement; SOLID for those that also block effect. */
const BARRIER = 1;
const SOLID = 2;

/** Bit: the mask of this position has been computed. */
export const KNOWN = 0x100;

const HALF = UNIT / 2;

export class StepTable {
  readonly columns: number;
  readonly rows: number;
  private readonly hard: ObstacleIndex;
  private readonly obstacles: StepObstacles;
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
    const walls = ground.cells.some((c) => level(c) > 0)
      ? new ObstacleIndex(ground, { cell: () => 0, wall: level })
      : this.hard;
    this.obstacles = { cells: this.hard, walls, barrier: BARRIER, solid: SOLID };
    this.fits = new FitTable(this.hard, walls);
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
    return barOf(this.obstacles, x, y, dx, dy);
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
}

/**
 * Cost in cells of crossing a low wall: 2 if the scene states none (docs/spec/scene.md, convention
 * 10).
 */
const crossCost = (wall: Ground['walls'][number]): number => wall.crossCost ?? (wall.low ? 2 : 0);
