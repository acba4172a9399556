/** What stands still, from Foundry's scene: walls, doors, ground that costs more. Pure. */
import type { SceneDocument } from '../../src/scene/schema.ts';
import type { Notice } from '../adapter.ts';
import { middleOf, toCells, type Frame } from '../common/geometry.ts';
import type { RawGround } from './schema.ts';

export type Walls = NonNullable<SceneDocument['walls']>;
export type Cells = NonNullable<SceneDocument['cells']>;
type RawShape = Exclude<RawGround['terrain'][number]['shapes'][number], { type: 'unread' }>;

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
    const { move, sight, door, ds, dir } = raw;
    if (x0 == null || y0 == null || x1 == null || y1 == null || move == null || sight == null || door == null || ds == null || dir == null) { dropped += 1; continue; }
    if (door > 0 && ds === OPEN) continue;
    const from = toCells(frame, x0, y0);
    const to = toCells(frame, x1, y1);
    if ([...from, ...to].some((n) => Math.abs(n) > FAR)) { dropped += 1; continue; }
    if (from[0] === to[0] && from[1] === to[1]) continue;
    const solid = move > 0;
    const opaque = sight > 0;
    if (!solid && !opaque) continue;
    if (dir !== 0) oneWay += 1;
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

const isUnread = ({ shapes }: RawGround['terrain'][number]): boolean => shapes.some(({ type }) => type === 'unread');
export const groundUnread = (ground: RawGround): boolean => ground.terrain.some(isUnread);

/** Looks at an edge of a shape from the middle of a cell: so many take a few hundredths of a second, and no map needs them. */
const MOST_LOOKS = 2_000_000;
/** What a cell costs to look at, whatever the shape. */
const OWN_LOOKS = 8;
const edgesOf = (shape: RawShape): number => (shape.type === 'polygon' ? shape.points.length / 2 : 4);

/**
 * Cells whose centre lies in ground that costs more to walk; the highest factor counts, as two do not add in the rules.
 * Regions that cannot be read are left out, and so are shapes that would take too long to look at: these are told here.
 */
export function cellsOf(frame: Frame, ground: RawGround): { cells: Cells; notices: Notice[] } {
  const factors = new Map<number, number>();
  let looks = 0;
  let left = false;
  for (const region of ground.terrain) {
    // A hole that cannot be read may be anywhere: then nothing of the region is told.
    if (region.factor <= 1 || isUnread(region)) continue;
    const shapes = region.shapes.filter((s): s is RawShape => s.type !== 'unread');
    const solid = shapes.filter((s) => s.hole !== true);
    const holes = shapes.filter((s) => s.hole === true);
    const aside = OWN_LOOKS + holes.reduce((sum, hole) => sum + edgesOf(hole), 0);
    for (const shape of solid) {
      const box = within(frame, bounds(shape));
      const more = (box === null ? 1 : (box[2] - box[0] + 1) * (box[3] - box[1] + 1)) * (aside + edgesOf(shape));
      if (looks + more > MOST_LOOKS) {
        left = true;
        continue;
      }
      looks += more;
      for (const cell of cellsIn(box)) {
        const [x, y] = middleOf(frame, cell);
        if (!inside(shape, x, y) || holes.some((h) => inside(h, x, y))) continue;
        const key = cell[1] * frame.columns + cell[0];
        factors.set(key, Math.max(region.factor, factors.get(key) ?? 1));
      }
    }
  }
  const cells = [...factors].sort(([p], [q]) => p - q)
    .map(([key, factor]) => ({ at: [key % frame.columns, Math.floor(key / frame.columns)] as [number, number], terrain: 'difficult' as const, costFactor: factor }));
  return { cells, notices: left ? [{ code: 'error.reading', params: { field: 'regions' } }] : [] };
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

/** First and last cells of the board that a box may touch; null: it has no place. */
function within(frame: Frame, box: Box): Box | null {
  if (!box.every(Number.isFinite)) return null;
  const clamp = (at: number, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(at)));
  // A line of hexes reaches into its neighbours, and every other one is shifted.
  const more = frame.hex === undefined ? 0 : 1;
  const [from, to] = [toCells(frame, box[0], box[1]), toCells(frame, box[2], box[3])];
  const [x0, y0] = [clamp(from[0] - more, frame.columns), clamp(from[1] - more, frame.rows)];
  const [x1, y1] = [clamp(to[0], frame.columns), clamp(to[1], frame.rows)];
  return [x0, y0, x1, y1];
}

function* cellsIn(box: Box | null): Iterable<[number, number]> {
  const [x0, y0, x1, y1] = box ?? [0, 0, -1, -1];
  for (let y = y0; y <= y1; y += 1) for (let x = x0; x <= x1; x += 1) yield [x, y];
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
