/**
 * Corners that a wall cuts off from the middle of their own square (docs/spec/scene.md, convention
 * 20). Such a corner counts on the near side of the wall: at the last whole unit on the way from the
 * center of the square that no wall meets.
 */
import { wallWithin } from './innerlines.ts';
import type { End } from './lineTest.ts';
import { UNIT, type Counts, type ObstacleIndex } from './obstacles.ts';

const HALF = UNIT / 2;

/** How far a corner counts inside its own square, in units along each axis; 0: at the corner. */
export function insetOf(
  index: ObstacleIndex,
  level: number,
  { x, y, cellX, cellY }: End,
  counts?: Counts,
): number {
  if (cellX < 0 || cellY < 0 || cellX >= index.columns || cellY >= index.rows) return 0;
  const i = cellY * index.columns + cellX;
  if (index.inside[i] === 0 || !Number.isInteger(x) || !Number.isInteger(y)) return 0;
  const cx = cellX * UNIT + HALF;
  const cy = cellY * UNIT + HALF;
  const kx = x > cellX ? 1 : -1;
  const ky = y > cellY ? 1 : -1;
  const cut = (m: number): boolean =>
    wallWithin(index, i, cx, cy, cx + m * kx, cy + m * ky, level, counts);
  /** Does a wall pass between the last whole unit and the corner, without touching the corner? */
  const isPassed = (): boolean => {
    const [px, py] = [cx + HALF * kx, cy + HALF * ky];
    return cut(HALF) && !wallWithin(index, i, px, py, px, py, level, counts);
  };
  // A wall through the center has no near side.
  if (cut(0)) return 0;
  if (!cut(HALF - 1)) return isPassed() ? 1 : 0;
  let near = 0;
  let far = HALF - 1;
  while (far - near > 1) {
    const m = (near + far) >> 1;
    if (cut(m)) far = m;
    else near = m;
  }
  return HALF - near;
}

/** The point at which a corner counts, in units along one axis. */
export const insetCoordinate = (at: number, cell: number, inset: number): number =>
  Math.round(at * UNIT) + (at > cell ? -inset : inset);

/** May a wall enter a square, so that it cuts off a part of it? Off the map none does. */
export const mayBeCut = (index: ObstacleIndex, x: number, y: number): boolean =>
  x >= 0 &&
  y >= 0 &&
  x < index.columns &&
  y < index.rows &&
  index.inside[y * index.columns + x] !== 0;

/** Does a wall cut a point (in cells) off from the center of the square that it lies in? */
export function isCutOff(
  index: ObstacleIndex,
  level: number,
  {
    cellX,
    cellY,
    x,
    y,
  }: { readonly cellX: number; readonly cellY: number; readonly x: number; readonly y: number },
  counts?: Counts,
): boolean {
  if (!mayBeCut(index, cellX, cellY)) return false;
  const i = cellY * index.columns + cellX;
  const cx = cellX * UNIT + HALF;
  const cy = cellY * UNIT + HALF;
  const [px, py] = [Math.round(x * UNIT), Math.round(y * UNIT)];
  return (
    wallWithin(index, i, cx, cy, px, py, level, counts) &&
    !wallWithin(index, i, cx, cy, cx, cy, level, counts)
  );
}
