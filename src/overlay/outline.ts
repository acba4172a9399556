/**
 * From a set of cells to the rings of its border, and from rings to a path, drawn in and rounded.
 * Outer rings run clockwise on the screen, holes the other way: the inside is always on the right-hand side,
 * so that one inset serves both. Where two cells touch by a corner alone they get a ring each.
 */
import type { CellSet } from '../board/cellset.ts';
import type { Point } from '../board/grid.ts';

/** East, south, west, north. */
const DX = [1, 0, -1, 0] as const;
const DY = [0, 1, 0, -1] as const;

/** Closed rings of grid corners (first point not repeated), corners only. Sorted by their topmost-leftmost edge. */
export function outline(set: CellSet): Point[][] {
  const width = set.columns + 1;
  // One bit per direction for every border edge that leaves a corner, with its cell on the right-hand side.
  const edges = new Map<number, number>();
  const put = (x: number, y: number, direction: number): void => {
    const at = y * width + x;
    edges.set(at, (edges.get(at) ?? 0) | (1 << direction));
  };
  for (const [x, y] of set) {
    if (!set.has(x, y - 1)) put(x, y, 0);
    if (!set.has(x + 1, y)) put(x + 1, y, 1);
    if (!set.has(x, y + 1)) put(x + 1, y + 1, 2);
    if (!set.has(x - 1, y)) put(x, y + 1, 3);
  }
  const leaves = (at: number, direction: number): boolean => ((edges.get(at) ?? 0) & (1 << direction)) !== 0;
  const seen = new Set<number>();
  const rings: Point[][] = [];
  for (const start of [...edges.keys()].sort((a, b) => a - b)) {
    for (let first = 0; first < 4; first++) {
      if (!leaves(start, first) || seen.has(start * 4 + first)) continue;
      const ring: Point[] = [];
      let at = start;
      let direction = first;
      do {
        seen.add(at * 4 + direction);
        at += (DX[direction] ?? 0) + (DY[direction] ?? 0) * width;
        // Right turns first: they keep cells that touch by a corner alone apart.
        const from = direction;
        direction = [1, 0, 3].map((turn) => (from + turn) % 4).find((d) => leaves(at, d)) ?? first;
        if (direction !== from) ring.push([at % width, Math.floor(at / width)]);
      } while (at !== start || direction !== first);
      rings.push(ring);
    }
  }
  return rings;
}

/** Twice the signed area: positive for outer rings. */
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

/** SVG path data of rings, each side moved inwards by `inset` and each corner rounded by `radius`, times `unit`. */
export function ringsPath(rings: readonly (readonly Point[])[], inset: number, radius: number, unit: number): string {
  let d = '';
  for (const ring of rings) {
    const n = ring.length;
    for (let i = 0; i < n; i++) {
      const [px, py] = ring[(i + n - 1) % n] ?? [0, 0];
      const [x, y] = ring[i] ?? [0, 0];
      const [nx, ny] = ring[(i + 1) % n] ?? [0, 0];
      const [ix, iy] = [Math.sign(x - px), Math.sign(y - py)];
      const [ox, oy] = [Math.sign(nx - x), Math.sign(ny - y)];
      // The inside lies to the right of the direction of travel: (dx, dy) turned to (−dy, dx).
      const cx = x + inset * (-iy - oy);
      const cy = y + inset * (ix + ox);
      const at = (dx: number, dy: number): string => `${round((cx + dx) * unit)} ${round((cy + dy) * unit)}`;
      if (radius <= 0) d += `${i === 0 ? 'M' : 'L'}${at(0, 0)}`;
      else d += `${i === 0 ? 'M' : 'L'}${at(-ix * radius, -iy * radius)}Q${at(0, 0)} ${at(ox * radius, oy * radius)}`;
    }
    d += 'Z';
  }
  return d;
}
