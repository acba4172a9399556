/**
 * Which steps from hex to hex the standing ground allows, worked out once a ground. A step is barred off the map, into a
 * hex that blocks movement, and across a wall that blocks it: the closed segment between the two middles meets it.
 * Exact in whole units of a sixth of a hundredth of a cell; walls are put on the nearest such point.
 */
import type { Blocks, Ground } from './board.ts';
import type { Cell, HexGrid, HexLayout, Point } from './grid.ts';
import { hexCorners, hexMiddle, hexNeighbours, hexSpace, inRows } from './hex.ts';

/** Units a cell: middles and corners lie on whole ones. */
const UNIT = 600;
const whole = ([x, y]: Point): Point => [Math.round(x * UNIT), Math.round(y * UNIT)];

/** Where the six neighbours lie, clockwise: of a cell in an even line, then of one in an odd line. */
export class Around {
  readonly dx = new Int8Array(12);
  readonly dy = new Int8Array(12);
  private readonly rows: boolean;

  constructor(layout: HexLayout) {
    this.rows = inRows(layout);
    for (const odd of [0, 1]) {
      const from: Cell = this.rows ? [0, odd] : [odd, 0];
      for (const [i, [x, y]] of hexNeighbours(layout, from).entries()) {
        this.dx[odd * 6 + i] = x - from[0];
        this.dy[odd * 6 + i] = y - from[1];
      }
    }
  }

  /** Index of the first of a cell's neighbours in `dx`, `dy`. */
  at(x: number, y: number): number {
    return ((this.rows ? y : x) & 1) * 6;
  }

  /** Which of a cell's neighbours another is; −1: none of them. */
  way([x, y]: Cell, to: Cell): number {
    const k = this.at(x, y);
    for (let i = 0; i < 6; i++) if (x + this.dx[k + i]! === to[0] && y + this.dy[k + i]! === to[1]) return i;
    return -1;
  }
}

const side = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
const within = (a: number, b: number, v: number): boolean => v >= Math.min(a, b) && v <= Math.max(a, b);

/** Do two closed segments meet? Whole units. */
export function crosses([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): boolean {
  const [c, d] = [side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)];
  const [a, b] = [side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by)];
  if (c !== d && a !== b && c * d <= 0 && a * b <= 0) return true;
  return (c === 0 && within(ax, bx, cx) && within(ay, by, cy)) || (d === 0 && within(ax, bx, dx) && within(ay, by, dy))
    || (a === 0 && within(cx, dx, ax) && within(cy, dy, ay)) || (b === 0 && within(cx, dx, bx) && within(cy, dy, by));
}

/** Cells on a side of a tile of walls. */
const TILE = 4;
/** Middles of the last cells lie up to half a cell beyond their count. */
const tiles = (cells: number): number => Math.floor((cells + 1) / TILE) + 1;

export class HexSteps {
  readonly grid: HexGrid;
  readonly around: Around;
  /** Bit i: the step to the i-th neighbour is open. */
  private readonly open: Uint8Array;
  /** Bit i: a wall crosses the way to the i-th neighbour's middle. */
  private readonly crossed: Uint8Array;
  /** Cells that block movement. */
  private readonly shut: Uint8Array;
  /** Walls by the tile of the map that they touch, row by row. */
  private readonly walls: (readonly [Point, Point])[][];

