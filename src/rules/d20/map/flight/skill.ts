/**
 * Flight by skill: the Fly checks that a flight requires in rulesets where no maneuverability class
 * forbids a maneuver.
 */
import { type Creature, sizeOf } from '../../../../board/creature.ts';
import type {
  Maneuverability,
  AirJudge,
  Flight,
  FlightCitation,
  FlightClass,
  LegRules,
} from './legRules.ts';
import { SIZES } from '../../../../board/vocabulary.ts';
import { modifierOf } from '../../../core/abilities.ts';
import { checkNeeded, skillBonus } from '../checks.ts';
import { cite } from '../../../names.ts';
import type { CheckFor, PathCheck } from '../../../verdict.ts';
import type { Course } from './course.ts';
import { classOf } from './classes.ts';
import { FLIGHT_TRAITS, flightTrait } from './flightTraits.ts';

/** Modifier of each maneuverability class to Fly checks. */
const MANEUVER: Readonly<Record<Maneuverability, number>> = {
  perfect: 8,
  good: 4,
  average: 0,
  poor: -4,
  clumsy: -8,
};
/**
 * Modifier to Fly checks for each size category below Medium, subtracted for each category above
 * it. The smallest size is four categories below.
 */
const SIZE = 2;
/** Bonus of a class skill with at least one rank. */
const TRAINED = 3;

const SKILLED: Omit<FlightClass, 'opposed'> = {
  bySkill: true,
  forward: 0,
  hovers: true,
  backward: true,
  reverse: 2,
  turn: { degrees: 0, per: 1 },
  inPlace: 90,
  most: null,
  up: null,
  down: null,
  climb: 2,
  between: 0,
};
const skilled = (opposed: number, inPlace: number): FlightClass => ({
  ...SKILLED,
  inPlace,
  opposed,
});
/**
 * The limits for flight by skill, which differ between the classes only in `opposed`. `inPlace`:
 * extra degrees of turn for each cell spent turning.
 */
const classes = (inPlace: number): Readonly<Record<Maneuverability, FlightClass>> => ({
  perfect: skilled(MANEUVER.perfect, inPlace),
  good: skilled(MANEUVER.good, inPlace),
  average: skilled(MANEUVER.average, inPlace),
  poor: skilled(MANEUVER.poor, inPlace),
  clumsy: skilled(MANEUVER.clumsy, inPlace),
});
const USUAL = classes(90);
const WIDE = classes(135);

/**
 * The answers of a ruleset in which no class forbids a maneuver, and difficult ones need a check.
 */
export const BY_SKILL: Pick<LegRules, 'bySkill' | 'classes' | 'classOf' | 'traits'> = {
  bySkill: true,
  classes: USUAL,
  classOf(j, c) {
    const known = classOf(j, c);
    return j.options.flyTurn === 'any' ? { ...known, facts: WIDE[known.name] } : known;
  },
  traits: { ...FLIGHT_TRAITS, wingover: { wheels: 0 } },
};

/**
 * The creature's Fly bonus: as the sheet gives it, or computed from the ranks; undefined if neither
 * is known.
 */
export function flyBonus(c: Creature): number | undefined {
  const bonus = skillBonus(c, 'fly');
  const ranks = c.skills?.['fly']?.ranks;
  if (bonus !== undefined || ranks === undefined) return bonus;
  const size = SIZE * (SIZES.indexOf('medium') - SIZES.indexOf(sizeOf(c)));
  return (
    ranks +
    (ranks > 0 ? TRAINED : 0) +
    modifierOf(c.abilities?.dex ?? 10) +
    MANEUVER[c.speed?.manoeuvrability ?? 'average'] +
    size
  );
}

/**
 * Fly checks of a flight that ends at this height and spends this many cells: sharp turns, steep
 * climbs, hovering, slow flight.
 */
export function flyChecks(
  j: AirJudge,
  c: Creature,
  flight: Flight,
  course: Course,
  {
    height,
    last,
    spent,
  }: { readonly height: number; readonly last: number; readonly spent: number },
): readonly PathCheck[] {
  const bonus = flyBonus(c);
  const asked = (step: number, what: CheckFor, dc: number, name: FlightCitation) =>
    checkNeeded(
      { step, what, skill: 'fly', dc, rules: cite(j.rules.flight.cites, name, 'flySkill') },
      bonus,
    );
  const flown = flight.moved + spent;
  const speed = j.rules.speed(j, flight.flyer).value;
  const hovers = flightTrait(j.rules.flight.traits, c, 'hovers') === true;
  const aloft =
    height <= 0
      ? []
      : flown === 0
        ? hovers
          ? []
          : asked(last, 'hover', 15, 'flyHover')
        : flown <= speed / 2
          ? asked(last, 'stay-aloft', 10, 'flyAloft')
          : [];
  const easy = j.options.flyTurn === 'any' ? 179 : 90;
  return [
    ...course.sharp.flatMap(({ degrees, step }) =>
      degrees <= easy
        ? asked(step, 'turn', 15, 'flyTurn')
        : asked(step, 'reverse', 20, 'flyReverse'),
    ),
    ...course.steep.flatMap((step) => asked(step, 'climb-steep', 20, 'flyClimb')),
    ...aloft,
  ].sort((a, b) => a.step - b.step);
}
