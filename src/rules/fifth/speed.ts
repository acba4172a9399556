/** Size, reach, and speeds in feet: halves are rounded down in feet, not in squares. */
import { sizeOf, type Creature } from '../../board/creature.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { SIZES, type Size } from '../../board/vocabulary.ts';
import { rowsInForce } from '../core/conditionsInForce.ts';
import { squaresOf } from '../core/distance.ts';
import { chosenWay } from '../core/ways.ts';
import { cite } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { Known } from '../verdict.ts';

/** Feet on a side of a square. */
export const FEET = 5;

const SPACES: Readonly<Partial<Record<Size, number>>> = {
  large: 2,
  huge: 3,
  gargantuan: 4,
  colossal: 4,
};

/** The six sizes: those of other games count as the nearest of them. */
export const sizeStep = (c: Creature): number =>
  Math.min(SIZES.indexOf('gargantuan'), Math.max(SIZES.indexOf('tiny'), SIZES.indexOf(sizeOf(c))));

const OTHER_SIZES: readonly (Size | undefined)[] = ['fine', 'diminutive', 'colossal'];

export const isTinyCreature = (c: Creature): boolean => sizeStep(c) === SIZES.indexOf('tiny');

export const space: Ruleset['space'] = (c) => {
  const value = c.space ?? SPACES[sizeOf(c)] ?? 1;
  return OTHER_SIZES.includes(c.size) ? { value, unknown: `creatures.${c.id}.size` } : { value };
};

/** Size says nothing of reach. */
export const reach: Ruleset['reach'] = (c) => ({ value: c.reach ?? 1 });

/** A Reach weapon adds 5 feet, and leaves no gap before its wielder. */
export const fullReach: Ruleset['attackReach'] = (j, c, a) => {
  const own = j.rules.reach(c).value;
  const far = a.reach ?? (a.reachWeapon === 'none' ? own : own + 1);
  return { near: far === 0 ? -1 : 0, far };
};

/** Does the creature stand in water, on the ground or below it? */
export const isInWater = (j: Judge, c: Creature): boolean => {
  const index = GroundIndex.of(j.board.ground);
  return (
    index.surfaced &&
    c.elevation <= 0 &&
    squaresOf(j, c).every(([x, y]) => index.facts(x, y)?.surface === 'water')
  );
};

const isFast = (speed: number | undefined): boolean => (speed ?? 0) > 0;

/**
 * The speed of the way in which the creature moves; undefined: not known. In water it swims; one
 * that cannot walk moves by the speed that it has.
 */
function ownSpeed(j: Judge, c: Creature): number | undefined {
  const speeds = c.speed;
  if (speeds === undefined) return undefined;
  if (j.rules.bodyIs(j, c, 'airborne')) return speeds.fly;
  const way = chosenWay(c);
  if (way !== undefined) return isFast(speeds[way]) ? speeds[way] : speeds.land;
  if (c.moving === 'crawl' || c.moving === 'jump') return speeds.land;
  if (isFast(speeds.swim) && isInWater(j, c)) return speeds.swim;
  return isFast(speeds.land)
    ? speeds.land
    : ([speeds.swim, speeds.climb, speeds.burrow].find(isFast) ?? speeds.land);
}

/** Does it slow the creature to drag the other one? */
const isHeavyFor = (c: Creature, other: Creature): boolean =>
  !isTinyCreature(other) && sizeStep(c) - sizeStep(other) < 2;

/** The creatures that it grapples and drags. Those two sizes smaller, and Tiny ones, weigh nothing. */
export function heavyDragged(j: Judge, c: Creature): readonly Creature[] {
  const { grapples = [] } = c;
  return grapples.length === 0
    ? []
    : j.board.creatures.filter((other) => grapples.includes(other.id) && isHeavyFor(c, other));
}

const SLOWED = ['speedHalf'] as const;
const NONE: readonly string[] = [];

/**
 * The speed after conditions, without those that the sheet's speed includes. Movement of a kind
 * without a speed of its own uses the land speed.
 * @param halved whether something besides the conditions halves it
 */
function speedAfter(j: Judge, c: Creature, halved: boolean): Known<number> {
  const given = ownSpeed(j, c);
  const counted = c.inTotals?.speed ?? NONE;
  const rows = rowsInForce(j, c).flatMap(({ condition, row }) =>
    counted.includes(condition) ? [] : [row],
  );
  const sum = rows.reduce((feet, { slower = 0 }) => feet - FEET * slower, FEET * (given ?? 6));
  const times = rows.reduce((product, { speedPart = 1 }) => product * speedPart, 1);
  const half = halved || rows.some(({ halfSpeed }) => halfSpeed === true);
  const feet = half ? Math.floor((sum * times) / 2) : sum * times;
  const value = rows.some(({ immobile }) => immobile === true) ? 0 : Math.max(0, feet) / FEET;
  const slowed = half || value * FEET !== FEET * (given ?? 6);
  const known = { value, rules: cite(j.rules.cites, 'speed', ...(slowed ? SLOWED : [])) };
  return given === undefined ? { ...known, unknown: `creatures.${c.id}.speed` } : known;
}

export const speedAfterConditions: Ruleset['speed'] = (j, c) => speedAfter(j, c, false);

/** 2014: dragging a grappled creature halves the speed. */
export const speedHalvedByDragging: Ruleset['speed'] = (j, c) =>
  speedAfter(j, c, heavyDragged(j, c).length > 0);
