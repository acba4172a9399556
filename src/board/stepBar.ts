/**
 * Why obstacles stop the step of one cell. A step may not enter a cell that is a barrier, or cross a
 * wall that is one (a wall that meets the segment between the centers). A diagonal step is also
 * barred past a corner (docs/spec/scene.md, convention 9): a solid cell beside the step, or a solid
 * wall that touches the point passed and separates two of the four squares around it.
 */
import { meets } from './innerlines.ts';
import { UNIT, type Counts, type ObstacleIndex } from './obstacles.ts';

export type StepBar = 'through-wall' | 'corner-cut' | 'outside-map';

export interface StepObstacles {
  readonly cells: ObstacleIndex;
  /** Index of the walls; without cells, unless `counts` leaves them out. */
  readonly walls: ObstacleIndex;
  /** Least levels of obstacles that stop a step, and of those that make a corner. */
  readonly barrier: number;
  readonly solid: number;
  /** The walls that count; absent: all. */
  readonly counts?: Counts | undefined;
  /** The cells that count; absent: all. */
  readonly cellCounts?: ((i: number) => boolean) | undefined;
}

const HALF = UNIT / 2;

/** The segment between the centers of two cells. */
type CenterLine = readonly [ax: number, ay: number, bx: number, by: number];

/** Why the step from (x, y) by (dx, dy) is barred; null: it is not. Off the map nothing bars it. */
export function barOf(
  o: StepObstacles,
  x: number,
  y: number,
  dx: number,
  dy: number,
): StepBar | null {
  if (isObstacle(o, x + dx, y + dy, o.barrier)) return 'through-wall';
  if (dx === 0 || dy === 0)
    return wallBetween(o, [x, y, x + dx, y + dy], o.barrier) ? 'through-wall' : null;
  if (
    isObstacle(o, x + dx, y, o.solid) ||
    isObstacle(o, x, y + dy, o.solid) ||
    cornerWall(o, x, y, dx, dy)
  )
    return 'corner-cut';
  if (route(o, x, y, x + dx, y, x + dx, y + dy) && route(o, x, y, x, y + dy, x + dx, y + dy))
    return 'through-wall';
  return wallInsideStep(o, x, y, dx, dy) ? 'through-wall' : null;
}

/** Does a wall meet a diagonal between two centers at any point other than the corner passed? */
function wallInsideStep(
  { walls, barrier, counts }: StepObstacles,
  x: number,
  y: number,
  dx: number,
  dy: number,
): boolean {
  const cx = x * UNIT + HALF;
  const cy = y * UNIT + HALF;
  return (
    meets(walls, cx, cy, cx + dx * (HALF - 1), cy + dy * (HALF - 1), barrier, counts) ||
    meets(
      walls,
      cx + dx * (HALF + 1),
      cy + dy * (HALF + 1),
      cx + dx * UNIT,
      cy + dy * UNIT,
      barrier,
      counts,
    )
  );
}

/** Does a solid wall touch the corner passed and separate two of the squares around it? */
function cornerWall(o: StepObstacles, x: number, y: number, dx: number, dy: number): boolean {
  const px = (x + (dx > 0 ? 1 : 0)) * UNIT;
  const py = (y + (dy > 0 ? 1 : 0)) * UNIT;
  if (!meets(o.walls, px, py, px, py, o.solid, o.counts)) return false;
  return (
    wallBetween(o, [x, y, x + dx, y], o.solid) ||
    wallBetween(o, [x, y, x, y + dy], o.solid) ||
    wallBetween(o, [x + dx, y, x + dx, y + dy], o.solid) ||
    wallBetween(o, [x, y + dy, x + dx, y + dy], o.solid)
  );
}

const route = (
  o: StepObstacles,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
): boolean =>
  wallBetween(o, [ax, ay, bx, by], o.barrier) || wallBetween(o, [bx, by, cx, cy], o.barrier);

/** Does a wall of at least `level` cross the segment between two centers? */
const wallBetween = (
  { walls, counts }: StepObstacles,
  [ax, ay, bx, by]: CenterLine,
  level: number,
): boolean =>
  meets(
    walls,
    ax * UNIT + HALF,
    ay * UNIT + HALF,
    bx * UNIT + HALF,
    by * UNIT + HALF,
    level,
    counts,
  );

function isObstacle(
  { cells, cellCounts }: StepObstacles,
  x: number,
  y: number,
  level: number,
): boolean {
  if (x < 0 || y < 0 || x >= cells.columns || y >= cells.rows) return false;
  const i = y * cells.columns + x;
  return cells.cellLevel[i]! >= level && (cellCounts === undefined || cellCounts(i));
}
