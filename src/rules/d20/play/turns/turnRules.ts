/**
 * Turns: an action's kind, whether it is possible now, its attacks of opportunity, and what is left
 * of the turn.
 */
import type { DeclaredAction } from '../../../../judge/questions/turnAsk.ts';
import type { Attack, Creature } from '../../../../board/creature.ts';
import type { Cell, Place3 } from '../../../../board/grid.ts';
import type { Citations } from '../../../names.ts';
import type { Resources } from '../../../economy.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { BarredWhy, RuleId, Verdict, ViolationCode } from '../../../verdict.ts';
import type { ActionEntry, ActionTable, Depends, ActionKind, Provokes } from './entry.ts';
import type { PassingAttack, PassingVerdict } from './passingTypes.ts';
import type { ActOpportunity, ProvokedFoe, TurnCitation } from './turnTypes.ts';

export type { ActOpportunity, ProvokedFoe, TurnCitation } from './turnTypes.ts';

export {
  DEPENDS,
  PROVOKES,
  type ActionEntry,
  type ActionTable,
  type Depends,
  type ActionKind,
  type Provokes,
} from './entry.ts';

/** Changes to the table of actions from one feat or ability. */
export interface TurnTrait {
  /** Actions that no longer provoke by themselves; their movement still provokes. */
  readonly safe?: readonly string[];
  /** Actions that become another kind of action. */
  readonly kinds?: Readonly<Record<string, ActionKind>>;
  /** Increase of the DC for casting on the defensive while this creature threatens the caster. */
  readonly disrupts?: number;
  /** The attack in the middle of a movement that this feat allows. */
  readonly passing?: PassingAttack;
}

export const WHY = [
  'flat-footed',
  'needs-bab',
  'needs-trait',
  'no-weapon-ready',
  'target-out-of-reach',
  'out-of-range',
  'no-line-of-effect',
  'too-big',
  'not-helpless',
  'dead-target',
  'once-per-round',
  'not-in-grapple',
  'only-in-grapple',
  'not-prone',
  'out-of-combat',
  'not-as-opportunity',
  'cannot-be-readied',
  'only-readied',
  'cannot-be-begun',
  'no-opportunity',
  'spoilt',
  'not-in-this-text',
  'nothing-used',
  'incorporeal',
  'apart',
  'no-body',
  'not-mounted',
  'wrong-weapon',
  'two-hands',
  'swarm',
  'critical-immune',
  'mindless',
  'no-legs',
  'flying',
  'flies-without-wings',
  'swimming',
  'burrowing',
] as const;
export type ActWhy = (typeof WHY)[number] | ViolationCode;

/**
 * One reason that forbids an action; `by` is a condition, a creature or a kind of action that is
 * already used.
 */
