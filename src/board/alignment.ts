/**
 * Where the walls of a scene stand for the rules (docs/spec/scene.md, convention 19). People draw
 * walls a little beside the grid. Each end moves to the grid line or grid corner that it is meant
 * to lie on, once, when the ground is made. So every question sees the same walls.
 *
 * An end moves less than a quarter of a cell, so it never passes the line between two centers.
 * Only a slanting wall can pass a center. Such a wall keeps its drawn course, and bends from there
 * to its moved ends, so that movement still agrees with the host.
 */
import type { Wall } from './board.ts';
import type { Cell, Grid, HexGrid, Point } from './grid.ts';
import { hexAt, hexCorners, hexMiddle, hexNeighbors, inRows } from './hex.ts';
import { crosses, HEX_UNIT, toWholeUnits } from './hexwalls.ts';
import { HEX_LINE } from './tiling.ts';
import type { Straight } from './wallPieces.ts';

/** An end nearer than this to a grid line lies on it. In cells, along each axis. */
const NEAR = 1 / 4;
/** A wall with both ends nearer than this to grid corners is meant to join them. */
const MEANT = 1 / 8;

/** The geometry of one kind of grid that the convention needs. */
interface Guide {
  /** The grid corner at which an end counts; undefined: it is near none. */
  corner(end: Point): { readonly at: Point; readonly meant: boolean } | undefined;
  /** The grid line along which a wall runs; undefined: it runs along none. */
  line(from: Point, to: Point): Line | undefined;
  /** Do both courses cross the same steps between neighboring centers? */
  sameSteps(a: Straight, b: Straight): boolean;
}

/** A grid line of squares: all points whose coordinate on `axis` is `at`. */
interface Line {
  readonly axis: 0 | 1;
  readonly at: number;
}

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
const keyOf = (p: Point): string => `${p[0]},${p[1]}`;

/** Does the wall join two grid corners of squares? Such a wall stands where it counts. */
const isInPlace = ({ from, to }: Wall): boolean =>
  Number.isInteger(from[0]) &&
  Number.isInteger(from[1]) &&
  Number.isInteger(to[0]) &&
  Number.isInteger(to[1]);

/** The walls in the places where they count. The list has the same order. */
export function aligned(grid: Grid, walls: readonly Wall[]): readonly Wall[] {
  if (walls.length === 0 || (grid.kind !== 'hex' && walls.every(isInPlace))) return walls;
  const guide = grid.kind === 'hex' ? hexGuide(grid) : SQUARES;
  const lines = walls.map(({ from, to }) => guide.line(from, to));
  const place = placing(guide, walls, lines);
  const placed = walls.map(({ from, to }): Straight => [place(from), place(to)]);
  const ends = endsAt(placed);
  const straight = placed.map((piece, i): Straight => {
    const line = lines[i];
    return line === undefined ? piece : wholeSides(piece, line, ends);
  });
  /** Where walls that kept a length end, before and after their sides became whole. */
  const standing = new Set<string>();
  straight.forEach(([from, to], i) => {
    if (!same(from, to)) for (const end of [from, to, ...placed[i]!]) standing.add(keyOf(end));
  });
  return walls.map((wall, i): Wall => {
    const [from, to] = straight[i]!;
    if (same(from, wall.from) && same(to, wall.to)) return wall;
    // The end of a thick wall and a stub beside a doorway are parts of walls that stand there. A
    // small pillar on a grid corner has no such wall, and stays as drawn.
    if (same(from, to))
      return placed[i]!.some((end) => standing.has(keyOf(end))) ? { ...wall, from, to } : wall;
    const meant = [wall.from, wall.to].every((end) => guide.corner(end)?.meant === true);
    return meant || guide.sameSteps([wall.from, wall.to], [from, to])
      ? { ...wall, from, to }
      : { ...wall, from, to, bends: [wall.from, wall.to] };
  });
}

/** Makes the function that moves an end to its grid corner, or to the grid line of a wall there. */
function placing(
  guide: Guide,
  walls: readonly Wall[],
  lines: readonly (Line | undefined)[],
): (end: Point) => Point {
  const along = new Map<string, (readonly [low: number, high: number])[]>();
  walls.forEach(({ from, to }, i) => {
    const line = lines[i];
    if (line === undefined) return;
    const other = 1 - line.axis;
    const key = `${line.axis} ${line.at}`;
    const span = [Math.min(from[other]!, to[other]!), Math.max(from[other]!, to[other]!)] as const;
    const spans = along.get(key);
    if (spans === undefined) along.set(key, [span]);
    else spans.push(span);
  });
  return (end) => {
    const corner = guide.corner(end);
    if (corner !== undefined) return corner.at;
    const moved: [number, number] = [end[0], end[1]];
    for (const axis of [0, 1] as const) {
      const at = nearest(end[axis]);
      const spans = Math.abs(end[axis] - at) < NEAR ? along.get(`${axis} ${at}`) : undefined;
      const v = end[1 - axis]!;
      if (spans?.some(([low, high]) => low <= v && v <= high) === true) moved[axis] = at;
    }
    return moved;
  };
}

/** For each point at which walls end: the other ends of these walls. */
function endsAt(pieces: readonly Straight[]): ReadonlyMap<string, readonly Point[]> {
  const others = new Map<string, Point[]>();
  for (const [a, b] of pieces)
    for (const [here, there] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = others.get(keyOf(here));
      if (list === undefined) others.set(keyOf(here), [there]);
      else list.push(there);
    }
  return others;
}

/**
 * A wall along a grid line, with whole sides of squares: those whose middle it covers. An end where
 * a wall of another direction joins stays, and so does one exactly in the middle of a side.
 */
