/** What may stop a line of cover or concealment, and the ways of drawing lines between two spaces. */
import type { CellFacts, Wall } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { blockedBy, type Blocker, type End, type Space } from '../../board/clearline.ts';
import type { Cell } from '../../board/grid.ts';
import { cellsApart, gap } from '../../board/grid.ts';
import { freeBetween } from '../../board/innerlines.ts';
import { rideTogether } from '../../board/mounts.ts';
import type { Counts, ObstacleIndex } from '../../board/obstacles.ts';
import type { JudgedLine } from '../verdict.ts';
import type { Stand } from './distance.ts';
import { everyGridChoiceMeets } from './gridlines.ts';

/** The obstacles of one question: an index, the least level that counts, creatures' spaces, and what is left out. */
export interface Obstacles {
  readonly index: ObstacleIndex;
  readonly level: number;
  readonly spaces: readonly Space[];
  readonly counts?: Counts | undefined;
}

/** A place: top-left cell and cells on a side. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly n: number;
}

export const named = (b: Blocker): string =>
  (b.kind === 'wall' ? `wall:${b.wall}` : b.kind === 'cell' ? `cell:${b.x},${b.y}` : `creature:${b.id}`);

const CORNERS: readonly (readonly [number, number])[] = [[0, 0], [1, 0], [0, 1], [1, 1]];

/** The four corners of an n × n space, each with the square of the space that it belongs to. */
export const cornersOf = (s: Spot): End[] =>
  CORNERS.map(([i, k]) => ({ x: s.x + i * s.n, y: s.y + k * s.n, cellX: s.x + i * (s.n - 1), cellY: s.y + k * (s.n - 1) }));

/** Lines from one corner to the corners of a space; a line of no length is left out. */
export function fan(o: Obstacles, from: End, to: readonly End[]): JudgedLine[] {
  const lines: JudgedLine[] = [];
  for (const end of to) {
    if (from.x === end.x && from.y === end.y) continue;
    const stop = blockedBy(o.index, o.level, from, end, o.spaces, o.counts);
    lines.push({ from: [from.x, from.y], to: [end.x, end.y], blockedBy: stop === null ? null : named(stop) });
  }
  return lines;
}

/** Is no line of the fan stopped? The same question without keeping the lines. */
export function fanClear(o: Obstacles, from: End, to: readonly End[]): boolean {
  for (const end of to) {
    if (from.x === end.x && from.y === end.y) continue;
    if (blockedBy(o.index, o.level, from, end, o.spaces, o.counts) !== null) return false;
  }
  return true;
}

/** Every square of a place. */
export function* squares(s: Spot): Generator<Spot> {
  for (let y = s.y; y < s.y + s.n; y++) for (let x = s.x; x < s.x + s.n; x++) yield { x, y, n: 1 };
}

/** What the attacker may pick between. */
export interface Choice {
  /** Any of all lines decides, not the best corner. */
  readonly anyLine: boolean;
  /** It aims at the whole space of a big target, not at one square of it. */
  readonly whole: boolean;
  /** Only between squares that touch, and all their lines at once. */
  readonly touching: boolean;
}

/** Every square of its own with every aim, as ends of lines. */
function* choices({ whole, touching }: Choice, a: Spot, b: Spot): Generator<{ readonly starts: readonly End[]; readonly ends: readonly End[] }> {
  for (const aim of whole ? [b] : squares(b)) {
    const ends = cornersOf(aim);
    for (const from of squares(a)) {
      if (!touching || Math.max(gap(from.x, 1, aim.x, aim.n), gap(from.y, 1, aim.y, aim.n)) <= 1) yield { starts: cornersOf(from), ends };
    }
  }
}

/** Is a line stopped whatever the attacker picks? */
export function everyChoiceMeets(o: Obstacles, choice: Choice, a: Spot, b: Spot): boolean {
  const told = everyGridChoiceMeets(o, choice, a, b);
  if (told !== undefined) return told;
  for (const { starts, ends } of choices(choice, a, b)) {
    const clear = (s: End): boolean => fanClear(o, s, ends);
    if (choice.anyLine ? starts.every(clear) : starts.some(clear)) return false;
  }
  return true;
}

/** The lines to show: from the corner that leaves the most of them clear; all sixteen between touching squares. */
export function decidingLines(o: Obstacles, choice: Choice, a: Spot, b: Spot): JudgedLine[] {
  let best: JudgedLine[] = [];
  let fewest = Infinity;
  for (const { starts, ends } of choices(choice, a, b)) {
    const fans = starts.map((s) => fan(o, s, ends));
    for (const lines of choice.touching ? [fans.flat()] : fans) {
      const blocked = lines.filter((line) => line.blockedBy !== null).length;
      if (blocked < fewest) { fewest = blocked; best = lines; }
    }
  }
  return best;
}

