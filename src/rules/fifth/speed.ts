/** Size, reach, and speeds in feet: halves are rounded down in feet, not in squares. */
import { sizeOf, type Creature } from '../../board/creature.ts';
import { creatureOf, spentOf, timesUsed } from '../../board/board.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { SIZES, type Size } from '../../board/vocabulary.ts';
import { isUnder, rowsInForce } from '../core/conditionsInForce.ts';
import { squaresOf } from '../core/distance.ts';
import { traitEffect } from '../core/traitEffect.ts';
import { chosenWay } from '../core/ways.ts';
import { cite, type RuleName } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { Known } from '../verdict.ts';
import { CITED_CONDITIONS, leavesUnconscious } from './conditionRows.ts';
import { olderTraits } from './traits.ts';

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

/** 2014: a trait gives a creature the reach that its sheet does not state. */
export const reachOfSwarms: Ruleset['reach'] = (c) => ({
  value: c.reach ?? traitEffect(olderTraits, c, 'reach') ?? 1,
});

/** The reach that the sheet states for unarmed strikes, if any. */
const unarmedStated = ({ attacks = [] }: Creature): number | undefined =>
  attacks.find(({ unarmed, reach: stated }) => unarmed && stated !== undefined)?.reach;

/** 2024: the creature's own reach, which a longer one of its natural weapons is not. */
export const unarmedReach: NonNullable<Ruleset['unarmedReach']> = (c) =>
  unarmedStated(c) ?? (c.attacks?.some(({ natural }) => natural) === true ? 1 : reach(c).value);

/** 2014: the creature's own reach. */
export const unarmedReachOfOwn: NonNullable<Ruleset['unarmedReach']> = (c) =>
  unarmedStated(c) ?? reachOfSwarms(c).value;

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

export const isFast = (speed: number | undefined): speed is number => (speed ?? 0) > 0;

/** The creature on the ground, with one speed alone. */
export const withOneSpeed = (c: Creature, cells: number): Creature => ({
  ...c,
  elevation: 0,
  moving: 'walk',
  speed: { land: cells },
});

/** The walking speed after conditions; of those who cannot walk, the speed that they have. */
export function walkingSpeed(j: Judge, c: Creature): number {
  const land = (creatureOf(j.board, c.id) ?? c).speed?.land;
  const grounded = isUnder(j, c, 'flying')
    ? { ...c, conditions: c.conditions.filter((each) => j.rules.conditions[each]?.flying !== true) }
    : c;
  return isFast(land)
    ? j.rules.speed(j, withOneSpeed(grounded, land)).value
    : j.rules.speed(j, c).value;
}

/** Has the creature a Swim Speed, of its own or by a trait? */
export const isSwimmer = (j: Judge, c: Creature): boolean =>
  isFast(c.speed?.swim) || traitEffect(j.rules.traits, c, 'swims') === true;

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

/** Those two sizes smaller weigh nothing for the creature that drags them. */
const isHeavyFor = (c: Creature, other: Creature): boolean => sizeStep(c) - sizeStep(other) < 2;

/** The creatures that it grapples, and whose weight slows it. */
function dragged(j: Judge, c: Creature): readonly Creature[] {
  const { grapples = [] } = c;
  return grapples.length === 0
    ? []
    : j.board.creatures.filter((other) => grapples.includes(other.id) && isHeavyFor(c, other));
}

const grips = ({ rules }: Judge, c: Creature): boolean =>
  traitEffect(rules.traits, c, 'dragsOwnSize') === true;

/** 2024: Tiny creatures weigh nothing either, nor does its own size for a trained grappler. */
export const heavyDragged = (j: Judge, c: Creature): readonly Creature[] =>
  dragged(j, c).filter(
    (other) => !isTinyCreature(other) && !(grips(j, c) && sizeStep(other) <= sizeStep(c)),
  );

/** 2024: each of them costs one cell more for every cell. */
export const draggingAddsCost: NonNullable<Ruleset['dragging']> = (j, c) => {
  const foes = heavyDragged(j, c).map(({ id }) => id);
  return foes.length === 0 ? null : { foes, extra: foes.length };
};

/** 2014: dragging halves the speed, however many they are. */
export const draggingHalvesSpeed: NonNullable<Ruleset['dragging']> = (j, c) => {
  const foes = dragged(j, c).map(({ id }) => id);
  return foes.length === 0 ? null : { foes, extra: 'half-speed' };
};

/** Citation keys of what a condition does to a creature's movement and actions. */
export function namesBehindCondition(condition: string): readonly RuleName[] {
  if (leavesUnconscious(condition)) return ['unconscious'];
  if (condition.startsWith('exhaustion-')) return ['exhausted'];
  const name = Object.hasOwn(CITED_CONDITIONS, condition) ? CITED_CONDITIONS[condition] : undefined;
  return name === undefined ? [] : [name];
}

const NONE: readonly string[] = [];

/** Citation keys of what decides a speed, besides that movement is a pool. */
function namesOfSpeed(j: Judge, c: Creature, value: number, halved: boolean): RuleName[] {
  const counted = c.inTotals?.speed ?? NONE;
  const slowing = rowsInForce(j, c).filter(
    ({ condition, row }) =>
      row.immobile === true ||
      (!counted.includes(condition) && (row.halfSpeed === true || (row.slower ?? 0) > 0)),
  );
  const isHeld = slowing.some(({ row }) => row.immobile === true);
  const several = Object.values(c.speed ?? {}).filter((each) => Number(each) > 0).length > 1;
  const halves = !Number.isInteger(value) || timesUsed(spentOf(j.board, c), 'half') > 0;
  return [
    ...(several ? (['speedSwitch'] as const) : []),
    ...(halves ? (['speedHalves'] as const) : []),
    ...(value === 0 || isHeld ? (['immobile'] as const) : []),
    ...(slowing.length > 0 && (several || !isHeld) ? (['speedChanges'] as const) : []),
    ...(halved ? (['dragging'] as const) : []),
    ...slowing.flatMap(({ condition }) => namesBehindCondition(condition)),
  ];
}

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
  const halves = Number(halved) + Number(rows.some(({ halfSpeed }) => halfSpeed === true));
  const feet = halves === 0 ? sum * times : Math.floor((sum * times) / 2 ** halves);
  const value = rows.some(({ immobile }) => immobile === true) ? 0 : Math.max(0, feet) / FEET;
  const known = {
    value,
    rules: cite(j.rules.cites, 'speed', ...namesOfSpeed(j, c, value, halved)),
  };
  return given === undefined ? { ...known, unknown: `creatures.${c.id}.speed` } : known;
}

export const speedAfterConditions: Ruleset['speed'] = (j, c) => speedAfter(j, c, false);

/** 2014: dragging a grappled creature halves the speed. */
export const speedHalvedByDragging: Ruleset['speed'] = (j, c) =>
  speedAfter(j, c, dragged(j, c).length > 0);
