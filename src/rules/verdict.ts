/**
 * Types of the engine's answers. Every answer lists the ledger's rules that it depends on, and
 * missing facts. The tooltip, the log, the whisper and the tests all use these reasons.
 */
import type { Cell, Point } from '../board/grid.ts';
import type { CellSet } from '../board/cellset.ts';

/** Id of a rule in the ledgers (`rules/ledger/*.jsonl`). */
export type RuleId = string;

export interface Verdict {
  readonly rules: readonly RuleId[];
  /**
   * Paths of facts missing from the scene (`creatures.b.attacks`); the answer uses the documented
   * default.
   */
  readonly unknown: readonly string[];
}

/** A value, and the path of the missing fact if the value was assumed. */
export interface Known<T> {
  readonly value: T;
  readonly unknown?: string;
  readonly rules?: readonly RuleId[];
}

/** Movement modes of a path. */
export const MODES = [
  'move',
  'double-move',
  'run',
  'step',
  'withdraw',
  'charge',
  'minimum',
  'half-move',
  'full-move',
] as const;
export type Mode = (typeof MODES)[number];

export const VIOLATIONS = [
  'over-speed',
  'through-enemy',
  'through-wall',
  'corner-cut',
  'ends-occupied',
  'too-narrow',
  'not-adjacent',
  'not-straight',
  'too-short',
  'not-nearest',
  'no-line-of-sight',
  'difficult-terrain',
  'step-after-move',
  'move-after-step',
  'immobile',
  'prone-must-crawl',
  'no-action-left',
  'condition-forbids',
  'blinded',
  'wrong-movement-mode',
  'not-your-turn',
  'outside-map',
  'through-ally',
  'crowded',
  'in-saddle',
  'mount-too-small',
  'must-flee',
  'must-complete',
] as const;
export type ViolationCode = (typeof VIOLATIONS)[number];

/** Violations of the rules of flight alone. */
export const FLIGHT_FAULTS = [
  'overloaded',
  'no-fly-speed',
  'cannot-fly-prone',
  'cannot-hover',
  'cannot-fly-backward',
  'cannot-reverse',
  'turn-too-sharp',
  'climb-too-steep',
  'dive-too-steep',
  'level-before-climb',
] as const;
export type FlightFault = (typeof FLIGHT_FAULTS)[number];

export interface Violation {
  readonly code: ViolationCode;
  /** Top-left cell of the mover's space at the first step that breaks the rule. */
  readonly at: Cell;
  /** Index in the path of `at`. */
  readonly step: number;
  readonly rules: readonly RuleId[];
  /** The obstructing creature, the forbidding condition or similar, for the message. */
  readonly by?: string;
}

/** Cause of an opportunity; `crawling`: crawling into a threatened cell. */
export type Cause = 'movement' | 'entering' | 'crawling';

export interface Opportunity {
  readonly by: string;
  /** Top-left cell of the mover's space when it provokes. */
  readonly leaving: Cell;
  /** Index in the path: the opportunity arises on leaving path[step]. */
  readonly step: number;
  readonly cause: Cause;
  readonly rules: readonly RuleId[];
  /**
   * Further steps that leave squares threatened by the same foe: these give no second opportunity
   * in one movement.
   */
  readonly again: readonly number[];
  readonly unknown: readonly string[];
  /** For a mount with riders: which of them the opponent may attack; absent: the mover. */
  readonly against?: readonly string[];
}

/** Reasons why a creature that threatens (or would threaten) gets no attack of opportunity here. */
export const BARRED = [
  'five-foot-step',
  'withdraw',
  'flat-footed',
  'taken',
  'cover',
  'total-cover',
  'total-concealment',
  'condition',
  'not-a-foe',
  'total-defence',
  'unarmed',
  'mount',
  'evaded',
] as const;
export type BarredWhy = (typeof BARRED)[number];

export interface Barred {
  readonly by: string;
  readonly leaving: Cell;
  readonly step: number;
  readonly why: BarredWhy;
  /** The condition's id, if `why` is `condition`. */
  readonly condition?: string;
  readonly rules: readonly RuleId[];
}

export interface DistanceVerdict extends Verdict {
  readonly cells: number;
  readonly metres: number;
}

export interface ThreatVerdict extends Verdict {
  readonly cells: CellSet;
  /**
   * Reach of the longest attack that threatens, in cells; 0 if it threatens at most its own square.
   */
  readonly reach: number;
  /**
   * Names of the attacks that threaten, longest reach first; empty if attacks are assumed or
   * absent.
   */
  readonly with: readonly string[];
  /** Set if the creature can make no attack of opportunity now, with the reason. It may still count for flanking. */
  readonly idle?: {
    readonly why: BarredWhy;
    readonly condition?: string;
    readonly rules: readonly RuleId[];
  };
  /** Set if the creature threatens nothing at all, with the reason. */
  readonly none?: {
    readonly why: BarredWhy;
    readonly condition?: string;
    readonly rules: readonly RuleId[];
  };
}

