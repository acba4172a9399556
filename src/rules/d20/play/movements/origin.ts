/**
 * The point of origin of an effect: lines from it, cover against it, and the cells that a spread
 * reaches.
 */
import { COVER_MARKS, type CoverDegree, type CoverMark } from '../../../../board/vocabulary.ts';
import { blockedBy, type End } from '../../../../board/clearline.ts';
import type { Creature } from '../../../../board/creature.ts';
import { isOnMap, STEPS, type Cell, type Point } from '../../../../board/grid.ts';
import { GroundIndex } from '../../../../board/groundIndex.ts';
import { blocking } from '../../../../board/limitedWalls.ts';
import { coverIndex, COVER_LEVEL } from '../../map/cover.ts';
import { spaceCorners, fanClear, squares, type Obstacles } from '../../../core/coverlines.ts';
import { lowCounts } from '../../../core/lowObstacles.ts';
import { standOf } from '../../../core/distance.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { cornerCells } from './shapes.ts';

const BLOCKED = 1;

const effectIndex = (j: FullJudge) =>
  GroundIndex.of(j.board.ground).index('effect', blocking('effect'));

/** Does the cell itself block effects? */
export const solid = (j: FullJudge, [x, y]: Cell): boolean =>
  GroundIndex.of(j.board.ground).facts(x, y)?.blocks.includes('effect') ?? false;

const endIn = (at: Point, [cellX, cellY]: Cell): End => ({ x: at[0], y: at[1], cellX, cellY });

/**
 * The open cells around the point of origin, in which the effect starts. Without a line of effect
 * from `caster` to the point, there are none.
 */
export function cellsAtOrigin(j: FullJudge, at: Point, caster?: Creature): Cell[] {
  const open = cornerCells(at).filter(
    (cell) => isOnMap(j.board.ground.grid, cell) && !solid(j, cell),
  );
  if (caster === undefined) return open;
  const index = effectIndex(j);
  const starts = [...squares(standOf(j, caster))].flatMap((s) => spaceCorners(s));
  return open.filter((cell) =>
    starts.some((start) =>
      start.x === at[0] && start.y === at[1]
        ? start.cellX === cell[0] && start.cellY === cell[1]
        : blockedBy(index, BLOCKED, start, endIn(at, cell)) === null,
    ),
  );
}

/** Is there a clear line from the point, through one of the cells `from`, to a corner of `cell`? */
export function hasClearLine(j: FullJudge, at: Point, from: readonly Cell[], cell: Cell): boolean {
  if (solid(j, cell)) return false;
  if (from.some((m) => m[0] === cell[0] && m[1] === cell[1])) return true;
  const index = effectIndex(j);
  const ends = spaceCorners({ x: cell[0], y: cell[1], w: 1, d: 1 });
  return from.some((m) =>
    ends.some(
      (end) =>
        (end.x !== at[0] || end.y !== at[1]) &&
        blockedBy(index, BLOCKED, endIn(at, m), end) === null,
    ),
  );
}

/** Index of a cell on the board, used as a numeric key. */
export const cellIndex = (j: FullJudge, [x, y]: Cell): number =>
  y * j.board.ground.grid.columns + x;

/**
 * Distance from the point, around corners, to every cell that a spread of `size` cells reaches. The
 * keys are those of `cellIndex`.
 */
export function spreading(j: FullJudge, from: readonly Cell[], size: number): Map<number, number> {
  const cost = new Map<number, number>();
  // The step from the point into a first cell counts as the first diagonal.
  let front = from.map((cell) => ({ cell, cells: 1, odd: true }));
  const seen = new Map<number, number>();
  const free = openings(j);
  const alternate = j.options.diagonals === 'alternate';
  while (front.length > 0) {
    front.sort((a, b) => a.cells - b.cells);
    const next: typeof front = [];
    for (const { cell, cells, odd } of front) {
      const place = cellIndex(j, cell);
      const key = 2 * place + (odd ? 1 : 0);
      if (cells > size || (seen.get(key) ?? Infinity) <= cells) continue;
      seen.set(key, cells);
      cost.set(place, Math.min(cost.get(place) ?? Infinity, cells));
      for (const [dx, dy] of STEPS) {
        const to: Cell = [cell[0] + dx, cell[1] + dy];
        const diagonal = dx !== 0 && dy !== 0;
        const then = {
          cell: to,
          cells: cells + (diagonal && odd && alternate ? 2 : 1),
          odd: diagonal ? !odd : odd,
        };
        if (
          then.cells > size ||
          !isOnMap(j.board.ground.grid, to) ||
          (seen.get(2 * cellIndex(j, to) + (then.odd ? 1 : 0)) ?? Infinity) <= then.cells ||
          !flows(free, cell, to)
        )
          continue;
        next.push(then);
      }
    }
    front = next;
  }
  return cost;
}

