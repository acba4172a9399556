/**
 * Types of the engine's answers. Every answer lists the ledger rules that it depends on, and the
 * facts that are missing. The tooltip, the log, the whispered messages and the tests all show these
 * reasons.
 */
import type { Cell, Point } from '../board/grid.ts';
import type { CellSet } from '../board/cellset.ts';

/** Id of a rule in the ledgers (`docs/spec/ledger/*.jsonl`). */
export type RuleId = string;

export interface Verdict {
  readonly rules: readonly RuleId[];
  /**
   * Paths of facts that the scene does not give, such as `creatures.b.attacks`. The answer uses the
   * documented default for them.
   */
  readonly unknown: readonly string[];
}

/** A value; `unknown`: the path of the missing fact if the value is assumed. */
export interface Known<T> {
  readonly value: T;
  readonly unknown?: string;
  readonly rules?: readonly RuleId[];
}

/** Id of a movement mode: a row of the ruleset's table (`MovementModes`). */
export type Mode = string;

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
  'no-footing',
  'jump-too-long',
] as const;
export type ViolationCode = (typeof VIOLATIONS)[number];

/** Violations that only the rules of flight have. */
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
  /** Index of `at` in the path. */
  readonly step: number;
  readonly rules: readonly RuleId[];
  /**
   * What causes the violation, such as a creature in the way or a condition; it is named in the
   * message.
   */
  readonly by?: string;
}

/**
 * What causes an opportunity. `entering`: entering a foe's space; `crawling`: crawling into a
 * threatened cell; `in-reach`: entering a foe's reach or moving within it.
 */
export type Cause = 'movement' | 'entering' | 'crawling' | 'in-reach';

export interface Opportunity {
  readonly by: string;
  /** Top-left cell of the mover's space when it provokes. */
  readonly leaving: Cell;
  /** Index in the path: the creature provokes when it leaves `path[step]`. */
  readonly step: number;
  readonly cause: Cause;
  readonly rules: readonly RuleId[];
  /**
   * Later steps that leave cells threatened by the same foe. They give the foe no second
   * opportunity in one movement.
   */
  readonly again: readonly number[];
  readonly unknown: readonly string[];
  /**
   * Ids of those among a mount and its riders that the opponent may attack; absent: the mover only.
   */
  readonly against?: readonly string[];
  /**
   * The check that prevents it if it succeeds, such as tumbling past the creature; absent: none is
   * left to roll.
   */
  readonly check?: { readonly check: string; readonly skill: string; readonly dc?: number };
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
  'not-seen',
  'condition',
  'not-a-foe',
  'total-defence',
  'unarmed',
  'mount',
  'evaded',
  'not-provoking',
] as const;
export type BarredWhy = (typeof BARRED)[number];

