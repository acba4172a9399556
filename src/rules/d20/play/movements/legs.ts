/** The legs of one movement, and the terrain as each kind of movement crosses it. */
import type { Board, CellFacts, Ground } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import { barsJumps } from '../../../../board/jumpedGround.ts';
import { cellsApart, sameCell, type Cell, type DiagonalCount } from '../../../../board/grid.ts';
import { wouldMeet } from '../../../core/distance.ts';
import { isUnknownTo } from '../../../core/known.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { CheckParts } from '../asks/movementAsk.ts';
import type { TravelMode } from './travel.ts';

/**
 * One leg: a path on the map without its start cell, or a length in cells that the map does not
 * show (up a wall, down a well).
 */
export interface JourneyLeg extends CheckParts {
  readonly by: TravelMode;
  readonly path?: readonly Cell[];
  readonly cells?: number;
  /** Ids of foes that a tumbling mover does not try to evade. */
  readonly leaves?: readonly string[];
}

export interface LegSpan {
  readonly leg: JourneyLeg;
  /** Indices of the leg's first and last cell in the whole path. */
  readonly from: number;
  readonly to: number;
}

/** Joins the legs into one path. Each span says which part of that path belongs to a leg. */
export function joined(
  start: Cell,
  legs: readonly JourneyLeg[],
): { path: Cell[]; spans: LegSpan[] } {
  const path: Cell[] = [start];
  const spans = legs.map((leg): LegSpan => {
    const from = path.length - 1;
    for (const cell of leg.path ?? [])
      if (!sameCell(cell, path[path.length - 1] ?? start)) path.push(cell);
    return { leg, from, to: path.length - 1 };
  });
  return { path, spans };
}

const plain = ({ at, low, elevation }: CellFacts): CellFacts => ({
  at,
  difficult: false,
  costFactor: 1,
  blocks: [],
  low,
  elevation,
});

/**
 * A cell's facts for a kind of movement. The mode's speed already includes the cost of swimming,
 * climbing and burrowing, and jumping ignores difficult terrain.
 */
function crossed(facts: CellFacts, by: TravelMode | undefined): CellFacts {
  if (by === 'jump' && !barsJumps(facts)) return plain(facts);
  const bare = { ...facts };
  delete bare.surface;
  const entered =
    (by === 'burrow' && facts.surface === 'earth') ||
    (by === 'climb' && (facts.surface === 'wall' || facts.surface === 'slope'));
  return entered ? { ...bare, blocks: [] } : bare;
}

/**
 * The board with the terrain that each leg's mode crosses, and without the creatures that the mover
 * tumbles past.
 */
export function bareBoard(
  board: Board,
  path: readonly Cell[],
  spans: readonly LegSpan[],
  n: number,
  passed: readonly string[],
): Board {
  const ways = new Map<string, TravelMode>();
  for (const { leg, from, to } of spans) {
    for (let i = from + 1; i <= to; i++)
      for (let b = 0; b < n; b++)
        for (let a = 0; a < n; a++) ways.set(`${path[i]![0] + a},${path[i]![1] + b}`, leg.by);
  }
  const ground: Ground = {
    ...board.ground,
    cells: board.ground.cells.map((f) => crossed(f, ways.get(f.at.join()))),
  };
  return { ...board, ground, creatures: board.creatures.filter((c) => !passed.includes(c.id)) };
}

/** Opponents whose cells the mover enters in a part of the path. */
export const inTheWay = (
  j: FullJudge,
  mover: Creature,
  path: readonly Cell[],
  { from, to }: LegSpan,
): Creature[] => {
  return j.board.creatures.filter((foe) => {
    if (foe.id === mover.id || j.rules.mayShare(j, mover, foe).pass) return false;
    // A creature of which the mover does not know is met, not evaded.
    if (isUnknownTo(j, mover, foe)) return false;
    return path.slice(from + 1, to + 1).some((at) => wouldMeet(j, mover, at, foe));
  });
};

/** Cells moved in a straight line up to the start of a span of the path. */
export function runUpTo(
  path: readonly Cell[],
  spans: readonly LegSpan[],
  index: number,
  count: DiagonalCount,
): number {
  const span = spans[index];
  const before = spans[index - 1];
  if (span === undefined || before === undefined || before.leg.by !== 'walk') return 0;
  const at = span.from;
  const direction = (i: number): string =>
    `${path[i + 1]![0] - path[i]![0]},${path[i + 1]![1] - path[i]![1]}`;
  const wanted = span.to > at ? direction(at) : undefined;
  let i = at;
  while (i > before.from && (wanted ?? direction(at - 1)) === direction(i - 1)) i--;
  return cellsApart(path[at]![0] - path[i]![0], path[at]![1] - path[i]![1], count);
}
