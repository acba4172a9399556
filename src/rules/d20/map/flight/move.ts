/**
 * Judges a flight: permission, speed up and down, turns, angles, minimum speed, attacks of
 * opportunity.
 */
import { flyChecks } from './skill.ts';
import { NOTHING_SPENT } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import { boxOf, type Cell, type Place3 } from '../../../../board/grid.ts';
import { crossesPlace } from '../../../../board/gridLine.ts';
import { chargeFaults, chargesToPlace } from '../charge.ts';
import { barsOfBand } from '../chargeBand.ts';
import { effectOf, isFlying, isUnder } from '../../../core/conditionsInForce.ts';
import { bendOf } from '../../../core/bends.ts';
import { rulesBehind, stepBeside } from '../pathRules.ts';
import { knownTo, meetingOn } from '../../../core/known.ts';
import { opportunitiesAlong } from '../../../core/opportunities.ts';
import { barredCells, onTheWing } from '../speed.ts';
import { mayPlan } from '../../../core/mayPlan.ts';
import { cite, uniqueRuleIds, type RuleName } from '../../../names.ts';
import type { ModeRule } from '../../../ruleset.ts';
import { VIOLATIONS, type Mode, type RuleId, type ViolationCode } from '../../../verdict.ts';
import { Airway } from '../../../core/airway.ts';
import { Course } from './course.ts';
import { headingOf, flightLeg, Odometer } from './legs.ts';
import type {
  AirJudge,
  Flight,
  FlightCode,
  FlightVerdict,
  FlightViolation,
  Manner,
  FlightCitation,
} from './legRules.ts';
import { flightTrait } from './flightTraits.ts';

/**
 * The flight rules behind each violation code. Codes that also exist for walking cite the walking
 * rules too.
 */
const RULE_OF: Readonly<Partial<Record<FlightCode, readonly FlightCitation[]>>> = {
  overloaded: ['load'],
  'no-fly-speed': ['fly'],
  'cannot-fly-prone': ['noProneNoStep'],
  'wrong-movement-mode': ['noProneNoStep'],
  'cannot-hover': ['hover'],
  'cannot-fly-backward': ['backward'],
  'cannot-reverse': ['reverse'],
  'turn-too-sharp': ['turnRate', 'turnInPlace', 'maximumTurn'],
  'climb-too-steep': ['climbAngle'],
  'dive-too-steep': ['diveAngle'],
  'level-before-climb': ['level'],
  'over-speed': ['fly'],
  'not-straight': ['fly'],
};

/** Minimum of a dive attack: cells flown, and cells of descent (sigil.flight.dive-attack). */
const DIVE = { flown: 6, down: 2 };

export const isSharedCode = (code: FlightCode): code is ViolationCode =>
  (VIOLATIONS as readonly string[]).includes(code);

/**
 * The budget and requirements of the movement mode, as on the ground, and the limits of the flyer's
 * maneuverability class.
 */
export function flightOf(j: AirJudge, c: Creature, of: Manner['mode']): Flight {
  const mode: Mode = of === 'hover' ? 'move' : of;
  const flyer = onTheWing(c);
  const rule = j.rules.modeRule(j, flyer, mode);
  const allowed = j.rules.budget(j, flyer, mode);
  const { facts, unknown } = j.rules.flight.classOf(j, c);
  const speed = j.rules.speed(j, flyer);
  const missing = [
    ...unknown,
    ...(c.speed?.fly === undefined ? [`creatures.${c.id}.speed.fly`] : []),
    ...(c.load === undefined ? [`creatures.${c.id}.load`] : []),
    ...(c.speed?.fly !== undefined && allowed.unknown !== undefined ? [allowed.unknown] : []),
  ];
  const bars: { code: FlightCode; by?: string }[] = [];
  if (c.speed?.fly === 0) bars.push({ code: 'no-fly-speed' });
  const loaded = c.load === 'medium' || c.load === 'heavy';
  if (facts.bySkill !== true && loaded && !isUnder(j, c, 'lifts'))
    bars.push({ code: 'overloaded' });
  if (of === 'hover' && !j.rules.flight.hovers(j, c)) bars.push({ code: 'cannot-hover' });
  const lying = effectOf(j, c, 'crawls');
  const lies = lying !== undefined && !(lying.value === 'grounded' && isFlying(j, c));
  return {
    flyer,
    mode,
    facts,
    bars,
    ...(lies ? { lying: lying.condition } : {}),
    unknown: [...new Set(missing)],
    rules: allowed.rules ?? [],
    // Running in the air must be in a straight line in every ruleset.
    rule: mode === 'run' ? { ...rule, straight: true } : rule,
    budget: of === 'hover' ? Math.floor(allowed.value / 2) : allowed.value,
    // For a creature without a fly speed, report only that.
    ...(allowed.why === undefined || c.speed?.fly === 0
      ? {}
      : { why: allowed.why, ...(allowed.by === undefined ? {} : { by: allowed.by }) }),
    needed: facts.forward * speed.value,
    moved: (j.board.turn?.active === c.id ? j.board.turn.spent : NOTHING_SPENT).moved,
  };
}

