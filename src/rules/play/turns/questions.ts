/** Turns: an action's kind, whether it is available now, its attacks of opportunity, and the rest of the turn. */
import type { Attack, Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import type { Citations } from '../../names.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { BarredWhy, RuleId, Verdict, ViolationCode } from '../../verdict.ts';
import type { ActionEntry, ActionTable, Depends, ActionKind, Provokes } from './entry.ts';
import type { Place3 } from '../../../board/grid.ts';
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

/** Changes by one feat or ability to the table of actions. */
export interface TurnTrait {
  /** Actions that no longer provoke by themselves (their movement still does). */
  readonly safe?: readonly string[];
  /** Actions whose kind of action changes. */
  readonly kinds?: Readonly<Record<string, ActionKind>>;
  /** Increase of the DC for casting on the defensive within its reach. */
  readonly disrupts?: number;
  /** The attack in the middle of a movement that this feat allows. */
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

/** What is left of a turn. The standard action may also be used to move. */
export interface Left {
  readonly standard: boolean;
  /** Move actions left, without the standard action that may be used as one. */
  readonly move: number;
  readonly fullRound: boolean;
  readonly swift: boolean;
  readonly immediate: boolean;
  /** Is the five-foot step still available? */
  readonly step: boolean;
  /** The limit of the turn: `surprise-round` or a condition. */
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
  /** Other facts that decide the action's kind and its attacks of opportunity. */
  readonly depends?: Depends;
  readonly opportunities: readonly ActOpportunity[];
  /** Threatening creatures that get no attack of opportunity, and why. */
  readonly barred: readonly ActBarred[];
  /** Checks that the action requires, each with its DC if known. */
  readonly checks: readonly { readonly skill: string; readonly dc?: number }[];
  /** Movement cost in cells, if a path was given. */
  readonly cost?: number;
}

/** An action as it is declared. */
export interface ActRequest {
  readonly action: string;
  readonly target?: Creature;
  /** The weapon used. */
  readonly with?: Attack;
  /** Path of the movement, starting place first. */
  readonly path?: readonly Cell[];
  /** Is the spell cast on the defensive? The next field is its level. */
  readonly defensively?: boolean;
  readonly level?: number;
  /**
   * The disturbance of the casting, by the ruleset's table, and its amount: damage, or the DC of a
   * spell.
   */
  readonly trouble?: string;
  readonly amount?: number;
  /** Id of the action that the creature aids. */
  readonly helps?: string;
  /** Id of the readied action. */
  readonly readies?: string;
  /** Id of the full-round action that is begun or completed. */
  readonly whole?: string;
  /** Has the creature no way left to flee? */
  readonly cornered?: boolean;
  /** Taken as an attack of opportunity or readied action, which uses none of the turn's actions. */
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
  /** If the action provokes only its target: the creatures that could be that target. */
  readonly provokesFrom: readonly string[];
}

export interface ActionsVerdict extends Verdict {
  readonly left: Left;
  readonly actions: readonly ActionLine[];
  /** Kinds of action that may be readied. */
  readonly readies: readonly ActionKind[];
}

export interface TurnVerdict extends Verdict {
  readonly legal: boolean;
  readonly steps: readonly ActVerdict[];
  readonly left: Left;
}

/** An attack of opportunity during an action: `against` the action itself, or the n-th of these attacks. */
export interface Interruption {
  readonly by: Creature;
  readonly action: string;
  readonly target: Creature;
  readonly against?: number;
  /** Does it deal damage, as the players say? */
  readonly damages?: boolean;
  readonly brings?: readonly string[];
}

export interface ResolveVerdict extends Verdict {
  /** Actions in order of resolution; the action itself is last. */
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
  /** How many times the spell's level counts in the DC of casting on the defensive; absent: once. */
  readonly defensiveLevels?: number;
  /** Base DC of casting while disturbed, before the spell's level, and what each point of the amount adds. */
  readonly troubles?: Readonly<Record<string, { readonly dc: number; readonly each: number }>>;
  readonly table: ActionTable;
  readonly traits: Readonly<Record<string, TurnTrait>>;
  /** Kinds of action that may be readied, one at a time. */
  readonly readies: readonly ActionKind[];
  /** May the creature take this action now, and what would the action provoke? */
  act(j: FullJudge, c: Creature, request: ActRequest): ActVerdict;
  /** All actions of the table, and what is left of the creature's turn. */
  actions(j: FullJudge, c: Creature): ActionsVerdict;
  /** Several actions in one turn, each judged with what earlier actions left. */
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
  /** An action and the attacks of opportunity it provoked, the last provoked first. */
  resolve(
    j: FullJudge,
    c: Creature,
    request: ActRequest,
    interruptions: readonly Interruption[],
  ): ResolveVerdict;
}