/** Could anything at all stand between the two places? */
export function nothingBetween(o: Obstacles, a: Spot, b: Spot): boolean {
  const x0 = Math.min(a.x, b.x) - 1;
  const y0 = Math.min(a.y, b.y) - 1;
  const x1 = Math.max(a.x + a.n, b.x + b.n);
  const y1 = Math.max(a.y + a.n, b.y + b.n);
  return o.index.clearBox(x0, y0, x1, y1)
    && o.spaces.every((s) => s.x > x1 || s.y > y1 || s.x + s.n < x0 || s.y + s.n < y0);
}

/** Do all inner lines of all pairs of squares meet an obstacle, creatures aside? (docs/spec/scene.md, convention 3) */
export function allInnerBlocked(o: Obstacles, a: Spot, b: Spot): boolean {
  for (const p of squares(a)) for (const q of squares(b)) {
    if (freeBetween(o.index, p.x, p.y, q.x, q.y, o.level, o.counts)) return false;
  }
  return true;
}

/**
 * Creatures' spaces that may stop a line between two places, not those that stand in either; `passing`: one stands in the
 * target's. `creatures`: those in the box round the two.
 */
export function spacesBetween(
  creatures: readonly Creature[], spaceOf: (c: Creature) => number, from: Creature, to: Creature, a: Stand, b: Stand,
  gives: (c: Creature) => boolean,
): { readonly spaces: Space[]; readonly passing: boolean } {
  const found: Space[] = [];
  let passing = false;
  for (const c of creatures) {
    if (c.id === from.id || c.id === to.id || rideTogether(c, from) || rideTogether(c, to)) continue;
    if (!gives(c)) continue;
    const [x, y] = c.at;
    const n = spaceOf(c);
    // One wholly above or below both ends is not between them.
    if (c.elevation >= Math.max(a.h + a.n, b.h + b.n) || c.elevation + n <= Math.min(a.h, b.h)) continue;
    const s: Spot = { x, y, n };
    // One who shares a square with the target (a friend moved through) gives it nothing.
    if (meetsSpot(s, b) || meetsSpot(s, a)) {
      passing ||= meetsSpot(s, b);
      continue;
    }
    found.push({ id: c.id, x, y, n });
  }
  return { spaces: found, passing };
}

export const meetsSpot = (a: Spot, b: Spot): boolean => a.x < b.x + b.n && b.x < a.x + a.n && a.y < b.y + b.n && b.y < a.y + a.n;

/** Cells from a place to a low obstacle's square (0 when it stands in it), or to a wall: 1 from a square it bounds. */
export const toSquare = (s: Spot, at: Cell): number => cellsApart(gap(s.x, s.n, at[0], 1), gap(s.y, s.n, at[1], 1));

export function toWall(s: Spot, wall: Wall): number {
  const [x0, x1] = [Math.min(wall.from[0], wall.to[0]), Math.max(wall.from[0], wall.to[0])];
  const [y0, y1] = [Math.min(wall.from[1], wall.to[1]), Math.max(wall.from[1], wall.to[1])];
  // The squares whose closed side the wall runs along; for a slanting wall, those of its box.
  const left = x0 === x1 ? Math.ceil(x0) - 1 : Math.floor(x0);
  const right = x0 === x1 ? Math.floor(x1) : Math.ceil(x1) - 1;
  const top = y0 === y1 ? Math.ceil(y0) - 1 : Math.floor(y0);
  const bottom = y0 === y1 ? Math.floor(y1) : Math.ceil(y1) - 1;
  return 1 + cellsApart(gap(s.x, s.n, left, right - left + 1), gap(s.y, s.n, top, bottom - top + 1));
}

export type LowRule = (defender: number, attacker: number) => boolean;

/** Which low obstacles count between two places. */
export function lowCounts(cells: (i: number) => CellFacts | undefined, walls: readonly Wall[], wallOf: Int32Array, a: Spot, b: Spot, rule: LowRule): Counts {
  const known = new Map<number, boolean>();
  return (isWall, i) => {
    const key = isWall ? i * 2 + 1 : i * 2;
    let counts = known.get(key);
    if (counts === undefined) {
      const wall = isWall ? walls[wallOf[i]!] : undefined;
      const facts = isWall ? undefined : cells(i);
      if (wall?.low === true) counts = rule(toWall(b, wall), toWall(a, wall));
      else if (facts?.low === true) counts = rule(toSquare(b, facts.at), toSquare(a, facts.at));
      else counts = true;
      known.set(key, counts);
    }
    return counts;
  };
}