/** How a flight ends at this height after `forward` cells flown forward. */
export function endOf(
  { moved, needed }: Flight,
  height: number,
  forward: number,
  hovering: boolean,
): 'aloft' | 'landed' | 'stalls' {
  if (height <= 0) return 'landed';
  return hovering || moved + forward >= needed ? 'aloft' : 'stalls';
}

/** The parts of one judgment that its end looks at. */
interface Flown {
  readonly seen: AirJudge;
  readonly airway: Airway;
  readonly course: Course;
  readonly faults: Faults;
}

/** Adds what forbids to end there, and what a charge lacks. */
function faultsAtEnd(
  j: AirJudge,
  { flyer, mode, rule }: Flight,
  path: readonly Place3[],
  { seen, airway, course, faults }: Flown,
): void {
  const last = path.length - 1;
  const end = path[last]!;
  const stop = airway.mayEnd(end);
  if (stop !== null)
    faults.add(stop, last, stop === 'ends-occupied' ? airway.occupant(end) : undefined);
  if (mode !== 'charge') return;
  chargeFaults(
    j,
    flyer,
    course.length,
    (foe) => chargesToPlace(j, flyer, foe, end),
    (code, by) => faults.add(code, last, by),
  );
  // The band of a charge is judged on one height only; a climb or dive is judged by its path.
  if (rule.band !== true || !path.every(([, , z]) => z === end[2])) return;
  const flat = path.map(([x, y]): Cell => [x, y]);
  // A wall beside the path may be lower than the flight.
  const doubt = end[2] >= 1 ? ['walls'] : undefined;
  for (const { code, at, by } of barsOfBand(seen, flyer, rule, flat[0]!, flat[last]!))
    faults.add(code, stepBeside(flat, at), by, code === 'through-wall' ? doubt : undefined);
}

const citationsOf = (
  { needed, facts }: Flight,
  { names }: Course,
  hovering: boolean,
): readonly FlightCitation[] => [
  'fly',
  'table',
  ...names,
  ...(needed > 0 ? (['minimum'] as const) : []),
  ...(hovering ? ([facts.hovers ? 'hoverGood' : 'hoverFeat', 'hover'] as const) : []),
];

/** The air along a path. */
function airwayOf(j: AirJudge, flyer: Creature, path: readonly Place3[], rule: ModeRule): Airway {
  const box = boxOf(path.map(([x, y]): Cell => [x, y]));
  return new Airway(j, flyer, box, rule, barredCells(j, flyer, 'move'));
}

/** The opportunities along the path; nothing here leaves one in doubt. */
function struckInFlight(
  ...along: Parameters<typeof opportunitiesAlong>
): Pick<ReturnType<typeof opportunitiesAlong>, 'opportunities' | 'barred'> {
  const { opportunities, barred } = opportunitiesAlong(...along);
  return { opportunities, barred };
}

