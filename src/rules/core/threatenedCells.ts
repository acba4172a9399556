/** Threatened cells: the cells within an attack's reach and line of effect, on one ground. */
import { perObject } from '../../board/memoize.ts';
import type { Ground } from '../../board/board.ts';
import { gap, type Cell, type Spot } from '../../board/grid.ts';
import { NEARBY, WIDE, type SightTable } from '../../board/innerlines.ts';
import type { Stencil } from '../../board/stencil.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { groundAt, isSameAtAllHeights } from '../../board/wallHeights.ts';
import { isSquareOf, type Stand } from './distance.ts';
import { areaReachesCell, type ReachArea } from './reachAreas.ts';

/** The cells of a reach area as offsets from a position, on a ground of a given width. */
interface Plan {
  /** Every offset as one number: dy × columns + dx. */
  readonly cells: Int32Array;
  /** The same offsets in the form of `SightTable.near`: dy × WIDE + dx. */
  readonly near: Int32Array;
  /**
   * For each position, by its cell index: whether it sees each offset. 0: unknown; 1: seen; 2: not
   * seen.
   */
  readonly looked: Map<number, Uint8Array>;
  /**
   * Cells threatened from a narrow space, keyed by position, width and depth. No stencil exists for
   * them, because the lanes depend on the ground.
   */
  readonly narrow: Map<number, Int32Array>;
}

const MOST_LOOKED = 20_000;
/** Larger than the width of any space, in cells. */
const WIDEST = 64;

/** Capacity for the widest possible reach area: 20 cells and a reach of 100 on each side. */
const MOST = 65_536;
const found = new Int32Array(MOST);
const spare = new Int32Array(MOST);

export class ThreatenedCells {
  private static readonly known = perObject(
    (ground: Ground) => new ThreatenedCells(ground, GroundIndex.of(ground).sight('effect')),
  );
  /** Result of the last search: cell indexes (y × columns + x). */
  readonly found = found;
  private readonly columns: number;
  private readonly rows: number;
  private readonly ground: Ground;
  /** Is the ground the same at all heights? */
  private readonly plain: boolean;
  private readonly sight: SightTable;
  private readonly plans = new Map<Stencil, Plan>();
  /** The last stamp of each cell; allocated on first use. */
  private stamps = new Uint32Array(0);
  private stamp = 0;

  private constructor(ground: Ground, sight: SightTable) {
    const { columns, rows } = ground.grid;
    this.columns = columns;
    this.rows = rows;
    this.ground = ground;
    this.plain = isSameAtAllHeights(ground);
    this.sight = sight;
  }

  static of(ground: Ground): ThreatenedCells {
    return ThreatenedCells.known(ground);
  }

  /** The threatened cells among the walls that stand at this height. */
  private at(h: number): ThreatenedCells {
    return this.plain ? this : ThreatenedCells.of(groundAt(this.ground, h));
  }

  /**
   * Finds the cells within any of the reach areas around a stand, each once. Returns their number.
   */
  find(from: Stand, list: readonly ReachArea[]): number {
    return this.at(from.h).findHere(from, list);
  }

  private findHere(from: Stand, list: readonly ReachArea[]): number {
    const first = list[0];
    if (first === undefined) return 0;
    let end = this.cellsOfArea(from, first, found);
    if (list.length === 1 || list.every((h) => h.stencil === first.stencil)) return end;
    this.mark(end);
    const { stamps, stamp } = this;
    for (const h of list) {
      if (h.stencil === first.stencil) continue;
      const more = this.cellsOfArea(from, h, spare);
      for (let k = 0; k < more; k++) {
        const i = spare[k]!;
        if (stamps[i] === stamp) continue;
        stamps[i] = stamp;
        found[end++] = i;
      }
    }
    return end;
  }

  /** Whether a creature with this stand threatens any cell of another stand on the map. */
  threatens(from: Stand, list: readonly ReachArea[], to: Stand): boolean {
    return this.at(from.h).threatensHere(from, list, to);
  }

  private threatensHere(from: Stand, list: readonly ReachArea[], to: Stand): boolean {
    if (to.lanes !== undefined)
      return to.lanes.some((lane) => this.threatensHere(from, list, { ...lane, h: to.h }));
    const right = Math.min(this.columns, to.x + to.w);
    const bottom = Math.min(this.rows, to.y + to.d);
    for (let k = 0; k < list.length; k++) {
      const h = list[k]!;
      if (gap(from.x, from.w, to.x, to.w) > h.far || gap(from.y, from.d, to.y, to.d) > h.far)
        continue;
      for (let v = Math.max(0, to.y); v < bottom; v++)
        for (let u = Math.max(0, to.x); u < right; u++) {
          if (this.reachesCell(from, h, u, v)) return true;
        }
    }
    return false;
  }

  /**
   * Whether a creature with this stand threatens a cell: within reach, outside the dead zone, and
   * seen.
   */
  private reachesCell(from: Stand, h: ReachArea, u: number, v: number): boolean {
    if (!areaReachesCell(from, h, u, v)) return false;
    return (
      this.sight.open ||
      (from.lanes === undefined
        ? this.sees(from, u, v)
        : from.lanes.some((lane) => this.sees(lane, u, v)))
    );
  }

  /** The cells of the stand that are threatened, or share a side with a threatened cell. */
  alongside(from: Stand, list: readonly ReachArea[]): Cell[] {
    this.mark(this.find(from, list));
    const { columns, rows, stamps, stamp } = this;
    const has = (x: number, y: number): boolean =>
      x >= 0 && y >= 0 && x < columns && y < rows && stamps[y * columns + x] === stamp;
    const cells: Cell[] = [];
    for (let y = from.y; y < from.y + from.d; y++)
      for (let x = from.x; x < from.x + from.w; x++) {
        if (!isSquareOf(from, x, y)) continue;
        if (has(x, y) || has(x - 1, y) || has(x + 1, y) || has(x, y - 1) || has(x, y + 1))
          cells.push([x, y]);
      }
    return cells;
  }

