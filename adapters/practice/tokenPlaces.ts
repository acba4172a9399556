/**
 * Converts between a token's cell on the grid and the top-left corner of the box around its space,
 * in plane units. Pure.
 */
import { diagonalsFirst, type Cell, type Grid, type Point } from '../../src/board/grid.ts';
import { placeAt, tilingOf } from '../../src/board/tiling.ts';

/** Positions of tokens of one size. */
export interface TokenPlaces {
  /** The cell at which the top-left corner of a token's box is nearest to this point. */
  at(corner: Point): Cell;
  corner(place: Cell): Point;
  /** The cells from one cell (excluded) to another (included), each adjacent to the one before. */
  pathBetween(from: Cell, to: Cell): readonly Cell[];
}

/**
 * On squares, the corner of a token's box has the same coordinates as its cell, and a path takes
 * its diagonal steps first.
 */
const SQUARES: TokenPlaces = {
  // Rounding can give −0; adding 0 turns it into 0.
  at: ([x, y]) => [Math.round(x) + 0, Math.round(y) + 0],
  corner: (place) => place,
  pathBetween: diagonalsFirst,
};

/** @param n width of a token's space in cells */
export function placesOf(grid: Grid, n: number): TokenPlaces {
  if (grid.kind === 'square') return SQUARES;
  const tiling = tilingOf(grid);
  return {
    at: ([x, y]) => placeAt(tiling, [x + n / 2, y + n / 2], n),
    corner(place) {
      const [x, y] = tiling.middleOf(place, n);
      return [x - n / 2, y - n / 2];
    },
    pathBetween: (from, to) => tiling.line(from, to).slice(1),
  };
}
