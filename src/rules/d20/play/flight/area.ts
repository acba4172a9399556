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
import { Airway } from '../../map/flight/airway.ts';
import { Course } from '../../map/flight/course.ts';
import { flightLeg, Odometer, type FlightStep } from '../../map/flight/legs.ts';
import { endOf, flightOf } from '../../map/flight/move.ts';
import type { Flight, FlightClass, FlightCode } from '../../map/flight/legRules.ts';
import { flightTrait } from '../../map/flight/flightTraits.ts';
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
  readonly course: Course;
  readonly odometer: Odometer;
  readonly legs: number;
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
  const airway = new Airway(j, flyer, boxRound(c.at, Math.min(2 * budget, 1000)), rule);
  const down = descentOf(j, c);
  const lowest = Math.min(0, c.elevation);
  const vertical = isUnder(j, c, 'vertical');
  const best = new Map<string, FlightPlace>();
  const buckets: State[][] = [
    [
      {
        at: [c.at[0], c.at[1], c.elevation],
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
      },
    ],
  ];
  const settled = new Set<string>();
  for (let halves = 0; halves < buckets.length; halves++)
    for (const state of buckets[halves] ?? []) {
      const key = keyOf(state, flight);
      if (settled.has(key)) continue;
      settled.add(key);
      if (settled.size > MOST[ease]) return undefined;
      const { at, course, odometer, legs } = state;
      const where = at.join();
      if (!best.has(where) && airway.mayEnd(at) === null) {
        failed = false;
        course.copy().close();
        const ends = failed ? 'stalls' : endOf(flight, at[2], course.forward, mode === 'hover');
        if (ends === 'landed' || (ends === 'aloft' && down === undefined))
          best.set(where, { at, cost: halves / 2, ends });
      }
      if (rule.times === null && legs === 1) continue;
      for (const leg of LEGS) {
        const to: Place3 = [at[0] + leg.dx, at[1] + leg.dy, at[2] + leg.dz];
        if (to[2] < lowest) continue;
        const sideways = leg.dx !== 0 || leg.dy !== 0;
        if (vertical && (sideways || Math.abs(to[2] - c.elevation) > budget)) continue;
        const { stop, hampered, factor } = airway.leg(at, to);
        if (stop !== null || hampered) continue;
        const next: State = {
          at: to,
          course: course.copy(),
          odometer: odometer.copy(),
          legs: legs + 1,
        };
        failed = false;
        const priced = next.odometer.leg(leg, facts, factor);
        const total = halves + priced.halves + next.course.fly(leg, next.legs, priced) * 2;
        if (failed || (rule.times !== null && total / 2 > budget)) continue;
        if (!turns) next.course.heading = undefined;
        if (ease !== 'nothing') {
          next.course.ease(ease === 'all');
          next.odometer.ease();
        }
        if (!settled.has(keyOf(next, flight))) (buckets[total] ??= []).push(next);
      }
    }
  const list = [...best.values()];
  return list.sort((a, b) => a.at[2] - b.at[2] || a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** Key of a search state: two states with the same key allow the same further flights. */
const keyOf = ({ at, course, odometer, legs }: State, { needed, moved }: Flight): string =>
  `${at.join()}|${course.key}|${odometer.key}|${Math.min(course.forward, Math.max(0, needed - moved))}|${legs === 0}`;
