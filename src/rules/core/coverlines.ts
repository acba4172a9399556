/**
 * Lines of cover and concealment: which obstacles may block a line, and which lines are drawn
 * between two spaces.
 */
import type { Creature } from '../../board/creature.ts';
import { blockedBy, type Blocker, type End, type Space } from '../../board/clearline.ts';
import { gap, type Spot } from '../../board/grid.ts';
import { freeBetween } from '../../board/innerlines.ts';
import { barOf } from '../../board/stepBar.ts';
import { rideTogether } from '../../board/mounts.ts';
import type { Counts, ObstacleIndex } from '../../board/obstacles.ts';
import type { JudgedLine } from '../verdict.ts';
import { meetsStand, rectanglesOf, tallOf, type Footprint, type Stand } from './distance.ts';
import { everyGridChoiceMeets } from './alignedLines.ts';

/**
 * The obstacles of one query: the index, the lowest level that counts, creatures' spaces, and a
 * filter.
 */
export interface Obstacles {
  readonly index: ObstacleIndex;
  readonly level: number;
  readonly spaces: readonly Space[];
  readonly counts?: Counts | undefined;
}

const named = (b: Blocker): string =>
  b.kind === 'wall'
    ? `wall:${b.wall}`
    : b.kind === 'cell'
      ? `cell:${b.x},${b.y}`
      : `creature:${b.id}`;

const CORNERS: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

/** The four corners of a space, each with the square that it belongs to. */
export const spaceCorners = (s: Spot): End[] =>
  CORNERS.map(([i, k]) => ({
    x: s.x + i * s.w,
    y: s.y + k * s.d,
    cellX: s.x + i * (s.w - 1),
    cellY: s.y + k * (s.d - 1),
  }));

/** Lines from one corner to the corners of a space; lines of length zero are omitted. */
export function fan(o: Obstacles, from: End, to: readonly End[]): JudgedLine[] {
  const lines: JudgedLine[] = [];
  for (const end of to) {
    if (from.x === end.x && from.y === end.y) continue;
    const stop = blockedBy(o.index, o.level, from, end, { spaces: o.spaces, counts: o.counts });
    lines.push({
      from: [from.x, from.y],
      to: [end.x, end.y],
      blockedBy: stop === null ? null : named(stop),
    });
  }
  return lines;
}

/**
 * Whether no line from a corner to the corners of a space is blocked. Like `fan`, but allocates no
 * lines.
 */
export function fanClear(o: Obstacles, from: End, to: readonly End[]): boolean {
  for (const end of to) {
    if (from.x === end.x && from.y === end.y) continue;
    if (blockedBy(o.index, o.level, from, end, { spaces: o.spaces, counts: o.counts }) !== null)
      return false;
  }
  return true;
}

/** Every square of a space. A square that two lanes share is listed twice. */
export function* squares(s: Footprint): Generator<Spot> {
  for (const part of rectanglesOf(s)) {
    for (let y = part.y; y < part.y + part.d; y++)
      for (let x = part.x; x < part.x + part.w; x++) yield { x, y, w: 1, d: 1 };
  }
}

/** How the attacker chooses the lines. */
export interface AimChoice {
  /** One blocked line from any corner gives cover; otherwise the attacker's best corner decides. */
  readonly anyLine: boolean;
  /** Aims at the whole space of a big target instead of one of its squares. */
  readonly whole: boolean;
  /** Uses only pairs of squares that touch, and judges all their lines together. */
  readonly touching: boolean;
}

/**
 * End points of lines for every pair: a square of the attacker, and a square or the whole space of
 * the target.
 */
function* choices(
  o: Obstacles,
  { whole, touching }: AimChoice,
  a: Footprint,
  b: Footprint,
): Generator<{
  readonly starts: readonly End[];
  readonly ends: readonly End[];
  /** The obstacles that count for this choice. */
  readonly among: Obstacles;
}> {
  for (const aim of whole ? [b] : squares(b)) {
    const ends = spaceCorners(aim);
    for (const from of squares(a)) {
      if (touching && Math.max(gap(from.x, 1, aim.x, aim.w), gap(from.y, 1, aim.y, aim.d)) > 1)
        continue;
      const among = openNeighbors(o, from, aim) ? { ...o, level: NO_OBSTACLES } : o;
      yield { starts: spaceCorners(from), ends, among };
    }
  }
}

/** No wall or cell has this level, so only creatures' spaces count. */
const NO_OBSTACLES = 256;

