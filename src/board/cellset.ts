/** Bit set of the cells of a grid. Iterates sorted by y, then x, the order of cells in the API. */
import type { Cell, Grid } from './grid.ts';

/** Population count of a word: adds bits in pairs, fours and bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export class CellSet {
  readonly columns: number;
  readonly rows: number;
  private readonly bits: Uint32Array;

  constructor(grid: Pick<Grid, 'columns' | 'rows'>) {
    this.columns = grid.columns;
    this.rows = grid.rows;
    this.bits = new Uint32Array(((grid.columns * grid.rows) >> 5) + 1);
  }

  static of(grid: Pick<Grid, 'columns' | 'rows'>, cells: Iterable<Cell>): CellSet {
    const set = new CellSet(grid);
    for (const [x, y] of cells) set.add(x, y);
    return set;
  }

  inside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.columns && y < this.rows;
  }

  /** Adds a cell; ignores cells outside the grid. */
  add(x: number, y: number): void {
    if (this.inside(x, y)) this.addIndex(y * this.columns + x);
  }

  /** Adds a cell by its index (y × columns + x), without a bounds check. */
  addIndex(i: number): void {
    this.bits[i >> 5] = (this.bits[i >> 5] ?? 0) | (1 << (i & 31));
  }

  delete(x: number, y: number): void {
    if (this.inside(x, y)) this.deleteIndex(y * this.columns + x);
  }

  /** Deletes a cell by its index (y × columns + x), without a bounds check. */
  deleteIndex(i: number): void {
    this.bits[i >> 5] = (this.bits[i >> 5] ?? 0) & ~(1 << (i & 31));
  }

  has(x: number, y: number): boolean {
    return this.inside(x, y) && this.hasIndex(y * this.columns + x);
  }

  hasIndex(i: number): boolean {
    return ((this.bits[i >> 5] ?? 0) & (1 << (i & 31))) !== 0;
  }

  /** Adds every cell of `other`, a set of a grid of the same size. */
  unite(other: CellSet): this {
    for (let w = 0; w < this.bits.length; w++)
      this.bits[w] = (this.bits[w] ?? 0) | (other.bits[w] ?? 0);
    return this;
  }

  intersects(other: CellSet): boolean {
    for (let w = 0; w < this.bits.length; w++)
      if ((this.bits[w] ?? 0) & (other.bits[w] ?? 0)) return true;
    return false;
  }

  get size(): number {
    let n = 0;
    for (let w = 0; w < this.bits.length; w++) n += ones(this.bits[w]!);
    return n;
  }

  clear(): void {
    this.bits.fill(0);
  }

  equals(other: CellSet): boolean {
    return (
      this.columns === other.columns &&
      this.rows === other.rows &&
      this.bits.every((w, i) => w === other.bits[i])
    );
  }

  /** Calls back with the index (y × columns + x) of every cell, sorted; faster than iterating. */
  eachIndex(visit: (i: number) => void): void {
    for (let w = 0; w < this.bits.length; w++) {
      for (let word = this.bits[w] ?? 0; word !== 0; word &= word - 1)
        visit((w << 5) + 31 - Math.clz32(word & -word));
    }
  }

  *[Symbol.iterator](): Iterator<Cell> {
    for (let w = 0; w < this.bits.length; w++) {
      let word = this.bits[w] ?? 0;
      while (word !== 0) {
        const bit = 31 - Math.clz32(word & -word);
        word &= word - 1;
        const i = (w << 5) + bit;
        yield [i % this.columns, Math.floor(i / this.columns)];
      }
    }
  }
}
