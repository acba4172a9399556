/**
 * Searches the least costs from a hex to all others within a budget. Costs are whole numbers, so
 * there is one queue for each cost. Entering a hex costs the same from every direction, so the
 * first cost found for a hex is final.
 */
import type { Cell } from '../../../board/grid.ts';
import { hexApart } from '../../../board/hex.ts';
import { memoize } from '../../../board/memoize.ts';
import type { HexMovementGrid } from './hexMovementGrid.ts';

/** Largest number stored in `costs`; `begin` then clears the array and counts from 0 again. */
const FULL = 2 ** 30;

/** Arrays indexed by hex of the map, reused by every search on one ground. */
class Buffers {
  /**
   * Cost of each hex, plus `zero`. A number less than `zero` means that this search did not reach
   * the hex.
   */
  readonly costs: Int32Array;
  /** For each hex, the next one in the queue of its cost; −1: it is the last one. */
  readonly next: Int32Array;
  /** The direction of the step by which each hex was entered. */
  readonly by: Int8Array;
  /** For each cost: the first and the last hex of its queue. */
  readonly first: number[] = [];
  readonly last: number[] = [];
  zero = 1;
  /** Upper bound of every number that earlier searches left in `costs`. */
  private used = 0;

  constructor(hexes: number) {
    this.costs = new Int32Array(hexes);
    this.next = new Int32Array(hexes);
    this.by = new Int8Array(hexes);
  }

  /** @param most upper bound of the costs of this search */
  begin(most: number): void {
    if (this.used + most > FULL) {
      this.costs.fill(0);
      this.used = 0;
    }
    this.zero = this.used + 1;
    this.used = this.zero + most;
  }
}

const buffers = memoize<Buffers>();
const NOTHING: readonly never[] = [];
const buffersOf = ({ steps }: HexMovementGrid): Buffers =>
  buffers(steps, NOTHING, () => new Buffers(steps.grid.columns * steps.grid.rows));

interface Spread {
  /** Whether the search skipped hexes because no path through them is short enough. */
  readonly cut: boolean;
  /** Bounding box of the hexes reached, both ends included. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Searches outward from a position over all hexes within the budget. With a goal, it stops when the
 * goal is found, and skips hexes that cannot lie on a path to the goal within `budget`; the costs
 * found are the same.
 * @param even every step costs one, whatever the ground
 */
function spread(
  going: HexMovementGrid,
  start: Cell,
  budget: number,
  goal: Cell | null,
  even: boolean,
): Spread {
  const { steps, n } = going;
  const {
    around,
    by: away,
    grid: { columns, rows, layout },
  } = steps;
  const own = buffersOf(going);
  own.begin(Number.isFinite(budget) ? budget : columns * rows);
  const { costs: known, next: line, by: entered, first, last, zero: none } = own;
  let [left, top] = start;
  let [right, bottom] = start;
  let cut = false;
  const target = goal === null ? -1 : goal[1] * columns + goal[0];
  const from = top * columns + left;
  known[from] = none;
  line[from] = entered[from] = -1;
  first[0] = last[0] = from;
  let most = 0;
  search: for (let cost = 0; cost <= most && cost < budget; cost++) {
    for (let at = first[cost]!; at >= 0; at = line[at]!) {
      if (at === target) break search;
      const y = (at / columns) | 0;
      const x = at - y * columns;
      const k = around.at(x, y);
      for (
        let open = n === 1 ? steps.open(at) : steps.steps(x, y, n), i = 0;
        open !== 0;
        open >>= 1, i++
      ) {
        const to = at + away[k + i]!;
        if ((open & 1) === 0 || known[to]! >= none) continue;
        const [nx, ny] = [x + around.dx[k + i]!, y + around.dy[k + i]!];
        if (!going.open(nx, ny)) continue;
        const sum = cost + (even ? 1 : going.cost(nx, ny));
        if (sum + (goal === null ? 0 : hexApart(layout, nx, ny, goal[0], goal[1])) > budget) {
          cut = true;
          continue;
        }
        known[to] = none + sum;
        entered[to] = i;
        line[to] = -1;
        while (most < sum) first[++most] = -1;
        if (first[sum]! < 0) first[sum] = to;
        else line[last[sum]!] = to;
        last[sum] = to;
        if (nx < left) left = nx;
        else if (nx > right) right = nx;
        if (ny < top) top = ny;
        else if (ny > bottom) bottom = ny;
      }
    }
  }
  return { cut, left, top, right, bottom };
}

/**
 * Calls `visit` for each hex within the budget with its cost, row by row, without the start.
 * `visit` must not search.
 */
export function eachReachedHex(
  going: HexMovementGrid,
  start: Cell,
  budget: number,
  visit: (at: Cell, cost: number) => void,
): void {
  const { steps } = going;
  const { columns } = steps.grid;
  const { left, top, right, bottom } = spread(going, start, budget, null, going.even);
  const { costs, zero } = buffersOf(going);
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const cost = costs[y * columns + x]! - zero;
      if (cost > 0) visit(steps.cell(x, y), cost);
    }
}

/** Whether the hex can be reached at all, whatever the cost. */
export function leadsTo(going: HexMovementGrid, start: Cell, to: Cell): boolean {
  spread(going, start, Infinity, to, true);
  const { costs, zero } = buffersOf(going);
  return costs[to[1] * going.steps.grid.columns + to[0]]! >= zero;
}

/**
 * The search first tries paths longer than the straight distance by at most these numbers of hexes.
 */
const DETOURS = [0, 2, 8];

/**
 * The shortest path within the budget, including the start; null: none. Both ends must lie on the
 * map.
 */
export function wayTo(
  going: HexMovementGrid,
  start: Cell,
  budget: number,
  to: Cell,
): Cell[] | null {
  const {
    grid: { columns, layout },
    around,
  } = going.steps;
  const own = buffersOf(going);
  const straight = hexApart(layout, start[0], start[1], to[0], to[1]);
  const goal = to[1] * columns + to[0];
  // Most shortest paths are hardly longer than the straight distance, and a search with such a
  // limit visits few hexes.
  for (const limit of [
    ...DETOURS.map((more) => straight + more).filter((length) => length < budget),
    budget,
  ]) {
    const { cut } = spread(going, start, limit, to, going.even);
    if (own.costs[goal]! >= own.zero) break;
    if (!cut) return null;
  }
  if (own.costs[goal]! < own.zero) return null;
  const path: Cell[] = [to];
  let [x, y] = to;
  for (let i = own.by[goal]!; i >= 0; i = own.by[y * columns + x]!) {
    // Step back in the opposite direction: its index is greater by three.
    [x, y] = around.next([x, y], (i + 3) % 6);
    path.push([x, y]);
  }
  return path.reverse();
}
