/** Least costs from a hex to all others within a budget. Costs are whole, so that places wait in one list for each cost. */
import type { Cell } from '../../board/grid.ts';
import type { HexGoing } from './going.ts';

export class HexSearch {
  /** Cost plus one; 0: not reached. */
  private readonly costs: Uint32Array;
  /** By which step each was entered. */
  private readonly by: Int8Array;
  private readonly columns: number;
  /** The box of what was reached, both ends included. */
  left: number; top: number; right: number; bottom: number;

  constructor(private readonly going: HexGoing, start: Cell, budget: number, target?: Cell) {
    const { columns, rows } = going.steps.grid;
    const { around } = going.steps;
    this.columns = columns;
    this.costs = new Uint32Array(columns * rows);
    this.by = new Int8Array(columns * rows).fill(-1);
    [this.left, this.top] = [this.right, this.bottom] = start;
    const goal = target === undefined ? -1 : target[1] * columns + target[0];
    const waiting: number[][] = [[start[1] * columns + start[0]]];
    this.costs[start[1] * columns + start[0]] = 1;
    for (let cost = 0; cost < waiting.length; cost++) {
      for (const at of waiting[cost] ?? []) {
        if (this.costs[at] !== cost + 1) continue;
        if (at === goal) return;
        const x = at % columns;
        const y = (at - x) / columns;
        if (x < this.left) this.left = x;
        else if (x > this.right) this.right = x;
        if (y < this.top) this.top = y;
        else if (y > this.bottom) this.bottom = y;
        const k = around.at(x, y);
        for (let i = 0; i < 6; i++) {
          const nx = x + around.dx[k + i]!;
          const ny = y + around.dy[k + i]!;
          if (nx < 0 || ny < 0 || nx >= columns || ny >= rows) continue;
          const to = ny * columns + nx;
          const known = this.costs[to]!;
          // No hex costs less than one.
          if (known !== 0 && known <= cost + 2 || cost >= budget || !going.open(x, y, nx, ny, i)) continue;
          const next = cost + going.cost(nx, ny);
          if (next > budget || (known !== 0 && known <= next + 1)) continue;
          this.costs[to] = next + 1;
          this.by[to] = i;
          (waiting[next] ??= []).push(to);
        }
      }
    }
  }

  /** Undefined: not reached. The start costs nothing. */
  cost(x: number, y: number): number | undefined {
    const cost = this.costs[y * this.columns + x];
    return cost === undefined || cost === 0 ? undefined : cost - 1;
  }

  /** The way to a place that was reached, start included. */
  pathTo(to: Cell): Cell[] {
    const { around } = this.going.steps;
    const path: Cell[] = [to];
    let [x, y] = to;
    for (let i = this.by[y * this.columns + x]!; i >= 0; i = this.by[y * this.columns + x]!) {
      // Back by the opposite step: from its own line's neighbours, three on.
      const k = around.at(x, y);
      const back = (i + 3) % 6;
      [x, y] = [x + around.dx[k + back]!, y + around.dy[k + back]!];
      path.push([x, y]);
    }
    return path.reverse();
  }
}