  /** Stamps the first `end` cells of `found` with a new stamp. */
  private mark(end: number): void {
    if (this.stamps.length === 0) this.stamps = new Uint32Array(this.columns * this.rows);
    this.stamp++;
    for (let k = 0; k < end; k++) this.stamps[found[k]!] = this.stamp;
  }

  /** Writes the cells of one reach area to `out`. Returns their number. */
  private cellsOfArea(from: Stand, h: ReachArea, out: Int32Array): number {
    const plan = this.plan(h.stencil);
    // Stencils exist only for whole spaces.
    if (from.w !== from.d || from.lanes !== undefined) {
      const squares = this.fromNarrow(plan, from, h);
      out.set(squares);
      return squares.length;
    }
    return this.fromWhole(plan, { x: from.x, y: from.y, n: from.w }, h, out);
  }

  private fromWhole(
    plan: Plan,
    { x, y, n }: { readonly x: number; readonly y: number; readonly n: number },
    h: ReachArea,
    out: Int32Array,
  ): number {
    const { columns, rows, sight } = this;
    const { offsets } = h.stencil;
    const { cells } = plan;
    const here = y * columns + x;
    // If the position is far enough inside the map, no cell needs a bounds check.
    const inside = x >= h.far && y >= h.far && x + n + h.far <= columns && y + n + h.far <= rows;
    let end = 0;
    if (n === 1 && inside && h.far <= NEARBY && !sight.open) {
      // Fast path for the most common case: reads the cached visibility directly.
      const { near } = plan;
      const known = sight.near;
      const from = sight.nearAt(x, y);
      for (let k = 0; k < cells.length; k++) {
        const seen = known[from + near[k]!]!;
        if (
          seen === 1 ||
          (seen === 0 && sight.free(x, y, x + offsets[2 * k]!, y + offsets[2 * k + 1]!))
        )
          out[end++] = here + cells[k]!;
      }
      return end;
    }
    const looked = sight.open ? undefined : this.looked(plan, x, y);
    for (let k = 0; k < cells.length; k++) {
      const tx = x + offsets[2 * k]!;
      const ty = y + offsets[2 * k + 1]!;
      if (!inside && (tx < 0 || ty < 0 || tx >= columns || ty >= rows)) continue;
      let seen = looked === undefined ? 0 : looked[k]!;
      if (seen === 0) {
        seen = sight.open || this.sees({ x, y, w: n, d: n }, tx, ty) ? 1 : 2;
        if (looked !== undefined) looked[k] = seen;
      }
      if (seen === 1) out[end++] = here + cells[k]!;
    }
    return end;
  }

  /**
   * Cells threatened from the lanes of a narrow space. Results for positions outside the map are
   * not cached.
   */
  private fromNarrow({ narrow }: Plan, from: Stand, h: ReachArea): Int32Array {
    const { columns, rows } = this;
    const { x, y, w, d } = from;
    const kept = x >= 0 && y >= 0 && x < columns && y < rows;
    const key = ((y * columns + x) * WIDEST + w) * WIDEST + d;
    const known = kept ? narrow.get(key) : undefined;
    if (known !== undefined) return known;
    const held: number[] = [];
    const [bottom, right] = [Math.min(rows, y + d + h.far), Math.min(columns, x + w + h.far)];
    for (let v = Math.max(0, y - h.far); v < bottom; v++)
      for (let u = Math.max(0, x - h.far); u < right; u++) {
        if (this.reachesCell(from, h, u, v)) held.push(v * columns + u);
      }
    const squares = Int32Array.from(held);
    if (kept) {
      if (narrow.size >= MOST_LOOKED) narrow.clear();
      narrow.set(key, squares);
    }
    return squares;
  }

  /**
   * Whether the space sees the cell. Tests the nearest cell of the space first, because it usually
   * sees the target.
   */
  private sees(from: Spot, tx: number, ty: number): boolean {
    return (
      this.sight.free(nearest(from.x, from.w, tx), nearest(from.y, from.d, ty), tx, ty) ||
      (from.w * from.d > 1 && this.sight.freeFrom(tx, ty, from))
    );
  }

  /** The cached visibility from a position; undefined outside the map, where nothing is cached. */
  private looked({ cells, looked }: Plan, x: number, y: number): Uint8Array | undefined {
    if (x < 0 || y < 0 || x >= this.columns || y >= this.rows) return undefined;
    const place = y * this.columns + x;
    let seen = looked.get(place);
    if (seen === undefined) {
      if (looked.size >= MOST_LOOKED) looked.clear();
      looked.set(place, (seen = new Uint8Array(cells.length)));
    }
    return seen;
  }

  private plan(stencil: Stencil): Plan {
    let plan = this.plans.get(stencil);
    if (plan === undefined) this.plans.set(stencil, (plan = planOf(stencil, this.columns)));
    return plan;
  }
}

/** Along one axis: the cell nearest to `tx` in a space of n cells that starts at `x`. */
const nearest = (x: number, n: number, tx: number): number =>
  tx < x ? x : tx >= x + n ? x + n - 1 : tx;

function planOf({ offsets }: Stencil, columns: number): Plan {
  const each = (width: number): Int32Array =>
    Int32Array.from(
      { length: offsets.length / 2 },
      (_, k) => offsets[2 * k + 1]! * width + offsets[2 * k]!,
    );
  return { cells: each(columns), near: each(WIDE), looked: new Map(), narrow: new Map() };
}
