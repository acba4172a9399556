/** Effects that flow around corners, from the open cells at their point of origin. */
import { isOnMap, STEPS, type Cell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import type { Judge } from '../ruleset.ts';

/** Does the cell itself block effects? */
export const solid = (j: Judge, [x, y]: Cell): boolean =>
  GroundIndex.of(j.board.ground).facts(x, y)?.blocks.includes('effect') ?? false;

/** Index of a cell on the board, used as a numeric key. */
export const cellIndex = (j: Judge, [x, y]: Cell): number => y * j.board.ground.grid.columns + x;

/**
 * Distance from the point, around corners, to every cell that a spread of `size` cells reaches. The
 * keys are those of `cellIndex`.
 */
export function spreading(j: Judge, from: readonly Cell[], size: number): Map<number, number> {
  const cost = new Map<number, number>();
  // The step from the point into a first cell counts as the first diagonal.
  let front = from.map((cell) => ({ cell, cells: 1, odd: true }));
  const seen = new Map<number, number>();
  const free = openings(j);
  const alternate = j.options.diagonals === 'alternate';
  while (front.length > 0) {
    front.sort((a, b) => a.cells - b.cells);
    const next: typeof front = [];
    for (const { cell, cells, odd } of front) {
      const place = cellIndex(j, cell);
      const key = 2 * place + (odd ? 1 : 0);
      if (cells > size || (seen.get(key) ?? Infinity) <= cells) continue;
      seen.set(key, cells);
      cost.set(place, Math.min(cost.get(place) ?? Infinity, cells));
      for (const [dx, dy] of STEPS) {
        const to: Cell = [cell[0] + dx, cell[1] + dy];
        const diagonal = dx !== 0 && dy !== 0;
        const then = {
          cell: to,
          cells: cells + (diagonal && odd && alternate ? 2 : 1),
          odd: diagonal ? !odd : odd,
        };
        if (
          then.cells > size ||
          !isOnMap(j.board.ground.grid, to) ||
          (seen.get(2 * cellIndex(j, to) + (then.odd ? 1 : 0)) ?? Infinity) <= then.cells ||
          !flows(free, cell, to)
        )
          continue;
        next.push(then);
      }
    }
    front = next;
  }
  return cost;
}

type Opening = (p: Cell, q: Cell) => boolean;

/** Is the side between two cells open? Results are cached. */
function openings(j: Judge): Opening {
  const known = new Map<number, boolean>();
  return (p, q) => {
    if (!isOnMap(j.board.ground.grid, p) || !isOnMap(j.board.ground.grid, q)) return false;
    const [a, b] = [cellIndex(j, p), cellIndex(j, q)];
    // The key of a side is the upper or left one of the two cells, and the direction of the side.
    const key = 2 * Math.min(a, b) + (p[1] === q[1] ? 0 : 1);
    let open = known.get(key);
    if (open === undefined)
      known.set(key, (open = !solid(j, q) && !solid(j, p) && j.rules.lineOfEffect(j, p, q).free));
    return open;
  };
}

/**
 * May a spread flow from a cell to its neighbor? A diagonal step needs both ways around the corner
 * to be open.
 */
function flows(free: Opening, a: Cell, b: Cell): boolean {
  if (a[0] === b[0] || a[1] === b[1]) return free(a, b);
  const [p, q]: [Cell, Cell] = [
    [b[0], a[1]],
    [a[0], b[1]],
  ];
  return free(a, p) && free(p, b) && free(a, q) && free(q, b);
}
