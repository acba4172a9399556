/**
 * Records the way of a dragged token. A hand never crosses a corner exactly, so a square that was only grazed on the
 * way to its diagonal neighbour does not count: a square is sure once the token came near its middle, or once the
 * hand went on from it to a square that is no neighbour of the one before. Going back shortens the way.
 */
import type { Cell } from '../../src/board/grid.ts';
import { sameCell } from '../../src/board/grid.ts';

export interface Trace {
  /** Starting place first; neighbours follow each other. */
  readonly sure: readonly Cell[];
  /** Where the token hangs now, when that is not sure yet. */
  readonly tail: Cell | null;
}

/** How far (cells, along either axis) from a square's middle it is surely meant. */
const CORE = 0.3;

export const begin = (at: Cell): Trace => ({ sure: [at], tail: null });

export const pathOf = (t: Trace): readonly Cell[] => (t.tail === null ? t.sure : [...t.sure, t.tail]);

/** The token's top-left corner is now at `point` (cells, fractions allowed). */
export function extend(trace: Trace, [px, py]: readonly [number, number]): Trace {
  // Adding 0 turns −0, which rounding can give, into 0.
  const cell: Cell = [Math.round(px) + 0, Math.round(py) + 0];
  const been = trace.sure.findIndex((c) => sameCell(c, cell));
  if (been >= 0) {
    return trace.tail === null && been === trace.sure.length - 1 ? trace : { sure: trace.sure.slice(0, been + 1), tail: null };
  }
  const near = Math.max(Math.abs(px - cell[0]), Math.abs(py - cell[1])) <= CORE;
  if (trace.tail !== null && sameCell(trace.tail, cell)) {
    return near ? { sure: [...trace.sure, cell], tail: null } : trace;
  }
  const last = trace.sure.at(-1) ?? cell;
  const via = trace.tail !== null && !neighbours(last, cell) ? [trace.tail] : [];
  const steps = [...via, ...line(via[0] ?? last, cell)];
  return near ? { sure: walked(trace.sure, steps), tail: null } : { sure: walked(trace.sure, steps.slice(0, -1)), tail: cell };
}

/** The way with more steps; one that comes back to a square of the way cuts the loop off. */
function walked(way: readonly Cell[], steps: readonly Cell[]): readonly Cell[] {
  let now = [...way];
  for (const cell of steps) {
    const been = now.findIndex((c) => sameCell(c, cell));
    now = been < 0 ? [...now, cell] : now.slice(0, been + 1);
  }
  return now;
}

/** One step by keyboard: sure at once. */
export function step(trace: Trace, [dx, dy]: Cell): Trace {
  const [x, y] = pathOf(trace).at(-1) ?? [0, 0];
  return extend({ sure: pathOf(trace), tail: null }, [x + dx, y + dy]);
}

const neighbours = (a: Cell, b: Cell): boolean => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) <= 1;

/** Cells from a (left out) to b (taken in), diagonals first, for a hand faster than the events. */
function line(a: Cell, b: Cell): Cell[] {
  const cells: Cell[] = [];
  let [x, y] = a;
  while (x !== b[0] || y !== b[1]) {
    x += Math.sign(b[0] - x);
    y += Math.sign(b[1] - y);
    cells.push([x, y]);
  }
  return cells;
}
