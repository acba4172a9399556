/**
 * Shortest-path search with integer cost buckets (Dijkstra). A state is a position, the squares
 * eased so far (easedGround.ts), the side of the position where a wall may divide it
 * (board/fit.ts), and the parity of the diagonals so far (docs/spec/scene.md, convention 8).
 */
import type { Cell, DiagonalCount } from '../../board/grid.ts';
import { BOTH_SIDES } from '../../board/fit.ts';
import { STEP_X, STEP_Y } from '../../board/grid.ts';
import { crossesCell } from '../../board/gridLine.ts';
import { memoize } from '../../board/memoize.ts';
import type { PathLimits } from '../ruleset.ts';
import type { MovementGrid } from './movementGrid.ts';

const UNSEEN = 0xffff;

export interface SearchLimits extends PathLimits {
  readonly budget: number;
  /**
   * Searches only for a path to this position. `sides`: the sides of the position on which the path
   * may end; absent: any.
   */
  readonly target?: Cell;
  /** Restricts the path to the squares on the straight line to the target, without going back. */
  readonly straight?: boolean;
  readonly sides?: number;
}

/** Buffers shared by the searches on one ground. */
interface Buffers {
  /**
   * Used by searches with a target. Read the results before the next search starts, because it
   * overwrites them.
   */
  costs: Uint16Array;
  parents: Int32Array;
  /** Queue: states by cost, and their number. */
  readonly buckets: number[][];
  readonly ends: number[];
}
const buffers = memoize<Buffers>();
const buffersOf = (going: MovementGrid): Buffers =>
  buffers(going.steps, NOTHING, () => ({
    costs: new Uint16Array(0),
    parents: new Int32Array(0),
    buckets: [],
    ends: [],
  }));
const NOTHING: readonly never[] = [];

/**
 * Lower bound of the remaining cost: the cost on clear ground with as many diagonals as possible.
 * If diagonals alternate, every second one costs two.
 */
function flight(dx: number, dy: number, odd: number, count: DiagonalCount): number {
  const h = dx < 0 ? -dx : dx;
  const v = dy < 0 ? -dy : dy;
  if (count === 'one') return h > v ? h : v;
  return h > v ? h + ((v + odd) >> 1) : v + ((h + odd) >> 1);
}

/**
 * The first coordinate on one axis that a search may read, and the one behind the last.
 * @param to end of a straight path; absent: the path may go anywhere within `far`
 */
function span(from: number, to: number | undefined, far: number, length: number): [number, number] {
  const [low, high] = [Math.max(0, from - far), Math.min(length, from + far + 1)];
  return to === undefined
    ? [low, high]
    : [Math.max(low, Math.min(from, to)), Math.min(high, Math.max(from, to) + 1)];
}

/** Whether a step (dx, dy) to (x, y) continues along the straight line between `from` and `to`. */
const isOnward = (
  from: Cell,
  to: Cell,
  {
    dx,
    dy,
    x,
    y,
  }: { readonly dx: number; readonly dy: number; readonly x: number; readonly y: number },
): boolean =>
  dx * (to[0] - from[0]) >= 0 && dy * (to[1] - from[1]) >= 0 && crossesCell(from, to, [x, y]);

export class Search {
  private readonly going: MovementGrid;
  private readonly limits: SearchLimits;
  /**
   * The window of positions within the budget: its top-left corner and its width. States are
   * numbered within the window.
   */
  private readonly x0: number;
  private readonly y0: number;
  private readonly width: number;
  private readonly states: number;
  /**
   * Least cost by state (position in the window × `layers` + eased squares × `eased` + side × 2 +
   * parity).
   */
  private readonly costs: Uint16Array;
  private readonly parents: Int32Array;
  private readonly eased: number;
  /** States of a position: a power of two. */
  private readonly layers: number;
  /** Bounding box of the positions reached: left, top, right, bottom. */
  readonly box: [number, number, number, number];
  /** The smallest lower bound among the paths that the last run pruned. */
  private beyond = Infinity;

