/**
 * Builds walls as paths of both kinds, doors and windows, from the corners of cells in a scenario.
 */
import type { Barrier, Scenario } from '../../scenario.ts';
import { sharedSide } from '../../foundry/world/hexes.ts';
import type { HexPage } from './hexes.ts';
import type { Attributes, Options } from './types.ts';

type Point = readonly [x: number, y: number];

/** Roll20 has no wall that blocks only sight, so a scenario's curtains are left out. */
const TYPES: Partial<Record<Barrier, string>> = { wall: 'wall', ledge: 'transparent' };
const STROKE = {
  fill: 'transparent',
  stroke: '#ff0000',
  stroke_width: 5,
  rotation: 0,
  layer: 'walls',
  controlledby: '',
  oneWayReversed: false,
};

const boxOf = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x0, Math.max(...ys) - y0];
  return { x0, y0, width, height, centre: [x0 + width / 2, y0 + height / 2] as Point };
};

/** A chain of points in page pixels as a legacy path. */
export function legacyPath(
  id: string,
  page_id: string,
  points: readonly Point[],
  barrierType: string,
): Attributes {
  const { x0, y0, width, height, centre } = boxOf(points);
  return {
    ...STROKE,
    id,
    page_id,
    type: 'path',
    barrierType,
    left: centre[0],
    top: centre[1],
    width,
    height,
    scaleX: 1,
    scaleY: 1,
    path: JSON.stringify(points.map(([x, y], i) => [i === 0 ? 'M' : 'L', x - x0, y - y0])),
  };
}

/**
 * A chain of points as a pathv2: points relative to the first one, with `x`, `y` at the center of
 * their box, or (`first`) at the first point.
 */
export function newPath(
  id: string,
  page_id: string,
  points: readonly Point[],
  barrierType: string,
  anchor: Options['anchor'],
): Attributes {
  const { centre } = boxOf(points);
  const [first = [0, 0] as Point] = points;
  const [x, y] = anchor === 'centre' ? centre : first;
  return {
    ...STROKE,
    id,
    page_id,
    shape: 'pol',
    barrierType,
    x,
    y,
    points: JSON.stringify(points.map(([px, py]) => [px - first[0], py - first[1]])),
  };
}

export function wallsOf(
  { walls }: Scenario,
  page: string,
  cell: number,
  { walls: kept, anchor }: Options,
): Attributes[] {
  return walls.flatMap(({ from, to, is }, i): Attributes[] => {
    const type = TYPES[is];
    if (type === undefined) return [];
    const points = [from, to].map(([x, y]): Point => [x * cell, y * cell]);
    const id = `-Nwall${i}`.padEnd(20, 'x');
    return [
      kept === 'path' || (kept === 'mixed' && i % 2 === 0)
        ? legacyPath(id, page, points, type)
        : newPath(id, page, points, type, anchor),
    ];
  });
}

/** Walls along sides of hexes. */
export function sidesOf(
  { sides = [] }: Scenario,
  page: string,
  hexes: HexPage | null,
  { walls: kept, anchor }: Options,
): Attributes[] {
  if (hexes === null) return [];
  return sides.map(([a, b], i) => {
    const points = sharedSide(hexes.corners(a), hexes.corners(b)).map(({ x, y }): Point => [x, y]);
    const id = `-Nside${i}`.padEnd(20, 'x');
    return kept === 'pathv2'
      ? newPath(id, page, points, 'wall', anchor)
      : legacyPath(id, page, points, 'wall');
  });
}

/**
 * A door or window. `negated`: as the database stores it, with y of the position and of the handles
 * upward.
 */
export function opening(
  id: string,
  from: Point,
  to: Point,
  sign: Options['doors'],
  more: Attributes,
): Attributes {
  const up = sign === 'negated' ? -1 : 1;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const handle = ([hx, hy]: Point) => ({ x: hx - x, y: up * (hy - y) });
  return {
    id,
    x,
    y: up * y,
    color: '#ffffff',
    isOpen: false,
    isLocked: false,
    ...more,
    path: { handle0: handle(from), handle1: handle(to) },
  };
}

export function doorsOf(
  { walls }: Scenario,
  cell: number,
  { doors }: Options,
): { doors: Attributes[]; windows: Attributes[] } {
  return {
    windows: [],
    doors: walls.flatMap(({ from, to, is }, i): Attributes[] => {
      if (!is.endsWith('door')) return [];
      const [a, b] = [from, to].map(([x, y]): Point => [x * cell, y * cell]) as [Point, Point];
      return [
        opening(`-Ndoor${i}`.padEnd(20, 'x'), a, b, doors, {
          isOpen: is === 'open door',
          isSecret: is === 'secret door',
        }),
      ];
    }),
  };
}