export function fly(
  j: AirJudge,
  c: Creature,
  manner: Manner,
  path: readonly Place3[],
): FlightVerdict {
  const { traits, cites } = j.rules.flight;
  const flight = flightOf(j, c, manner.mode);
  const { flyer, mode, rule, facts, budget } = flight;
  const faults = new Faults(j, path, mode, rule);
  const last = path.length - 1;
  const end = path[last] ?? ([...c.at, c.elevation] as const);
  for (const { code, by } of flight.bars) faults.add(code, 0, by);
  // A prone creature on the ground cannot start to fly.
  const { lying } = flight;
  if (lying !== undefined && path.some(([, , z]) => z > 0))
    faults.add('cannot-fly-prone', 0, lying);
  if (flight.why !== undefined && last > 0) faults.add(flight.why, 1, flight.by);
  // If the creature cannot move at all, no further violations are listed.
  const limit = mayPlan(flight.why) && lying === undefined ? budget : Infinity;

  const course = new Course(
    facts,
    manner,
    facts.bySkill === true ? undefined : c.heading,
    faults,
    flightTrait(traits, c, 'wheels'),
  );
  const odometer = new Odometer(
    j.options.diagonals,
    (j.board.turn?.active === c.id ? j.board.turn.spent : NOTHING_SPENT).diagonals,
  );
  const seen = knownTo(j, flyer);
  const meets = seen === j ? undefined : meetingOn(j, flyer, path, rule.barredBy);
  const airway = airwayOf(seen, flyer, path, rule);
  const straight = rule.straight ? headingOf(end[0] - c.at[0], end[1] - c.at[1]) : undefined;
  const bent = rule.straight ? bendOf(path, crossesPlace) : -1;
  const met = new Set<RuleName>();
  const shared: RuleId[] = [];
  const doubted = new Set<string>();
  let sides = path[0] === undefined ? undefined : airway.sidesAt(path[0]);
  const vertical = isUnder(j, c, 'vertical');
  let risen = 0;
  let halves = 0;
  const costs = [0];
  for (let i = 1; i <= last; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    const leg = flightLeg(from, to);
    let factor = 1;
    if (!leg.adjacent) faults.add('not-adjacent', i);
    else if (leg.dx !== 0 || leg.dy !== 0 || leg.dz !== 0) {
      const { stop, hampered, squeezing, rules, ...place } = airway.leg(from, to, sides);
      sides = place.arrives;
      factor = place.factor;
      // At the last place of the path, the violation is that the flight ends there.
      for (const fact of stop?.unknown ?? []) doubted.add(fact);
      if (stop !== null)
        faults.add(
          stop.code === 'through-enemy' && i === last ? 'ends-occupied' : stop.code,
          i,
          stop.by,
          stop.unknown,
        );
      if (hampered) faults.add('difficult-terrain', i);
      if (factor > 1) met.add('poorVisibility').add('doubled');
      if (squeezing) met.add('squeeze').add('squeezeCost');
      shared.push(...rules);
    }
    if (vertical && (leg.dx !== 0 || leg.dy !== 0)) faults.add('wrong-movement-mode', i);
    risen += Math.abs(leg.dz);
    if (vertical && risen > limit) faults.add('over-speed', i);
    if (i === bent) faults.add('not-straight', i);
    const priced = odometer.leg(leg, facts, factor);
    halves += priced.halves + course.fly(leg, i, priced, straight ?? leg.heading) * 2;
    costs.push(halves / 2);
    if (rule.times === null ? i > 1 : halves / 2 > limit) faults.add('over-speed', i);
  }
  course.close();
  if (last > 0) faultsAtEnd(j, flight, path, { seen, airway, course, faults });

  const violations = faults.list();
  const checks =
    facts.bySkill === true
      ? flyChecks(j, c, flight, course, { height: end[2], last, spent: halves / 2 })
      : [];
  const hovering = manner.mode === 'hover';
  const ends = endOf(flight, end[2], course.forward, hovering);
  return {
    legal: violations.length === 0,
    cost: halves / 2,
    budget,
    costs,
    violations,
    ...struckInFlight(j, c, mode, path),
    ...(meets === undefined ? {} : { meets }),
    ...(course.heading === undefined ? {} : { heading: course.heading }),
    forward: { flown: flight.moved + course.forward, needed: flight.needed },
    ends,
    ...(checks.length === 0 ? {} : { checks }),
    dive:
      facts.bySkill !== true &&
      mode === 'charge' &&
      course.length >= DIVE.flown &&
      course.down >= DIVE.down,
    rules: uniqueRuleIds(
      cite(cites, ...citationsOf(flight, course, hovering)),
      flight.rules,
      cite(j.rules.cites, ...met),
      shared,
      ...checks.map(({ rules }) => rules),
    ),
    unknown: [
      ...flight.unknown,
      ...(facts.bySkill !== true && c.heading === undefined && path.length > 1
        ? [`creatures.${c.id}.heading`]
        : []),
      ...doubted,
    ],
  };
}

/** Collects the violations of one flight, the first of each code, in path order. */
class Faults {
  private readonly found = new Map<FlightCode, FlightViolation>();
  /**
   * Violations that depend on an unknown fact. A later violation with the same code that is certain
   * is listed as well.
   */
  private readonly doubted = new Map<FlightCode, FlightViolation>();
  private readonly j: AirJudge;
  private readonly path: readonly Place3[];
  private readonly mode: Mode;
  private readonly rule: ModeRule;

  constructor(j: AirJudge, path: readonly Place3[], mode: Mode, rule: ModeRule) {
    this.j = j;
    this.path = path;
    this.mode = mode;
    this.rule = rule;
  }

  add(code: FlightCode, step: number, by?: string, unknown?: readonly string[]): void {
    const found = unknown === undefined ? this.found : this.doubted;
    if (this.found.has(code) || found.has(code)) return;
    const own = cite(this.j.rules.flight.cites, ...(RULE_OF[code] ?? []));
    const walked = isSharedCode(code) ? rulesBehind(this.j, code, this.mode, this.rule) : [];
    const at = this.path[step] ?? this.path[0] ?? [0, 0, 0];
    found.set(code, {
      code,
      at,
      step,
      rules: uniqueRuleIds(own, walked),
      ...(by === undefined ? {} : { by }),
      ...(unknown === undefined ? {} : { unknown }),
    });
  }

  list(): FlightViolation[] {
    return [...this.found.values(), ...this.doubted.values()].sort((a, b) => a.step - b.step);
  }
}