  constructor(going: MovementGrid, from: Cell, limits: SearchLimits) {
    this.going = going;
    this.limits = limits;
    // Every step costs at least one, so cells farther away than the budget are never read. A
    // straight path stays between its ends.
    const { target } = limits;
    const far = Math.min(limits.budget, going.columns + going.rows);
    const ends = limits.straight === true ? target : undefined;
    const [left, right] = span(from[0], ends?.[0], far, going.columns);
    const [top, bottom] = span(from[1], ends?.[1], far, going.rows);
    this.x0 = left;
    this.y0 = top;
    this.width = right - left;
    this.eased = 2 * going.sides;
    this.layers = this.eased << (32 - Math.clz32(going.eases));
    const states = (this.states = this.width * (bottom - top) * this.layers);
    this.box = [from[0], from[1], from[0], from[1]];
    if (target === undefined) {
      this.costs = new Uint16Array(states);
      this.parents = new Int32Array(0);
      this.run(from, Infinity);
      return;
    }
    const spare = buffersOf(going);
    if (spare.costs.length < states) {
      spare.costs = new Uint16Array(states);
      spare.parents = new Int32Array(states);
    }
    this.costs = spare.costs;
    this.parents = spare.parents;
    if (this.inWindow(target[0], target[1])) this.aim(from, target);
    else this.costs.fill(UNSEEN, 0, states);
  }

  /**
   * Searches repeatedly with a rising `bound`, and prunes paths that cannot be that short. Within
   * the bound, costs and parents are the same as in an unbounded search and are set in the same
   * order. The choice between equally short paths is therefore the same too.
   */
  private aim(from: Cell, target: Cell): void {
    const { limits, going } = this;
    const [dx, dy] = [target[0] - from[0], target[1] - from[1]];
    let bound = flight(dx, dy, limits.diagonals & 1, going.diagonals);
    for (let more = 1; ; more *= 2) {
      if (this.run(from, bound) || this.beyond === Infinity || this.beyond > limits.budget) return;
      bound = Math.max(this.beyond, bound + more);
    }
  }

  /** Least cost of reaching a position on one of these sides; undefined if it was not reached. */
  costAt(x: number, y: number, sides: number = this.aimed): number | undefined {
    if (!this.inWindow(x, y)) return undefined;
    const state = this.cheapest(x, y, sides);
    const cost = state < 0 ? UNSEEN : this.costs[state]!;
    return cost === UNSEEN ? undefined : cost;
  }

  /** The sides of the target on which a path may end, as bits. */
  private get aimed(): number {
    return this.limits.sides ?? BOTH_SIDES;
  }

  private inWindow(x: number, y: number): boolean {
    return (
      x >= this.x0 &&
      y >= this.y0 &&
      x < this.x0 + this.width &&
      (y - this.y0) * this.width * this.layers < this.states
    );
  }

  /**
   * The state with the least cost among the given sides of a position; −1 if there is no such side.
   */
  private cheapest(x: number, y: number, sides: number): number {
    const first = ((y - this.y0) * this.width + x - this.x0) * this.layers;
    let state = -1;
    for (let k = 0; k < this.layers; k++) {
      if (
        (sides & (1 << ((k & (this.eased - 1)) >> 1))) !== 0 &&
        (state < 0 || this.costs[first + k]! < this.costs[state]!)
      )
        state = first + k;
    }
    return state;
  }

  /** The cells of the path from the start to (x, y). Requires a search with a target. */
  pathTo(x: number, y: number): Cell[] {
    let state = this.cheapest(x, y, this.aimed);
    const path: Cell[] = [];
    for (;;) {
      const place = Math.floor(state / this.layers);
      path.push([this.x0 + (place % this.width), this.y0 + Math.floor(place / this.width)]);
      const parent = this.parents[state]! - 1;
      if (parent < 0) return path.reverse();
      state = parent;
    }
  }

