/**
 * The least cost to every place, by buckets of whole cells: states are a place and the parity of its diagonals
 * (contract/SCENE.md, convention 8).
 */
import type { Cell } from '../../board/grid.ts';
import { STEP_X, STEP_Y } from '../../board/grid.ts';
import type { Going } from './going.ts';

const UNSEEN = 0xffff;

export interface Limits {
  readonly budget: number;
  /** Diagonals already counted. */
  readonly diagonals: number;
  /** Only so many steps, whatever they cost. */
  readonly steps?: number;
  /** Bars difficult ground. */
  readonly level?: boolean;
  readonly unhampered?: boolean;
  /** Stop once this place is settled. */
  readonly target?: Cell;
  /** May this place be left? */
  readonly leave?: (x: number, y: number) => boolean;
}

export class Search {
  private readonly going: Going;
  /** The window that the budget can reach: its corner and its width; states count within it. */
  private readonly x0: number;
  private readonly y0: number;
  private readonly width: number;
  /** Least cost by state (place in the window × 2 + parity). */
  private readonly costs: Uint16Array;
  private readonly parents: Int32Array;
  private readonly squeezed: Uint8Array;
  /** The box of places reached: left, top, right, bottom. */
  readonly box: [number, number, number, number];

  constructor(going: Going, from: Cell, limits: Limits) {
    this.going = going;
    // Every step costs one at least: nothing beyond the budget's box is ever looked at.
    const far = Math.min(limits.budget, going.columns + going.rows);
    this.x0 = Math.max(0, from[0] - far);
    this.y0 = Math.max(0, from[1] - far);
    this.width = Math.min(going.columns, from[0] + far + 1) - this.x0;
    const states = this.width * (Math.min(going.rows, from[1] + far + 1) - this.y0) * 2;
    this.costs = new Uint16Array(states).fill(UNSEEN);
    this.parents = new Int32Array(limits.target === undefined ? 0 : states);
    this.squeezed = new Uint8Array(going.n > 1 ? states : 0);
    this.box = [from[0], from[1], from[0], from[1]];
    this.run(from, limits);
  }

  /** Least cost of a place; undefined where it was not reached. */
  costAt(x: number, y: number): number | undefined {
    if (!this.inWindow(x, y)) return undefined;
    const i = ((y - this.y0) * this.width + x - this.x0) * 2;
    const cost = Math.min(this.costs[i]!, this.costs[i + 1]!);
    return cost === UNSEEN ? undefined : cost;
  }

  private inWindow(x: number, y: number): boolean {
    return x >= this.x0 && y >= this.y0 && x < this.x0 + this.width && ((y - this.y0) * this.width) * 2 < this.costs.length;
  }

  squeezedAt(x: number, y: number): boolean {
    if (this.squeezed.length === 0) return false;
    const i = ((y - this.y0) * this.width + x - this.x0) * 2;
    return this.squeezed[this.costs[i]! <= this.costs[i + 1]! ? i : i + 1] === 1;
  }

  /** The places from the start to (x, y); needs a target. */
  pathTo(x: number, y: number): Cell[] {
    const even = ((y - this.y0) * this.width + x - this.x0) * 2;
    let state = this.costs[even]! <= this.costs[even + 1]! ? even : even + 1;
    const path: Cell[] = [];
    for (;;) {
      const place = state >> 1;
      path.push([this.x0 + (place % this.width), this.y0 + Math.floor(place / this.width)]);
      const parent = this.parents[state]! - 1;
      if (parent < 0) return path.reverse();
      state = parent;
    }
  }

  private run(from: Cell, limits: Limits): void {
    const { going, costs, parents, squeezed, box, x0, y0, width } = this;
    const budget = Math.min(limits.budget, UNSEEN - 1);
    const start = ((from[1] - y0) * width + from[0] - x0) * 2 + (limits.diagonals & 1);
    const aim = limits.target;
    const target = aim === undefined || !this.inWindow(aim[0], aim[1]) ? -1 : (aim[1] - y0) * width + aim[0] - x0;
    const right = x0 + width;
    const bottom = y0 + costs.length / (2 * width);
    const buckets: number[][] = [[start]];
    costs[start] = 0;
    const keep = parents.length > 0;
    for (let cost = 0; cost < buckets.length; cost++) {
      const bucket = buckets[cost];
      if (bucket === undefined) continue;
      for (const state of bucket) {
        if (costs[state] !== cost) continue;
        const place = state >> 1;
        if (place === target) return;
        const row = (place / width) | 0;
        const y = y0 + row;
        const x = x0 + place - row * width;
        if (x < box[0]) box[0] = x; else if (x > box[2]) box[2] = x;
        if (y < box[1]) box[1] = y; else if (y > box[3]) box[3] = y;
        if (limits.leave !== undefined && !limits.leave(x, y)) continue;
        const odd = (state & 1) === 1;
        for (let bit = 0; bit < 8; bit++) {
          const tx = x + STEP_X[bit]!;
          const ty = y + STEP_Y[bit]!;
          if (tx < x0 || ty < y0 || tx >= right || ty >= bottom) continue;
          const there = ((ty - y0) * width + tx - x0) * 2;
          // No step is cheaper than one: most places are settled, and need not be asked about.
          if (costs[there]! <= cost + 1 && costs[there + 1]! <= cost + 1) continue;
          if (!going.step(x, y, bit)) continue;
          if (limits.level === true && going.difficultAt(tx, ty)) continue;
          if (limits.unhampered === true && going.hampered) continue;
          const diagonal = (bit & 1) === 1;
          const spent = limits.steps === undefined ? going.cost(diagonal, odd) : 1;
          const total = cost + spent;
          if (total > budget) continue;
          const parity = diagonal && going.factor === 1 ? (odd ? 0 : 1) : odd ? 1 : 0;
          const next = there + parity;
          if (total >= costs[next]!) continue;
          costs[next] = total;
          if (keep) parents[next] = state + 1;
          if (squeezed.length > 0) squeezed[next] = going.squeezing ? 1 : 0;
          (buckets[total] ??= []).push(next);
        }
      }
    }
  }
}
