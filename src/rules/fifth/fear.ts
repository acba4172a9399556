/** Fear: a frightened creature does not come closer of its own will to what frightens it. */
import type { Creature } from '../../board/creature.ts';
import { cellsBetween, standingAt, standOf, type Stand } from '../core/distance.ts';
import type { Judge, PathLimits, Ruleset } from '../ruleset.ts';
import { suffers, withRims } from './auras.ts';
import { limitsOfWay } from './costs.ts';

const FRIGHTENED = 'frightened';
const NONE: readonly string[] = [];

/** Ids of the creatures that frighten the creature; undefined: nobody says. */
const feared = (j: Judge, c: Creature): readonly string[] | undefined =>
  suffers(j, c, FRIGHTENED) ? c.conditionsBy?.[FRIGHTENED] : NONE;

/** A place, with its height in the air. */
type Place = readonly [x: number, y: number, height?: number];

/**
 * Does a step lead nearer to what frightens the creature, seen or not? What it drags along comes no
 * nearer. Undefined: nothing on the board frightens it, or nobody says what does.
 */
export function nearerToFeared(
  j: Judge,
  c: Creature,
): ((from: Place, to: Place) => boolean) | undefined {
  const ids = feared(j, c) ?? NONE;
  if (ids.length === 0) return undefined;
  const sources = j.board.creatures
    .filter(({ id }) => ids.includes(id) && c.grapples?.includes(id) !== true)
    .map((source) => standOf(j, source));
  if (sources.length === 0) return undefined;
  const apart = (source: Stand, [x, y, height]: Place): number =>
    cellsBetween(j, source, standingAt(j, c, [x, y], height));
  return (from, to) => sources.some((source) => apart(source, to) < apart(source, from));
}

const BY_FEAR = { code: 'condition-forbids', by: FRIGHTENED } as const;

/** What limits a creature's way, what it fears, and the rims of auras. */
export const limitsWithFear: Ruleset['limits'] = (j, c, mode): PathLimits => {
  const way = withRims(j, c, limitsOfWay(j, c, mode));
  const nearer = nearerToFeared(j, c);
  if (nearer === undefined) return way;
  return { ...way, barredStep: { bars: nearer, as: BY_FEAR } };
};

/** The missing fact of a frightened creature that moves: what frightens it. */
export const unknownFear = (j: Judge, c: Creature): readonly string[] =>
  feared(j, c) === undefined ? [`creatures.${c.id}.conditionsBy.${FRIGHTENED}`] : NONE;
