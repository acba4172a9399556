/**
 * Distance between nearest squares, with elevation as a third axis (docs/spec/scene.md, convention
 * 11).
 */
import type { Creature } from '../../board/creature.ts';
import {
  cellsApart,
  gap,
  type Box,
  type Cell,
  type DiagonalCount,
  type Spot,
} from '../../board/grid.ts';
import type { SightTable } from '../../board/innerlines.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { cite } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import type { DistanceVerdict, RuleId } from '../verdict.ts';
import { groundFor } from './moverGround.ts';

const isCell = (v: Creature | Cell): v is Cell => Array.isArray(v);

/**
 * The cells that a creature or object fills, and its elevation. A creature squeezed into a narrow
 * space fills only a lane of its space (srd35.size.squeeze-large-position; docs/spec/scene.md,
 * convention 13). Distance, reach, lines, cover, flanking and obstruction all use stands.
 */
export interface Stand extends Spot {
  readonly h: number;
  /** Several lanes are possible. The creature then counts as filling the squares of all of them. */
  readonly doubt?: true;
  /** The possible lanes, if they do not completely fill their bounding rectangle. */
  readonly lanes?: readonly Spot[];
}

export const standOf = (j: Judge, v: Creature | Cell): Stand =>
  isCell(v) ? { x: v[0], y: v[1], w: 1, d: 1, h: 0 } : standingAt(j, v);

/** The stand of a creature at its position, or at `at` and elevation `h`, in cells. */
export function standingAt(j: Judge, c: Creature, at: Cell = c.at, h: number = c.elevation): Stand {
  const n = j.rules.space(c).value;
  const [x, y] = at;
  return n === 1 ? { x, y, w: 1, d: 1, h } : wideStand(j, c, { x, y, n, h });
}

function wideStand(
  j: Judge,
  c: Creature,
  {
    x,
    y,
    n,
    h,
  }: { readonly x: number; readonly y: number; readonly n: number; readonly h: number },
): Stand {
  const { ground } = j.board;
  const boxes =
    ground.grid.kind === 'hex'
      ? undefined
      : GroundIndex.of(groundFor(j, c, h)).steps.fits.squeezed(x, y, n);
  const [first] = boxes ?? [];
  if (boxes === undefined || first === undefined) return { x, y, w: n, d: n, h };
  if (boxes.length === 1) {
    const [left, top, right, bottom] = first;
    return { x: left, y: top, w: right - left + 1, d: bottom - top + 1, h };
  }
  const lanes = boxes.map(spotOf);
  const filled = lanes.every(({ w }) => w === n) || lanes.every(({ d }) => d === n);
  return { x, y, w: n, d: n, h, doubt: true, ...(filled ? {} : { lanes }) };
}

const spotOf = ([x, y, right, bottom]: Box): Spot => ({
  x,
  y,
  w: right - x + 1,
  d: bottom - y + 1,
});

/** A stand without its elevation. */
export type Footprint = Spot & Pick<Stand, 'lanes'>;

/** Rectangles that together cover exactly the squares of a place. */
export const rectanglesOf = (s: Footprint): readonly Spot[] => s.lanes ?? [s];

/** The squares that a footprint covers, each once. */
export function cellsOf(s: Stand): Cell[] {
  const cells: Cell[] = [];
  for (let y = s.y; y < s.y + s.d; y++)
    for (let x = s.x; x < s.x + s.w; x++)
      if (s.lanes === undefined || isSquareOf(s, x, y)) cells.push([x, y]);
  return cells;
}

/** The squares that a creature fills, each once. */
export const squaresOf = (j: Judge, c: Creature): Cell[] => cellsOf(standOf(j, c));

/** Whether a creature fills a cell. */
export const fills = (j: Judge, c: Creature, [x, y]: Cell): boolean =>
  isSquareOf(standOf(j, c), x, y);

/** Whether a cell is one of the place's squares. */
export const isSquareOf = (s: Footprint, x: number, y: number): boolean =>
  rectanglesOf(s).some(
    (part) => x >= part.x && y >= part.y && x < part.x + part.w && y < part.y + part.d,
  );

/**
 * Height in cells: a creature's space is as high as it is wide, and a lane is as long as the space.
 */
export const tallOf = ({ w, d }: Spot): number => Math.max(w, d);

/** Missing facts when several lanes are possible for a creature. */
export const doubtOf = (c: Creature, { doubt }: Stand): readonly string[] =>
  doubt === true ? [`creatures.${c.id}.at`] : NOTHING;

