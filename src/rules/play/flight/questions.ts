/**
 * Flight in three dimensions. Answers: is a flight legal leg by leg, where can it end, what
 * happens in a fall. Places are `[x, y, elevation]` in cells.
 */
import type { PathCheck } from '../../verdict.ts';
import type { Creature } from '../../../board/creature.ts';
import type { Heading, MANEUVERABILITIES } from '../../../board/vocabulary.ts';
import type { Cell, Place3 } from '../../../board/grid.ts';
import type { Citations } from '../../names.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { ModeRule } from '../../ruleset.ts';
import type { Known, Mode, Opportunity, RuleId, Verdict, ViolationCode } from '../../verdict.ts';
import type { FlightTraits } from './traits.ts';

/** Keys of this topic's citations (`variants/<id>/citations.ts`). */
export type FlightCitation =
  | 'fly'
  | 'flySkill'
  | 'flyAloft'
  | 'flyHover'
  | 'flyTurn'
  | 'flyReverse'
  | 'flyClimb'
  | 'load'
  | 'column'
  | 'noProneNoStep'
  | 'minimum'
  | 'hover'
  | 'hoverGood'
  | 'hoverFeat'
  | 'backward'
  | 'reverse'
  | 'turnRate'
  | 'turnInPlace'
  | 'maximumTurn'
  | 'climbAngle'
  | 'climbSpeed'
  | 'diveAngle'
  | 'diveSpeed'
  | 'level'
  | 'table'
  | 'catching'
  | 'freeFall'
  | 'freeFallRecover'
  | 'fastFreeFall'
  | 'stall'
  | 'grapple'
  | 'grappleSize'
  | 'release'
  | 'overrun'
  | 'dive'
  | 'trip'
  | 'bullRush';

export type Maneuverability = (typeof MANEUVERABILITIES)[number];

export type { Place3 } from '../../../board/grid.ts';

/**
 * Limits of a maneuverability class. Distances in cells, angles in degrees. Null: no limit, or
 * impossible where a field says so.
 */
export interface FlightClass {
  /** Fraction of the fly speed that the flyer must move forward each round to stay in the air. */
  readonly forward: number;
  readonly hovers: boolean;
  readonly backward: boolean;
  /** Cost in cells of reversing direction; null: impossible. */
  readonly reverse: number | null;
  /** Degrees of turn allowed after each `per` cells flown; null: any. */
  readonly turn: { readonly degrees: number; readonly per: number } | null;
  /** Extra degrees of turn for each cell of movement spent in place; null: any; 0: impossible. */
  readonly inPlace: number | null;
  /** Maximum turn in one place, in degrees; null: any. */
  readonly most: number | null;
  /** Steepest climb and dive angles, in degrees; null: any. */
  readonly up: number | null;
  readonly down: number | null;
  /** Cost in cells of each cell of climb. */
  readonly climb: number;
  /** Level cells required between a dive and a climb. */
  readonly between: number;
  /**
   * Is flight governed by the Fly skill? Then maneuvers that a class would forbid need a check, the
   * first heading is free, and descent costs as much as level flight.
   */
  readonly bySkill?: true;
  /** Modifier to opposed checks in the air. */
  readonly opposed: number;
}

export type FlightCode =
  | ViolationCode
  | 'overloaded'
  | 'no-fly-speed'
  | 'cannot-fly-prone'
  | 'cannot-hover'
  | 'cannot-fly-backward'
  | 'cannot-reverse'
  | 'turn-too-sharp'
  | 'climb-too-steep'
  | 'dive-too-steep'
  | 'level-before-climb';

export interface FlightViolation {
  readonly code: FlightCode;
  readonly at: Place3;
  /** Index in the path of the cell `at`. */
  readonly step: number;
  readonly rules: readonly RuleId[];
  readonly by?: string;
}

