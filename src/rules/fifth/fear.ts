/** Fear: a frightened creature does not come closer of its own will to what frightens it. */
import type { Creature } from '../../board/creature.ts';
import { cellsBetween, standingAt, standOf } from '../core/distance.ts';
import type { Judge, PathLimits, Ruleset } from '../ruleset.ts';
import { suffers, withRims } from './auras.ts';
import { limitsOfWay } from './costs.ts';

const FRIGHTENED = 'frightened';
const NONE: readonly string[] = [];

/** Ids of the creatures that frighten the creature; undefined: nobody says. */
const feared = (j: Judge, c: Creature): readonly string[] | undefined =>
  suffers(j, c, FRIGHTENED) ? c.conditionsBy?.[FRIGHTENED] : NONE;

/**
 * Is a place nearer to what frightens the creature than its present one, seen or not? What it drags
 * along comes no nearer. Undefined: nothing on the board frightens it, or nobody says what does.
 */
export function nearerToFeared(
  j: Judge,
  c: Creature,
): ((x: number, y: number, height?: number) => boolean) | undefined {
  const ids = feared(j, c) ?? NONE;
  if (ids.length === 0) return undefined;
  const here = standOf(j, c);
  const sources = j.board.creatures
    .filter(({ id }) => ids.includes(id) && c.grapples?.includes(id) !== true)
    .map((source) => {
      const stand = standOf(j, source);
      return { stand, apart: cellsBetween(j, stand, here) };
    });
  if (sources.length === 0) return undefined;
  return (x, y, height) => {
    const there = standingAt(j, c, [x, y], height);
    return sources.some(({ stand, apart }) => cellsBetween(j, stand, there) < apart);
  };
}

const BY_FEAR = { code: 'condition-forbids', by: FRIGHTENED } as const;

/** What limits a creature's way, what it fears, and the rims of auras. */
export const limitsWithFear: Ruleset['limits'] = (j, c, mode): PathLimits => {
  const way = withRims(j, c, limitsOfWay(j, c, mode));
  const nearer = nearerToFeared(j, c);
  if (nearer === undefined) return way;
  return {
    ...way,
    barred: (x, y) => way.barred?.(x, y) === true || nearer(x, y),
    barredAs: (x, y) => (way.barred?.(x, y) === true ? way.barredAs?.(x, y) : BY_FEAR),
  };
};

/** The missing fact of a frightened creature that moves: what frightens it. */
export const unknownFear = (j: Judge, c: Creature): readonly string[] =>
  feared(j, c) === undefined ? [`creatures.${c.id}.conditionsBy.${FRIGHTENED}`] : NONE;
