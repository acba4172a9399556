/**
 * The answer to the question about a phased round (docs/spec/timeline.md): the events, and the
 * chances, rolls and violations that follow from them.
 */
import type { Cell } from '../../../board/grid.ts';
import type { RuleId, ViolationCode } from '../../verdict.ts';
import type { PhaseAct, FreeKind, Item } from './declaration.ts';

/** Phases of the end of the round. */
export type Phase = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';
export type Circumstance = 1 | 2 | 3;
export type InterruptDecision = 'attack' | 'refuse' | null;

interface At {
  /** Initiative factor of the event, or the end of the round. */
  readonly at: number | 'end';
  readonly of: string;
  /** Number of the event within its factor, or within the end of the round, from 1. */
  readonly order: number;
  /** The creature's cell after the event. */
  readonly position: Cell;
  /** Key in `dice` of the roll-off that decided the event's position. */
  readonly tie?: string;
  /** A missing roll decides when, or whether, the event happens. */
  readonly provisional?: true;
  /** Phase of the end of the round. */
  readonly phase?: Phase;
}

/** The creature's choice; null: the players must choose now. */
export type PhasedChoice = 'half-move' | 'full-move' | 'nothing' | PhaseAct | null;
/** Why a movement ended before its declared end. */
export type StopReason = 'until' | 'blocked' | 'hexes';
export type ChargeResult = 'critical-success' | 'success' | 'failure' | 'critical-failure' | null;
/** Bonus of a charge to its first attack, or the reason why there is none. */
export interface ChargeBonus {
  readonly hit: 0 | 1 | 2;
  readonly damage: 0 | 2 | 4;
  readonly why?: 'target-in-melee' | 'target-covered';
}
export const LOST_WHY = [
  'postponed-attack',
  'no-time',
  'no-target',
  'aborted',
  'yielded',
  'critical-failure',
] as const;
export type LostWhy = (typeof LOST_WHY)[number];

export type FreeActionEvent = At & {
  readonly what: 'free-action';
  readonly kind?: FreeKind;
  readonly items?: readonly Item[];
  readonly name?: string;
  readonly target?: string | readonly string[];
};
export type ItemReadyEvent = At & {
  readonly what: 'item-ready';
  readonly item: Item['item'];
  readonly size?: NonNullable<Item['size']>;
};
export type ChoosesEvent = At & {
  readonly what: 'chooses';
  readonly choice: PhasedChoice;
  readonly due?: number;
};
export type MoveEvent = At & {
  readonly what: 'half-move' | 'full-move';
  readonly path: readonly Cell[];
  readonly stopped?: StopReason;
};
export type EntersMeleeEvent = At & {
  readonly what: 'enters-melee';
  readonly with: string;
  readonly opens?: readonly { readonly of: string; readonly at: number }[];
};
export type YieldsEvent = At & { readonly what: 'yields'; readonly to: Cell; readonly for: string };
export type ChargeEvent = At & {
  readonly what: 'charge';
  readonly roll: number | null;
  readonly rating: number | null;
  readonly result: ChargeResult;
  readonly fatigue: 1;
};
export type AttackEvent = At & {
  readonly what: 'attack';
  readonly target: string | null;
  readonly choices?: readonly string[];
  readonly postponed: boolean;
  readonly charge?: ChargeBonus;
};
export type AttackPostponedEvent = At & { readonly what: 'attack-postponed' };
export type NowOrNeverEvent = At & {
  readonly what: 'now-or-never';
  readonly against: readonly string[];
  readonly circumstance?: Circumstance;
  readonly decision: InterruptDecision;
};
export type ActEvent = At & {
  readonly what:
    | 'ranged-attack'
    | 'common'
    | 'put-away'
    | 'spell'
    | 'start-of-round'
    | 'one-round'
    | 'long';
  readonly name?: string;
  readonly target?: string | readonly string[];
};
export type AbortedEvent = At & { readonly what: 'aborted'; readonly action: string };
export type LostEvent = At & {
  readonly what: 'lost';
  readonly lost: string;
  readonly why: LostWhy;
};
export type EffectEvent = At & { readonly what: 'effect'; readonly name: string };
export type WordsEvent = At & {
  readonly what: 'words';
  readonly text: string;
  readonly counted: number;
};

