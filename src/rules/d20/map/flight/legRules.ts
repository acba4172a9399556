/**
 * Types of the questions about flight, leg by leg in three dimensions, that are asked while a token
 * is dragged. Places are `[x, y, elevation]` in cells.
 */
import type { Creature } from '../../../../board/creature.ts';
import type { MANEUVERABILITIES } from '../../../../board/vocabulary.ts';
import type { Place3 } from '../../../../board/grid.ts';
import type { FlightCode, FlightOnMap, FlightVerdict, Manner } from '../../../flightOnMap.ts';
import type { Citations } from '../../../names.ts';
import type { Judge, ModeRule, Ruleset } from '../../../ruleset.ts';
import type { Mode, RuleId, ViolationCode } from '../../../verdict.ts';
import type { FlightTraits } from './flightTraits.ts';

export type { FlightCode, FlightVerdict, FlightViolation, Manner } from '../../../flightOnMap.ts';

/** Keys of this topic's citations (`d20/<id>/citations.ts`). */
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

/**
 * Limits of a maneuverability class. Distances are in cells, angles in degrees. Null means no
 * limit, unless the field says that it means impossible.
 */
export interface FlightClass {
  /** Fraction of the fly speed that the flyer must move forward each round to stay in the air. */
  readonly forward: number;
  readonly hovers: boolean;
  readonly backward: boolean;
  /** Cost in cells of reversing direction; null: impossible. */
  readonly reverse: number | null;
  /** Turn allowed after each `per` cells flown, in degrees; null: any turn. */
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
   * Does the Fly skill govern flight? If so, maneuvers that a class would forbid need a check, the
   * flyer chooses its first heading freely, and descent costs as much as level flight.
   */
  readonly bySkill?: true;
  /** Modifier to opposed checks in the air. */
  readonly opposed: number;
}

/**
 * Limits of a flight: the budget and requirements that also apply on the ground, and the limits of
 * the flyer's class.
 */
export interface Flight {
  /** A copy of the creature whose only speed is its fly speed. */
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
  /**
   * Cells that the flyer must fly forward to stay in the air, and cells already moved in this turn.
   */
  readonly needed: number;
  readonly moved: number;
  readonly rules: readonly RuleId[];
  readonly unknown: readonly string[];
}

/** The rules of flight that the map needs. A full ruleset adds the others (`d20/play/flight`). */
export interface LegRules extends FlightOnMap {
  readonly cites: Citations<FlightCitation>;
  readonly classes: Readonly<Record<Maneuverability, FlightClass>>;
  readonly traits: FlightTraits;
  /** The creature's maneuverability class; average, marked as unknown, if the scene gives none. */
  classOf(
    j: AirJudge,
    c: Creature,
  ): {
    readonly name: Maneuverability;
    readonly facts: FlightClass;
    readonly unknown: readonly string[];
  };
  /** May the creature hover, by its class or with a feat? */
  hovers(j: AirJudge, c: Creature): boolean;
  /** Judges a path through the air (starting place first). */
  move(j: AirJudge, c: Creature, manner: Manner, path: readonly Place3[]): FlightVerdict;
}

/** A board under a ruleset that judges flight. */
export type AirJudge = Judge<Ruleset & { readonly flight: LegRules }>;
