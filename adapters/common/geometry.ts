/** Converts pixels of a host's map to cells, and keeps the trail of a dragged token. Pure. */
import type { Cell, Point } from '../../src/board/grid.ts';
import type { Tiling } from '../../src/board/tiling.ts';
import type { Camera } from '../../src/state/host.ts';
import {
  firstHex,
  NUDGE,
  planOver,
  toBoard,
  toPixels,
  gridToPlane,
  type HexLattice,
  type HexPlan,
} from './hexes.ts';

/**
 * The grid of a host's map, in the map's pixels. The distance from the map's corner to an edge of a
 * square is a multiple of `size`.
 */
export interface Frame {
  /** Length of a square's side, or distance between two opposite sides of a hex, in pixels. */
  readonly size: number;
  /**
   * The cell of the map that becomes [0, 0] in the scene document. It is not the map's first cell
   * if the host adds padding around the map.
   */
  readonly origin: Cell;
  readonly columns: number;
  readonly rows: number;
  /** Layout of the hexes; absent on square grids. */
  readonly hex?: HexPlan;
}

/** Largest board in cells on a side (the scene document's own limit). */
const MAX_SIDE = 1000;

/**
 * A grid of cells of `size` pixels over a rectangle of the map; null if the board would be
 * unusable. A cell that the map's edge cuts in the middle is kept.
 */
export function frameOver(
  size: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Frame | null {
  if (!(size >= 1 && size <= 10_000 && width > 0 && height > 0)) return null;
  const origin: Cell = [Math.floor(x / size), Math.floor(y / size)];
  const columns = Math.ceil((x + width) / size) - origin[0];
  const rows = Math.ceil((y + height) / size) - origin[1];
  return columns <= MAX_SIDE && rows <= MAX_SIDE ? { size, origin, columns, rows } : null;
}

/** The hexes on a rectangle of the map; null if the board would be unusable. */
export function hexFrameOver(
  lattice: HexLattice,
  x: number,
  y: number,
  width: number,
  height: number,
): Frame | null {
  const made = planOver(lattice, x, y, width, height);
  if (made === null) return null;
  const { plan, origin } = made;
  return {
    size: Math.min(...plan.scale),
    origin,
    columns: plan.grid.columns,
    rows: plan.grid.rows,
    hex: plan,
  };
}

/** Converts map pixels to board coordinates, rounded to a thousandth of a cell. */
export const toCells = (frame: Frame, x: number, y: number): [number, number] =>
  frame.hex
    ? toBoard(frame.hex, gridToPlane(frame.hex, x, y))
    : [thousandth(x / frame.size - frame.origin[0]), thousandth(y / frame.size - frame.origin[1])];

/** Converts map pixels to hex plane units. */
export const planeOf = (frame: Frame, x: number, y: number): Point =>
  frame.hex ? gridToPlane(frame.hex, x, y) : toCells(frame, x, y);

/** The center of a cell, in map pixels. */
export const middleOfCell = (frame: Frame, [column, row]: Cell): Point =>
  frame.hex
    ? toPixels(frame.hex, frame.hex.tiling.middle([column, row]))
    : [(column + frame.origin[0] + 0.5) * frame.size, (row + frame.origin[1] + 0.5) * frame.size];

const thousandth = (n: number): number => Math.round(n * 1000) / 1000 + 0;

/**
 * Length in cells of the side of a token's space, from its size in grid spaces; half spaces round
 * up.
 */
export const tokenSpaceOf = (width: number, height: number): number =>
  Math.max(1, Math.ceil(Math.max(width, height)));

/**
 * The top-left cell of a token's space. The token's center decides, so that a token off the grid
 * lines, or smaller than a cell, gets the cell where it is drawn.
 * @param box `x`, `y`: the token's top-left corner in map pixels; `width`, `height` in grid spaces
 * @param before on hexes, if the token's space has an unusual shape: number of lines before its
 *   widest line
 */
export function topLeftCell(
  frame: Frame,
  { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
  before?: number,
): Cell {
  if (frame.hex) {
    const [[px, py], [dx, dy]] = [
      gridToPlane(frame.hex, x, y),
      firstHex(frame.hex, width, height, before),
    ];
    return frame.hex.tiling.cellAt([px + dx + NUDGE, py + dy + NUDGE]);
  }
  const half = (tokenSpaceOf(width, height) - 1) / 2;
  return [
    Math.floor(x / frame.size + width / 2 - half + NUDGE) - frame.origin[0],
    Math.floor(y / frame.size + height / 2 - half + NUDGE) - frame.origin[1],
  ];
}

/**
 * The top-left corner, in map pixels, of a token on a cell. A token whose size is not a whole
 * number of cells is centered in its cells.
 * @param width, height in grid spaces
 * @param before as for `topLeftCell`
 */
export function cornerOf(
  frame: Frame,
  [column, row]: Cell,
  width: number,
  height: number,
  before?: number,
): [number, number] {
  if (frame.hex) {
    const [[mx, my], [dx, dy]] = [
      frame.hex.tiling.middle([column, row]),
      firstHex(frame.hex, width, height, before),
    ];
    const [x, y] = toPixels(frame.hex, [mx - dx, my - dy]);
    return [Math.round(x), Math.round(y)];
  }
  const half = (tokenSpaceOf(width, height) - 1) / 2;
  const inset = (length: number): number =>
    Math.ceil(half - Math.ceil(length) / 2) + (Math.ceil(length) - length) / 2;
  return [
    Math.round((column + frame.origin[0] + inset(width)) * frame.size),
    Math.round((row + frame.origin[1] + inset(height)) * frame.size),
  ];
}

/** The host's camera matrix, adapted to convert from cells instead of map pixels. */
export function cellCamera({ size, origin, hex }: Frame, raw: Camera): Camera {
  const [sx, sy] = hex?.scale ?? [size, size];
  const [ox, oy] = hex?.corner ?? [origin[0] * size, origin[1] * size];
  return {
    a: raw.a * sx,
    b: raw.b * sx,
    c: raw.c * sy,
    d: raw.d * sy,
    e: raw.e + raw.a * ox + raw.c * oy,
    f: raw.f + raw.b * ox + raw.d * oy,
    clip: raw.clip,
  };
}

/**
 * Is the map rotated or skewed, as some modules can do? Then its cells do not match the grid on the
 * screen.
 * @param camera the host's own matrix
 */
export const skewed = (camera: Pick<Camera, 'a' | 'b' | 'c' | 'd'>): boolean => {
  const scale = Math.hypot(camera.a, camera.b);
  return (
    Math.abs(camera.b) + Math.abs(camera.c) > 1e-3 * scale ||
    Math.abs(camera.a - camera.d) > 1e-3 * scale
  );
};

/**
 * The cell under a point of the screen; null outside the board, or if the camera matrix has no
 * inverse.
 */
export function cellUnder(camera: Camera, frame: Frame, x: number, y: number): Cell | null {
  const det = camera.a * camera.d - camera.b * camera.c;
  if (det === 0) return null;
  const [px, py] = [x - camera.e, y - camera.f];
  const at: Point = [(camera.d * px - camera.c * py) / det, (camera.a * py - camera.b * px) / det];
  const cell: Cell = frame.hex?.tiling.cellAt(at) ?? [Math.floor(at[0]), Math.floor(at[1])];
  return cell[0] >= 0 && cell[1] >= 0 && cell[0] < frame.columns && cell[1] < frame.rows
    ? cell
    : null;
}

/** Are the two cells adjacent? */
export const areAdjacent = ({ hex }: Frame, a: Cell, b: Cell): boolean =>
  hex
    ? hex.tiling.line(a, b).length === 2
    : Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;

/**
 * A path from one cell to another, without the first cell: as straight as steps allow, with the
 * diagonal steps spread evenly.
 */
export function pathBetween(from: Cell, to: Cell): Cell[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps }, (_, i): Cell => [
    from[0] + Math.round((dx * (i + 1)) / steps),
    from[1] + Math.round((dy * (i + 1)) / steps),
  ]);
}

