/** Least costs from a hex to all others within a budget. Costs are whole, so that places wait in one list for each cost. */
import type { Cell } from '../../board/grid.ts';
import type { HexGoing } from './going.ts';

export class HexSearch {
  /** The window that the budget can reach: its corner and its sides; places count within it. */
  private readonly x0: number;
  private readonly y0: number;
  private readonly width: number;
  private readonly height: number;
  /** Cost plus one; 0: not reached. */
  private readonly costs: Uint32Array;
  /** By which step each was entered; kept where there is a target. */
  private readonly by: Int8Array;
  /** The box of what was reached, both ends included. */
  left: number; top: number; right: number; bottom: number;

  constructor(private readonly going: HexGoing, start: Cell, budget: number, target?: Cell) {
    const { columns, rows } = going.steps.grid;
    const { around } = going.steps;
    // Every step costs one at least, and leads one column and one row away at most.
    const far = Math.min(budget, columns + rows);
    const x0 = this.x0 = Math.max(0, start[0] - far);
    const y0 = this.y0 = Math.max(0, start[1] - far);
    const width = this.width = Math.max(0, Math.min(columns, start[0] + far + 1) - x0);
    const height = this.height = Math.max(0, Math.min(rows, start[1] + far + 1) - y0);
    this.costs = new Uint32Array(width * height);
    this.by = new Int8Array(target === undefined ? 0 : width * height).fill(-1);
    [this.left, this.top] = [this.right, this.bottom] = start;
    const goal = target === undefined || !this.inWindow(target[0], target[1]) ? -1 : this.place(target[0], target[1]);
    const first = this.place(start[0], start[1]);
    const waiting: number[][] = [[first]];
    this.costs[first] = 1;
    for (let cost = 0; cost < waiting.length; cost++) {
      for (const at of waiting[cost] ?? []) {
        if (this.costs[at] !== cost + 1) continue;
        if (at === goal) return;
        const row = (at / width) | 0;
        const x = x0 + at - row * width;
        const y = y0 + row;
        if (x < this.left) this.left = x;
        else if (x > this.right) this.right = x;
        if (y < this.top) this.top = y;
        else if (y > this.bottom) this.bottom = y;
        const k = around.at(x, y);
        for (let i = 0; i < 6; i++) {
          const nx = x + around.dx[k + i]!;
          const ny = y + around.dy[k + i]!;
          if (nx < x0 || ny < y0 || nx >= x0 + width || ny >= y0 + height) continue;
          const to = (ny - y0) * width + nx - x0;
          const known = this.costs[to]!;
          // No hex costs less than one.
          if (known !== 0 && known <= cost + 2 || cost >= budget || !going.open(x, y, nx, ny, i)) continue;
          const next = cost + going.cost(nx, ny);
          if (next > budget || (known !== 0 && known <= next + 1)) continue;
          this.costs[to] = next + 1;
          if (target !== undefined) this.by[to] = i;
          (waiting[next] ??= []).push(to);
        }
      }
    }
  }

  private inWindow(x: number, y: number): boolean {
    return x >= this.x0 && y >= this.y0 && x < this.x0 + this.width && y < this.y0 + this.height;
  }

  private place(x: number, y: number): number {
    return (y - this.y0) * this.width + x - this.x0;
  }

  /** Undefined: not reached. The start costs nothing. */
  cost(x: number, y: number): number | undefined {
    if (!this.inWindow(x, y)) return undefined;
    const cost = this.costs[this.place(x, y)];
    return cost === undefined || cost === 0 ? undefined : cost - 1;
  }

  /** The way to a place that was reached, start included; needs a target. */
  pathTo(to: Cell): Cell[] {
    const { around } = this.going.steps;
    const path: Cell[] = [to];
    let [x, y] = to;
    for (let i = this.by[this.place(x, y)]!; i >= 0; i = this.by[this.place(x, y)]!) {
      // Back by the opposite step: from its own line's neighbours, three on.
      const k = around.at(x, y);
      const back = (i + 3) % 6;
      [x, y] = [x + around.dx[k + back]!, y + around.dy[k + back]!];
      path.push([x, y]);
    }
    return path.reverse();
  }
}
