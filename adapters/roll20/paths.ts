/**
 * Converts Roll20's paths, in the old and the new format, to chains of points in page pixels. Pure;
 * never throws on odd data.
 */
import type { Point } from '../../src/board/grid.ts';
import type { RawWall } from './schema.ts';

export type Chain = readonly Point[];

/**
 * The two possible meanings of `x`, `y` in a new-style path, on which sources disagree: the center
 * of its bounding box, or its first point.
 */
export const ANCHORS = ['centre', 'first'] as const;
export type Anchor = (typeof ANCHORS)[number];

/** Number of straight lines that replace a curve, or the outline of an ellipse. */
const PIECES = 4;
const SIDES = 16;
/** Minimum distance in pixels between two kept points of a freehand line. */
const FINE = 3;

function parsed(json: string | null | undefined): unknown[] {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return Array.isArray(value) ? (value as unknown[]) : [];
  } catch {
    return [];
  }
}

const numbers = (value: unknown): number[] | null =>
  Array.isArray(value) && value.every((n) => typeof n === 'number' && Number.isFinite(n))
    ? (value as number[])
    : null;

/** The chains of points of a wall; none if its shape or position cannot be read. */
export function chainsOf(wall: RawWall, anchor: Anchor): Chain[] {
  const { x, y } = wall;
  if (x == null || y == null) return [];
  const chains = wall.points == null ? ofPath(wall) : ofPoints(wall, anchor);
  const angle = ((wall.rotation ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return chains
    .map((chain) =>
      coarse(chain).map(([dx, dy]): Point => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]),
    )
    .filter((chain) => chain.length > 1);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Center and size of the bounding box of some points. */
function boxOf(points: Chain): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points)
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, width: x1 - x0, height: y1 - y0 };
}

/**
 * Chains of a new-style path, relative to its anchor. In an ellipse, the first and last points are
 * corners of its box, and the anchor is its center.
 */
function ofPoints({ points, shape }: RawWall, anchor: Anchor): Chain[] {
  const list = parsed(points).flatMap((each): Point[] => {
    const [x, y] = numbers(each) ?? [];
    return x === undefined || y === undefined ? [] : [[x, y]];
  });
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (shape === 'eli') {
    const [across, along] = [(last[0] - first[0]) / 2, (last[1] - first[1]) / 2];
    return [
      Array.from({ length: SIDES + 1 }, (_, i): Point => [
        across * Math.cos((2 * Math.PI * i) / SIDES),
        along * Math.sin((2 * Math.PI * i) / SIDES),
      ]),
    ];
  }
  const chain: Chain =
    shape === 'rec' && list.length === 2
      ? [first, [last[0], first[1]], last, [first[0], last[1]], first]
      : list;
  const from = anchor === 'first' ? { x: first[0], y: first[1] } : boxOf(chain);
  return [chain.map(([x, y]): Point => [x - from.x, y - from.y])];
}

const onlyMoves = (commands: readonly unknown[]): boolean =>
  commands.length > 1 && commands.every((command) => Array.isArray(command) && command[0] === 'M');

/**
 * Does an old-style path contain only "move to" commands? Such a path draws nothing, lets light
 * through and stops tokens.
 */
export const isWindow = ({ path, points }: RawWall): boolean =>
  points == null && onlyMoves(parsed(path));

/**
 * Chains of an old-style path, relative to the center of its box. The path's drawing commands are
 * scaled to the given width and height.
 */
function ofPath({ path, width, height, scaleX, scaleY }: RawWall): Chain[] {
  const commands = parsed(path);
  const window = onlyMoves(commands);
  const chains: Point[][] = [];
  let here: Point = [0, 0];
  for (const command of commands) {
    if (!Array.isArray(command)) continue;
    const [letter, ...rest] = command as [unknown, ...unknown[]];
    const n = numbers(rest) ?? [];
    const chain = chains.at(-1);
    if (letter === 'Z' || letter === 'z') {
      if (chain?.[0] !== undefined) chain.push(chain[0]);
      continue;
    }
    const to = n.slice(-2) as unknown as Point;
    if (to.length < 2) continue;
    if (chain === undefined || (letter === 'M' && !window)) chains.push([to]);
    else if (letter === 'L' || window) chain.push(to);
    else if (letter === 'Q' || letter === 'C') chain.push(...curved(here, n));
    here = to;
  }
  const box = boxOf(chains.flat());
  const stretch = (
    wanted: number | null | undefined,
    has: number,
    scale: number | null | undefined,
  ): number => (has > 0 ? ((wanted ?? has) / has) * (scale ?? 1) : 0);
  const [sx, sy] = [stretch(width, box.width, scaleX), stretch(height, box.height, scaleY)];
  return chains.map((chain) => chain.map(([x, y]): Point => [(x - box.x) * sx, (y - box.y) * sy]));
}

/** Number of numbers in the longest drawing command: two control points and an end point. */
const LONGEST_CURVE = 6;

/**
 * Points along a Bézier curve, without the first. `list` holds the control points and the end
 * point, as pairs of numbers.
 */
function curved(from: Point, list: readonly number[]): Point[] {
  const handles: Point[] = [from];
  for (let i = 0; i + 1 < Math.min(list.length, LONGEST_CURVE); i += 2)
    handles.push([list[i] ?? 0, list[i + 1] ?? 0]);
  return Array.from({ length: PIECES }, (_, i) => {
    const t = (i + 1) / PIECES;
    let row: readonly Point[] = handles;
    while (row.length > 1)
      row = row
        .slice(1)
        .map(([x, y], k): Point => [
          (row[k]?.[0] ?? 0) * (1 - t) + x * t,
          (row[k]?.[1] ?? 0) * (1 - t) + y * t,
        ]);
    return row[0] ?? from;
  });
}

/** The chain without points that lie very near to the point before them; the last point is kept. */
const coarse = (chain: Chain): Chain => {
  const kept: Point[] = [];
  for (const [i, point] of chain.entries()) {
    const last = kept.at(-1);
    if (last !== undefined && Math.hypot(point[0] - last[0], point[1] - last[1]) < FINE) {
      if (i === chain.length - 1 && kept.length > 1) kept[kept.length - 1] = point;
      continue;
    }
    kept.push(point);
  }
  return kept;
};