export interface Barred {
  readonly by: string;
  readonly leaving: Cell;
  readonly step: number;
  readonly why: BarredWhy;
  /**
   * The condition's id, if `why` is `condition`; if it is `not-provoking`, the condition or trait of
   * the mover.
   */
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
   * Reach in cells of the longest attack that threatens; 0 if it threatens no cell but the
   * creature's own.
   */
  readonly reach: number;
  /**
   * Names of the attacks that threaten, longest reach first. The list is empty if the attacks are
   * assumed or absent.
   */
  readonly with: readonly string[];
  /**
   * Why the creature can make no attack of opportunity now; absent: it can. It may still count for
   * flanking.
   */
  readonly idle?: {
    readonly why: BarredWhy;
    readonly condition?: string;
    readonly rules: readonly RuleId[];
  };
  /** Why the creature threatens nothing at all; absent: it may threaten. */
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

/** Which creature moves, for verdicts about a rider. */
interface Moved {
  /** Id of the mount that moves; absent: the creature is not a rider. */
  readonly mover?: string;
}

export interface ReachableVerdict extends Verdict, Moved {
  /** Cells where the creature may end, sorted by y then x, without its own cell. */
  readonly cells: readonly ReachableCell[];
  /** Cells that the creature may pass but where it may not end, sorted by y then x. */
  readonly through: readonly Cell[];
  readonly budget: number;
  /** Why the creature can reach no cell; absent: it can reach some. */
  readonly why?: ViolationCode;
  /**
   * The result is an upper bound: a flyer's turns and minimum speed may make some of the cells
   * unreachable.
   */
  readonly bound?: 'upper';
}

/** A skill check that a movement requires. */
export interface PathCheck {
  /** Index in the path of the first cell that needs the check. */
  readonly step: number;
  /** Purpose of the check: `blinded`, `hover`, `turn` … */
  readonly what: CheckFor;
  readonly skill: 'acrobatics' | 'fly' | 'climb' | 'swim' | 'jump';
  /** Absent: the scene does not say it, and the game master sets it. */
  readonly dc?: number;
  /**
   * DC of a jump if what the creature moved before in its turn was a straight run-up, which nobody
   * has said; absent: it cannot have been.
   */
  readonly dcAfterRun?: number;
  /** The creature's bonus to the check; absent: not known. */
  readonly bonus?: number;
  /** Modifier because the creature hurries, which `bonus` counts already; absent: none. */
  readonly hurry?: number;
  /** The creature loses its Dexterity bonus to AC from there on; absent: it does not. */
  readonly losesDexterity?: true;
  readonly rules: readonly RuleId[];
}

export const CHECKS_FOR = [
  'blinded',
  'stay-aloft',
  'hover',
  'turn',
  'reverse',
  'climb-steep',
  'climbing',
  'swimming',
  'jumping',
  'jumping-up',
  'jumping-down',
] as const;
export type CheckFor = (typeof CHECKS_FOR)[number];

/** A hazard that a movement enters at a cell of its path. */
export interface PathHazard {
  /** Index in the path. */
  readonly step: number;
  /** Id of the hazard (`FullRuleset.hazards`). */
  readonly hazard: string;
  /** Cells of it that the path enters, where each counts. */
  readonly cells?: number;
  /** The creature onto which the mover carries it; absent: the mover enters it. */
  readonly of?: string;
  readonly rules: readonly RuleId[];
}

/** A creature that the mover does not know of, and the place where it therefore stops. */
export interface Meeting<At = Cell> {
  readonly by: string;
  /** The step of the path that would enter its space, and the last place before it. */
  readonly step: number;
  readonly at: At;
}

export interface MoveVerdict extends Verdict, Moved {
  readonly legal: boolean;
  readonly cost: number;
  readonly budget: number;
  /** Cumulative cost at each cell of the path; the first is 0. */
  readonly costs: readonly number[];
  /** Violations in the order of the path; the first is at the first illegal cell. */
  readonly violations: readonly Violation[];
  readonly opportunities: readonly Opportunity[];
  readonly barred: readonly Barred[];
  /**
   * The first creature in the way that the mover does not know of. It makes the movement no less
   * legal, but ends it. Absent: none.
   */
  readonly meets?: Meeting;
  /** Skill checks that the movement requires, in the order of the path; absent: none. */
  readonly checks?: readonly PathCheck[];
  /** Hazards that the movement enters, in the order of the path; absent: none. */
  readonly hazards?: readonly PathHazard[];
  /**
   * Number of difficult squares that count and cost as plain floor because of a trait; absent:
   * none.
   */
  readonly eased?: number;
  /**
   * Number of diagonals that count for the alternation of later ones (docs/spec/scene.md,
   * convention 8); absent: those that cost less than 3.
   */
  readonly diagonals?: number;
  /**
   * Cells to which the creature is moved if it may not stay in its last cell. There are several if
   * the ruleset leaves the choice open.
   */
  readonly displaced?: readonly Cell[];
  /**
   * The squares of a charge's band beside its first and last space, and those that bar the charge;
   * absent: no charge, or only its path counts.
   */
  readonly band?: { readonly cells: readonly Cell[]; readonly blocked: readonly Cell[] };
}

export interface PathVerdict extends Verdict, Moved {
  /** The path with its starting cell; null if there is no legal path. */
  readonly path: readonly Cell[] | null;
  readonly why?: ViolationCode;
  readonly cost: number;
  readonly opportunities: readonly Opportunity[];
  /** True if the search stopped before it could prove that no better path exists. */
  readonly approximate?: true;
}

export interface FlankingPair {
  readonly a: string;
  readonly b: string;
  /** The two cells whose centers are connected by the line. */
  readonly line: readonly [Cell, Cell];
  /** Sides of the target that the line crosses. */
  readonly sides: 'left-right' | 'top-bottom' | 'corners';
}

export interface FlankingVerdict extends Verdict {
  readonly pairs: readonly FlankingPair[];
  /**
   * Pairs of allies on opposite sides that get no bonus, because the creature `missing` does not
   * threaten.
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
   * The obstacle that blocks the line, as `wall:INDEX`, `cell:X,Y` or `creature:ID`; null: the line
   * is clear.
   */
  readonly blockedBy: string | null;
}

export interface CoverVerdict extends Verdict {
  readonly degree: Degree;
  readonly ac: number;
  readonly reflex: number;
  /**
   * The lines that decide the degree: those of the attacker's best corner, or all lines of the best
   * pair of cells.
   */
  readonly lines: readonly JudgedLine[];
  /** Does the cover prevent an attack of opportunity? */
  readonly barsOpportunity: boolean;
  /**
   * Where the degree comes from, in rulesets that leave it to judgment. Absent in rulesets that
   * define how it is determined.
   */
  readonly by?: 'estimate' | 'gm' | undefined;
  /** Is the degree the engine's estimate, which the game master may overrule? */
  readonly estimate?: boolean | undefined;
  /**
   * Share of the target's area that is hidden from the attacker's best corner, from 0 to 1; absent
   * if the game master set the degree.
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

/** Does one creature see another? Light, senses and what hides the other one are included. */
export interface SeesVerdict extends Verdict {
  readonly sees: boolean;
  readonly why?:
    | 'kept'
    | 'no-line-of-sight'
    | 'blinded'
    | 'invisible'
    | 'obscured'
    | 'dark'
    | 'hidden'
    | 'unaware';
  /** The sense without which it would not be seen, or not so clearly. */
  readonly by?: string;
  /** How the place of the other creature is obscured for this observer. */
  readonly obscured: 'none' | 'lightly' | 'heavily';
  /** It is not seen, but its place is known by another sense. */
  readonly placed?: true;
}