type Opening = (p: Cell, q: Cell) => boolean;

/** Is the side between two cells open? Results are cached. */
function openings(j: FullJudge): Opening {
  const known = new Map<number, boolean>();
  return (p, q) => {
    if (!isOnMap(j.board.ground.grid, p) || !isOnMap(j.board.ground.grid, q)) return false;
    const [a, b] = [cellIndex(j, p), cellIndex(j, q)];
    // The key of a side is the upper or left one of the two cells, and the direction of the side.
    const key = 2 * Math.min(a, b) + (p[1] === q[1] ? 0 : 1);
    let open = known.get(key);
    if (open === undefined)
      known.set(key, (open = !solid(j, q) && !solid(j, p) && j.rules.lineOfEffect(j, p, q).free));
    return open;
  };
}

/**
 * May a spread flow from a cell to its neighbor? A diagonal step needs both ways around the corner
 * to be open.
 */
function flows(free: Opening, a: Cell, b: Cell): boolean {
  if (a[0] === b[0] || a[1] === b[1]) return free(a, b);
  const [p, q]: [Cell, Cell] = [
    [b[0], a[1]],
    [a[0], b[1]],
  ];
  return free(a, p) && free(p, b) && free(a, q) && free(q, b);
}

/** Cover of a creature against an effect from a point. */
export interface Shelter {
  readonly cover: CoverMark | CoverDegree;
  /** Bonus on Reflex saves against an effect from the point. */
  readonly reflex: number;
  /** Does the cover give the benefits of improved evasion? */
  readonly evasion: boolean;
}

/** Bonus to Reflex saves by degree of cover. */
const REFLEX: Readonly<Record<CoverMark | 'none', number>> = {
  none: 0,
  limited: 1,
  cover: 2,
  improved: 4,
};

/**
 * The creature's cover, determined by lines from the point to the corners of the creature's cells.
 */
export function shelter(j: FullJudge, at: Point, from: readonly Cell[], to: Creature): Shelter {
  const cover = coverFrom(j, at, from, to);
  return { cover, reflex: REFLEX[cover], evasion: cover === 'improved' };
}

/**
 * Cover against an effect from a point. A creature has cover if a line from the point to a corner
 * of its cell is blocked. For a large creature, the ruleset decides whether to use the least
 * covered cell or the whole space.
 */
function coverFrom(
  j: FullJudge,
  at: Point,
  from: readonly Cell[],
  to: Creature,
): CoverMark | 'none' {
  const { table } = j.rules.movements;
  const survey = GroundIndex.of(j.board.ground);
  const index = coverIndex(j, 'effect');
  const space = standOf(j, to);
  const aims = table.coverFromPoint === 'space' ? [space] : [...squares(space)];
  let degree: CoverMark | 'none' = 'none';
  for (const mark of COVER_MARKS) {
    const bare = from.some((m) =>
      aims.some((aim) => {
        const counts = lowCounts(
          {
            cells: (i) => survey.facts(i % index.columns, Math.floor(i / index.columns)),
            walls: j.board.ground.walls,
            wallOf: index.wallOf,
          },
          { x: m[0], y: m[1], w: 1, d: 1 },
          aim,
          table.lowCovers,
          j.options.diagonals,
        );
        const o: Obstacles = { index, level: COVER_LEVEL[mark], spaces: [], counts };
        return fanClear(o, endIn(at, m), spaceCorners(aim));
      }),
    );
    if (bare) break;
    degree = mark;
  }
  return degree;
}
