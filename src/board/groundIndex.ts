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

interface CellKinds {
  readonly facts: readonly (CellFacts | undefined)[];
  readonly of: Uint16Array;
}

/** The facts of a cell as text, without its place and height. */
function kindOf(facts: CellFacts): string {
  let key = '';
  for (const name in facts) {
    const value: unknown = facts[name as keyof CellFacts];
    if (value === undefined || name === 'at' || name === 'elevation') continue;
    key += Array.isArray(value)
      ? name + (typeof value[0] === 'object' ? JSON.stringify(value) : value.join())
      : name + (typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return key;
}

const surveyOf = perObject((ground: Ground) => new GroundIndex(ground));

export class GroundIndex {
  readonly ground: Ground;
  private stepTable: StepTable | undefined;
  private readonly indexes = new Map<string, ObstacleIndex>();
  private readonly sights = new Map<string, SightTable>();
  private readonly tables = new Map<string, Uint8Array>();
  private cellKinds: CellKinds | undefined;
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
   * One byte per cell, computed from its facts without place and height. Two movers with the same
   * values share a table, so no key can leave out a fact of the mover.
   */
  table(value: (facts: CellFacts | undefined) => number): Uint8Array {
    const { facts, of } = this.kinds;
    const values = facts.map((each) => Math.min(255, Math.max(0, value(each))));
    const key = values.join();
    let table = this.tables.get(key);
    if (table === undefined) {
      table = new Uint8Array(of.length).fill(values[0]!);
      if (values.length > 1) for (let i = 0; i < of.length; i++) table[i] = values[of[i]!]!;
      this.tables.set(key, table);
    }
    return table;
  }

  /** The kinds of cells, plain floor first, with an example of each; `of`: the kind of each cell. */
  private get kinds(): CellKinds {
    if (this.cellKinds !== undefined) return this.cellKinds;
    const { columns, rows } = this.ground.grid;
    const facts: (CellFacts | undefined)[] = [undefined];
    const of = new Uint16Array(columns * rows);
    const known = new Map<string, number>();
    for (const each of this.ground.cells) {
      const [x, y] = each.at;
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const key = kindOf(each);
      let kind = known.get(key);
      if (kind === undefined) {
        known.set(key, (kind = facts.length));
        facts.push(each);
      }
      of[y * columns + x] = kind;
    }
    return (this.cellKinds = { facts, of });
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
