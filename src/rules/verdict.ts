/**
 * What the engine answers with. Every answer carries the ledger's rules it rests on and the facts
 * it missed: the same reasons feed the tooltip, the log, the whisper and the tests.
 */
import type { Cell, Point } from '../board/grid.ts';
import type { CellSet } from '../board/cellset.ts';

/** Id of a rule of the ledgers (`rules/ledger/*.jsonl`). */
export type RuleId = string;

export interface Verdict {
  readonly rules: readonly RuleId[];
  /**
   * Paths of facts that the scene did not give (`creatures.b.attacks`); the answer uses the stated
   * default.
   */
  readonly unknown: readonly string[];
}

/** A value and whether it was given or assumed (then: the path of the missing fact). */
export interface Known<T> {
  readonly value: T;
  readonly unknown?: string;
  readonly rules?: readonly RuleId[];
}

/** Ways of moving that a path may be judged as. */
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

export interface Violation {
  readonly code: ViolationCode;
  /** Top-left cell of the mover's place at the first step that breaks the rule. */
  readonly at: Cell;
  /** Index in the path of `at`. */
  readonly step: number;
  readonly rules: readonly RuleId[];
  /** The creature in the way, the condition that forbids, …: what the sentence names. */
  readonly by?: string;
}

/** Why an opportunity arises. */
export type Cause = 'movement' | 'entering';

export interface Opportunity {
  readonly by: string;
  /** Top-left cell of the mover's place when it provokes. */
  readonly leaving: Cell;
  /** Index in the path: leaving path[step]. */
  readonly step: number;
  readonly cause: Cause;
  readonly rules: readonly RuleId[];
  /**
   * Further steps that leave squares threatened by the same foe: no second opportunity in one
   * movement.
   */
  readonly again: readonly number[];
  readonly unknown: readonly string[];
  /** Of a mount with riders: which of them the opponent may strike; absent: the mover. */
  readonly against?: readonly string[];
}

/** Why a creature that threatens (or would) gets no opportunity here. */
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
] as const;
export type BarredWhy = (typeof BARRED)[number];

export interface Barred {
  readonly by: string;
  readonly leaving: Cell;
  readonly step: number;
  readonly why: BarredWhy;
  /** The condition's id, where `why` is `condition`. */
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
   * Reach of the longest attack that threatens, in cells; 0 when nothing is threatened beyond its
   * own square.
   */
  readonly reach: number;
  /** Names of the attacks that threaten, longest reach first; empty when assumed or none. */
  readonly with: readonly string[];
  /** Can it take an opportunity now? Else why not. It may still count for flanking. */
  readonly idle?: {
    readonly why: BarredWhy;
    readonly condition?: string;
    readonly rules: readonly RuleId[];
  };
  /** Why it threatens nothing at all, where it does not. */
  readonly none?: {
    readonly why: BarredWhy;
    readonly condition?: string;
    readonly rules: readonly RuleId[];
  };
}

export interface Place {
  readonly at: Cell;
  readonly cost: number;
  readonly squeezing: boolean;
}

/** Whose movement it is. */
interface Moved {
  /** Asked about a rider: the mount that moves. */
  readonly mover?: string;
}

export interface ReachableVerdict extends Verdict, Moved {
  /** Where it may end, own place left out, sorted by y then x. */
  readonly cells: readonly Place[];
  /** Where it may pass but not end, sorted by y then x. */
  readonly through: readonly Cell[];
  readonly budget: number;
  /** Why nothing is reachable at all, where nothing is. */
  readonly why?: ViolationCode;
  /**
   * No more than this: how a flyer turns, and how fast it must fly, may rule some of the cells out.
   */
  readonly bound?: 'upper';
}

export interface MoveVerdict extends Verdict, Moved {
  readonly legal: boolean;
  readonly cost: number;
  readonly budget: number;
  /** Cost so far at each cell of the path; the first is 0. */
  readonly costs: readonly number[];
  /** In the order of the path; the first is the first illegal square. */
  readonly violations: readonly Violation[];
  readonly opportunities: readonly Opportunity[];
  readonly barred: readonly Barred[];
  /**
   * Where it goes instead, when it may not stay where it ended; several where the text leaves it
   * open.
   */
  readonly displaced?: readonly Cell[];
}

export interface PathVerdict extends Verdict, Moved {
  /** Starting place included; null when there is no legal path. */
  readonly path: readonly Cell[] | null;
  readonly why?: ViolationCode;
  readonly cost: number;
  readonly opportunities: readonly Opportunity[];
  /** Set when the search gave up proving that nothing better exists. */
  readonly approximate?: true;
}

export interface FlankingPair {
  readonly a: string;
  readonly b: string;
  /** The squares whose centres were joined. */
  readonly line: readonly [Cell, Cell];
  /** Which sides of the target the line crosses. */
  readonly sides: 'left-right' | 'top-bottom' | 'corners';
}

export interface FlankingVerdict extends Verdict {
  readonly pairs: readonly FlankingPair[];
  /** Allies that stand opposite, of whom `missing` does not threaten: no bonus, and why. */
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
  /** `wall:INDEX` | `cell:X,Y` | `creature:ID`, or null when clear. */
  readonly blockedBy: string | null;
}

export interface CoverVerdict extends Verdict {
  readonly degree: Degree;
  readonly ac: number;
  readonly reflex: number;
  /**
   * The deciding lines: of the attacker's best corner, or all those of the best pair of squares.
   */
  readonly lines: readonly JudgedLine[];
  /** Does it bar an attack of opportunity? */
  readonly barsOpportunity: boolean;
  /**
   * Where the text leaves the degree to people: whose word it is. Absent in texts that say how it
   * is found.
   */
  readonly by?: 'estimate' | 'gm' | undefined;
  /** The degree is the engine's estimate of what the game master would say. */
  readonly estimate?: boolean | undefined;
  /**
   * Of the target's area, what was found hidden from the attacker's best corner, 0 to 1; absent
   * where the game master said it.
   */
  readonly fraction?: number | undefined;
}

export interface ConcealmentVerdict extends Verdict {
  readonly degree: 'none' | 'partial' | 'total';
  /** Per cent. */
  readonly missChance: number;
  readonly why: readonly string[];
  readonly lines: readonly JudgedLine[];
}

export interface SightVerdict extends Verdict {
  readonly free: boolean;
}
