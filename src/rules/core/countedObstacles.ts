/** Which obstacles on the ground count between an attacker and its target. */
import type { Ground } from '../../board/board.ts';
import type { Cell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { perObject } from '../../board/memoize.ts';
import type { Counts, ObstacleIndex } from '../../board/obstacles.ts';
import type { Judge } from '../ruleset.ts';
import { squares } from './coverlines.ts';
import { isSquareOf, type Stand } from './distance.ts';
import { lowCounts, type LowRule } from './lowObstacles.ts';

export const hasLow = perObject(
  ({ walls, cells }: Ground): boolean => walls.some((w) => w.low) || cells.some((c) => c.low),
);

/**
 * Excludes obstacles in the attacker's own squares (sigil-notes A3), and low obstacles that do not
 * count between the two creatures.
 */
export function countsBetween(
  j: Judge,
  low: (j: Judge) => LowRule,
  index: ObstacleIndex,
  a: Stand,
  b: Stand,
): Counts | undefined {
  let own = false;
  for (const s of squares(a)) own ||= (index.cellLevel[s.y * index.columns + s.x] ?? 0) > 0;
  if (!own && !hasLow(j.board.ground)) return undefined;
  const survey = GroundIndex.of(j.board.ground);
  const at = (i: number): Cell => [i % index.columns, Math.floor(i / index.columns)];
  const lowOnes = lowCounts(
    { cells: (i) => survey.facts(...at(i)), walls: j.board.ground.walls, wallOf: index.wallOf },
    a,
    b,
    low(j),
    j.options.diagonals,
  );
  return (wall, i) => {
    if (!wall && own) {
      const [x, y] = at(i);
      if (isSquareOf(a, x, y)) return false;
    }
    return lowOnes(wall, i);
  };
}