function wholeSides(
  [from, to]: Straight,
  { axis }: Line,
  ends: ReadonlyMap<string, readonly Point[]>,
): Straight {
  const other = 1 - axis;
  const whole = (end: Point): Point => {
    const at = end[other]!;
    const joined = ends.get(keyOf(end))?.some((there) => there[axis] !== end[axis]) === true;
    if (joined || Math.abs(at % 1) === 0.5) return end;
    return axis === 0 ? [end[0], nearest(at)] : [nearest(at), end[1]];
  };
  return [whole(from), whole(to)];
}

// ── Squares ───────────────────────────────────────────────────────────────────────────────────────────────────

const nearest = (v: number): number => Math.round(v) + 0;
const isNear = (v: number, far: number): boolean => Math.abs(v - nearest(v)) < far;

const SQUARES: Guide = {
  corner: ([x, y]) =>
    isNear(x, NEAR) && isNear(y, NEAR)
      ? { at: [nearest(x), nearest(y)], meant: isNear(x, MEANT) && isNear(y, MEANT) }
      : undefined,
  line(from, to) {
    // A short wall may be near two lines: then it runs along the one that is more in its direction.
    const axes = [0, 1] as const;
    const longer = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]) ? 1 : 0;
    for (const axis of longer === 0 ? axes : ([1, 0] as const)) {
      const at = nearest(from[axis]);
      if (at === nearest(to[axis]) && isNear(from[axis], NEAR) && isNear(to[axis], NEAR))
        return { axis, at };
    }
    return undefined;
  },
  sameSteps: (a, b) => sameAcross(a, b, 0) && sameAcross(a, b, 1),
};

/** Do two courses pass the centers in each column (axis 0) or row (axis 1) on the same sides? */
function sameAcross(a: Straight, b: Straight, axis: 0 | 1): boolean {
  const [first, last] = centersIn(a, axis);
  const [start, end] = centersIn(b, axis);
  if (first > last && start > end) return true;
  if (first !== start || last !== end) return false;
  for (let k = first; k <= last; k++)
    if (sideOf(a, axis, k + 0.5) !== sideOf(b, axis, k + 0.5)) return false;
  return true;
}

/** The first and last column (or row) whose cell centers a wall passes. */
const centersIn = ([p, q]: Straight, axis: 0 | 1): readonly [number, number] => [
  Math.ceil(Math.min(p[axis], q[axis]) - 0.5),
  Math.floor(Math.max(p[axis], q[axis]) - 0.5),
];

/** Between which two centers a course passes at a position of the axis; odd at a center itself. */
function sideOf([p, q]: Straight, axis: 0 | 1, at: number): number {
  const cross = axis === 0 ? 1 : 0;
  const run = q[axis] - p[axis];
  if (run === 0) return NaN;
  const v = p[cross] + ((q[cross] - p[cross]) * (at - p[axis])) / run - 0.5;
  const near = Math.round(v);
  return Math.abs(v - near) < 1e-9 ? 2 * near + 1 : 2 * Math.ceil(v);
}

// ── Hexes ─────────────────────────────────────────────────────────────────────────────────────────────────────

function hexGuide(grid: HexGrid): Guide {
  const { layout } = grid;
  const [sx, sy] = inRows(layout) ? [1, HEX_LINE] : [HEX_LINE, 1];
  const within = (a: Point, b: Point, far: number): boolean =>
    Math.abs(a[0] - b[0]) * sx < far && Math.abs(a[1] - b[1]) * sy < far;
  return {
    corner(end) {
      const corner = hexCorners(layout, hexAt(layout, end)).find((at) => within(end, at, NEAR));
      if (corner === undefined) return undefined;
      const [x, y] = toWholeUnits(corner);
      return { at: [x / HEX_UNIT, y / HEX_UNIT], meant: within(end, corner, MEANT) };
    },
    // Edges of hexes do not join to straight lines.
    line: () => undefined,
    sameSteps(a, b) {
      const [p, q] = [a.map(toWholeUnits), b.map(toWholeUnits)] as unknown as [Straight, Straight];
      for (const cell of hexesAlong(grid, a)) {
        const middle = toWholeUnits(hexMiddle(layout, cell));
        for (const next of hexNeighbors(layout, cell)) {
          const to = toWholeUnits(hexMiddle(layout, next));
          if (crosses(middle, to, ...p) !== crosses(middle, to, ...q)) return false;
        }
      }
      return true;
    },
  };
}

/** The hexes near a segment: in each line of hexes, those beside the part of it that is there. */
function* hexesAlong(grid: HexGrid, [from, to]: Straight): Generator<Cell> {
  const line = inRows(grid.layout) ? 1 : 0;
  const other = line === 1 ? 0 : 1;
  const [low, high] = from[line] <= to[line] ? [from, to] : [to, from];
  const run = high[line] - low[line];
  const lines = inRows(grid.layout) ? grid.rows : grid.columns;
  const first = Math.max(0, Math.floor(low[line]) - 2);
  for (let k = first; k <= Math.min(lines - 1, Math.floor(high[line]) + 1); k++) {
    const at = (v: number): number =>
      run === 0
        ? low[other]
        : low[other] +
          ((high[other] - low[other]) *
            (Math.min(Math.max(v, low[line]), high[line]) - low[line])) /
            run;
    const reach = run === 0 ? [low[other], high[other]] : [at(k - 1), at(k + 2)];
    const [a, b] = [Math.min(...reach), Math.max(...reach)];
    for (let i = Math.floor(a) - 2; i <= Math.floor(b) + 1; i++) yield line === 1 ? [i, k] : [k, i];
  }
}
