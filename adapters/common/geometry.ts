/** Pixels of a host's map to cells, and the trail of a dragged token. Pure. */
import type { Cell } from '../../src/board/grid.ts';
import type { Tiling } from '../../src/board/tiling.ts';
import type { Camera } from '../adapter.ts';

/** The grid of a host's map in its own pixels. Cell edges lie at whole multiples of `size` from the map's corner. */
export interface Frame {
  /** Pixels on a cell's side. */
  readonly size: number;
  /** Cell of the map that is [0, 0] of the scene document: not the map's own first where the host pads it. */
  readonly origin: Cell;
  readonly columns: number;
  readonly rows: number;
}

/** Largest board in cells on a side (the scene document's own limit). */
const MAX_SIDE = 1000;

/**
 * A grid of cells of `size` pixels over a rectangle of the map; null when that makes no usable board. A map cut in the
 * middle of a cell keeps that cell.
 */
export function frameOver(size: number, x: number, y: number, width: number, height: number): Frame | null {
  if (!(size >= 1 && size <= 10_000 && width > 0 && height > 0)) return null;
  const origin: Cell = [Math.floor(x / size), Math.floor(y / size)];
  const columns = Math.ceil((x + width) / size) - origin[0];
  const rows = Math.ceil((y + height) / size) - origin[1];
  return columns <= MAX_SIDE && rows <= MAX_SIDE ? { size, origin, columns, rows } : null;
}

/** Map pixels to cells, as fractions, rounded to a thousandth of a cell. */
export const toCells = (frame: Frame, x: number, y: number): [number, number] =>
  [thousandth(x / frame.size - frame.origin[0]), thousandth(y / frame.size - frame.origin[1])];

const thousandth = (n: number): number => Math.round(n * 1000) / 1000 + 0;

/** Cells on a side that a token of `width` grid spaces stands on; half spaces take a whole one. */
export const spaceOf = (width: number, height: number): number => Math.max(1, Math.ceil(Math.max(width, height)));

/**
 * Top-left cell of a token's place. Its centre decides, so that a token put down beside the grid, or smaller than a
 * cell, stands where it is seen to stand.
 * @param x, y its top-left corner in map pixels; `width`, `height` in grid spaces
 */
export function cellOf(frame: Frame, x: number, y: number, width: number, height: number): Cell {
  const half = (spaceOf(width, height) - 1) / 2;
  // A hundredth of a cell outweighs the hosts' rounding of places to whole pixels.
  const nudge = 0.01;
  return [
    Math.floor(x / frame.size + width / 2 - half + nudge) - frame.origin[0],
    Math.floor(y / frame.size + height / 2 - half + nudge) - frame.origin[1],
  ];
}

/**
 * Top-left corner in map pixels of a token put on a cell: what fills no whole number of cells stands in their middle.
 * @param width, height in grid spaces
 */
export function cornerOf(frame: Frame, [column, row]: Cell, width: number, height: number): [number, number] {
  const half = (spaceOf(width, height) - 1) / 2;
  const inset = (length: number): number => Math.ceil(half - Math.ceil(length) / 2) + (Math.ceil(length) - length) / 2;
  return [
    Math.round((column + frame.origin[0] + inset(width)) * frame.size), Math.round((row + frame.origin[1] + inset(height)) * frame.size),
  ];
}

/** The host's matrix, from map pixels, made one from cells. */
export function cameraOf(frame: Frame, raw: Camera): Camera {
  const { size, origin } = frame;
  const [ox, oy] = [origin[0] * size, origin[1] * size];
  return {
    a: raw.a * size, b: raw.b * size, c: raw.c * size, d: raw.d * size,
    e: raw.e + raw.a * ox + raw.c * oy, f: raw.f + raw.b * ox + raw.d * oy,
    clip: raw.clip,
  };
}

/** Modules may turn or skew the whole map: then cells are not squares on the screen. */
export const skewed = (camera: Pick<Camera, 'a' | 'b' | 'c' | 'd'>): boolean => {
  const scale = Math.hypot(camera.a, camera.b);
  return Math.abs(camera.b) + Math.abs(camera.c) > 1e-3 * scale || Math.abs(camera.a - camera.d) > 1e-3 * scale;
};

/** The cell under a point of the screen, or null where the camera cannot be turned back or the board ends. */
export function cellUnder(camera: Camera, frame: Frame, x: number, y: number): Cell | null {
  const det = camera.a * camera.d - camera.b * camera.c;
  if (det === 0) return null;
  const [px, py] = [x - camera.e, y - camera.f];
  const cell: Cell = [Math.floor((camera.d * px - camera.c * py) / det), Math.floor((camera.a * py - camera.b * px) / det)];
  return cell[0] >= 0 && cell[1] >= 0 && cell[0] < frame.columns && cell[1] < frame.rows ? cell : null;
}

/** The cells from one to another, the first left out: as straight as steps allow, diagonals spread along the way. */
export function between(from: Cell, to: Cell): Cell[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps }, (_, i): Cell =>
    [from[0] + Math.round((dx * (i + 1)) / steps), from[1] + Math.round((dy * (i + 1)) / steps)]);
}

/** A trail after the token came to `cell`: coming back to a cell takes the loop out. @param tiling absent: squares */
export function trail(path: readonly Cell[], cell: Cell, tiling?: Pick<Tiling, 'line'>): readonly Cell[] {
  let out = path;
  const last = path.at(-1);
  for (const next of last === undefined ? [cell] : tiling?.line(last, cell).slice(1) ?? between(last, cell)) {
    const seen = out.findIndex((c) => c[0] === next[0] && c[1] === next[1]);
    out = seen >= 0 ? out.slice(0, seen + 1) : [...out, next];
  }
  return out;
}
