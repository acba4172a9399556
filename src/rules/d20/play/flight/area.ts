/**
 * The places where a flyer may end a flight: every place at which some legal flight ends, in the
 * air or on the ground.
 *
 * The search uses the same legs that `move.ts` judges, so it finds exactly the legal flights. The
 * history of a flight (turns, dives, parity of diagonals, squares flown forward) multiplies the
 * number of states. If there are too many states, the search ignores a part of the history. The
 * area is then marked as an upper bound: the flyer can reach no place outside it, but perhaps not
 * every place in it.
 */
import { NOTHING_SPENT } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import { boxRound, type Place3 } from '../../../../board/grid.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { Airway } from '../../../core/airway.ts';
import { Course } from '../../map/flight/course.ts';
import { flightLeg, Odometer, type FlightStep } from '../../map/flight/legs.ts';
import { endOf, flightOf } from '../../map/flight/move.ts';
import type { Flight, FlightClass, FlightCode } from '../../map/flight/legRules.ts';
import { flightTrait } from '../../map/flight/flightTraits.ts';
import { barredCells } from '../../map/speed.ts';
import { mayPlan } from '../../../core/mayPlan.ts';
import { cite, uniqueRuleIds } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { descentOf } from './move.ts';
import type { AreaMode, FlightArea, FlightPlace } from './flightRules.ts';

/**
 * The part of a flight's history that the search ignores. `what-was-flown`: all but the heading.
 */
const EASES = ['nothing', 'what-was-flown', 'all'] as const;
type Ease = (typeof EASES)[number];

/**
 * Maximum number of states at each level of `EASES`. Above it, the search starts again at the next
 * level.
 */
const MOST: Readonly<Record<Ease, number>> = {
  nothing: 60_000,
  'what-was-flown': 80_000,
  all: 100_000,
};

/** All legs from a place to its neighbors in three dimensions. */
const LEGS: readonly FlightStep[] = [-1, 0, 1].flatMap((dz) =>
  [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) =>
      dx === 0 && dy === 0 && dz === 0 ? [] : [flightLeg([0, 0, 0], [dx, dy, dz])],
    ),
  ),
);

/**
 * Do turns cost the flyer something? A flyer that can fly backward keeps its facing and never has
 * to turn, unless its turns depend on the Fly skill.
 */
const hasToTurn = (facts: FlightClass, mode: AreaMode): boolean =>
  facts.turn !== null && (facts.bySkill === true || !facts.backward) && mode !== 'hover';

interface State {
  readonly at: Place3;
  /** Key: two states with the same key allow the same further flights. */
  readonly key: string;
  readonly course: Course;
  readonly odometer: Odometer;
  readonly legs: number;
}

/** A leg that nothing bars. */
interface OpenLeg {
  readonly leg: FlightStep;
  readonly to: Place3;
  /** The place as text. */
  readonly where: string;
  readonly factor: number;
}

/**
 * Places where a flight may end; undefined: too many to list, even if the flight's history is
 * ignored.
 */
export function flightArea(j: FullJudge, c: Creature, mode: AreaMode): FlightArea | undefined {
  const flight = flightOf(j, c, mode);
  const { facts, budget } = flight;
  const turns = hasToTurn(facts, mode);
  const rules = uniqueRuleIds(
    cite(j.rules.flight.cites, 'fly', 'table', ...(flight.needed > 0 ? ['minimum' as const] : [])),
    flight.rules,
  );
  // If turns depend on the Fly skill, the first direction is free, whatever the heading was before.
  const doubtful = turns && facts.bySkill !== true && c.heading === undefined;
  const unknown = doubtful ? [...flight.unknown, `creatures.${c.id}.heading`] : flight.unknown;
  const base = { budget, rules, unknown };
  const bar: { code: FlightCode; by?: string } | undefined =
    flight.bars[0] ??
    (flight.lying === undefined ? undefined : { code: 'cannot-fly-prone', by: flight.lying }) ??
    (mayPlan(flight.why)
      ? undefined
      : { code: flight.why, ...(flight.by === undefined ? {} : { by: flight.by }) });
  if (bar !== undefined)
    return {
      ...base,
      places: [],
      bound: 'exact',
      why: bar.code,
      ...(bar.by === undefined ? {} : { by: bar.by }),
    };
  for (const ease of EASES) {
    const places = searched(j, c, mode, flight, ease);
    // If the flyer's heading is unknown, the cost of its first turn is unknown.
    const exact = ease === 'nothing' && !doubtful;
    if (places !== undefined) return { ...base, places, bound: exact ? 'exact' : 'upper' };
  }
  return undefined;
}

