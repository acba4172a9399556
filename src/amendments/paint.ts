/**
 * The ground that a user painted on one map, as immutable values; functions return the same value
 * if nothing changes. Cells outside the map are kept: a map may be cropped and enlarged again.
 */
import {
  CONCEALMENTS,
  type Concealment,
  COVER_MARKS,
  graverOf,
  type CoverDegree,
  type CoverMark,
  LIGHTS,
  type Light,
} from '../board/vocabulary.ts';
import type { Cell } from '../board/grid.ts';

/** Maximum size of a map that is judged, in cells along a side. */
export const MAX_MAP_SIDE = 1000;
/** Maximum number of painted cells on one map: its document must be readable at once. */
export const MAX_PAINTED_CELLS = 40_000;
export const COSTS = { least: 2, most: 9 } as const;

/** Everything that can be painted on one cell; an absent field is not painted. */
export interface Square {
  /** Difficult ground: its cost as a multiple of a clear cell's. */
  readonly cost?: number;
  /** Kind of ground, by its name in a ruleset. */
  readonly ground?: string;
  /** Does the cell block movement, sight and effects? */
  readonly obstacle?: true;
  readonly cover?: CoverMark;
  /** Degree of cover set by the game master, for rulesets that leave it to the game master. */
  readonly degree?: CoverDegree;
  readonly concealment?: Concealment;
  readonly light?: Light;
  /**
   * Low walls along the cell's upper and left side. Those on its other sides belong to its
   * neighbors.
   */
  readonly north?: true;
  readonly west?: true;
}

/** Painted facts by cell (`paintKey`); cells without painted facts are absent. */
export type Paint = ReadonlyMap<number, Square>;
export const UNPAINTED: Paint = new Map();

// One more than the maximum side: the last row and column of corners need numbers too.
const ROW = MAX_MAP_SIDE + 1;
export const paintKey = (x: number, y: number): number => y * ROW + x;
export const cellOfPaintKey = (place: number): Cell => [place % ROW, Math.floor(place / ROW)];
const within = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < ROW && y < ROW;

export const sameSquare = (a: Square, b: Square): boolean =>
  a.cost === b.cost &&
  a.ground === b.ground &&
  a.obstacle === b.obstacle &&
  a.cover === b.cover &&
  a.degree === b.degree &&
  a.concealment === b.concealment &&
  a.light === b.light &&
  a.north === b.north &&
  a.west === b.west;

/** Changes some cells; undefined empties a cell. Cells beyond the limit stay unpainted. */
function edited(
  paint: Paint,
  edit: (
    get: (place: number) => Square | undefined,
    put: (place: number, square: Square | undefined) => void,
  ) => void,
): Paint {
  let now: Map<number, Square> | undefined;
  const get = (place: number): Square | undefined => (now ?? paint).get(place);
  edit(get, (place, square) => {
    const old = get(place);
    if (square === undefined ? old === undefined : old !== undefined && sameSquare(old, square))
      return;
    if (old === undefined && (now ?? paint).size >= MAX_PAINTED_CELLS) return;
    now ??= new Map(paint);
    if (square === undefined) now.delete(place);
    else now.set(place, square);
  });
  return now ?? paint;
}

/** Adds painted facts to those that the cells already have. */
export const laidEach = (paint: Paint, each: Iterable<readonly [Cell, Square]>): Paint =>
  edited(paint, (get, put) => {
    for (const [[x, y], what] of each) {
      if (within(x, y) && Object.keys(what).length > 0)
        put(paintKey(x, y), { ...get(paintKey(x, y)), ...what });
    }
  });
export const paintCells = (paint: Paint, cells: readonly Cell[], what: Square): Paint =>
  laidEach(
    paint,
    cells.map((cell) => [cell, what]),
  );

/** The same cell without the low wall on one side. */
function open(square: Square | undefined, side: 'north' | 'west'): Square | undefined {
  if (square?.[side] === undefined) return square;
  const { [side]: _gone, ...rest } = square;
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/** Removes the low wall on one side of a cell. */
export const opened = (paint: Paint, [x, y]: Cell, side: 'north' | 'west'): Paint =>
  edited(paint, (get, put) => put(paintKey(x, y), open(get(paintKey(x, y)), side)));

/** Empties these cells, with the low walls on all their sides. */
export const erased = (paint: Paint, cells: readonly Cell[]): Paint =>
  edited(paint, (get, put) => {
    for (const [x, y] of cells) {
      if (!within(x, y)) continue;
      const [below, right] = [paintKey(x, y + 1), paintKey(x + 1, y)];
      put(paintKey(x, y), undefined);
      put(below, open(get(below), 'north'));
      put(right, open(get(right), 'west'));
    }
  });

/** The cells of `before` that differ in `after`: `restorePaint` uses them to get `before` back. */
export type Difference = ReadonlyMap<number, Square | undefined>;
export function difference(before: Paint, after: Paint): Difference {
  const found = new Map<number, Square | undefined>();
  for (const [place, square] of before) {
    const other = after.get(place);
    if (other !== square && (other === undefined || !sameSquare(other, square)))
      found.set(place, square);
  }
  for (const place of after.keys()) if (!before.has(place)) found.set(place, undefined);
  return found;
}
export const restorePaint = (paint: Paint, to: Difference): Paint =>
  edited(paint, (_get, put) => to.forEach((square, place) => put(place, square)));

/** The painted cells row by row, so that equal paint has an equal form however it was made. */
export const paintInOrder = (paint: Paint): readonly (readonly [number, Square])[] =>
  [...paint].sort(([a], [b]) => a - b);

/** A low wall from one corner to another. */
export interface LowWall {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Low walls, with adjoining pieces joined. Walls outside `columns` × `rows` are left out. */
export function lowWalls(paint: Paint, columns = MAX_MAP_SIDE, rows = MAX_MAP_SIDE): LowWall[] {
  const walls: LowWall[] = [];
  for (const [side, dx, dy] of [
    ['north', 1, 0],
    ['west', 0, 1],
  ] as const) {
    for (const [place, square] of paintInOrder(paint)) {
      const [x, y] = cellOfPaintKey(place);
      const starts =
        square[side] !== undefined &&
        x + dx <= columns &&
        y + dy <= rows &&
        paint.get(paintKey(x - dx, y - dy))?.[side] === undefined;
      if (!starts) continue;
      let n = 1;
      while (
        x + (n + 1) * dx <= columns &&
        y + (n + 1) * dy <= rows &&
        paint.get(paintKey(x + n * dx, y + n * dy))?.[side] !== undefined
      )
        n++;
      walls.push({ from: [x, y], to: [x + n * dx, y + n * dy] });
    }
  }
  return walls;
}

export const graverCover = (
  a: CoverMark | undefined,
  b: CoverMark | undefined,
): CoverMark | undefined => graverOf(COVER_MARKS, a, b);
export const graverConcealment = (
  a: Concealment | undefined,
  b: Concealment | undefined,
): Concealment | undefined => graverOf(CONCEALMENTS, a, b);
export const graverLight = (a: Light | undefined, b: Light | undefined): Light | undefined =>
  graverOf(LIGHTS, a, b);