/**
 * Are the spaces two squares that touch, with nothing between them that would stop a step? Then
 * nothing on the ground gives cover between them (docs/spec/scene.md, convention 21).
 */
export function openNeighbors({ index, level, counts }: Obstacles, a: Spot, b: Spot): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (a.w * a.d * b.w * b.d !== 1 || Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return false;
  const bar = barOf(
    {
      cells: index.forSteps,
      walls: index.forSteps,
      barrier: level,
      solid: level,
      counts: (wall, i) => wall && (counts === undefined || counts(true, i)),
      cellCounts: counts === undefined ? undefined : (i) => counts(false, i),
    },
    a.x,
    a.y,
    dx,
    dy,
  );
  return bar === null;
}

/** Whether a line is blocked, whatever squares or corners the attacker chooses. */
export function everyChoiceMeets(o: Obstacles, choice: AimChoice, a: Stand, b: Stand): boolean {
  const met = everyGridChoiceMeets(o, choice, a, b);
  if (met !== undefined) return met;
  for (const { starts, ends, among } of choices(o, choice, a, b)) {
    const clear = (s: End): boolean => fanClear(among, s, ends);
    if (choice.anyLine ? starts.every(clear) : starts.some(clear)) return false;
  }
  return true;
}

/**
 * Lines to display: those of the corner with the fewest blocked lines; between touching squares,
 * all sixteen.
 */
export function decidingLines(
  o: Obstacles,
  choice: AimChoice,
  a: Footprint,
  b: Footprint,
): JudgedLine[] {
  let best: JudgedLine[] = [];
  let fewest = Infinity;
  for (const { starts, ends, among } of choices(o, choice, a, b)) {
    const fans = starts.map((s) => fan(among, s, ends));
    for (const lines of choice.touching ? [fans.flat()] : fans) {
      const blocked = lines.filter((line) => line.blockedBy !== null).length;
      if (blocked < fewest) {
        fewest = blocked;
        best = lines;
      }
    }
  }
  return best;
}

/** Whether any obstacle may stand between the two spaces. */
export function nothingBetween(o: Obstacles, a: Spot, b: Spot): boolean {
  const x0 = Math.min(a.x, b.x) - 1;
  const y0 = Math.min(a.y, b.y) - 1;
  const x1 = Math.max(a.x + a.w, b.x + b.w);
  const y1 = Math.max(a.y + a.d, b.y + b.d);
  return (
    o.index.clearBox(x0, y0, x1, y1) &&
    o.spaces.every((s) => s.x > x1 || s.y > y1 || s.x + s.w < x0 || s.y + s.d < y0)
  );
}

/**
 * Whether all inner lines of all pairs of squares meet an obstacle other than a creature
 * (docs/spec/scene.md, convention 3).
 */
export function allInnerBlocked(o: Obstacles, a: Footprint, b: Footprint): boolean {
  for (const p of squares(a))
    for (const q of squares(b)) {
      if (freeBetween(o.index, p.x, p.y, q.x, q.y, o.level, o.counts)) return false;
    }
  return true;
}

/**
 * Spaces of creatures that may block a line between two stands, without creatures that share a
 * square with either stand.
 * @param passing a creature shares the target's space
 * @param creatures the creatures in the box around both stands
 */
export function spacesBetween(
  creatures: readonly Creature[],
  standOf: (c: Creature) => Stand,
  {
    from,
    to,
    a,
    b,
  }: { readonly from: Creature; readonly to: Creature; readonly a: Stand; readonly b: Stand },
  gives: (c: Creature) => boolean,
): { readonly spaces: Space[]; readonly passing: boolean } {
  const found: Space[] = [];
  let passing = false;
  for (const c of creatures) {
    if (c.id === from.id || c.id === to.id || rideTogether(c, from) || rideTogether(c, to))
      continue;
    if (!gives(c)) continue;
    const s = standOf(c);
    // A creature that is entirely above both stands, or entirely below both, is not between them.
    if (
      c.elevation >= Math.max(a.h + tallOf(a), b.h + tallOf(b)) ||
      c.elevation + tallOf(s) <= Math.min(a.h, b.h)
    )
      continue;
    // A creature that shares a square with the target, such as a friend that it moves through,
    // gives it no cover.
    if (meetsStand(s, b) || meetsStand(s, a)) {
      passing ||= meetsStand(s, b);
      continue;
    }
    for (const { x, y, w, d } of rectanglesOf(s)) found.push({ id: c.id, x, y, w, d });
  }
  return { spaces: found, passing };
}
