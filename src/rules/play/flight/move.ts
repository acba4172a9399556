/** Judges a flight: speeds up and down, turns, angles, what it takes to stay up, whom it provokes. */
import { NOTHING_SPENT } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { effectOf } from '../../base/conditions.ts';
import { cite } from '../../names.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { RuleId } from '../../verdict.ts';
import { barriers } from './barriers.ts';
import { Course } from './course.ts';
import { legOf, Odometer } from './legs.ts';
import { provoked } from './provoked.ts';
import type { FlightCode, FlightVerdict, FlightViolation, Manner, Name, Place3 } from './questions.ts';
import { flightTrait } from './traits.ts';

/** The rules behind each fault of flight. */
const RULE_OF: Readonly<Partial<Record<FlightCode, readonly Name[]>>> = {
  overloaded: ['load'], 'no-fly-speed': ['fly'], 'cannot-fly-prone': ['noProneNoStep'], 'wrong-movement-mode': ['noProneNoStep'],
  'cannot-hover': ['hover'], 'cannot-fly-backward': ['backward'], 'cannot-reverse': ['reverse'], 'turn-too-sharp': ['turnRate', 'turnInPlace', 'maximumTurn'],
  'climb-too-steep': ['climbAngle'], 'dive-too-steep': ['diveAngle'], 'level-before-climb': ['level'], 'over-speed': ['fly'], 'not-straight': ['fly'],
};
/** Cells a move action of each way of moving covers, in speeds. */
const TIMES: Readonly<Record<Manner['mode'], number>> = { move: 1, 'double-move': 2, run: 4, charge: 2, withdraw: 2, step: 1, minimum: 1, 'half-move': 0.5, 'full-move': 1, hover: 0.5 };

/** A dive: so many cells flown, so many of them down (sigil.flight.dive-attack). */
const DIVE = { flown: 6, down: 2 };

export function move(j: PlayJudge, c: Creature, manner: Manner, path: readonly Place3[]): FlightVerdict {
  const { traits } = j.rules.flight;
  const { facts, unknown } = j.rules.flight.classOf(j, c);
  const faults = new Faults(j, path);
  const fly = c.speed?.fly;
  const missing = [...unknown, ...(fly === undefined ? [`creatures.${c.id}.speed.fly`] : []), ...(c.load === undefined ? [`creatures.${c.id}.load`] : [])];
  if (fly === 0) faults.add('no-fly-speed', 0);
  if (c.load === 'medium' || c.load === 'heavy') faults.add('overloaded', 0);
  // Not in the air: on the ground it lies as anybody does.
  const lying = effectOf(j.rules.conditions, c, 'crawls');
  if (lying !== undefined && path.some(([, , z]) => z > 0)) faults.add('cannot-fly-prone', 0, lying.condition);
  if (manner.mode === 'step' && !facts.hovers) faults.add('wrong-movement-mode', 1);
  if (manner.mode === 'hover' && !j.rules.flight.hovers(j, c)) faults.add('cannot-hover', 0);

  const climbs = path.some(([, , z], i) => z > (path[i - 1]?.[2] ?? z));
  const course = new Course(facts, manner, c.heading, faults, climbs ? undefined : flightTrait(traits, c, 'wheels'));
  const odometer = new Odometer(j.board.turn?.spent.diagonals ?? NOTHING_SPENT.diagonals);
  const speed = fly ?? 0;
  const budget = manner.mode === 'step' || manner.mode === 'minimum' ? 1 : speed * TIMES[manner.mode];
  let halves = 0;
  const costs = [0];
  for (let i = 1; i < path.length; i++) {
    const leg = legOf(path[i - 1]!, path[i]!);
    if (!leg.adjacent) faults.add('not-adjacent', i);
    const priced = odometer.leg(leg, facts);
    halves += priced.halves + course.fly(leg, i, priced.over) * 2;
    costs.push(halves / 2);
    if (halves / 2 > budget) faults.add('over-speed', i);
  }
  course.close();
  barriers(j, c, path, (code, step, rules, by) => faults.add(code, step, by, rules));

  const flown = (j.board.turn?.spent.moved ?? 0) + course.over;
  const needed = facts.forward * speed;
  const end = path[path.length - 1] ?? [...c.at, c.elevation] as const;
  const violations = faults.list();
  const names: Name[] = ['fly', 'table', ...course.names];
  if (needed > 0) names.push('minimum');
  if (manner.mode === 'hover') names.push(facts.hovers ? 'hoverGood' : 'hoverFeat', 'hover');
  return {
    legal: violations.length === 0, cost: halves / 2, budget, costs, violations, opportunities: provoked(j, c, manner.mode, path),
    ...(course.heading === undefined ? {} : { heading: course.heading }),
    forward: { flown, needed }, ends: end[2] <= 0 ? 'landed' : flown >= needed || manner.mode === 'hover' ? 'aloft' : 'stalls',
    dive: manner.mode === 'charge' && course.length >= DIVE.flown && course.down >= DIVE.down,
    rules: cite(j.rules.flight.cites, ...names), unknown: c.heading === undefined && path.length > 1 ? [...missing, `creatures.${c.id}.heading`] : missing,
  };
}

/** The faults of one flight, each once, in the order of the path. */
class Faults {
  private readonly found = new Map<FlightCode, FlightViolation>();
  private readonly j: PlayJudge;
  private readonly path: readonly Place3[];

  constructor(j: PlayJudge, path: readonly Place3[]) {
    this.j = j;
    this.path = path;
  }

  add(code: FlightCode, step: number, by?: string, rules?: readonly RuleId[]): void {
    if (this.found.has(code)) return;
    const own = cite(this.j.rules.flight.cites, ...(RULE_OF[code] ?? []));
    const at = this.path[step] ?? this.path[0] ?? [0, 0, 0];
    this.found.set(code, { code, at, step, rules: rules ?? own, ...(by === undefined ? {} : { by }) });
  }

  list(): FlightViolation[] {
    return [...this.found.values()].sort((a, b) => a.step - b.step);
  }
}