export interface ActReason {
  readonly why: ActWhy;
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

/** What is left of a turn. */
export interface ActionsLeft {
  /** How many of each resource and of each kind of action are left (`actionsLeft`). */
  readonly count: Resources;
  /** What limits the turn: `surprise-round` or a condition. */
  readonly limitedBy?: string;
}

export interface ActBarred {
  readonly by: string;
  readonly why: BarredWhy;
  readonly condition?: string;
  readonly rules: readonly RuleId[];
}

export interface ActVerdict extends Verdict {
  readonly action: string;
  readonly legal: boolean;
  readonly kind: ActionKind;
  readonly why: readonly ActWhy[];
  readonly reasons: readonly ActReason[];
  readonly provokes: Provokes;
  /** What else decides the action's kind and its attacks of opportunity. */
  readonly depends?: Depends;
  readonly opportunities: readonly ActOpportunity[];
  /** Creatures that threaten the actor but get no attack of opportunity, and why. */
  readonly barred: readonly ActBarred[];
  /** Checks that the action requires, with the DC where it is known. */
  readonly checks: readonly { readonly skill: string; readonly dc?: number }[];
  /** Chance in percent that a spell with words fails, because the caster is deaf. */
  readonly verbalFailure?: number;
  /** Movement cost in cells, if a path was given. */
  readonly cost?: number;
  /** Rounds in a row that the action takes, the first to find its hidden target; absent: one. */
  readonly rounds?: number;
}

/** An action as the player declares it. */
export interface ActRequest extends Omit<DeclaredAction, 'target' | 'with'> {
  readonly target?: Creature;
  readonly with?: Attack;
  /**
   * Ids of the creatures that take their attack of opportunity against this action, in a turn of
   * several actions; absent: all that it provokes.
   */
  readonly taken?: readonly string[];
  /**
   * The action is an attack of opportunity or a readied action, so it uses none of the turn's
   * actions.
   */
  readonly as?: 'opportunity' | 'readied';
}

export interface ActionLine {
  readonly action: string;
  readonly kind: ActionKind;
  readonly legal: boolean;
  readonly why: readonly ActWhy[];
  readonly reasons: readonly ActReason[];
  /** Inputs that the user interface must collect before the action is declared. */
  readonly asks: Pick<
    ActionEntry,
    'target' | 'attack' | 'casts' | 'mode' | 'halves' | 'whole' | 'saddle'
  >;
  readonly provokes: Provokes;
  readonly depends?: Depends;
  /**
   * Creatures that could make an attack of opportunity. If the action provokes only its target,
   * these are the possible targets.
   */
  readonly provokesFrom: readonly string[];
  /** Those of `provokesFrom` about whom a fact is missing; absent if there are none. */
  readonly unsure?: readonly string[];
}

export interface ActionsVerdict extends Verdict {
  readonly left: ActionsLeft;
  readonly actions: readonly ActionLine[];
  /** Kinds of action that may be readied. */
  readonly readies: readonly ActionKind[];
}

/** An action of a turn. `by`: the actor's mount or rider acts instead of the actor. */
export interface TurnRequest extends ActRequest {
  readonly by?: Creature;
}

export interface TurnVerdict extends Verdict {
  readonly legal: boolean;
  readonly steps: readonly (ActVerdict & { readonly by?: string })[];
  readonly left: ActionsLeft;
  /** What is left to the mount and the riders that share the turn. */
  readonly beside?: Readonly<Record<string, ActionsLeft>>;
}

/**
 * An attack of opportunity during an action. `against`: the index of another attack in the list
 * that provokes it; absent: the action itself provokes it.
 */
export interface Interruption {
  readonly by: Creature;
  readonly action: string;
  readonly target: Creature;
  readonly against?: number;
  /** Do the players say that it deals damage? */
  readonly damages?: boolean;
  readonly brings?: readonly string[];
}

export interface ResolveVerdict extends Verdict {
  /** Actions in the order in which they are resolved; the action itself is the last. */
  readonly order: readonly {
    readonly of: string;
    readonly action: string;
    readonly legal: boolean;
    readonly why: readonly ActWhy[];
    readonly done: boolean;
    readonly rules: readonly RuleId[];
  }[];
  /** Does the action still happen? `why`: the reasons if not. */
  readonly done: boolean;
  readonly why: readonly ActWhy[];
  /** The actor's position afterwards, and its conditions. */
  readonly at: Cell;
  readonly conditions: readonly string[];
}

export interface TurnRules {
  readonly cites: Citations<TurnCitation>;
  /** Factor for the spell's level in the DC for casting on the defensive; absent: 1. */
  readonly defensiveLevels?: number;
  /**
   * DCs for casting while disturbed, without the spell's level; `each`: increase for each point of
   * the amount.
   */
  readonly troubles?: Readonly<Record<string, { readonly dc: number; readonly each: number }>>;
  readonly table: ActionTable;
  readonly traits: Readonly<Record<string, TurnTrait>>;
  /** Kinds of action that may be readied. Only one action is readied at a time. */
  readonly readies: readonly ActionKind[];
  /** May the creature take this action now, and what would the action provoke? */
  act(j: FullJudge, c: Creature, request: ActRequest): ActVerdict;
  /** The creatures that an action provokes where the actor stands, whatever else forbids it. */
  provokes(j: FullJudge, c: Creature, request: ActRequest): readonly ProvokedFoe[];
  /** All actions of the table, and what is left of the creature's turn. */
  actions(j: FullJudge, c: Creature): ActionsVerdict;
  /**
   * Judges several actions in one turn. Each is judged with the actions that the earlier ones
   * leave.
   */
  turn(j: FullJudge, c: Creature, requests: readonly TurnRequest[]): TurnVerdict;
  /**
   * Judges an attack in the middle of a movement, from the cell `path[at]`. The path includes the
   * starting cell.
   */
  passing(
    j: FullJudge,
    c: Creature,
    target: Creature,
    way: { readonly path: readonly Place3[]; readonly at: number },
    attack: Attack,
  ): PassingVerdict;
  /**
   * Resolves an action and the attacks of opportunity that it provoked, starting with the last one
   * provoked.
   */
  resolve(
    j: FullJudge,
    c: Creature,
    request: ActRequest,
    interruptions: readonly Interruption[],
  ): ResolveVerdict;
}
