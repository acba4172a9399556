/**
 * Questions about automatic fire and about thrown and placed explosives. These attacks are aimed at
 * places, not creatures. Rulesets without such weapons leave this topic out. Each answer names the
 * die that must be rolled next.
 */
import type { Creature } from '../../../../board/creature.ts';
import type { Cell, Point } from '../../../../board/grid.ts';
import type { Citations } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { ActOpportunity, ActWhy, ActionKind } from '../turns/turnRules.ts';
import type { RuleId, Verdict } from '../../../verdict.ts';
import type { AutofireAsk, BlastAsk, ThrowAsk } from '../asks/ordnanceAsk.ts';
import type { Cloud } from './explosives.ts';
import type { ThrowDirection, ScatterTable } from './scatter.ts';

/** Keys of this topic's citations (`d20/<id>/citations.ts`). */
export type OrdnanceCitation =
  | 'autofire'
  | 'autofireSingle'
  | 'strafe'
  | 'explosives'
  | 'cloud'
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

/** Reasons why the attack is not possible, in addition to those of the table of actions. */
export const ORDNANCE_WHY = [
  'too-few-rounds',
  'not-automatic',
  'out-of-range',
  'outside-map',
  'no-line-of-effect',
  'needs-trait',
  'does-not-arm',
] as const;
export type OrdnanceWhy = (typeof ORDNANCE_WHY)[number] | ActWhy;

/**
 * The roll that is needed next. `die`: number of sides (for `scatter`, one side per row of the
 * scatter table); null: no single die.
 */
export interface Wanted {
  readonly what: 'attack' | 'scatter' | 'reflex' | 'damage';
  readonly die: number | null;
  /** Ids of the creatures that must roll; absent: the attacker. */
  readonly of?: readonly string[];
}

/** One modifier to the attack roll. */
export interface RollModifier {
  readonly value: number;
  readonly why: 'range' | 'not-proficient';
  readonly rules: readonly RuleId[];
}

/** A creature in the area. */
export interface CreatureInArea {
  readonly id: string;
  readonly squares: readonly Cell[];
  /** Bonus from cover to the Reflex save. */
  readonly reflex: number;
  /** Damage taken; absent: the damage or the save is not known. */
  readonly damage?: number;
}

interface Deed extends Verdict {
  readonly legal: boolean;
  readonly why: readonly OrdnanceWhy[];
  readonly kind: ActionKind;
  readonly opportunities: readonly ActOpportunity[];
}

export interface AutofireVerdict extends Deed {
  /**
   * How the fire is judged: as an `area`, or against one creature as an ordinary `attack` or a
   * `burst`.
   */
  readonly as: 'area' | 'attack' | 'burst';
  readonly cells: readonly Cell[];
  /** Defense of the area; null: the fire is aimed at a creature, and its own Defense counts. */
  readonly defence: number | null;
  readonly modifiers: readonly RollModifier[];
  readonly distance: number;
  readonly spent: number;
  readonly save: { readonly kind: 'reflex'; readonly dc: number } | null;
  readonly creatures: readonly CreatureInArea[];
  readonly hit?: boolean;
  readonly wanted?: Wanted;
}

export interface ThrowVerdict extends Deed {
  readonly distance: number;
  /** Number of range increments that the throw covers, counted from 1. */
  readonly increments: number;
  /** Defense of the target cell; null: no roll is needed. */
  readonly defence: number | null;
  readonly modifiers: readonly RollModifier[];
  /** The given bonus plus all modifiers. */
  readonly bonus?: number;
  readonly hit?: boolean;
  readonly direction: ThrowDirection;
  /**
   * Grid corners where the explosive may land, in the order of the die's results. Once the die is
   * rolled, only one corner is left.
   */
  readonly lands: readonly Point[];
  readonly blast?: BlastVerdict;
  readonly wanted?: Wanted;
}

export interface BlastVerdict extends Verdict {
  readonly at: Point;
  readonly cells: readonly Cell[];
  /** The save against the damage; null: a cloud deals none. */
  readonly save: {
    readonly kind: 'reflex';
    readonly dc: number | null;
    readonly half: true;
  } | null;
  /** Dice of the explosive's damage; absent: it is not named. */
  readonly dice?: string;
  /** What a cloud does to those inside. */
  readonly cloud?: Omit<Cloud, 'most'>;
  readonly creatures: readonly CreatureInArea[];
  /** For a placed explosive: the rounds that remain; 0: it explodes now. */
  readonly countdown?: number;
  readonly wanted?: Wanted;
}

/** The numbers that differ between rulesets for automatic fire and explosives. */
export interface OrdnanceTable {
  readonly autofire: {
    /** Side length of the area of automatic fire, in cells. */
    readonly side: number;
    readonly defence: number;
    readonly dc: number;
    readonly rounds: number;
    /** The required feat; `untrained`: the penalty without it. */
    readonly feat: string;
    readonly untrained: number;
    /** The feat that allows a line of cells in place of the square, and the line's length. */
    readonly strafe: { readonly feat: string; readonly cells: number };
    /** The feat that allows a burst at a single target. */
    readonly burst: string;
  };
  readonly thrown: {
    readonly defence: number;
    /** Maximum range in increments; `each`: the penalty for each full increment. */
    readonly most: number;
    readonly each: number;
  };
  readonly scatter: {
    /** Scatter table for a hit on the target cell. */
    readonly near: ScatterTable;
    /**
     * Scatter tables for a miss. Each applies up to a number of range increments, and the first
     * that fits is used.
     */
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
  /** Judges a thrown explosive: aim, hit or miss, scatter and burst. */
  thrown(j: FullJudge, of: Creature, ask: ThrowAsk): ThrowVerdict;
  /** Judges an explosion at a point, immediately or after a number of rounds. */
  blast(j: FullJudge, ask: BlastAsk): BlastVerdict;
}
