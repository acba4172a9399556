/** Cached indexes of a ground: built on first use, and garbage-collected with it. */
import { perObject } from './memoize.ts';
import type { CellFacts, Ground } from './board.ts';
import { SightTable } from './innerlines.ts';
import { blocking } from './limitedWalls.ts';
import { ObstacleIndex, type ObstacleRule } from './obstacles.ts';
import { StepTable } from './steps.ts';

interface Blocking {
  readonly blocks: readonly string[];
}

const surveyOf = perObject((ground: Ground) => new GroundIndex(ground));

export class GroundIndex {
  readonly ground: Ground;
  private stepTable: StepTable | undefined;
  private readonly indexes = new Map<string, ObstacleIndex>();
  private readonly sights = new Map<string, SightTable>();
  private readonly tables = new Map<string, Uint8Array>();
  private surfaces: boolean | undefined;
  private ways: boolean | undefined;
  private slows: boolean | undefined;
  private hardSteps: boolean | undefined;
  private factsByCell: Map<number, CellFacts> | undefined;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  static of(ground: Ground): GroundIndex {
    return surveyOf(ground);
  }

  get steps(): StepTable {
    return (this.stepTable ??= new StepTable(this.ground));
  }

  /** The obstacle index for a rule; `name` is its cache key. */
  index(name: string, rule: ObstacleRule): ObstacleIndex {
    let index = this.indexes.get(name);
    if (index === undefined) this.indexes.set(name, (index = new ObstacleIndex(this.ground, rule)));
    return index;
  }

  /**
   * Cached test whether an inner line between two cells is free of obstacles that block `blocks`
   * (innerlines.ts).
   */
  sight(blocks: 'sight' | 'effect'): SightTable {
    let table = this.sights.get(blocks);
    if (table === undefined) {
      // If the same obstacles block sight and effect, which is usual, both share one table.
      table =
        blocks === 'sight' && this.alike
          ? this.sight('effect')
          : new SightTable(this.index(blocks, blocking(blocks)), 1);
      this.sights.set(blocks, table);
    }
    return table;
  }

  /** Does every obstacle that blocks sight also block effect, and vice versa? */
  private get alike(): boolean {
    const both = (o: Blocking): boolean =>
      o.blocks.includes('sight') === o.blocks.includes('effect');
    return this.ground.walls.every(both) && this.ground.cells.every(both);
  }

  /**
   * One byte per cell: `plain` for plain floor, otherwise computed from the cell's facts. `name` is
   * the cache key.
   */
  table(name: string, plain: number, value: (facts: CellFacts) => number): Uint8Array {
    let table = this.tables.get(name);
    if (table === undefined) {
      const { columns, rows } = this.ground.grid;
      table = new Uint8Array(columns * rows).fill(plain);
      for (const facts of this.ground.cells) {
        const [x, y] = facts.at;
        if (x >= 0 && y >= 0 && x < columns && y < rows)
          table[y * columns + x] = Math.min(255, Math.max(0, value(facts)));
      }
      this.tables.set(name, table);
    }
    return table;
  }

  /** Whether any cell has a surface other than floor. */
  get surfaced(): boolean {
    return (this.surfaces ??= this.ground.cells.some((f) => f.surface !== undefined));
  }

  /** Whether any kind of ground leaves creatures a speed of its own. */
  get paced(): boolean {
    return (this.slows ??= this.ground.cells.some((f) => f.pace !== undefined));
  }

  /** Whether any kind of ground makes single steps hard. */
  get stepped(): boolean {
    return (this.hardSteps ??= this.ground.cells.some((f) => f.step !== undefined));
  }

  /** The elevation of a cell's ground. */
  height(x: number, y: number): number {
    return this.facts(x, y)?.elevation ?? 0;
  }

  /** Is the step between two cells hard: up a steep slope, or out of a trench? */
  isHard(x: number, y: number, toX: number, toY: number): boolean {
    const to = this.facts(toX, toY);
    if (to?.step === 'uphill') return to.elevation > this.height(x, y);
    return this.facts(x, y)?.step === 'out' && to?.step !== 'out';
  }

  /** Whether the ground of any cell hampers single kinds of movement. */
  get costed(): boolean {
    return (this.ways ??= this.ground.cells.some((f) => f.costFor !== undefined));
  }

  /** The facts of a cell; undefined for plain floor. */
  facts(x: number, y: number): CellFacts | undefined {
    if (this.factsByCell === undefined) {
      this.factsByCell = new Map();
      for (const f of this.ground.cells)
        this.factsByCell.set(f.at[1] * this.ground.grid.columns + f.at[0], f);
    }
    if (x < 0 || y < 0 || x >= this.ground.grid.columns || y >= this.ground.grid.rows)
      return undefined;
    return this.factsByCell.get(y * this.ground.grid.columns + x);
  }
}
