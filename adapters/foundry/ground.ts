/** What stands still, from Foundry's scene: walls, doors, ground that costs more. Pure. */
import type { SceneDocument } from '../../src/scene/schema.ts';
import type { Notice } from '../adapter.ts';
import { middleOf, toCells, type Frame } from '../common/geometry.ts';
import type { RawGround } from './schema.ts';

export type Walls = NonNullable<SceneDocument['walls']>;
export type Cells = NonNullable<SceneDocument['cells']>;
type RawShape = RawGround['terrain'][number]['shapes'][number];

const OPEN = 1;
/** Farthest a wall may lie from the board, in cells: beyond it the data are mistaken. */
const FAR = 2000;

/**
 * Walls that block something. What stops movement stops effects: Foundry has no wall for effects alone. An open door
 * blocks nothing, and a closed one is a wall, a secret one too, which is all that anybody can tell from outside.
 */
export function wallsOf(frame: Frame, ground: RawGround): { walls: Walls; notices: Notice[] } {
  const walls: Walls = [];
  let dropped = 0;
  let oneWay = 0;
  for (const raw of ground.walls) {
    const [x0, y0, x1, y1] = raw.c;
    if (x0 == null || y0 == null || x1 == null || y1 == null) { dropped += 1; continue; }
    if ((raw.door ?? 0) > 0 && raw.ds === OPEN) continue;
    const from = toCells(frame, x0, y0);
    const to = toCells(frame, x1, y1);
    if ([...from, ...to].some((n) => Math.abs(n) > FAR)) { dropped += 1; continue; }
    if (from[0] === to[0] && from[1] === to[1]) continue;
    const solid = (raw.move ?? 0) > 0;
    const opaque = (raw.sight ?? 0) > 0;
    if (!solid && !opaque) continue;
    if ((raw.dir ?? 0) !== 0) oneWay += 1;
    walls.push({ from, to, blocks: [...(solid ? ['move' as const] : []), ...(opaque ? ['sight' as const] : []), ...(solid ? ['effect' as const] : [])] });
  }
  return {
    walls,
    notices: [
      ...(dropped > 0 ? [{ code: 'notice.wallsDropped', params: { n: dropped } }] : []),
      // The scene document has no wall of one side: they are judged as blocking both ways, and the user is told.
      ...(oneWay > 0 ? [{ code: 'notice.oneWayWalls', params: { n: oneWay } }] : []),
    ],
  };
}

/** Cells whose centre lies in ground that costs more to walk; the highest factor counts, as two do not add in the rules. */
export function cellsOf(frame: Frame, ground: RawGround): Cells {
  const factors = new Map<string, { at: [number, number]; factor: number }>();
  for (const region of ground.terrain) {
    if (region.factor <= 1) continue;
    const solid = region.shapes.filter((s) => s.hole !== true);
    const holes = region.shapes.filter((s) => s.hole === true);
    for (const shape of solid) {
      for (const cell of within(frame, bounds(shape))) {
        const [x, y] = middleOf(frame, cell);
        if (!inside(shape, x, y) || holes.some((h) => inside(h, x, y))) continue;
        const key = `${cell[0]},${cell[1]}`;
        factors.set(key, { at: cell, factor: Math.max(region.factor, factors.get(key)?.factor ?? 1) });
      }
    }
  }
  return [...factors.values()]
    .sort((p, q) => p.at[1] - q.at[1] || p.at[0] - q.at[0])
    .map(({ at, factor }) => ({ at, terrain: 'difficult' as const, costFactor: factor }));
}

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

function bounds(shape: RawShape): Box {
  switch (shape.type) {
    case 'rectangle': {
      const reach = Math.hypot(shape.width, shape.height) / 2;
      const [x, y] = [shape.x + shape.width / 2, shape.y + shape.height / 2];
      return [x - reach, y - reach, x + reach, y + reach];
    }
    case 'circle': return [shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius];
    case 'ellipse': {
      const r = Math.max(shape.radiusX, shape.radiusY);
      return [shape.x - r, shape.y - r, shape.x + r, shape.y + r];
    }
    case 'polygon': {
      const xs = shape.points.filter((_, i) => i % 2 === 0);
      const ys = shape.points.filter((_, i) => i % 2 === 1);
      return [least(xs), least(ys), -least(xs.map((n) => -n)), -least(ys.map((n) => -n))];
    }
  }
}

const least = (list: readonly number[]): number => list.reduce((a, b) => Math.min(a, b), Infinity);

function within(frame: Frame, box: Box): [number, number][] {
  if (!box.every(Number.isFinite)) return [];
  const clamp = (at: number, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(at)));
  // A line of hexes reaches into its neighbours, and every other one is shifted.
  const more = frame.hex === undefined ? 0 : 1;
  const [from, to] = [toCells(frame, box[0], box[1]), toCells(frame, box[2], box[3])];
  const [x0, y0] = [clamp(from[0] - more, frame.columns), clamp(from[1] - more, frame.rows)];
  const [x1, y1] = [clamp(to[0], frame.columns), clamp(to[1], frame.rows)];
  const out: [number, number][] = [];
  for (let y = y0; y <= y1; y += 1) for (let x = x0; x <= x1; x += 1) out.push([x, y]);
  return out;
}

function inside(shape: RawShape, x: number, y: number): boolean {
  switch (shape.type) {
    case 'rectangle': {
      const [w, h] = [shape.width / 2, shape.height / 2];
      const [dx, dy] = turned(x - shape.x - w, y - shape.y - h, shape.rotation ?? 0);
      return Math.abs(dx) <= w && Math.abs(dy) <= h;
    }
    case 'circle': return Math.hypot(x - shape.x, y - shape.y) <= shape.radius;
    case 'ellipse': {
      const [dx, dy] = turned(x - shape.x, y - shape.y, shape.rotation ?? 0);
      return (dx / shape.radiusX) ** 2 + (dy / shape.radiusY) ** 2 <= 1;
    }
    case 'polygon': return crossings(shape.points, x, y) % 2 === 1;
  }
}

function turned(dx: number, dy: number, degrees: number): [number, number] {
  const angle = (-degrees * Math.PI) / 180;
  return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
}

/** Edges that a ray to the right of the point crosses. */
function crossings(points: readonly number[], x: number, y: number): number {
  let count = 0;
  const n = Math.floor(points.length / 2);
  for (let i = 0; i < n; i += 1) {
    const j = (i + 1) % n;
    const [ax, ay, bx, by] = [points[2 * i] ?? 0, points[2 * i + 1] ?? 0, points[2 * j] ?? 0, points[2 * j + 1] ?? 0];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) count += 1;
  }
  return count;
}
