/**
 * Flight in three dimensions. Answers: is a flight legal leg by leg (`base/flight`), where can it
 * end, what happens in a fall. Places are `[x, y, elevation]` in cells.
 */
import type { Creature } from '../../../board/creature.ts';
import type { Cell, Place3 } from '../../../board/grid.ts';
import type {
  FlightCode,
  FlightVerdict,
  FlightViolation,
  LegRules,
} from '../../base/flight/questions.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { Known, Verdict } from '../../verdict.ts';

export interface DiveVerdict extends Verdict {
  /** Is the flight legal, and may the weapon be used in a dive? */
  readonly possible: boolean;
  readonly damage: number;
  /** Is the flight long and steep enough to be a dive attack? */
  readonly dive: boolean;
  /** Rules that the flight breaks. */
  readonly violations: readonly FlightViolation[];
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

export interface FlightRules extends LegRules {
  /** Does the creature fly with wings? */
  winged(j: FullJudge, c: Creature): Known<boolean>;
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
