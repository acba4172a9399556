/** Plain rules of the fifth edition: the squares of an area, by cutting polygons. */
import type { Ask, Spot } from './boards.ts';
import { meets, UNIT } from '../naive/lines.ts';
import { reachesFrom, stopping, lineFree } from './lines.ts';
import {
  apart,
  beingIn,
  heightOf,
  meet,
  same,
  squaresOf,
  type Cell,
  type Scene,
  type Text,
} from './table.ts';

type Area = Extract<Ask, { ask: 'area' }>;

/** The part of a polygon on the inner side of a line from p in the direction d. */
function cut(polygon: readonly Spot[], p: Spot, d: Spot): Spot[] {
  const side = (q: Spot): number => d[0] * (q[1] - p[1]) - d[1] * (q[0] - p[0]);
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const [s, t] = [side(a), side(b)];
    const out: Spot[] = s >= 0 ? [a] : [];
    if (s >= 0 !== t >= 0) {
      const k = s / (s - t);
      out.push([a[0] + k * (b[0] - a[0]), a[1] + k * (b[1] - a[1])]);
    }
    return out;
  });
}
const sizeOf = (polygon: readonly Spot[]): number =>
  Math.abs(
    polygon.reduce((sum, a, i) => {
      const b = polygon[(i + 1) % polygon.length]!;
      return sum + a[0] * b[1] - a[1] * b[0];
    }, 0),
  ) / 2;

const square = ([x, y]: Cell): Spot[] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
];

/** The corners of a cone, line or cube, in order. */
function outline({ shape, size, width = 1 }: Area, from: Spot, towards: Spot): Spot[] {
  const [ax, ay] = [towards[0] - from[0], towards[1] - from[1]];
  const length = Math.hypot(ax, ay);
  const [dx, dy] = [ax / length, ay / length];
  const at = (along: number, across: number): Spot => [
    from[0] + along * dx - across * dy,
    from[1] + along * dy + across * dx,
  ];
  if (shape === 'cone') return [from, at(size, -size / 2), at(size, size / 2)];
  const half = (shape === 'cube' ? size : width) / 2;
  return [at(0, -half), at(size, -half), at(size, half), at(0, half)];
}

/** Share of a square within a circle, by thin strips. */
function roundShare([x, y]: Cell, [cx, cy]: Spot, radius: number): number {
  const strips = 400;
  let sum = 0;
  for (let i = 0; i < strips; i++) {
    const u = x + (i + 0.5) / strips - cx;
    const reach = radius * radius - u * u;
    if (reach <= 0) continue;
    const h = Math.sqrt(reach);
    sum += Math.max(0, Math.min(y + 1, cy + h) - Math.max(y, cy - h));
  }
  return sum / strips;
}

const TINY = 1e-6;

/** The squares of an area and the creatures in it; null: the texts leave the case open. */
export function areaOf(
  scene: Scene,
  text: Text,
  ask: Area,
): { cells: Cell[]; creatures: string[] } | null {
  const { columns, rows } = scene.grid;
  const solid = stopping(scene, 'effect');
  const cells: Cell[] = [];
  const source = typeof ask.from === 'string' ? beingIn(scene, ask.from) : undefined;
  const own = source === undefined ? [] : squaresOf(scene, source);
  const point = typeof ask.from === 'string' ? undefined : ask.from;
  // Which of two rows that it halves a line along the grid takes, the texts do not say.
  if (ask.shape === 'line' && point !== undefined) {
    const { from, towards, width = 1 } = { ...ask, from: point };
    for (const axis of [0, 1] as const)
      if (towards![axis] === from[axis] && !Number.isInteger(from[axis] + width / 2)) return null;
  }
  // How much of a square a slanting wall leaves, the texts do not say.
  if ((scene.walls ?? []).some((w) => w.from[0] !== w.to[0] && w.from[1] !== w.to[1])) return null;
  // On which side of an obstacle a point on its border lies, the texts do not say.
  if (point !== undefined) {
    const spot: Spot = [point[0] * UNIT, point[1] * UNIT];
    if (solid.some((s) => meets(spot, spot, s))) return null;
  }
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const c: Cell = [x, y];
      if (source !== undefined) {
        if (!meet(own, [c]) && apart(own, [c]) <= ask.size && lineFree(own, [c], solid))
          cells.push(c);
        continue;
      }
      let share: number;
      if (ask.shape === 'sphere' || ask.shape === 'cylinder') {
        share = roundShare(c, point!, ask.size);
        // A share so near to the limit is not compared.
        if (Math.abs(share - text.areaShare) < 0.004) return null;
      } else {
        const corners = outline(ask, point!, ask.towards!);
        const inside = corners.reduce<Spot[]>((left, a, i) => {
          const b = corners[(i + 1) % corners.length]!;
          return cut(left, a, [b[0] - a[0], b[1] - a[1]]);
        }, square(c));
        share = sizeOf(inside);
      }
      if (share < text.areaShare - TINY) continue;
      if (reachesFrom(point!, c, solid)) cells.push(c);
    }
  const creatures = scene.creatures
    .filter((b) => b !== source && squaresOf(scene, b).some((s) => cells.some((c) => same(c, s))))
    .map((b) => b.id);
  return scene.creatures.some((b) => heightOf(b) !== 0)
    ? { cells, creatures: [] }
    : { cells, creatures };
}
