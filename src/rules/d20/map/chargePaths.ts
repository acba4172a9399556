/**
 * The charges against a foe: the ends from which the charger can strike, and the path to each. Every
 * answer that asks whether a charge is possible uses this file.
 */
import type { Creature } from '../../../board/creature.ts';
import { sameCell, type Cell, type Place3 } from '../../../board/grid.ts';
import type { Judge } from '../../ruleset.ts';
import type { PathVerdict, RuleId, ViolationCode } from '../../verdict.ts';
import { chargePlaces } from './charge.ts';
import { movesInAir } from '../../core/conditionsInForce.ts';
import type { AirJudge } from './flight/legRules.ts';
import { isSharedCode } from './flight/move.ts';
import { mayPlan } from '../../core/mayPlan.ts';

export interface ChargePath {
  readonly end: Cell;
  /** The path to the end; without a path, the reason. */
  readonly found: PathVerdict;
}

/** The charges against a foe at the charger's present height. */
export const chargePaths = (j: Judge, c: Creature, foe: Creature): readonly ChargePath[] =>
  j.rules
    .chargeEnds(j, c, foe)
    .map((end) => ({
      end,
      found: sameCell(end, c.at)
        ? {
            path: null,
            why: 'too-short',
            cost: 0,
            opportunities: [],
            rules: j.rules.modeRule(j, c, 'charge').rules,
            unknown: [],
          }
        : j.rules.path(j, c, end, 'charge', 'short'),
    }));

export interface ChargeFault {
  readonly code: ViolationCode;
  readonly rules: readonly RuleId[];
}

/** Why no charge against the foe is possible, as its first end tells; undefined: one is. */
export function chargeFault(j: Judge, c: Creature, foe: Creature): ChargeFault | undefined {
  const level = chargePaths(j, c, foe);
  if (level.some(({ found }) => found.path !== null)) return undefined;
  const flying = judgesFlight(j) && c.seat === undefined && movesInAir(j, c);
  if (!flying || Math.round(c.elevation) === Math.round(foe.elevation)) {
    const [first] = level;
    return first === undefined
      ? { code: 'not-nearest', rules: j.rules.modeRule(j, c, 'charge').rules }
      : { code: first.found.why ?? 'not-nearest', rules: first.found.rules };
  }
  let fault: ChargeFault | undefined;
  for (const end of chargePlaces(j, c, foe)) {
    const flight = j.rules.flight.move(
      j,
      c,
      { mode: 'charge' },
      straightFlight([...c.at, Math.round(c.elevation)], end),
    );
    // A wall of unknown height bars nothing for certain, and neither does an unknown class.
    const bar = flight.violations.find(({ code, unknown }) =>
      isSharedCode(code)
        ? unknown === undefined && !mayPlan(code)
        : unknown === undefined && flight.unknown.length === 0,
    );
    if (bar === undefined) return undefined;
    fault ??= { code: isSharedCode(bar.code) ? bar.code : 'wrong-movement-mode', rules: bar.rules };
  }
  return fault ?? { code: 'not-nearest', rules: j.rules.modeRule(j, c, 'charge').rules };
}

const judgesFlight = (j: Judge): j is AirJudge => j.rules.flight !== undefined;

/** The places of a straight flight between two places. */
function straightFlight(from: Place3, to: Place3): readonly Place3[] {
  const far = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const steps = Math.max(1, ...far.map(Math.abs));
  const at = (axis: 0 | 1 | 2, i: number): number =>
    from[axis] + Math.round((far[axis] * i) / steps);
  return Array.from({ length: steps + 1 }, (_, i): Place3 => [at(0, i), at(1, i), at(2, i)]);
}
