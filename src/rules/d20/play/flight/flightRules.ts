/**
 * Flight in three dimensions. Answers these questions: is each leg of a flight legal
 * (`d20/map/flight`), where can a flight end, and what happens in a fall? Places are `[x, y,
 * elevation]` in cells.
 */
import type { Creature } from '../../../../board/creature.ts';
import type { Cell, Place3 } from '../../../../board/grid.ts';
import type {
  FlightCode,
  FlightVerdict,
  FlightViolation,
  LegRules,
} from '../../map/flight/legRules.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Known, Verdict } from '../../../verdict.ts';

export interface DiveVerdict extends Verdict {
  /** Is the flight legal, and may the weapon be used in a dive? */
  readonly possible: boolean;
  readonly damage: number;
  /** Is the flight long and steep enough to be a dive attack? */
  readonly dive: boolean;
  /** Rules that the flight breaks. */
  readonly violations: readonly FlightViolation[];
}

/** Movement modes for which the possible ends of a flight can be queried. */
export const AREA_MODES = ['move', 'double-move', 'withdraw', 'step', 'hover'] as const;
export type AreaMode = (typeof AREA_MODES)[number];

export interface FlightPlace {
  readonly at: Place3;
  /** The lowest cost of a flight to this place, in cells. */
  readonly cost: number;
  readonly ends: 'aloft' | 'landed';
}

export interface FlightArea extends Verdict {
  /**
   * Cells where a flight may end, sorted by elevation, row and column. Cells where the flyer would
   * stall or fall are left out.
   */
  readonly places: readonly FlightPlace[];
  /** `upper`: no place outside the list can be reached, but perhaps not every place in it can. */
  readonly bound: 'exact' | 'upper';
  readonly budget: number;
  /** Why the creature cannot fly at all; `by`: the condition or creature that prevents it. */
  readonly why?: FlightCode;
  readonly by?: string;
}

export const FALLS = ['free-fall', 'stall'] as const;
export type FlightFall = (typeof FALLS)[number];

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
  /**
   * The abilities between which each side may choose in the opposed check; empty: no opposed check.
   */
  readonly abilities: readonly ('str' | 'dex')[];
  /** Do bonuses for stability count? */
  readonly stability: boolean;
  /** Modifiers to the opposed checks of the flyer and the other creature. */
  readonly modifiers: { readonly own: number; readonly other: number };
  /** The save or check required, if any. */
  readonly check: { readonly of: 'reflex' | 'climb'; readonly dc: number } | null;
  /** The outcome, if the total is known or no roll is needed: `stalls`, `flies-on`, `falls`, … */
  readonly outcome: string | null;
  /** Dice of additional nonlethal damage. */
  readonly nonlethal: string | null;
  readonly action: string | null;
}

export interface FlightRules extends LegRules {
  /** Does the creature fly with wings? */
  winged(j: FullJudge, c: Creature): Known<boolean>;
  /** Every place where a flight may end; undefined: too many to list. */
  area(j: FullJudge, c: Creature, mode: AreaMode): FlightArea | undefined;
  /** Squares and levels that a flyer of the given height (in meters) fills. */
  column(
    j: FullJudge,
    c: Creature,
    metres: number,
  ): Verdict & { readonly cells: readonly Cell[]; readonly levels: number };
  fall(j: FullJudge, kind: FlightFall, height: number): FallVerdict;
  /**
   * Judges a special attack or rescue in the air; `total`: the rolled total of the save or check.
   */
  air(
    j: FullJudge,
    c: Creature,
    move: AirMove,
    other: Creature | undefined,
    total: number | undefined,
  ): AirVerdict;
  /** Damage of an attack at the end of a flight, which may be a dive. */
  dive(j: FullJudge, flown: FlightVerdict, weapon: readonly string[], damage: number): DiveVerdict;
}
