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
  /** Least cost by state (place × 2 + parity). */
  readonly costs: Uint16Array;
  private readonly parents: Int32Array;
  private readonly squeezed: Uint8Array;
  /** The box of places reached: left, top, right, bottom. */
  readonly box: [number, number, number, number];

  constructor(going: Going, from: Cell, limits: Limits) {
    this.going = going;
    const states = going.columns * going.rows * 2;
    this.costs = new Uint16Array(states).fill(UNSEEN);
    this.parents = new Int32Array(limits.target === undefined ? 0 : states);
    this.squeezed = new Uint8Array(going.n > 1 ? states : 0);
    this.box = [from[0], from[1], from[0], from[1]];
    this.run(from, limits);
  }

  /** Least cost of a place; undefined where it was not reached. */
  costAt(x: number, y: number): number | undefined {
    const i = (y * this.going.columns + x) * 2;
    const cost = Math.min(this.costs[i]!, this.costs[i + 1]!);
    return cost === UNSEEN ? undefined : cost;
  }

  squeezedAt(place: number): boolean {
    if (this.squeezed.length === 0) return false;
    const i = place * 2;
    return this.squeezed[this.costs[i]! <= this.costs[i + 1]! ? i : i + 1] === 1;
  }

  /** The places from the start to (x, y); needs a target. */
  pathTo(x: number, y: number): Cell[] {
    const { columns } = this.going;
    const even = (y * columns + x) * 2;
    let state = this.costs[even]! <= this.costs[even + 1]! ? even : even + 1;
    const path: Cell[] = [];
    for (;;) {
      const place = state >> 1;
      path.push([place % columns, Math.floor(place / columns)]);
      const parent = this.parents[state]! - 1;
      if (parent < 0) return path.reverse();
      state = parent;
    }
  }

  private run(from: Cell, limits: Limits): void {
    const { going, costs, parents, squeezed, box } = this;
    const { columns } = going;
    const budget = Math.min(limits.budget, UNSEEN - 1);
    const start = (from[1] * columns + from[0]) * 2 + (limits.diagonals & 1);
    const target = limits.target === undefined ? -1 : limits.target[1] * columns + limits.target[0];
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
        const y = (place / columns) | 0;
        const x = place - y * columns;
        if (x < box[0]) box[0] = x; else if (x > box[2]) box[2] = x;
        if (y < box[1]) box[1] = y; else if (y > box[3]) box[3] = y;
        if (limits.leave !== undefined && !limits.leave(x, y)) continue;
        const odd = (state & 1) === 1;
        for (let bit = 0; bit < 8; bit++) {
          if (!going.step(x, y, bit)) continue;
          if (limits.level === true && going.difficultAt(x + STEP_X[bit]!, y + STEP_Y[bit]!)) continue;
          if (limits.unhampered === true && going.hampered) continue;
          const diagonal = (bit & 1) === 1;
          const spent = limits.steps === undefined ? going.cost(diagonal, odd) : 1;
          const total = cost + spent;
          if (total > budget) continue;
          const parity = diagonal && going.factor === 1 ? (odd ? 0 : 1) : odd ? 1 : 0;
          const next = ((y + STEP_Y[bit]!) * columns + x + STEP_X[bit]!) * 2 + parity;
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