function searched(
  j: FullJudge,
  c: Creature,
  mode: AreaMode,
  flight: Flight,
  ease: Ease,
): FlightPlace[] | undefined {
  const { flyer, facts, budget, rule } = flight;
  let failed = false;
  const faults = {
    add: (): void => {
      failed = true;
    },
  };
  const turns = hasToTurn(facts, mode);
  const box = boxRound(c.at, Math.min(2 * budget, 1000));
  const airway = new Airway(j, flyer, box, rule, barredCells(j, flyer, 'move'));
  const legsFrom = openLegs(j, c, flight, airway);
  const down = descentOf(j, c);
  const best = new Map<string, FlightPlace>();
  const start: State = {
    at: [c.at[0], c.at[1], c.elevation],
    key: '',
    legs: 0,
    course: new Course(
      facts,
      { mode },
      turns && facts.bySkill !== true ? c.heading : undefined,
      faults,
      flightTrait(j.rules.flight.traits, c, 'wheels'),
    ),
    odometer: new Odometer(
      j.options.diagonals,
      (j.board.turn?.active === c.id ? j.board.turn.spent : NOTHING_SPENT).diagonals,
    ),
  };
  const buckets: State[][] = [[start]];
  const most = rule.times === null ? Infinity : budget * 2;
  /** The least cost in half cells at which each state was found. */
  const least = new Map<string, number>();
  let settled = 0;
  for (let halves = 0; halves < buckets.length; halves++)
    for (const { at, key, course, odometer, legs } of buckets[halves] ?? []) {
      if ((least.get(key) ?? halves) < halves) continue;
      if (++settled > MOST[ease]) return undefined;
      const where = at.join();
      if (!best.has(where) && airway.mayEnd(at) === null) {
        failed = false;
        course.copy().close();
        const ends = failed ? 'stalls' : endOf(flight, at[2], course.forward, mode === 'hover');
        if (ends === 'landed' || (ends === 'aloft' && down === undefined))
          best.set(where, { at, cost: halves / 2, ends });
      }
      if (halves >= most || (rule.times === null && legs === 1)) continue;
      for (const { leg, to, where: place, factor } of legsFrom(at, where)) {
        const count = odometer.copy();
        const priced = count.leg(leg, facts, factor);
        if (halves + priced.halves > most) continue;
        const flown = course.copy();
        failed = false;
        const total = halves + priced.halves + flown.fly(leg, legs + 1, priced) * 2;
        if (failed || total > most) continue;
        if (!turns) flown.heading = undefined;
        if (ease !== 'nothing') {
          flown.ease(ease === 'all');
          count.ease();
        }
        const next = `${place}|${flown.key}|${count.key}|${flownForward(flown, flight)}`;
        if ((least.get(next) ?? Infinity) <= total) continue;
        least.set(next, total);
        (buckets[total] ??= []).push({
          at: to,
          key: next,
          course: flown,
          odometer: count,
          legs: legs + 1,
        });
      }
    }
  const list = [...best.values()];
  return list.sort((a, b) => a.at[2] - b.at[2] || a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** Squares flown forward, as far as the flight still needs them to stay aloft. */
const flownForward = (course: Course, { needed, moved }: Flight): number =>
  Math.min(course.forward, Math.max(0, needed - moved));

/** Makes a function that lists the open legs from a place. It computes them once for each place. */
function openLegs(
  j: FullJudge,
  c: Creature,
  { budget }: Flight,
  airway: Airway,
): (at: Place3, where: string) => readonly OpenLeg[] {
  const lowest = Math.min(0, c.elevation);
  const vertical = isUnder(j, c, 'vertical');
  const open = (at: Place3, leg: FlightStep): OpenLeg[] => {
    const to: Place3 = [at[0] + leg.dx, at[1] + leg.dy, at[2] + leg.dz];
    if (to[2] < lowest) return [];
    const sideways = leg.dx !== 0 || leg.dy !== 0;
    if (vertical && (sideways || Math.abs(to[2] - c.elevation) > budget)) return [];
    const { stop, hampered, factor } = airway.leg(at, to);
    return stop !== null || hampered ? [] : [{ leg, to, where: to.join(), factor }];
  };
  const known = new Map<string, readonly OpenLeg[]>();
  return (at, where) => {
    let legs = known.get(where);
    if (legs === undefined) known.set(where, (legs = LEGS.flatMap((leg) => open(at, leg))));
    return legs;
  };
}