export interface FlightVerdict extends Verdict {
  readonly legal: boolean;
  /** Movement spent and available, in cells, halves included. */
  readonly cost: number;
  readonly budget: number;
  readonly costs: readonly number[];
  readonly violations: readonly FlightViolation[];
  readonly opportunities: readonly Opportunity[];
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

export interface DiveVerdict extends Verdict {
  /** Is the flight legal, and may the weapon be used in a dive? */
  readonly possible: boolean;
  readonly damage: number;
  /** Is the flight long and steep enough to be a dive attack? */
  readonly dive: boolean;
  /** Rules that the flight breaks. */
  readonly violations: readonly FlightViolation[];
}

/** Limits of a flight: the same budget and requirements as for a movement on the ground. */
export interface Flight {
  /** The creature with its fly speed as its only speed. */
  readonly flyer: Creature;
  readonly mode: Mode;
  readonly rule: ModeRule;
  readonly facts: FlightClass;
  readonly budget: number;
  /** Why the creature's state or turn forbids all movement. */
  readonly why?: ViolationCode;
  readonly by?: string;
  /** Violations of the flight rules that forbid this flight. */
  readonly bars: readonly { readonly code: FlightCode; readonly by?: string }[];
  /** The condition that makes the creature lie on the ground. */
  readonly lying?: string;
  /** Cells forward needed to stay in the air, and cells already flown in this turn. */
  readonly needed: number;
  readonly moved: number;
  readonly rules: readonly RuleId[];
  readonly unknown: readonly string[];
}

/** How a flight is made, apart from its path. */
export interface Manner {
  readonly mode: Mode | 'hover';
  /** Facing of the flyer on each leg; absent: its direction of travel. */
  readonly facing?: readonly Heading[] | undefined;
}

/** Movement modes whose reachable area can be asked for. */
export const AREA_MODES = ['move', 'double-move', 'withdraw', 'step', 'hover'] as const;
export type AreaMode = (typeof AREA_MODES)[number];

export interface FlightPlace {
  readonly at: Place3;
  /** The lowest cost of a flight to this place, in cells. */
  readonly cost: number;
  readonly ends: 'aloft' | 'landed';
}

export interface FlightArea extends Verdict {
  /** Possible end cells by height, row and column, without those where it would stall or fall. */
  readonly places: readonly FlightPlace[];
  /** `upper`: some places may be unreachable; nothing outside them can be reached. */
  readonly bound: 'exact' | 'upper';
  readonly budget: number;
  /** Why the creature cannot fly at all, and the condition or creature that prevents it. */
  readonly why?: FlightCode;
  readonly by?: string;
}

export const FALLS = ['free-fall', 'stall'] as const;
export type Fall = (typeof FALLS)[number];

export interface FallVerdict extends Verdict {
  /** Cells fallen in each round until the creature reaches the ground. */
  readonly rounds: readonly number[];
}

export const AIR_MOVES = [
  'overrun',
  'trip',
  'bull-rush',
  'grapple',
  'catch-falling',
  'fast-free-fall',
  'recover',
  'cling',
  'release',
] as const;
export type AirMove = (typeof AIR_MOVES)[number];

export interface AirVerdict extends Verdict {
  readonly possible: boolean;
  readonly why: readonly string[];
  /** Abilities that each side may choose among; empty: no opposed check. */
  readonly abilities: readonly ('str' | 'dex')[];
  /** Do bonuses for stability count? */
  readonly stability: boolean;
  /** Modifiers to the opposed checks of the flyer and the other creature. */
  readonly modifiers: { readonly own: number; readonly other: number };
  /** The save or check required, if any. */
  readonly check: { readonly of: 'reflex' | 'climb'; readonly dc: number } | null;
  /** The outcome, if the total is known or no roll is needed: `stalls`, `flies-on`, `falls`, … */
  readonly outcome: string | null;
  /** Dice of nonlethal damage in addition. */
  readonly nonlethal: string | null;
  readonly action: string | null;
}

export interface FlightRules {
  readonly cites: Citations<FlightCitation>;
  readonly classes: Readonly<Record<Maneuverability, FlightClass>>;
  readonly traits: FlightTraits;
  /** The creature's maneuverability class; average, marked as unknown, if the scene gives none. */
  classOf(
    j: FullJudge,
    c: Creature,
  ): {
    readonly name: Maneuverability;
    readonly facts: FlightClass;
    readonly unknown: readonly string[];
  };
  /** Does the creature fly with wings? May it hover? */
  winged(j: FullJudge, c: Creature): Known<boolean>;
  hovers(j: FullJudge, c: Creature): boolean;
  /** Judges a path through the air (starting place first). */
  move(j: FullJudge, c: Creature, manner: Manner, path: readonly Place3[]): FlightVerdict;
  /** Every place where a flight may end; undefined: too many to list. */
  area(j: FullJudge, c: Creature, mode: AreaMode): FlightArea | undefined;
  /** Squares and levels that a flyer of that height (meters) fills. */
  column(
    j: FullJudge,
    c: Creature,
    metres: number,
  ): Verdict & { readonly cells: readonly Cell[]; readonly levels: number };
  fall(j: FullJudge, kind: Fall, height: number): FallVerdict;
  /** A special attack or rescue in the air; `total` is the save or check that was rolled. */
  air(
    j: FullJudge,
    c: Creature,
    move: AirMove,
    other: Creature | undefined,
    total: number | undefined,
  ): AirVerdict;
  /** Damage of an attack at the end of a dive. */
  dive(j: FullJudge, flown: FlightVerdict, weapon: readonly string[], damage: number): DiveVerdict;
}