/**
 * Maximum distance from the board, in cells, at which a token is followed. A position farther away
 * must be an error, and a scene could not hold it.
 */
const FAR = 1000;
/** Is this cell near enough to the board to be in a scene? */
export const near = (cell: Cell): boolean => cell.every((n) => n >= -FAR && n <= 2 * FAR);

/** Maximum length of a drag's trail, in cells; a longer trail is replaced by the straight line. */
export const LONGEST_TRAIL = 2000;

/**
 * The trail of a dragged token after it has entered `cell`. If the cell is already in the trail,
 * the loop since then is removed.
 * @param tiling absent on square grids
 */
export function trail(
  path: readonly Cell[],
  cell: Cell,
  tiling?: Pick<Tiling, 'line'>,
): readonly Cell[] {
  const line = (from: Cell): readonly Cell[] =>
    tiling?.line(from, cell).slice(1) ?? pathBetween(from, cell);
  const [[first], last] = [path, path.at(-1)];
  if (first === undefined || last === undefined) return [cell];
  const next = line(last);
  if (path.length + next.length > LONGEST_TRAIL) return [first, ...line(first)];
  let out = [...path];
  for (const each of next) {
    const seen = out.findIndex((c) => c[0] === each[0] && c[1] === each[1]);
    if (seen >= 0) out = out.slice(0, seen + 1);
    else out.push(each);
  }
  return out;
}
