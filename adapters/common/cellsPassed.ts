/** The cells that a host's points pass, with the height and the kind of movement of each. Pure. */
import { sameCell, type Cell } from '../../src/board/grid.ts';

export interface CellsPassed {
  /** Each cell once in a row. */
  readonly cells: readonly Cell[];
  /** Cells above the ground at each of them; absent: the height of one of them is unknown. */
  readonly heights?: readonly number[];
}

/**
 * Of several points in one cell the height of the last counts; in the first cell, the height of the
 * starting point. Points without a cell are left out.
 */
export function cellsPassed(
  points: readonly (Cell | null)[],
  heightAt: (i: number) => number | undefined,
): CellsPassed {
  const cells: Cell[] = [];
  const heights: (number | undefined)[] = [];
  points.forEach((cell, i) => {
    if (cell === null) return;
    const last = cells.at(-1);
    if (last === undefined || !sameCell(cell, last)) heights[cells.push(cell) - 1] = heightAt(i);
    else if (cells.length > 1) heights[cells.length - 1] = heightAt(i);
  });
  const known = heights.flatMap((height) => height ?? []);
  return { cells, ...(known.length === cells.length && { heights: known }) };
}

/**
 * The height at each cell of a path that follows these cells, or a part of them: that of the next
 * of them that is the same cell, otherwise the height before it.
 */
export function heightsOnPath(
  path: readonly Cell[],
  { cells, heights }: CellsPassed,
): readonly number[] | undefined {
  if (heights?.[0] === undefined) return undefined;
  let next = 0;
  let last = heights[0];
  return path.map((place) => {
    const at = cells.findIndex((cell, i) => i >= next && sameCell(cell, place));
    if (at < 0) return last;
    next = at + 1;
    return (last = heights[at]!);
  });
}
