/**
 * Turns a set of cells into the rings of its border, and rings into an inset, rounded path. Outer
 * rings run clockwise on the screen, holes counterclockwise: the inside is always on the right, so
 * one inset serves both. Cells that touch only by a corner get a ring each.
 */
import type { CellSet } from '../board/cellset.ts';
import type { Point } from '../board/grid.ts';
import { hexRings } from '../board/rings.ts';
import type { Tiling } from '../board/tiling.ts';

/** Offsets of the directions east, south, west, north. */
const DX = [1, 0, -1, 0] as const;
const DY = [0, 1, 0, -1] as const;

/**
 * For each corner, one bit per direction for every border edge that starts there and has its cell
 * on the right-hand side. The same bits shifted by four mark the edges already followed.
 */
let edges = new Uint8Array(0);
const WALKED = 4;

/**
 * Closed rings of the border in the plane: only corners, the first not repeated. Sorted by their
 * topmost-leftmost edge.
 * @param tiling absent on square grids
 */
export function borderRings(set: CellSet, tiling?: Tiling): Point[][] {
  if (tiling?.kind === 'hex') return hexRings(set, (x, y) => set.has(x, y), tiling);
  const { columns, rows } = set;
  const width = columns + 1;
  const corners = width * (rows + 1);
  if (edges.length < corners) edges = new Uint8Array(corners);
  let first = corners;
  let last = -1;
  set.eachIndex((i) => {
    const x = i % columns;
    const y = (i - x) / columns;
    const at = y * width + x;
    if (at < first) first = at;
    last = at + width + 1;
    if (y === 0 || !set.hasIndex(i - columns)) edges[at]! |= 1;
    if (x + 1 === columns || !set.hasIndex(i + 1)) edges[at + 1]! |= 2;
    if (y + 1 === rows || !set.hasIndex(i + columns)) edges[at + width + 1]! |= 4;
    if (x === 0 || !set.hasIndex(i - 1)) edges[at + width]! |= 8;
  });
  const rings: Point[][] = [];
  for (let start = first; start <= last; start++) {
    for (let direction = 0; edges[start]! > 0 && direction < 4; direction++) {
      const open = 1 << direction;
      if ((edges[start]! & (open | (open << WALKED))) === open)
        rings.push(walk(start, direction, width));
    }
  }
  edges.fill(0, first, last + 1);
  return rings;
}

/** The ring that leaves the corner `start` in a direction. */
function walk(start: number, first: number, width: number): Point[] {
  const ring: Point[] = [];
  let at = start;
  let direction = first;
  do {
    edges[at]! |= 1 << (direction + WALKED);
    at += DX[direction]! + DY[direction]! * width;
    const next = turned(edges[at]!, direction);
    if (next !== direction) ring.push([at % width, Math.floor(at / width)]);
    direction = next;
  } while (at !== start || direction !== first);
  return ring;
}

/**
 * The next direction at a corner. Right turns come first: they keep cells apart that touch only at
 * a corner.
 */
function turned(leaving: number, direction: number): number {
  const right = (direction + 1) & 3;
  if ((leaving & (1 << right)) !== 0) return right;
  return (leaving & (1 << direction)) !== 0 ? direction : (direction + 3) & 3;
}

/** Twice the signed area of a ring: positive for outer rings. */
export const doubleArea = (ring: readonly Point[]): number => {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i] ?? [0, 0];
    const [bx, by] = ring[(i + 1) % ring.length] ?? [0, 0];
    sum += ax * by - bx * ay;
  }
  return sum;
};

const round = (v: number): number => Math.round(v * 100) / 100;

/**
 * A corner moved inwards together with its two sides, and the directions in which the ring arrives
 * and leaves, as vectors of length 1.
 */
export interface OutlineTurn {
  readonly x: number;
  readonly y: number;
  readonly ix: number;
  readonly iy: number;
  readonly ox: number;
  readonly oy: number;
}

/** The corner `i` of a ring whose sides are moved inwards by `inset`. */
export function insetCorner(ring: readonly Point[], i: number, inset: number): OutlineTurn {
  const n = ring.length;
  const [px, py] = ring[(i + n - 1) % n] ?? [0, 0];
  const [x, y] = ring[i] ?? [0, 0];
  const [nx, ny] = ring[(i + 1) % n] ?? [0, 0];
  const [came, goes] = [
    Math.sqrt((x - px) ** 2 + (y - py) ** 2),
    Math.sqrt((nx - x) ** 2 + (ny - y) ** 2),
  ];
  const [ix, iy, ox, oy] = [(x - px) / came, (y - py) / came, (nx - x) / goes, (ny - y) / goes];
  // The inside lies to the right of the direction of travel: turn (dx, dy) to (−dy, dx).
  const by = inset / (1 + ix * ox + iy * oy);
  return { x: x - by * (iy + oy), y: y + by * (ix + ox), ix, iy, ox, oy };
}

/**
 * SVG path data of rings, with each side moved inwards by `inset`, times `unit`; right angles are
 * rounded by `radius`, a hexagon's angles by half of it.
 */
export function ringsPath(
  rings: readonly (readonly Point[])[],
  inset: number,
  radius: number,
  unit: number,
): string {
  let d = '';
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const { x, y, ix, iy, ox, oy } = insetCorner(ring, i, inset);
      const at = (dx: number, dy: number): string =>
        `${round((x + dx) * unit)} ${round((y + dy) * unit)}`;
      const cut = radius * (1 - Math.abs(ix * ox + iy * oy));
      if (radius <= 0) d += `${i === 0 ? 'M' : 'L'}${at(0, 0)}`;
      else
        d += `${i === 0 ? 'M' : 'L'}${at(-ix * cut, -iy * cut)}Q${at(0, 0)} ${at(ox * cut, oy * cut)}`;
    }
    d += 'Z';
  }
  return d;
}