const NOTHING: readonly never[] = [];

/** Whether the heights of two stands overlap. */
export const levelWith = (a: Stand, b: Stand): boolean =>
  a.h < b.h + tallOf(b) && b.h < a.h + tallOf(a);

/** The parts of a judge that say how diagonals count. */
type Counting = Pick<Judge, 'options' | 'rules'>;

/**
 * How height and the distance on the ground count together: by a house rule of its own, where the
 * ruleset has one, and otherwise as diagonals on the ground do.
 */
export function heightCount({ rules, options }: Counting): DiagonalCount {
  if (rules.houseRules['vertical'] === undefined) return options.diagonals;
  return options.vertical === 'flat' ? 'one' : 'alternate';
}

const apart = (j: Counting, [dx, dy]: readonly [number, number]): number =>
  cellsApart(dx, dy, j.options.diagonals);

/** Gaps along the axes between the nearest squares of two stands, in cells. */
export function gapsBetween(j: Counting, a: Stand, b: Stand): readonly [dx: number, dy: number] {
  if (a.lanes === undefined && b.lanes === undefined)
    return [gap(a.x, a.w, b.x, b.w), gap(a.y, a.d, b.y, b.d)];
  let best: readonly [number, number] = [Infinity, Infinity];
  for (const p of rectanglesOf(a))
    for (const q of rectanglesOf(b)) {
      const between = gapsBetween(j, { ...p, h: 0 }, { ...q, h: 0 });
      if (best[0] === Infinity || apart(j, between) < apart(j, best)) best = between;
    }
  return best;
}

/** Whether two stands share a square. */
export function meetsStand(a: Stand, b: Stand): boolean {
  return rectanglesOf(a).some((p) =>
    rectanglesOf(b).some((q) => gap(p.x, p.w, q.x, q.w) === 0 && gap(p.y, p.d, q.y, q.d) === 0),
  );
}

/** Whether a creature at a place, at its own height, would share a square with another one. */
export function wouldMeet(j: Judge, c: Creature, [x, y]: Cell, other: Creature): boolean {
  const n = j.rules.space(c).value;
  const [place, there] = [{ x, y, w: n, d: n, h: c.elevation }, standOf(j, other)];
  return levelWith(place, there) && meetsStand(place, there);
}

/** Distance in cells between the nearest squares of two stands. */
export function cellsBetween(j: Counting, a: Stand, b: Stand): number {
  const count = j.options.diagonals;
  const flat =
    a.lanes === undefined && b.lanes === undefined
      ? cellsApart(gap(a.x, a.w, b.x, b.w), gap(a.y, a.d, b.y, b.d), count)
      : apart(j, gapsBetween(j, a, b));
  const height = Math.abs(Math.round(a.h) - Math.round(b.h));
  return height === 0 ? flat : cellsApart(flat, height, heightCount(j));
}

/** Whether a line is free between any pair of squares of two stands. */
export const seesStand = (sight: SightTable, a: Stand, b: Stand): boolean =>
  a.lanes === undefined && b.lanes === undefined
    ? sight.freeSpaces(a, b)
    : rectanglesOf(a).some((p) => rectanglesOf(b).some((q) => sight.freeSpaces(p, q)));

/** These rules, without those of the count of diagonals where a house rule replaces it. */
export function byCount(j: Judge, rules: readonly RuleId[]): readonly RuleId[] {
  if (j.options.diagonals === 'alternate') return rules;
  const replaced = cite(j.rules.cites, 'diagonalCount');
  return rules.filter((id) => !replaced.includes(id));
}

/**
 * Distance in cells between two creatures or cells (srd35.grid.diagonals-1-2-1-2,
 * sigil.grid.diagonal-count).
 */
export function distance(j: Judge, a: Creature | Cell, b: Creature | Cell): DistanceVerdict {
  // Two cells are measured between grid points: a cell has no width of its own.
  const [from, to] = [standOf(j, a), standOf(j, b)];
  const cells = cellsBetween(j, from, to);
  const big = [a, b].some((v) => !isCell(v) && j.rules.space(v).value > 1);
  const unknown = (
    [
      [a, from],
      [b, to],
    ] as const
  ).flatMap(([v, stand]) =>
    isCell(v) ? [] : [j.rules.space(v).unknown ?? [], doubtOf(v, stand)].flat(),
  );
  return {
    cells,
    metres: cells * j.board.ground.grid.metresPerCell,
    rules: byCount(j, cite(j.rules.cites, 'distance', ...(big ? ['space' as const] : []))),
    unknown,
  };
}
