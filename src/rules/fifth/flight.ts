/**
 * Flight: a flyer rises, dives, turns and hovers at the price of level flight. What takes its
 * movement away brings it down, unless it hovers.
 */
import type { Creature } from '../../board/creature.ts';
import { boxOf, type Cell, type Place3 } from '../../board/grid.ts';
import { Airway, type Met } from '../core/airway.ts';
import { effectOf, isUnder, rowsInForce } from '../core/conditionsInForce.ts';
import { knownTo, meetingOn } from '../core/known.ts';
import { mayPlan } from '../core/mayPlan.ts';
import { opportunitiesAlong } from '../core/opportunities.ts';
import { traitEffect } from '../core/traitEffect.ts';
import type {
  FlightCode,
  FlightOnMap,
  FlightVerdict,
  FlightViolation,
  Manner,
} from '../flightOnMap.ts';
import { cite, uniqueRuleIds, type RuleName } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import { limitsOfWay } from './costs.ts';
import { nearerToFeared, unknownFear } from './fear.ts';
import { ruleNamesBehind } from './move.ts';

/** Why a flyer in the air falls: a condition, or a speed of 0; null: it stays up. */
export type Falls = (j: Judge, c: Creature) => string | null;

/** Does the creature hover, or does magic hold it up? */
const isHeldUp = (j: Judge, c: Creature): boolean =>
  traitEffect(j.rules.traits, c, 'hovers') === true || isUnder(j, c, 'holdsUp');

/** What brings a flyer down in both documents: lying prone, and having no speed. */
function whyBodyFalls(j: Judge, c: Creature): string | null {
  if (isHeldUp(j, c)) return null;
  const prone = effectOf(j, c, 'crawls') ?? effectOf(j, c, 'immobile');
  if (prone !== undefined) return prone.condition;
  return j.rules.speed(j, inFlight(c)).value === 0 ? 'speed' : null;
}

/** 2024: an Incapacitated flyer falls too. */
export const whyFalls: Falls = (j, c) =>
  isHeldUp(j, c)
    ? null
    : (whyBodyFalls(j, c) ??
      rowsInForce(j, c).find(({ row }) => row.actions === 'none')?.condition ??
      null);

/** 2014: being incapacitated alone takes no movement away. */
export const whyFallsUnmoving: Falls = whyBodyFalls;

/** The creature as it moves through the air. */
const inFlight = (c: Creature): Creature => ({ ...c, moving: 'fly' });

/** Counts the cells of legs; by house rules every second diagonal is dearer. */
class Odometer {
  private flat = 0;
  private steep = 0;
  private readonly j: Judge;

  constructor(j: Judge) {
    this.j = j;
  }

  /** @param factor what the place costs, and the flyer's own extra costs */
  leg(from: Place3, to: Place3, factor: number): number {
    const { diagonals, vertical } = this.j.options;
    const [dx, dy, dz] = [to[0] !== from[0], to[1] !== from[1], to[2] !== from[2]];
    if (!dx && !dy && !dz) return 0;
    let cells = factor;
    if (diagonals === 'alternate' && dx && dy && this.flat++ % 2 === 1) cells += 1;
    if (vertical === 'alternate' && dz && (dx || dy) && this.steep++ % 2 === 1) cells += 1;
    return cells;
  }
}

/** The violations of one flight, the first of each code. */
class Faults {
  readonly list: FlightViolation[] = [];
  private readonly j: Judge;
  private readonly path: readonly Place3[];

  constructor(j: Judge, path: readonly Place3[]) {
    this.j = j;
    this.path = path;
  }

  add(code: FlightCode, step: number, by?: string, unknown?: readonly string[]): void {
    const doubted = unknown !== undefined;
    if (this.list.some((each) => each.code === code && (each.unknown === undefined || doubted)))
      return;
    this.list.push({
      code,
      at: this.path[step]!,
      step,
      rules: cite(this.j.rules.cites, 'flying', ...ruleNamesBehind(code, by)),
      ...(by === undefined ? {} : { by }),
      ...(unknown === undefined ? {} : { unknown }),
    });
  }
}

const isAdjacent = (from: Place3, to: Place3): boolean =>
  from.every((value, axis) => Math.abs(value - to[axis]!) <= 1);