  private constructor(ground: Ground, grid: HexGrid, blocks: Blocks) {
    const { columns, rows, layout } = grid;
    this.grid = grid;
    this.around = new Around(layout);
    this.shut = new Uint8Array(columns * rows);
    for (const { at: [x, y], blocks: what } of ground.cells) if (what.includes(blocks) && this.inside(x, y)) this.shut[y * columns + x] = 1;
    this.open = new Uint8Array(columns * rows);
    this.crossed = new Uint8Array(columns * rows);
    this.walls = Array.from({ length: tiles(columns) * tiles(rows) }, () => []);
    for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) {
      const k = this.around.at(x, y);
      for (let i = 0; i < 6; i++) {
        const [nx, ny] = [x + this.around.dx[k + i]!, y + this.around.dy[k + i]!];
        if (this.inside(nx, ny) && this.shut[ny * columns + nx] === 0) this.open[y * columns + x]! |= 1 << i;
      }
    }
    for (const wall of ground.walls) if (wall.blocks.includes(blocks)) this.build(whole(wall.from), whole(wall.to));
  }

  /** Tiles of the map that the box round two points touches. */
  private *tilesOf(from: Point, to: Point): Iterable<(readonly [Point, Point])[]> {
    const span = (axis: 0 | 1, last: number): [number, number] =>
      [Math.max(0, Math.floor(Math.min(from[axis], to[axis]) / UNIT / TILE)), Math.min(last, Math.floor(Math.max(from[axis], to[axis]) / UNIT / TILE))];
    const across = tiles(this.grid.columns);
    const [left, right] = span(0, across - 1);
    const [top, bottom] = span(1, tiles(this.grid.rows) - 1);
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) yield this.walls[y * across + x]!;
  }

  /** Closes the steps that a wall crosses. */
  private build(from: Point, to: Point): void {
    for (const tile of this.tilesOf(from, to)) tile.push([from, to]);
    const { columns, rows, layout } = this.grid;
    const span = (axis: 0 | 1, last: number): [number, number] =>
      [Math.max(0, Math.floor(Math.min(from[axis], to[axis]) / UNIT) - 2), Math.min(last, Math.ceil(Math.max(from[axis], to[axis]) / UNIT) + 1)];
    const [left, right] = span(0, columns - 1);
    const [top, bottom] = span(1, rows - 1);
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) {
      const middle = whole(hexMiddle(layout, [x, y]));
      const k = this.around.at(x, y);
      for (let i = 0; i < 6; i++) {
        const next: Cell = [x + this.around.dx[k + i]!, y + this.around.dy[k + i]!];
        if (!crosses(middle, whole(hexMiddle(layout, next)), from, to)) continue;
        this.open[y * columns + x]! &= ~(1 << i);
        this.crossed[y * columns + x]! |= 1 << i;
      }
    }
  }

  private static readonly known = new WeakMap<Ground, Map<Blocks, HexSteps>>();

  /** Of a ground of hexes; null: its cells are others. */
  static of(ground: Ground, blocks: Blocks = 'move'): HexSteps | null {
    if (ground.grid.kind !== 'hex') return null;
    let kinds = HexSteps.known.get(ground);
    if (kinds === undefined) HexSteps.known.set(ground, (kinds = new Map()));
    let steps = kinds.get(blocks);
    if (steps === undefined) kinds.set(blocks, (steps = new HexSteps(ground, ground.grid, blocks)));
    return steps;
  }

  inside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.grid.columns && y < this.grid.rows;
  }

  /** Does the hex itself block it? */
  shuts(x: number, y: number): boolean {
    return this.inside(x, y) && this.shut[y * this.grid.columns + x] === 1;
  }

  /** Bits of the steps out of one hex that are open, walls and cells alone. */
  allowed(x: number, y: number): number {
    return this.inside(x, y) ? this.open[y * this.grid.columns + x]! : 0;
  }

  /** May a space of `n` hexes across stand with its top-left hex there, creatures aside? No wall may part it. */
  standable(x: number, y: number, n: number): boolean {
    if (n === 1) return this.inside(x, y) && this.shut[y * this.grid.columns + x] === 0;
    const cells = hexSpace(this.grid.layout, [x, y], n);
    const own = new Set(cells.map(String));
    return cells.every(([cx, cy]) => {
      if (!this.inside(cx, cy) || this.shut[cy * this.grid.columns + cx] !== 0) return false;
      const k = this.around.at(cx, cy);
      const bits = this.allowed(cx, cy);
      for (let i = 0; i < 6; i++) {
        if ((bits & (1 << i)) === 0 && own.has(String([cx + this.around.dx[k + i]!, cy + this.around.dy[k + i]!]))) return false;
      }
      return true;
    });
  }

  /** May a space of `n` hexes across take its i-th step from there, creatures aside? */
  passes(x: number, y: number, n: number, i: number): boolean {
    if (n === 1) return (this.allowed(x, y) & (1 << i)) !== 0;
    const k = this.around.at(x, y);
    return hexSpace(this.grid.layout, [x, y], n).every(([cx, cy]) => (this.allowed(cx, cy) & (1 << i)) !== 0)
      && this.standable(x + this.around.dx[k + i]!, y + this.around.dy[k + i]!, n);
  }

  /**
   * Is the straight line between the middles of two hexes free of what this stands for? Walls it meets bar it, and hexes
   * that it meets, but for the two at its ends.
   */
  clear(from: Cell, to: Cell): boolean {
    const { layout } = this.grid;
    // The line between touching hexes meets no third.
    const way = this.inside(...from) && this.inside(...to) ? this.around.way(from, to) : -1;
    if (way >= 0) return (this.crossed[from[1] * this.grid.columns + from[0]]! & (1 << way)) === 0;
    const [a, b] = [whole(hexMiddle(layout, from)), whole(hexMiddle(layout, to))];
    for (const tile of this.tilesOf(a, b)) if (tile.some(([c, d]) => crosses(a, b, c, d))) return false;
    const [left, right] = [Math.min(from[0], to[0]) - 1, Math.max(from[0], to[0]) + 1];
    const [top, bottom] = [Math.min(from[1], to[1]) - 1, Math.max(from[1], to[1]) + 1];
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) {
      if (!this.inside(x, y) || this.shut[y * this.grid.columns + x] === 0) continue;
      if ((x === from[0] && y === from[1]) || (x === to[0] && y === to[1])) continue;
      const corners = hexCorners(layout, [x, y]).map(whole);
      if (corners.some((corner, i) => crosses(a, b, corner, corners[(i + 1) % 6] ?? corner))) return false;
    }
    return true;
  }
}