export interface ReachableCell {
  readonly at: Cell;
  readonly cost: number;
  readonly squeezing: boolean;
}

/** The creature that moves, with the mover of a rider. */
interface Moved {
  /** Set for a rider: the id of the mount that moves. */
  readonly mover?: string;
}

export interface ReachableVerdict extends Verdict, Moved {
  /** Cells where the creature may end, except its own, sorted by y then x. */
  readonly cells: readonly ReachableCell[];
  /** Cells where the creature may pass but not end, sorted by y then x. */
  readonly through: readonly Cell[];
  readonly budget: number;
  /** Set if the creature can reach nothing, with the reason. */
  readonly why?: ViolationCode;
  /**
   * The result is an upper bound: turns and minimum speed of a flyer may rule out some of the
   * cells.
   */
  readonly bound?: 'upper';
}

/** A skill check that a movement asks for. */
export interface PathCheck {
  /** Index in the path of the first cell that needs the check. */
  readonly step: number;
  /** Purpose of the check: `blinded`, `hover`, `turn` … */
  readonly what: CheckFor;
  readonly skill: 'acrobatics' | 'fly';
  readonly dc: number;
  /** The creature's bonus; absent: unknown. */
  readonly bonus?: number;
  readonly rules: readonly RuleId[];
}

export const CHECKS_FOR = [
  'blinded',
  'stay-aloft',
  'hover',
  'turn',
  'reverse',
  'climb-steep',
] as const;
export type CheckFor = (typeof CHECKS_FOR)[number];

export interface MoveVerdict extends Verdict, Moved {
  readonly legal: boolean;
  readonly cost: number;
  readonly budget: number;
  /** Cumulative cost at each cell of the path; the first is 0. */
  readonly costs: readonly number[];
  /** Violations in path order; the first is the first illegal cell. */
  readonly violations: readonly Violation[];
  readonly opportunities: readonly Opportunity[];
  readonly barred: readonly Barred[];
  /** Skill checks that the movement asks for, in path order; absent: none. */
  readonly checks?: readonly PathCheck[];
  /** Squares of difficult ground that a trait makes cost and count as plain floor; absent: none. */
  readonly eased?: number;
  /** Cells to which the creature is moved if it may not stay at its end; several if the ruleset leaves it open. */
  readonly displaced?: readonly Cell[];
}

export interface PathVerdict extends Verdict, Moved {
  /** Includes the start; null if there is no legal path. */
  readonly path: readonly Cell[] | null;
  readonly why?: ViolationCode;
  readonly cost: number;
  readonly opportunities: readonly Opportunity[];
  /** Set if the search stopped before proving that no better path exists. */
  readonly approximate?: true;
}

export interface FlankingPair {
  readonly a: string;
  readonly b: string;
  /** The two cells whose centers the line joins. */
  readonly line: readonly [Cell, Cell];
  /** Sides of the target that the line crosses. */
  readonly sides: 'left-right' | 'top-bottom' | 'corners';
}

export interface FlankingVerdict extends Verdict {
  readonly pairs: readonly FlankingPair[];
  /**
   * Pairs of opposite allies without a bonus: the creature in `missing` does not threaten, with the
   * reason.
   */
  readonly oneSided: readonly {
    readonly a: string;
    readonly b: string;
    readonly missing: string;
    readonly line: readonly [Cell, Cell];
  }[];
}

export const DEGREES = [
  'none',
  'soft',
  'limited',
  'cover',
  'improved',
  'quarter',
  'half',
  'three-quarters',
  'nine-tenths',
  'total',
] as const;
export type Degree = (typeof DEGREES)[number];

export interface JudgedLine {
  readonly from: Point;
  readonly to: Point;
  /**
   * The obstacle that blocks the line: `wall:INDEX` | `cell:X,Y` | `creature:ID`; null for a clear
   * line.
   */
  readonly blockedBy: string | null;
}

export interface CoverVerdict extends Verdict {
  readonly degree: Degree;
  readonly ac: number;
  readonly reflex: number;
  /**
   * The deciding lines: those of the attacker's best corner, or all lines of the best pair of
   * squares.
   */
  readonly lines: readonly JudgedLine[];
  /** Does the cover prevent an attack of opportunity? */
  readonly barsOpportunity: boolean;
  /**
   * Source of the degree in rulesets that leave it to judgment. Absent in rulesets that define how
   * to determine it.
   */
  readonly by?: 'estimate' | 'gm' | undefined;
  /** The degree is the engine's estimate of the game master's decision. */
  readonly estimate?: boolean | undefined;
  /**
   * Share of the target's area hidden from the attacker's best corner, 0 to 1; absent if the game
   * master set the degree.
   */
  readonly fraction?: number | undefined;
}

export interface ConcealmentVerdict extends Verdict {
  readonly degree: 'none' | 'partial' | 'total';
  /** Miss chance in percent. */
  readonly missChance: number;
  readonly why: readonly string[];
  readonly lines: readonly JudgedLine[];
}

export interface SightVerdict extends Verdict {
  readonly free: boolean;
}
