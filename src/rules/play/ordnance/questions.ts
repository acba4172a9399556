/**
 * Answers on ordnance: automatic fire, thrown and planted explosives. They are aimed at places, not
 * creatures; a ruleset without them has no such topic. An answer names the die that it needs next.
 */
import type { Attack, Creature } from '../../../board/creature.ts';
import type { Cell, Point } from '../../../board/grid.ts';
import type { Citations } from '../../names.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { ActOpportunity, ActWhy, ActionKind } from '../turns/questions.ts';
import type { RuleId, Verdict } from '../../verdict.ts';
import type { Direction, ScatterTable } from './scatter.ts';

/** Keys of this topic's citations (`variants/<id>/citations.ts`). */
export type OrdnanceCitation =
  | 'autofire'
  | 'autofireSingle'
  | 'thrown'
  | 'near'
  | 'middle'
  | 'far'
  | 'orientation'
  | 'burst'
  | 'save'
  | 'planted'
  | 'splash'
  | 'splashSquare'
  | 'splashMiss'
  | 'range'
  | 'most';

/** Reasons why the attack is not possible, beyond those of the table of actions. */
export const ORDNANCE_WHY = [
  'too-few-rounds',
  'not-automatic',
  'out-of-range',
  'outside-map',
  'no-line-of-effect',
] as const;
export type OrdnanceWhy = (typeof ORDNANCE_WHY)[number] | ActWhy;

/**
 * The die that must be rolled next: the d20 of the attack, or a die with as many sides as the scatter
 * table has rows.
 */
export interface Wanted {
  readonly what: 'attack' | 'scatter' | 'reflex' | 'damage';
  readonly die: number | null;
  /** Ids of the creatures that must roll; absent: the attacker. */
  readonly of?: readonly string[];
}

/** One modifier of the attack roll. */
export interface RollModifier {
  readonly value: number;
  readonly why: 'range' | 'not-proficient';
  readonly rules: readonly RuleId[];
}

/** A creature in the area. */
export interface InArea {
  readonly id: string;
  readonly squares: readonly Cell[];
  /** Bonus from cover to the Reflex save. */
  readonly reflex: number;
  /** Damage taken, where damage and save are known. */
  readonly damage?: number;
}

interface Deed extends Verdict {
  readonly legal: boolean;
  readonly why: readonly OrdnanceWhy[];
  readonly kind: ActionKind;
  readonly opportunities: readonly ActOpportunity[];
}

export interface AutofireAsk {
  /** Top-left cell of the area. */
  readonly at?: Cell | undefined;
  /** The single creature fired at instead of an area. */
  readonly target?: Creature | undefined;
  readonly with?: Attack | undefined;
  /** Number of rounds loaded in the weapon. */
  readonly loaded?: number | undefined;
  /** Total of the attack roll, the sheet's bonuses included. */
  readonly total?: number | undefined;
  /** The die alone, and the sheet's bonus; the modifiers of the situation are added by the answer. */
  readonly die?: number | undefined;
  readonly bonus?: number | undefined;
  readonly damage?: number | undefined;
  /** By creature id: was the Reflex save successful? */
  readonly saved?: Readonly<Record<string, boolean>> | undefined;
}

export interface AutofireVerdict extends Deed {
  /** How the fire is judged: `area`, or, at one creature, as an ordinary `attack` or a `burst`. */
  readonly as: 'area' | 'attack' | 'burst';
  readonly cells: readonly Cell[];
  /** Defense of the area to be hit; for a single target, that creature's own Defense. */
  readonly defence: number | null;
  readonly modifiers: readonly RollModifier[];
  readonly distance: number;
  readonly spent: number;
  readonly save: { readonly kind: 'reflex'; readonly dc: number } | null;
  readonly creatures: readonly InArea[];
  readonly hit?: boolean;
  readonly wanted?: Wanted;
}

export interface ThrowAsk {
  /** The cell aimed at. */
  readonly at: Cell;
  readonly with?: Attack | undefined;
  /** Range increment in cells; absent: that of the attack. */
  readonly increment?: number | undefined;
  readonly total?: number | undefined;
  readonly die?: number | undefined;
  readonly bonus?: number | undefined;
  /** Result of the scatter die. */
  readonly scatter?: number | undefined;
  /** Radius of the burst in cells; the next field is the DC of the save against it. */
  readonly radius?: number | undefined;
  readonly dc?: number | undefined;
  readonly damage?: number | undefined;
  readonly saved?: Readonly<Record<string, boolean>> | undefined;
}

export interface ThrowVerdict extends Deed {
  readonly distance: number;
  /** Number of range increments of the throw, the first being 1. */
  readonly increments: number;
  /** Defense of the target cell; null: no roll is needed. */
  readonly defence: number | null;
  readonly modifiers: readonly RollModifier[];
  /** The given bonus plus all modifiers. */
  readonly bonus?: number;
  readonly hit?: boolean;
  readonly direction: Direction;
  /**
   * Grid corners where the explosive may land, in the order of the die's results; only one once the die
   * is rolled.
   */
  readonly lands: readonly Point[];
  readonly blast?: BlastVerdict;
  readonly wanted?: Wanted;
}

export interface BlastAsk {
  /** The grid corner from which the explosive bursts. */
  readonly at: Point;
  /** Radius in cells. */
  readonly radius: number;
  readonly dc?: number | undefined;
  readonly damage?: number | undefined;
  readonly saved?: Readonly<Record<string, boolean>> | undefined;
  /** For a placed explosive: the rounds until it goes off, and the rounds that have passed. */
  readonly rounds?: number | undefined;
  readonly elapsed?: number | undefined;
}

export interface BlastVerdict extends Verdict {
  readonly at: Point;
  readonly cells: readonly Cell[];
  readonly save: { readonly kind: 'reflex'; readonly dc: number | null; readonly half: true };
  readonly creatures: readonly InArea[];
  /** For a placed explosive: the rounds that remain; 0: it goes off. */
  readonly countdown?: number;
  readonly wanted?: Wanted;
}

/** The numbers of automatic fire and explosives in which rulesets differ. */
export interface OrdnanceTable {
  readonly autofire: {
    /** Side length of the area of automatic fire, in cells. */
    readonly side: number;
    readonly defence: number;
    readonly dc: number;
    readonly rounds: number;
    /** The required feat, and the penalty without it. */
    readonly feat: string;
    readonly untrained: number;
    /** The feat that allows a burst at a single target. */
    readonly burst: string;
  };
  readonly thrown: {
    readonly defence: number;
    /** Maximum range in increments, and the penalty for each full increment. */
    readonly most: number;
    readonly each: number;
  };
  readonly scatter: {
    /** Scatter table for a hit on the target cell. */
    readonly near: ScatterTable;
    /** Scatter tables for a miss, each up to a number of range increments; the first that fits applies. */
    readonly misses: readonly {
      readonly upTo: number;
      readonly name: OrdnanceCitation;
      readonly table: ScatterTable;
    }[];
  };
}

export interface OrdnanceRules {
  readonly cites: Citations<OrdnanceCitation>;
  readonly table: OrdnanceTable;
  autofire(j: FullJudge, of: Creature, ask: AutofireAsk): AutofireVerdict;
  /** A thrown explosive: aiming, hit or miss, scatter and burst. */
  thrown(j: FullJudge, of: Creature, ask: ThrowAsk): ThrowVerdict;
  /** An explosion at a point, at once or after a set number of rounds. */
  blast(j: FullJudge, ask: BlastAsk): BlastVerdict;
}
