/**
 * Turns: an action's kind, whether it is available now, its opportunities, and the rest of the
 * turn.
 */
import type { Attack, Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import type { Citations } from '../../names.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { BarredWhy, RuleId, Verdict, ViolationCode } from '../../verdict.ts';
import type { ActionEntry, ActionTable, Depends, ActionKind, Provokes } from './entry.ts';
import type { Place3 } from '../flight/questions.ts';
import type { Passing, PassingVerdict } from './passingTypes.ts';
import type { ActOpportunity, TurnCitation } from './nouns.ts';

export type { ActOpportunity, TurnCitation } from './nouns.ts';

export {
  DEPENDS,
  KINDS,
  PROVOKES,
  type ActionEntry,
  type ActionTable,
  type Depends,
  type ActionKind,
  type Provokes,
} from './entry.ts';

/** How one feat or ability changes the table. */
export interface TurnTrait {
  /** These actions no longer provoke by themselves (their movement still does). */
  readonly safe?: readonly string[];
  /** These actions take another kind of action. */
  readonly kinds?: Readonly<Record<string, ActionKind>>;
  /** May attack in the middle of a movement. */
  readonly passing?: Passing;
}

export const WHY = [
  'flat-footed',
  'needs-bab',
  'needs-trait',
  'no-weapon-ready',
  'target-out-of-reach',
  'no-line-of-effect',
  'too-big',
  'not-helpless',
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
  'incorporeal',
  'no-body',
  'not-mounted',
] as const;
export type ActWhy = (typeof WHY)[number] | ViolationCode;

/**
 * One reason that bars an action; `by` names a condition, a creature or a kind of action already
 * used.
 */
export interface Reason {
  readonly why: ActWhy;
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

/** What is left of a turn. The standard action may still be spent on a move. */
export interface Left {
  readonly standard: boolean;
  /** Move actions, without the standard action that may become one. */
  readonly move: number;
  readonly fullRound: boolean;
  readonly swift: boolean;
  readonly immediate: boolean;
  /** The five-foot step. */
  readonly step: boolean;
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
  readonly reasons: readonly Reason[];
  readonly provokes: Provokes;
  /** Other facts that decide its kind and its opportunities. */
  readonly depends?: Depends;
  readonly opportunities: readonly ActOpportunity[];
  /** Threatening creatures that get none, and why. */
  readonly barred: readonly ActBarred[];
  /** Checks that it needs, each with its DC if known. */
  readonly checks: readonly { readonly skill: string; readonly dc?: number }[];
  /** Cells paid, of an action that was given its path. */
  readonly cost?: number;
}

/** An action as it is declared. */
export interface ActRequest {
  readonly action: string;
  readonly target?: Creature;
  /** The weapon used. */
  readonly with?: Attack;
  /** Its movement, starting place first. */
  readonly path?: readonly Cell[];
  /** Casting on the defensive, and the spell's level. */
  readonly defensively?: boolean;
  readonly level?: number;
  /** Id of the readied action. */
  readonly readies?: string;
  /** The full-round action that is begun, or completed. */
  readonly whole?: string;
  /** No way is left to flee. */
  readonly cornered?: boolean;
  /** Taken as an attack of opportunity or as a readied action: it uses no action of a turn. */
  readonly as?: 'opportunity' | 'readied';
}

export interface ActionLine {
  readonly action: string;
  readonly kind: ActionKind;
  readonly legal: boolean;
  readonly why: readonly ActWhy[];
  readonly reasons: readonly Reason[];
  /** Inputs that the interface must collect before declaring the action. */
  readonly asks: Pick<
    ActionEntry,
    'target' | 'attack' | 'casts' | 'mode' | 'halves' | 'whole' | 'saddle'
  >;
  readonly provokes: Provokes;
  readonly depends?: Depends;
  /** For `target`: the target among these. */
  readonly provokesFrom: readonly string[];
}

export interface ActionsVerdict extends Verdict {
  readonly left: Left;
  readonly actions: readonly ActionLine[];
  /** Kinds that may be readied. */
  readonly readies: readonly ActionKind[];
}

export interface TurnVerdict extends Verdict {
  readonly legal: boolean;
  readonly steps: readonly ActVerdict[];
  readonly left: Left;
}

/**
 * An attack of opportunity in the course of an action: `against` the action itself, or the n-th of
 * these.
 */
export interface Interruption {
  readonly by: Creature;
  readonly action: string;
  readonly target: Creature;
  readonly against?: number;
  /** Its outcome, as people state it. */
  readonly damages?: boolean;
  readonly brings?: readonly string[];
}

export interface ResolveVerdict extends Verdict {
  /** In the order in which they are resolved; the action itself last. */
  readonly order: readonly {
    readonly of: string;
    readonly action: string;
    readonly legal: boolean;
    readonly why: readonly ActWhy[];
    readonly done: boolean;
    readonly rules: readonly RuleId[];
  }[];
  /** Does the action still take place? If not, what prevents it. */
  readonly done: boolean;
  readonly why: readonly ActWhy[];
  /** The actor's position and conditions afterwards. */
  readonly at: Cell;
  readonly conditions: readonly string[];
}

export interface TurnRules {
  readonly cites: Citations<TurnCitation>;
  /** Times that a spell's level counts in casting on the defensive; absent: once. */
  readonly defensiveLevels?: number;
  readonly table: ActionTable;
  readonly traits: Readonly<Record<string, TurnTrait>>;
  /** Kinds of action that may be readied, one at a time. */
  readonly readies: readonly ActionKind[];
  /** May it take this action now, and what would that provoke? */
  act(j: FullJudge, c: Creature, request: ActRequest): ActVerdict;
  /** Every action of the table, and what is left of its turn. */
  actions(j: FullJudge, c: Creature): ActionsVerdict;
  /** Several actions in one turn, each judged with what the earlier ones left. */
  turn(j: FullJudge, c: Creature, requests: readonly ActRequest[]): TurnVerdict;
  /** An attack from `path[at]`, in the middle of a movement (starting place first). */
  passing(
    j: FullJudge,
    c: Creature,
    target: Creature,
    path: readonly Place3[],
    at: number,
    attack: Attack,
  ): PassingVerdict;
  /** An action and the attacks of opportunity that it gave, last provoked first. */
  resolve(
    j: FullJudge,
    c: Creature,
    request: ActRequest,
    interruptions: readonly Interruption[],
  ): ResolveVerdict;
}
