/**
 * Steps between hexes that the static ground allows, computed per hex on demand and cached with the
 * ground. A step may not leave the map, enter a hex that blocks movement, or cross a wall that
 * blocks movement. A wall blocks the step if it meets the closed segment between the two centers.
 */
import type { Ground } from './board.ts';
import type { Blocks } from './vocabulary.ts';
import type { Cell, HexGrid, HexLayout, Point } from './grid.ts';
import { hexCorners, hexMiddle, hexNeighbors, hexSpace, inRows } from './hex.ts';
import { crosses, HexWalls, toWholeUnits } from './hexwalls.ts';
import { haveDistinctCrossings, crossing, stopsAlone, stopsAsSecond } from './limitedWalls.ts';

/**
 * Offsets of the six neighbors of a hex, clockwise: first for cells in an even row (or column),
 * then for cells in an odd one.
 */
class Around {
  readonly dx = new Int8Array(12);
  readonly dy = new Int8Array(12);
  private readonly rows: boolean;

  constructor(layout: HexLayout) {
    this.rows = inRows(layout);
    for (const odd of [0, 1]) {
      const from: Cell = this.rows ? [0, odd] : [odd, 0];
      for (const [i, [x, y]] of hexNeighbors(layout, from).entries()) {
        this.dx[odd * 6 + i] = x - from[0];
        this.dy[odd * 6 + i] = y - from[1];
      }
    }
  }

  /** Index in `dx` and `dy` of a cell's first neighbor. */
  at(x: number, y: number): number {
    return ((this.rows ? y : x) & 1) * 6;
  }

  /** The i-th neighbor of a cell. */
  next([x, y]: Cell, i: number): Cell {
    const k = this.at(x, y) + i;
    return [x + this.dx[k]!, y + this.dy[k]!];
  }

  /** Index of `to` among the cell's neighbors; −1 if `to` is no neighbor. */
  direction([x, y]: Cell, to: Cell): number {
    const k = this.at(x, y);
    for (let i = 0; i < 6; i++)
      if (x + this.dx[k + i]! === to[0] && y + this.dy[k + i]! === to[1]) return i;
    return -1;
  }
}

/**
 * Bit: this hex has been computed. Bits 6 to 11 hold directions crossed by walls, bits 0 to 5 open
 * steps.
 */
const KNOWN = 1 << 12;
const CROSSED = 6;
const ALL = 0x3f;

export class HexSteps {
  readonly grid: HexGrid;
  readonly around: Around;
  /**
   * Offsets from a cell's index (y × columns + x) to its neighbors' indexes, ordered as in
   * `around`.
   */
  readonly by: Int32Array;
  /** For each hex: open steps and directions crossed by walls, as bits; 0: not computed. */
  private readonly bits: Uint16Array;
  /** Open steps of spaces of several hexes, by the space's top-left hex. */
  private readonly spaces = new Map<number, Uint16Array>();
  /** For each hex, whether it blocks; null: none does. */
  private readonly shut: Uint8Array | null = null;
  private readonly walls: HexWalls;
  /** Both ends of each limited wall, in units: a line stops at the second (limitedWalls.ts). */
  private readonly limited: readonly (readonly [Point, Point])[];
  private readonly cells: (Cell | undefined)[];
  /**
   * Vectors from a hex's center to its neighbors' centers, in units; the same in every row (or
   * column).
   */
  private readonly mx = new Int16Array(6);
  private readonly my = new Int16Array(6);

  private constructor(ground: Ground, grid: HexGrid, blocks: Blocks) {
    const { columns, rows, layout } = grid;
    this.grid = grid;
    this.around = new Around(layout);
    this.by = Int32Array.from(this.around.dx, (dx, k) => this.around.dy[k]! * columns + dx);
    this.bits = new Uint16Array(columns * rows);
    this.cells = new Array<Cell | undefined>(columns * rows);
    for (const {
      at: [x, y],
      blocks: what,
    } of ground.cells) {
      if (what.includes(blocks) && this.inside(x, y))
        (this.shut ??= new Uint8Array(columns * rows))[y * columns + x] = 1;
    }
    this.walls = new HexWalls(
      grid,
      ground.walls.filter((wall) => stopsAlone(wall, blocks)),
    );
    this.limited = ground.walls
      .filter((wall) => stopsAsSecond(wall, blocks))
      .map(({ from, to }): readonly [Point, Point] => [toWholeUnits(from), toWholeUnits(to)]);
    const [x, y] = toWholeUnits(hexMiddle(layout, [0, 0]));
    for (let i = 0; i < 6; i++) {
      const next = toWholeUnits(hexMiddle(layout, this.around.next([0, 0], i)));
      this.mx[i] = next[0] - x;
      this.my[i] = next[1] - y;
    }
  }

  /** A hex of the map; always the same array, because areas list hundreds of them repeatedly. */
  cell(x: number, y: number): Cell {
    return (this.cells[y * this.grid.columns + x] ??= [x, y]);
  }

  private static readonly known = new WeakMap<Ground, Map<Blocks, HexSteps>>();

  /** For a ground of hexes; null for other grids. */
  static of(ground: Ground, blocks: Blocks = 'move'): HexSteps | null {
    const { grid } = ground;
    if (grid.kind !== 'hex') return null;
    let kinds = HexSteps.known.get(ground);
    if (kinds === undefined) HexSteps.known.set(ground, (kinds = new Map()));
    let steps = kinds.get(blocks);
    if (steps === undefined) {
      // If the same obstacles block both kinds, which is usual, they share one instance.
      const both = (o: { readonly blocks: readonly Blocks[] }, other: Blocks): boolean =>
        o.blocks.includes(blocks) === o.blocks.includes(other);
      steps =
        [...kinds].find(
          ([other]) =>
            ground.walls.every((w) => both(w, other) && w.limited !== true) &&
            ground.cells.every((c) => both(c, other)),
        )?.[1] ?? new HexSteps(ground, grid, blocks);
      kinds.set(blocks, steps);
    }
    return steps;
  }

