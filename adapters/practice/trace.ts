/**
 * Records the path of a dragged token. Nobody drags exactly across a corner, so a square touched
 * briefly on the way to its diagonal neighbor does not count. A square counts once the token comes
 * near its center, or once the token leaves it for a square that is not adjacent to the square
 * before. Dragging back shortens the path.
 */
import { sameCell, type Cell, type Point } from '../../src/board/grid.ts';
import type { TokenPlaces } from './tokenPlaces.ts';

export interface Trace {
  /**
   * Cells of the path that count, from the starting cell on; each is adjacent to the one before it.
   */
  readonly sure: readonly Cell[];
  /** The token's present cell, as long as it does not yet count as part of the path. */
  readonly tail: Cell | null;
}

/**
 * Maximum distance from a square's center, in cells along either axis, at which the square counts.
 */
const CORE = 0.3;

export const beginTrace = (at: Cell): Trace => ({ sure: [at], tail: null });

export const pathOf = (t: Trace): readonly Cell[] =>
  t.tail === null ? t.sure : [...t.sure, t.tail];

/**
 * Extends a drag's path to the present position: the top-left corner of the token's box is at
 * `corner`.
 */
export function extendTrace(trace: Trace, corner: Point, places: TokenPlaces): Trace {
  const cell = places.at(corner);
  const been = trace.sure.findIndex((c) => sameCell(c, cell));
  if (been >= 0) {
    return trace.tail === null && been === trace.sure.length - 1
      ? trace
      : { sure: trace.sure.slice(0, been + 1), tail: null };
  }
  const [x, y] = places.corner(cell);
  const near = Math.max(Math.abs(corner[0] - x), Math.abs(corner[1] - y)) <= CORE;
  if (trace.tail !== null && sameCell(trace.tail, cell)) {
    return near ? { sure: [...trace.sure, cell], tail: null } : trace;
  }
  const last = trace.sure.at(-1) ?? cell;
  const via = trace.tail !== null && places.pathBetween(last, cell).length > 1 ? [trace.tail] : [];
  const steps = [...via, ...places.pathBetween(via[0] ?? last, cell)];
  return near
    ? { sure: walked(trace.sure, steps), tail: null }
    : { sure: walked(trace.sure, steps.slice(0, -1)), tail: cell };
}

/** The path with more steps added. If a step returns to a cell of the path, the loop is cut off. */
function walked(path: readonly Cell[], steps: readonly Cell[]): readonly Cell[] {
  let now = [...path];
  for (const cell of steps) {
    const been = now.findIndex((c) => sameCell(c, cell));
    now = been < 0 ? [...now, cell] : now.slice(0, been + 1);
  }
  return now;
}

/** Adds one step by keyboard to the path; such a step counts at once. */
export const step = (trace: Trace, to: Cell, places: TokenPlaces): Trace =>
  extendTrace({ sure: pathOf(trace), tail: null }, places.corner(to), places);
