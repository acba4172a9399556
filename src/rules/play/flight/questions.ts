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
  /** Part of its fly speed that it must go forward each round to stay up. */
  readonly forward: number;
  readonly hovers: boolean;
  readonly backward: boolean;
  /** Cells that turning about costs; null: it cannot. */
  readonly reverse: number | null;
  /** Degrees that it may turn after each `per` cells; null: any. */
  readonly turn: { readonly degrees: number; readonly per: number } | null;
  /** Degrees more for each cell spent in its place; null: any; 0: it cannot. */
  readonly inPlace: number | null;
  /** Most degrees in one place; null: any. */
  readonly most: number | null;
  /** Steepest climb and dive, in degrees; null: any. */
  readonly up: number | null;
  readonly down: number | null;
  /** Cost of a cell upwards, in cells. */
  readonly climb: number;
  /** Level cells between a dive and a climb. */
  readonly between: number;
  /**
   * A skill rules it: what other classes forbid asks for a check, its first direction is free, and it
   * comes down at the price of level flight.
   */
  readonly bySkill?: true;
  /** Added to opposed checks in the air. */
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
  /** Index in the path of `at`. */
  readonly step: number;
  readonly rules: readonly RuleId[];
  readonly by?: string;
}

export interface FlightVerdict extends Verdict {
  readonly legal: boolean;
  /** Cells of movement spent, halves included; and what there was. */
  readonly cost: number;
  readonly budget: number;
  readonly costs: readonly number[];
  readonly violations: readonly FlightViolation[];
  readonly opportunities: readonly Opportunity[];
  /** Its heading at the end; absent if unknown. */
  readonly heading?: Heading;
  /** Cells forward this round, and how many it takes to stay up. */
  readonly forward: { readonly flown: number; readonly needed: number };
  /** Fly checks that it asks for, in path order; absent: none. */
  readonly checks?: readonly PathCheck[];
  /** If the round ended here. */
  readonly ends: 'aloft' | 'landed' | 'stalls' | 'falls' | 'sinks';
  /** Long and steep enough for a dive, when charging. */
  readonly dive: boolean;
}

export interface DiveVerdict extends Verdict {
  /** The flight is legal, and the weapon may be used in it. */
  readonly possible: boolean;
  readonly damage: number;
  /** Long and steep enough to be a dive. */
  readonly dive: boolean;
  /** Rules that the flight breaks. */
  readonly violations: readonly FlightViolation[];
}

/** Limits of a flight: the same budget and requirements as for a movement on the ground. */
export interface Flight {
  /** The creature with no other speed than that in the air. */
  readonly flyer: Creature;
  readonly mode: Mode;
  readonly rule: ModeRule;
  readonly facts: FlightClass;
  readonly budget: number;
  /** Why the creature's state or turn forbids all movement. */
  readonly why?: ViolationCode;
  readonly by?: string;
  /** Reasons of the flight rules against it. */
  readonly bars: readonly { readonly code: FlightCode; readonly by?: string }[];
  /** The condition under which it lies on the ground. */
  readonly lying?: string;
  /** Cells forward that it needs to stay up, and cells that it has flown earlier in this turn. */
  readonly needed: number;
  readonly moved: number;
  readonly rules: readonly RuleId[];
  readonly unknown: readonly string[];
}

/** How it flies besides the path. */
export interface Manner {
  readonly mode: Mode | 'hover';
  /** Which way it faces on each leg; absent: the way it goes. */
  readonly facing?: readonly Heading[] | undefined;
}

/** Ways of flying of which the area may be asked. */
export const AREA_MODES = ['move', 'double-move', 'withdraw', 'step', 'hover'] as const;
export type AreaMode = (typeof AREA_MODES)[number];

export interface FlightPlace {
  readonly at: Place3;
  /** The least that a flight there costs, in cells. */
  readonly cost: number;
  readonly ends: 'aloft' | 'landed';
}

export interface FlightArea extends Verdict {
  /** Possible end cells by height, row and column, without those where it would stall or fall. */
  readonly places: readonly FlightPlace[];
  /**
   * `upper`: some of the places may be out of reach after all; nothing outside them can be reached.
   */
  readonly bound: 'exact' | 'upper';
  readonly budget: number;
  /** Why it cannot fly at all, and the condition or creature that prevents it. */
  readonly why?: FlightCode;
  readonly by?: string;
}

export const FALLS = ['free-fall', 'stall'] as const;
export type Fall = (typeof FALLS)[number];

export interface FallVerdict extends Verdict {
  /** Cells fallen in each round until the ground. */
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
  /** Bonuses for standing firm count. */
  readonly stability: boolean;
  /** Added to the checks of the two. */
  readonly modifiers: { readonly own: number; readonly other: number };
  /** The save or check that it takes, if any. */
  readonly check: { readonly of: 'reflex' | 'climb'; readonly dc: number } | null;
  /** What follows, once the total is known or none is needed: `stalls`, `flies-on`, `falls`, … */
  readonly outcome: string | null;
  /** Dice of nonlethal damage with it. */
  readonly nonlethal: string | null;
  readonly action: string | null;
}

export interface FlightRules {
  readonly cites: Citations<FlightCitation>;
  readonly classes: Readonly<Record<Maneuverability, FlightClass>>;
  readonly traits: FlightTraits;
  /** Its class; average under a stated unknown. */
  classOf(
    j: FullJudge,
    c: Creature,
  ): {
    readonly name: Maneuverability;
    readonly facts: FlightClass;
    readonly unknown: readonly string[];
  };
  /** Does it fly on wings? May it stop in the air? */
  winged(j: FullJudge, c: Creature): Known<boolean>;
  hovers(j: FullJudge, c: Creature): boolean;
  /** Judges a path through the air (starting place first). */
  move(j: FullJudge, c: Creature, manner: Manner, path: readonly Place3[]): FlightVerdict;
  /** Everywhere that it may be at the end of a flight; undefined: too many places to list. */
  area(j: FullJudge, c: Creature, mode: AreaMode): FlightArea | undefined;
  /** Squares and levels that a flyer of that height (metres) fills. */
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