  inside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.grid.columns && y < this.grid.rows;
  }

  /** Does the hex itself block? */
  shuts(x: number, y: number): boolean {
    return this.shut !== null && this.inside(x, y) && this.shut[y * this.grid.columns + x] === 1;
  }

  /** The open steps out of the hex with this index, as bits. Considers walls and cells only. */
  open(at: number): number {
    const bits = this.bits[at]!;
    return (bits === 0 ? this.learn(at) : bits) & ALL;
  }

  /**
   * The directions, as bits, in which a wall crosses the segment from the hex's center to the
   * neighbor's center.
   */
  crossed(at: number): number {
    const bits = this.bits[at]!;
    return ((bits === 0 ? this.learn(at) : bits) >> CROSSED) & ALL;
  }

  private learn(at: number): number {
    const { columns, layout } = this.grid;
    const x = at % columns;
    const y = (at - x) / columns;
    const middle = toWholeUnits(hexMiddle(layout, [x, y]));
    const crossed = this.walls.around(middle[0], middle[1], this.mx, this.my);
    const k = this.around.at(x, y);
    let open = 0;
    for (let i = 0; i < 6; i++) {
      const inside = this.inside(x + this.around.dx[k + i]!, y + this.around.dy[k + i]!);
      if (inside && (this.shut === null || this.shut[at + this.by[k + i]!] === 0)) open |= 1 << i;
    }
    return (this.bits[at] = KNOWN | (crossed << CROSSED) | (open & ~crossed));
  }

  /**
   * May a space of `n` hexes across stand with its top-left hex at (x, y), ignoring creatures? No
   * wall may divide it.
   */
  private standable(x: number, y: number, n: number): boolean {
    const cells = hexSpace(this.grid.layout, [x, y], n);
    return cells.every(
      (cell) =>
        this.inside(...cell) &&
        !this.shuts(...cell) &&
        cells.every((other) => {
          const i = this.around.direction(cell, other);
          return i < 0 || (this.open(cell[1] * this.grid.columns + cell[0]) & (1 << i)) !== 0;
        }),
    );
  }

  /**
   * Directions in which a space of `n` hexes across may step from (x, y), ignoring creatures, as
   * bits; 0 off the map.
   */
  steps(x: number, y: number, n: number): number {
    if (!this.inside(x, y)) return 0;
    const at = y * this.grid.columns + x;
    if (n === 1) return this.open(at);
    let places = this.spaces.get(n);
    if (places === undefined) this.spaces.set(n, (places = new Uint16Array(this.bits.length)));
    if (places[at] === 0) {
      let open = ALL;
      for (const [cx, cy] of hexSpace(this.grid.layout, [x, y], n)) open &= this.steps(cx, cy, 1);
      for (let i = 0; i < 6; i++)
        if ((open & (1 << i)) !== 0 && !this.standable(...this.around.next([x, y], i), n))
          open &= ~(1 << i);
      places[at] = KNOWN | open;
    }
    return places[at]! & ALL;
  }

  /** May a space of `n` hexes across take its i-th step from (x, y), ignoring creatures? */
  passes(x: number, y: number, n: number, i: number): boolean {
    return (this.steps(x, y, n) & (1 << i)) !== 0;
  }

  /** Does the line between the centers of two hexes cross two limited walls? */
  private stopsAtSecond(from: Cell, to: Cell): boolean {
    const { layout } = this.grid;
    const [a, b] = [toWholeUnits(hexMiddle(layout, from)), toWholeUnits(hexMiddle(layout, to))];
    return haveDistinctCrossings(
      this.limited.flatMap(([c, d]) => crossing(...a, ...b, ...c, ...d) ?? []),
    );
  }

  /**
   * Whether the straight line between the centers of two hexes is clear. Walls and hexes that it
   * meets block it, except the two end hexes.
   */
  clear(from: Cell, to: Cell): boolean {
    const { layout, columns } = this.grid;
    if (this.limited.length > 1 && this.stopsAtSecond(from, to)) return false;
    // The line between adjacent hexes meets no third hex.
    const direction =
      this.inside(...from) && this.inside(...to) ? this.around.direction(from, to) : -1;
    if (direction >= 0) return (this.crossed(from[1] * columns + from[0]) & (1 << direction)) === 0;
    const [a, b] = [toWholeUnits(hexMiddle(layout, from)), toWholeUnits(hexMiddle(layout, to))];
    if (this.walls.meets(a[0], a[1], b[0], b[1])) return false;
    if (this.shut === null) return true;
    const [left, right] = [Math.min(from[0], to[0]) - 1, Math.max(from[0], to[0]) + 1];
    const [top, bottom] = [Math.min(from[1], to[1]) - 1, Math.max(from[1], to[1]) + 1];
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        if (!this.shuts(x, y)) continue;
        if ((x === from[0] && y === from[1]) || (x === to[0] && y === to[1])) continue;
        const corners = hexCorners(layout, [x, y]).map(toWholeUnits);
        if (corners.some((corner, i) => crosses(a, b, corner, corners[(i + 1) % 6] ?? corner)))
          return false;
      }
    return true;
  }
}