  /**
   * Runs one search and returns whether it reached the target. Without a target it visits every
   * position in the budget.
   */
  private run(from: Cell, bound: number): boolean {
    const { going, limits, costs, parents, box, x0, y0, width, layers } = this;
    const budget = Math.min(limits.budget, UNSEEN - 1);
    const { target, level = false, unhampered, roomy, barred, barredStep, spending } = limits;
    const [aimX, aimY] = target ?? from;
    const aimed = target !== undefined;
    // If the number of steps is limited, every step costs one, so the lower bound does not apply.
    const paid = limits.steps === undefined;
    const guided = aimed && paid;
    const straight = aimed && limits.straight === true;
    const goal = aimed ? (aimY - y0) * width + aimX - x0 : -1;
    // If a diagonal costs as much as any step, their parity decides no cost. It still decides which
    // of several paths is found.
    const counted = aimed || going.diagonals !== 'one';
    const squeezes = going.n > 1;
    const sided = going.sides === 2;
    const wanted = this.aimed;
    const shift = 31 - Math.clz32(layers);
    const { eased } = this;
    const mostEased = going.eases * eased;
    const start = ((from[1] - y0) * width + from[0] - x0) * layers + (limits.diagonals & 1);
    const sides = going.sidesAt(from[0], from[1]);
    costs.fill(UNSEEN, 0, this.states);
    const { buckets, ends } = buffersOf(going);
    buckets[0] ??= [];
    ends[0] = 0;
    for (let k = 0; k < going.sides; k++) {
      if ((sides & (1 << k)) === 0) continue;
      costs[start + 2 * k] = 0;
      if (aimed) parents[start + 2 * k] = 0;
      buckets[0][ends[0]++] = start + 2 * k;
    }
    this.beyond = Infinity;
    let last = 0;
    for (let cost = 0; cost <= last; cost++) {
      const bucket = buckets[cost]!;
      for (let k = 0; k < ends[cost]!; k++) {
        const state = bucket[k]!;
        if (costs[state] !== cost) continue;
        const place = state >> shift;
        if (place === goal && (!sided || (wanted & (1 << ((state >> 1) & 1))) !== 0)) return true;
        const row = (place / width) | 0;
        const y = y0 + row;
        const x = x0 + place - row * width;
        if (x < box[0]) box[0] = x;
        else if (x > box[2]) box[2] = x;
        if (y < box[1]) box[1] = y;
        else if (y > box[3]) box[3] = y;
        // Every step costs at least one, so no step leaves the window.
        if (cost >= budget) continue;
        const parity = state & 1;
        const side = sided ? 1 << ((state >> 1) & 1) : 1;
        const open = squeezes ? 0xff : going.open(x, y);
        for (let bit = 0; bit < 8; bit++) {
          if ((open & (1 << bit)) === 0) continue;
          const tx = x + STEP_X[bit]!;
          const ty = y + STEP_Y[bit]!;
          const there = (place + STEP_Y[bit]! * width + STEP_X[bit]!) * layers;
          const diagonal = (bit & 1) === 1;
          // Skip positions that no step can make cheaper, which are most of them. A step that is not
          // counted as a diagonal keeps the parity.
          if (layers === eased) {
            const same = there + parity;
            const other = diagonal && counted ? there + 1 - parity : same;
            if (
              costs[same]! <= cost + 1 &&
              costs[other]! <= cost + 1 &&
              (!sided || (costs[same + 2]! <= cost + 1 && costs[other + 2]! <= cost + 1))
            )
              continue;
          }
          if (straight && !isOnward(from, target, { dx: tx - x, dy: ty - y, x: tx, y: ty }))
            continue;
          if (barred !== undefined && barred(tx, ty)) continue;
          if (barredStep?.bars([x, y], [tx, ty]) === true) continue;
          const used = (state & (layers - 1)) - (state & (eased - 1));
          const easing = used < mostEased && going.canEase(tx, ty);
          for (let ways = easing ? 2 : 1; ways > 0; ways--) {
            if (!going.step(x, y, bit, side, ways === 2)) continue;
            if (level !== false && going.roughAt(tx, ty, level)) continue;
            if (unhampered === true && going.hampered) continue;
            if (roomy === true && going.squeezing) continue;
            for (const onto of going.arrivals) {
              if (onto !== going.arrives) {
                going.onto = onto;
                going.step(x, y, bit, side, ways === 2);
              }
              const step = paid ? going.cost(diagonal, parity === 1) : 1;
              const total =
                spending === undefined ? cost + step : spending.total(cost, step, tx, ty);
              if (total > budget) continue;
              const turned = diagonal && counted && going.alternates ? 1 - parity : parity;
              const layer = turned + used + (ways === 2 ? eased : 0);
              for (let k = 0, left = onto; left !== 0; k += 2, left >>= 1) {
                const next = there + layer + k;
                if ((left & 1) === 0 || total >= costs[next]!) continue;
                if (guided) {
                  const whole = total + flight(aimX - tx, aimY - ty, turned, going.diagonals);
                  if (whole > bound) {
                    if (whole < this.beyond) this.beyond = whole;
                    continue;
                  }
                }
                costs[next] = total;
                if (aimed) parents[next] = state + 1;
                for (; last < total; last++) {
                  buckets[last + 1] ??= [];
                  ends[last + 1] = 0;
                }
                buckets[total]![ends[total]!++] = next;
              }
            }
          }
        }
      }
    }
    return !aimed;
  }
}
