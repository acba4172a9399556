/**
 * Flight on the map, leg by leg in three dimensions: the question that is asked while a token is
 * dragged, and its verdict. Places are `[x, y, elevation]` in cells.
 */
import type { Creature } from '../board/creature.ts';
import type { Place3 } from '../board/grid.ts';
import type { Heading } from '../board/vocabulary.ts';
import type { Judge, Ruleset } from './ruleset.ts';
import type {
  Barred,
  FlightFault,
  Meeting,
  Mode,
  Opportunity,
  PathCheck,
  RuleId,
  Verdict,
  ViolationCode,
} from './verdict.ts';

export type FlightCode = ViolationCode | FlightFault;

export interface FlightViolation {
  readonly code: FlightCode;
  readonly at: Place3;
  /** Index in the path of the cell `at`. */
  readonly step: number;
  readonly rules: readonly RuleId[];
  readonly by?: string;
  /** Missing facts on which the violation depends, such as `walls.3.top`. */
  readonly unknown?: readonly string[];
}

export interface FlightVerdict extends Verdict {
  readonly legal: boolean;
  /**
   * Movement spent (`cost`) and available (`budget`), in cells; the cost may contain a half cell.
   */
  readonly cost: number;
  readonly budget: number;
  readonly costs: readonly number[];
  readonly violations: readonly FlightViolation[];
  readonly opportunities: readonly Opportunity[];
  readonly barred: readonly Barred[];
  /** The creature that the flyer does not know of and meets, as in `MoveVerdict`. */
  readonly meets?: Meeting<Place3>;
  /** Heading at the end of the flight; absent if unknown. */
  readonly heading?: Heading;
  /** Cells flown forward this round, and the number needed to stay in the air. */
  readonly forward: { readonly flown: number; readonly needed: number };
  /** Fly checks that the flight requires, in path order; absent: none. */
  readonly checks?: readonly PathCheck[];
  /** State of the flyer if the round ended here. */
  readonly ends: 'aloft' | 'landed' | 'stalls' | 'falls' | 'sinks';
  /** Is the flight long and steep enough for a dive attack, when charging? */
  readonly dive: boolean;
}

/** The properties of a flight besides its path. */
export interface Manner {
  readonly mode: Mode;
  /** Facing of the flyer on each leg; absent: its direction of travel. */
  readonly facing?: readonly Heading[] | undefined;
}

/** The rules of flight that the map asks; a family's own rules of flight extend them. */
export interface FlightOnMap {
  /** Does a skill govern flight, so that no flyer must move on to stay in the air? */
  readonly bySkill?: true;
  /** Judges a path through the air (starting place first). */
  move(j: FlightJudge, c: Creature, manner: Manner, path: readonly Place3[]): FlightVerdict;
}

/** A board under a ruleset that judges flight. */
export type FlightJudge = Judge<Ruleset & { readonly flight: FlightOnMap }>;

export const judgesFlight = (j: Judge): j is FlightJudge => j.rules.flight !== undefined;
