/**
 * Ordnance. Answers: automatic fire, thrown and planted explosives. They strike places, not
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

/** Reasons against the attack, beyond those of the table of actions. */
export const ORDNANCE_WHY = [
  'too-few-rounds',
  'not-automatic',
  'out-of-range',
  'outside-map',
  'no-line-of-effect',
] as const;
export type OrdnanceWhy = (typeof ORDNANCE_WHY)[number] | ActWhy;

/**
 * The die that must be thrown next: the attack's twenty, or as many sides as a table of scatter
 * has.
 */
export interface Wanted {
  readonly what: 'attack' | 'scatter' | 'reflex' | 'damage';
  readonly die: number | null;
  /** Its owner; absent: the attacker. */
  readonly of?: readonly string[];
}

/** One number on the attack roll. */
export interface RollModifier {
  readonly value: number;
  readonly why: 'range' | 'not-proficient';
  readonly rules: readonly RuleId[];
}

/** A creature in the area. */
export interface InArea {
  readonly id: string;
  readonly squares: readonly Cell[];
  /** Cover's bonus on the Reflex save. */
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
  /** Top-left square of the area. */
  readonly at?: Cell | undefined;
  /** The single creature fired at instead of an area. */
  readonly target?: Creature | undefined;
  readonly with?: Attack | undefined;
  /** Rounds in the weapon. */
  readonly loaded?: number | undefined;
  /** The attack roll with all that the sheet adds. */
  readonly total?: number | undefined;
  /** The die alone, and the sheet's bonus with it: what the moment adds is added here. */
  readonly die?: number | undefined;
  readonly bonus?: number | undefined;
  readonly damage?: number | undefined;
  /** Creatures that made the Reflex save. */
  readonly saved?: Readonly<Record<string, boolean>> | undefined;
}

export interface AutofireVerdict extends Deed {
  /** Fired at one creature it is one attack like any other. */
  readonly as: 'area' | 'attack' | 'burst';
  readonly cells: readonly Cell[];
  /** Of the area; of one creature it is its own. */
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
  /** The square aimed at. */
  readonly at: Cell;
  readonly with?: Attack | undefined;
  /** In cells; absent: the attack's own. */
  readonly increment?: number | undefined;
  readonly total?: number | undefined;
  readonly die?: number | undefined;
  readonly bonus?: number | undefined;
  /** Result of the die of scatter. */
  readonly scatter?: number | undefined;
  /** Radius of the burst in cells, DC of the save against it. */
  readonly radius?: number | undefined;
  readonly dc?: number | undefined;
  readonly damage?: number | undefined;
  readonly saved?: Readonly<Record<string, boolean>> | undefined;
}

export interface ThrowVerdict extends Deed {
  readonly distance: number;
  /** Range increments of the throw, the first being 1. */
  readonly increments: number;
  /** Defense of the target square; null: no roll is needed. */
  readonly defence: number | null;
  readonly modifiers: readonly RollModifier[];
  /** Their sum with the bonus that was given. */
  readonly bonus?: number;
  readonly hit?: boolean;
  readonly direction: Direction;
  /** Corners where it may land by the die's results; one, once the die has fallen. */
  readonly lands: readonly Point[];
  readonly blast?: BlastVerdict;
  readonly wanted?: Wanted;
}

export interface BlastAsk {
  /** The corner of the grid from which it bursts. */
  readonly at: Point;
  /** In cells. */
  readonly radius: number;
  readonly dc?: number | undefined;
  readonly damage?: number | undefined;
  readonly saved?: Readonly<Record<string, boolean>> | undefined;
  /** Of a placed one: rounds until it goes off, and those that have gone by. */
  readonly rounds?: number | undefined;
  readonly elapsed?: number | undefined;
}

export interface BlastVerdict extends Verdict {
  readonly at: Point;
  readonly cells: readonly Cell[];
  readonly save: { readonly kind: 'reflex'; readonly dc: number | null; readonly half: true };
  readonly creatures: readonly InArea[];
  /** Of a placed one: rounds still to go; 0: it goes off. */
  readonly countdown?: number;
  readonly wanted?: Wanted;
}

/** The numbers of a text. */
export interface OrdnanceTable {
  readonly autofire: {
    /** Squares on a side of its area. */
    readonly side: number;
    readonly defence: number;
    readonly dc: number;
    readonly rounds: number;
    /** The feat that it takes, and what its want costs. */
    readonly feat: string;
    readonly untrained: number;
    /** The feat that makes one target of a burst. */
    readonly burst: string;
  };
  readonly thrown: {
    readonly defence: number;
    /** Range increments that it reaches, and what each whole one of them costs the roll. */
    readonly most: number;
    readonly each: number;
  };
  readonly scatter: {
    /** On the square itself. */
    readonly near: ScatterTable;
    /** Of a miss at so many increments and no more; the first that fits. */
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
  /** A thrown explosive: aimed, hit or missed, scattered, burst. */
  thrown(j: FullJudge, of: Creature, ask: ThrowAsk): ThrowVerdict;
  /** A burst where something lies, and one that was placed to go off later. */
  blast(j: FullJudge, ask: BlastAsk): BlastVerdict;
}
