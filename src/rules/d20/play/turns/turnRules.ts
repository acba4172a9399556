/**
 * Turns: an action's kind, whether it is possible now, its attacks of opportunity, and what is left
 * of the turn.
 */
import type { DeclaredAction } from '../asks/turnAsk.ts';
import type { Attack, Creature } from '../../../../board/creature.ts';
import type { Cell, Place3 } from '../../../../board/grid.ts';
import type {
  ActConsequences,
  ActionReason,
  ActionRules,
  ActionsLeft,
  DeclaredAct,
  JudgedAction,
  ListedAction,
  ListedActions,
} from '../../../actionRules.ts';
import type { Citations } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { BarredWhy, RuleId, Verdict, ViolationCode } from '../../../verdict.ts';
import type { ActionKind, ActionTable } from './entry.ts';
import type { PassingAttack, PassingVerdict } from './passingTypes.ts';
import type { ProvokedFoe, TurnCitation } from './turnTypes.ts';

export type { ActionsLeft, ActOpportunity } from '../../../actionRules.ts';
export type { ProvokedFoe, TurnCitation } from './turnTypes.ts';

export type { ActionEntry, ActionTable, Depends, ActionKind, Provokes } from './entry.ts';

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
  'component-not-ready',
  'casting-too-slow',
  'somatic',
] as const;
export type ActWhy = (typeof WHY)[number] | ViolationCode;

/**
 * One reason that forbids an action; `by` is a condition, a creature or a kind of action that is
 * already used.
 */
export interface ActReason extends ActionReason {
  readonly why: ActWhy;
}

export interface ActBarred {
  readonly by: string;
  readonly why: BarredWhy;
  readonly condition?: string;
  readonly rules: readonly RuleId[];
}

export interface ActVerdict extends JudgedAction {
  readonly why: readonly ActWhy[];
  readonly reasons: readonly ActReason[];
  /** Creatures that threaten the actor but get no attack of opportunity, and why. */
  readonly barred: readonly ActBarred[];
  /** Checks that the action requires, with the DC where it is known. */
  readonly checks: readonly { readonly skill: string; readonly dc?: number }[];
  /** Chance in percent that a spell with words fails, because the caster is deaf. */
  readonly verbalFailure?: number;
  /** Rounds in a row that the action takes, the first to find its hidden target; absent: one. */
  readonly rounds?: number;
}

/** An action as the player declares it. */
export interface ActRequest
  extends DeclaredAct, Omit<DeclaredAction, 'action' | 'target' | 'with'> {
  /**
   * Ids of the creatures that take their attack of opportunity against this action, in a turn of
   * several actions; absent: all that it provokes.
   */
  readonly taken?: readonly string[];
}

export interface ActionLine extends ListedAction {
  readonly why: readonly ActWhy[];
  readonly reasons: readonly ActReason[];
}

export interface ActionsVerdict extends ListedActions {
  readonly actions: readonly ActionLine[];
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

export interface TurnRules extends ActionRules {
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
  act(j: FullJudge, c: Creature, request: ActRequest): ActVerdict;
  consequences(j: FullJudge, c: Creature, request: ActRequest, kind: ActionKind): ActConsequences;
  /** The creatures that an action provokes where the actor stands, whatever else forbids it. */
  provokes(j: FullJudge, c: Creature, request: ActRequest): readonly ProvokedFoe[];
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