export type TimelineEvent =
  | FreeActionEvent
  | ItemReadyEvent
  | ChoosesEvent
  | MoveEvent
  | EntersMeleeEvent
  | YieldsEvent
  | ChargeEvent
  | AttackEvent
  | AttackPostponedEvent
  | NowOrNeverEvent
  | ActEvent
  | AbortedEvent
  | LostEvent
  | EffectEvent
  | WordsEvent;

type What = TimelineEvent['what'];
const EACH: Readonly<Record<What, true>> = {
  'free-action': true,
  'item-ready': true,
  chooses: true,
  'half-move': true,
  'full-move': true,
  'enters-melee': true,
  yields: true,
  charge: true,
  attack: true,
  'attack-postponed': true,
  'now-or-never': true,
  'ranged-attack': true,
  common: true,
  'put-away': true,
  spell: true,
  'start-of-round': true,
  'one-round': true,
  long: true,
  aborted: true,
  lost: true,
  effect: true,
  words: true,
};
/** All kinds of event in a phased round. */
export const PHASED_EVENT_KINDS = Object.keys(EACH) as readonly What[];

/** An enemy's arrival, and the last chance to strike it. */
export interface TimelineWindow {
  readonly of: string;
  readonly against: string;
  readonly opened: number;
  readonly at: number;
  readonly circumstance: Circumstance;
  readonly decision: 'attack' | 'refuse' | 'moved' | null;
}

/** Creatures that may still act at the end of the round. */
export type TimelineEnd =
  | {
      readonly phase: 'c';
      readonly of: string;
      readonly may: 'half-move';
      readonly modifier: number;
    }
  | {
      readonly phase: 'c';
      readonly of: string;
      readonly may: 'half-move-and-full-move';
      readonly modifier: number;
      readonly full: number;
    }
  | {
      readonly phase: 'a' | 'b' | 'd' | 'e' | 'f';
      readonly of: string;
      readonly may: 'one-round' | 'long' | 'attack' | 'effect' | 'words';
    };

/**
 * The factors of one declaration; a factor that does not apply is absent. `act` is the factor
 * before any postponement.
 */
export interface TimelineTrack {
  readonly of: string;
  readonly r?: number;
  readonly half?: number;
  readonly full?: number;
  readonly act?: number;
}

/** A roll whose result has not been entered yet. */
export interface TimelineRoll {
  /** Key of the roll in `dice`, or the path of a personal roll (`declared.<id>.initiative`). */
  readonly key: string;
  readonly die: 'd3' | 'd10' | 'd20' | 'd100';
  readonly who: readonly string[];
}

export const TIMELINE_VIOLATIONS = [
  'second-free-action',
  'free-action-with-one-round',
  'start-of-round-after-move',
  'half-move-with-one-round',
  'move-both-sides',
  'second-complex-action',
  'no-time',
  'abort-too-late',
  'abort-free-action',
  'charge-too-early',
  'second-grip-change',
  'cannot-yield',
  'too-many-words',
] as const;
export type TimelineViolationCode = (typeof TIMELINE_VIOLATIONS)[number] | ViolationCode;

export interface TimelineViolation {
  readonly code: TimelineViolationCode;
  readonly of: string;
  /**
   * For a violation in a movement, its cell; for other violations, their factor or the end of the
   * round, if known.
   */
  readonly at?: Cell | number | 'end';
  readonly rules: readonly RuleId[];
}

export interface TimelineAnswer {
  /** Events, sorted by `at`, then `order`. */
  readonly events: readonly TimelineEvent[];
  readonly windows: readonly TimelineWindow[];
  readonly end: readonly TimelineEnd[];
  readonly tracks: readonly TimelineTrack[];
  readonly toRoll: readonly TimelineRoll[];
  readonly violations: readonly TimelineViolation[];
  /** Ids of the rules behind the answer, sorted. */
  readonly rules: readonly RuleId[];
  /** Facts that neither the scene nor the declarations give; absent if nothing is missing. */
  readonly unknown?: readonly string[];
}
