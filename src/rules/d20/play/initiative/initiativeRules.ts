/**
 * Initiative: the order from the rolls, joining a fight, surprise, delay and ready. The players
 * roll.
 */
import type { Creature } from '../../../../board/creature.ts';
import type { GateWhy } from '../../../actionPermission.ts';
import type { Citations } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Known, RuleId, Verdict } from '../../../verdict.ts';
import type { ActRequest, ActVerdict, ActWhy, ActionKind } from '../turns/turnRules.ts';

/** Keys of this topic's citations (`d20/<id>/citations.ts`). */
export type InitiativeCitation =
  | 'roll'
  | 'tie'
  | 'fixed'
  | 'flatFooted'
  | 'joinAware'
  | 'joinUnaware'
  | 'readyAction'
  | 'readyTrigger'
  | 'readyStep'
  | 'readyCount'
  | 'readyCombat'
  | 'delay'
  | 'delayInterrupt'
  | 'delayLimit'
  | 'surpriseRound'
  | 'surpriseReroll'
  | 'roundLength';

/** A die roll of one creature, or of a group that acts together. */
export interface InitiativeRoll {
  readonly of: readonly string[];
  readonly roll: number;
  /** Initiative bonus; absent: taken from the sheet. */
  readonly bonus?: number;
  /** Rerolled dice that break ties, in the order in which they were rolled. */
  readonly again?: readonly number[];
}

/** One place in the order. */
export interface OrderPlace {
  readonly of: string;
  /** Initiative count; absent: not known. */
  readonly count?: number;
}

export interface OrderVerdict extends Verdict {
  readonly order: readonly OrderPlace[];
  /** Groups of creatures that are still tied and must roll again against each other. */
  readonly ties: readonly (readonly string[])[];
}

export interface InitiativeVerdict extends OrderVerdict {
  /** Is this a surprise round? Then only the creatures in `order` act, with one action each. */
  readonly surprise: boolean;
  /** Creatures that are not aware of their opponents: they are flat-footed and cannot act. */
  readonly unaware: readonly string[];
}

export interface OrderStanding extends OrderPlace {
  readonly active: boolean;
  readonly flatFooted: boolean;
  /** May the creature act when its turn comes? */
  readonly acts: boolean;
}

export interface StandingVerdict extends Verdict {
  readonly round: number;
  readonly surprise: boolean;
  readonly order: readonly OrderStanding[];
  /** The creature whose turn is next; null: the round ends. */
  readonly next: string | null;
}

export interface RoundVerdict extends Verdict {
  readonly round: number;
  readonly surprise: false;
  /** Creatures that roll initiative now. The others keep their counts. */
  readonly roll: readonly string[];
  readonly order: readonly OrderPlace[];
}

export interface Newcomer {
  readonly of: Creature;
  readonly aware: boolean;
  readonly roll?: number;
  readonly bonus?: number;
}

export interface JoinVerdict extends OrderVerdict {
  /**
   * The round in which the first newcomer acts; `first` has the round of each newcomer if they
   * differ.
   */
  readonly from: number;
  readonly first?: readonly {
    readonly of: string;
    readonly round: number;
    readonly count?: number;
  }[];
}

export const ORDER_WHY = [
  'not-lower',
  'cannot-interrupt',
  'has-acted',
  'no-trigger',
  'out-of-combat',
  'not-your-turn',
  'no-casting',
] as const;
export type OrderWhy = (typeof ORDER_WHY)[number];

/**
 * How a creature delays: to a count, or until after another creature's turn. `during`: it wants to
 * act in the middle of that creature's turn, which is never legal.
 */
export interface Delay {
  readonly to?: number;
  readonly after?: string;
  readonly during?: string;
  /** Did the event for which the creature waited happen only in the next round? */
  readonly nextRound?: boolean;
}

export interface DelayVerdict extends OrderVerdict {
  readonly legal: boolean;
  readonly why: readonly (OrderWhy | GateWhy)[];
  /** The creature's new initiative count; absent: not known. */
  readonly count?: number;
  /** Has the creature delayed too long and lost its action in this round? */
  readonly lost?: true;
}

/** The new order when several creatures delay and all want the same count, or each wants to act last. */
export interface WaitersVerdict extends OrderVerdict {
  /** Creatures that must act now or lose their action in this round. */
  readonly now: readonly string[];
}

export interface ReadyVerdict extends Verdict {
  readonly legal: boolean;
  readonly why: readonly (ActWhy | OrderWhy)[];
  /** The kind of action that readying takes; `readies`: the kind of the readied action. */
  readonly kind: ActionKind;
  readonly readies: ActionKind;
  /** May a five-foot step be part of the readied action? */
  readonly step: boolean;
  readonly opportunities: ActVerdict['opportunities'];
}

/** The event that triggers the readied action. */
export interface Event {
  readonly by: string;
  readonly action?: string;
  readonly count?: number;
}

export interface TriggerVerdict extends OrderVerdict {
  readonly happens: boolean;
  /** Why the event does not trigger the readied action. */
  readonly why?: readonly OrderWhy[];
  readonly lost: boolean;
  /** The actions in the order in which they are resolved. */
  readonly sequence: readonly { readonly of: string; readonly action: string }[];
  readonly count?: number;
  readonly step?: boolean;
  readonly act?: ActVerdict;
}

export interface DurationVerdict extends Verdict {
  readonly rounds: number;
  readonly seconds: number;
  /**
   * The round (`until`) and the count at which the duration ends, if the present round is known.
   */
  readonly until?: number;
  readonly count?: number;
}

export interface InitiativeTrait {
  readonly bonus: number;
}

export interface InitiativeRules {
  readonly cites: Citations<InitiativeCitation>;
  readonly traits: Readonly<Record<string, InitiativeTrait>>;
  readonly secondsPerRound: number;
  bonus(j: FullJudge, c: Creature): Known<number>;
  flatFooted(
    j: FullJudge,
    c: Creature,
  ): { readonly value: boolean; readonly rules: readonly RuleId[] };
  /** The order of a new fight; `aware`: creatures that know of their opponents (absent: all). */
  order(
    j: FullJudge,
    rolls: readonly InitiativeRoll[],
    aware?: readonly string[],
  ): InitiativeVerdict;
  /** The current order. */
  standing(j: FullJudge): StandingVerdict;
  nextRound(j: FullJudge): RoundVerdict;
  join(j: FullJudge, newcomers: readonly Newcomer[]): JoinVerdict;
  delay(j: FullJudge, c: Creature, how: Delay): DelayVerdict;
  /** May the creature ready this action? `combat` is false outside a fight. */
  ready(
    j: FullJudge,
    c: Creature,
    action: string,
    trigger: string | undefined,
    combat: boolean | undefined,
  ): ReadyVerdict;
  /**
   * Resolves the readied action when its event happens; null: no event before the creature's next
   * turn. `moved`: has the creature left its cell during its own turn?
   */
  trigger(
    j: FullJudge,
    c: Creature,
    readied: ActRequest,
    event: Event | null,
    moved: boolean | undefined,
  ): TriggerVerdict;
  /**
   * The order of several delaying creatures. Either all want the same count, or each wants to act
   * last.
   */
  waiters(j: FullJudge, who: readonly Creature[], want: 'same-count' | 'last'): WaitersVerdict;
  duration(j: FullJudge, seconds: number): DurationVerdict;
}
