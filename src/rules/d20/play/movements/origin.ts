/**
 * The point of origin of an effect: lines from it, cover against it, and the cells that a spread
 * reaches.
 */
import { COVER_MARKS, type CoverDegree, type CoverMark } from '../../../../board/vocabulary.ts';
import { blockedBy, type End } from '../../../../board/clearline.ts';
import type { Creature } from '../../../../board/creature.ts';
import { isOnMap, type Cell, type Point } from '../../../../board/grid.ts';
import { GroundIndex } from '../../../../board/groundIndex.ts';
import { blocking } from '../../../../board/limitedWalls.ts';
import { coverIndex, COVER_LEVEL } from '../../map/cover.ts';
import { spaceCorners, fanClear, squares, type Obstacles } from '../../../core/coverlines.ts';
import { lowCounts } from '../../../core/lowObstacles.ts';
import { standOf } from '../../../core/distance.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { cornerCells } from '../../../core/areaShapes.ts';
import { solid } from '../../../core/spread.ts';

const BLOCKED = 1;

const effectIndex = (j: FullJudge) =>
  GroundIndex.of(j.board.ground).index('effect', blocking('effect'));

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