/** The way through the air: what each leg costs, and what is met there. */
function fly(j: Judge, flyer: Creature, mode: string, path: readonly Place3[], faults: Faults) {
  const rule = j.rules.modeRule(j, flyer, mode);
  const box = boxOf(path.map(([x, y]): Cell => [x, y]));
  const airway = new Airway(j, flyer, box, rule, limitsOfWay(j, flyer, mode).barred);
  const odometer = new Odometer(j);
  const names = new Set<RuleName>();
  const rules: RuleId[] = [];
  const costs = [0];
  let sides: number | undefined = airway.sidesAt(path[0]!);
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    let factor = 1;
    if (!isAdjacent(from, to)) faults.add('not-adjacent', i);
    else if (from.some((value, axis) => value !== to[axis])) {
      const met: Met = airway.leg(from, to, sides);
      ({ arrives: sides, factor } = met);
      rules.push(...met.rules);
      if (factor > 1) names.add('difficult');
      if (met.squeezing) names.add('squeeze').add('squeezeCost');
      const { stop } = met;
      if (stop !== null) {
        const ends = stop.code === 'through-enemy' && i === path.length - 1;
        faults.add(ends ? 'ends-occupied' : stop.code, i, stop.by, stop.unknown);
      }
    }
    costs.push(costs[i - 1]! + odometer.leg(from, to, factor));
  }
  const last = path.length - 1;
  const stop = last > 0 ? airway.mayEnd(path[last]!) : null;
  if (stop !== null)
    faults.add(stop, last, stop === 'ends-occupied' ? airway.occupant(path[last]!) : undefined);
  return { costs, rules: [...cite(j.rules.cites, ...names), ...rules] };
}

/** What forbids the flight before it begins. */
function barsOf(j: Judge, c: Creature, flyer: Creature, mode: string, faults: Faults) {
  const allowed = j.rules.budget(j, flyer, mode);
  if ((c.speed?.fly ?? 0) === 0) {
    if (c.speed?.fly === 0) faults.add('no-fly-speed', 0);
    return { ...allowed, limit: Infinity };
  }
  const lying = c.elevation <= 0 && isUnder(j, c, 'crawls') ? effectOf(j, c, 'crawls') : undefined;
  if (lying !== undefined) faults.add('cannot-fly-prone', 0, lying.condition);
  if (allowed.why !== undefined && allowed.why !== 'prone-must-crawl')
    faults.add(allowed.why, 0, allowed.by);
  return { ...allowed, limit: mayPlan(allowed.why) ? allowed.value : Infinity };
}

function judged(
  j: Judge,
  c: Creature,
  { mode }: Manner,
  path: readonly Place3[],
  fall: Falls,
): FlightVerdict {
  const flyer = inFlight(c);
  const faults = new Faults(j, path);
  const moves = path.length > 1;
  const nearer = nearerToFeared(j, flyer);
  const approach = path.findIndex((to, i) => i > 0 && nearer?.(path[i - 1]!, to) === true);
  if (approach > 0) faults.add('condition-forbids', approach, 'frightened');
  const { limit, ...allowed } = moves
    ? barsOf(j, c, flyer, mode, faults)
    : { ...j.rules.budget(j, flyer, mode), limit: Infinity };
  const seen = knownTo(j, flyer);
  const meets = seen === j ? undefined : meetingOn(j, flyer, path, 'resisting');
  const { costs, rules } = fly(seen, flyer, mode, path, faults);
  const over = costs.findIndex((cost) => cost > limit);
  if (over > 0) faults.add('over-speed', over);
  const end = path.at(-1)!;
  const why = fall(j, c);
  const ends = end[2] <= 0 ? 'landed' : why === null ? 'aloft' : 'falls';
  const violations = faults.list.sort((a, b) => a.step - b.step);
  const { opportunities, barred, doubts } = opportunitiesAlong(j, flyer, mode, path);
  return {
    legal: violations.length === 0,
    cost: costs.at(-1)!,
    budget: allowed.value,
    costs,
    violations,
    opportunities,
    barred,
    ...(meets === undefined ? {} : { meets }),
    forward: { flown: 0, needed: 0 },
    ends,
    dive: false,
    rules: uniqueRuleIds(
      cite(
        j.rules.cites,
        'flying',
        'distance',
        ...(ends === 'aloft' ? [] : (['falls'] as const)),
        ...(isUnder(j, c, 'crawls') ? (['proneOptions'] as const) : []),
      ),
      allowed.rules ?? [],
      rules,
    ),
    unknown: [
      ...(c.speed?.fly === undefined ? [`creatures.${c.id}.speed.fly`] : []),
      ...(allowed.unknown === undefined ? [] : [allowed.unknown]),
      ...(moves ? unknownFear(j, c) : []),
      ...doubts,
    ],
  };
}

/** @param fall what brings a flyer down */
export const freeFlight = (fall: Falls): FlightOnMap => ({
  move: (j, c, manner, path) => judged(j, c, manner, path, fall),
});
