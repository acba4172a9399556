/**
 * The table of actions of a turn, and the answers about one action and about the whole table: what
 * the referee records, and what the panels show. A family's own types extend these.
 */
import type { Attack, Creature } from '../board/creature.ts';
import type { Cell } from '../board/grid.ts';
import type { ActionKind, Doing } from './actionPermission.ts';
import type { ChangeOf } from './change.ts';
import type { Resources } from './economy.ts';
import type { Judge, Ruleset } from './ruleset.ts';
import type { Cause, Mode, Opportunity, RuleId, Verdict } from './verdict.ts';

/**
 * The creatures that may make an attack of opportunity because of an action. `yes`: all that
 * threaten the actor. `target`: only the target. `movement`: all that threaten a cell that the
 * actor leaves. The last two values combine `target` or `yes` with `movement`.
 */
export const PROVOKES = [
  'no',
  'yes',
  'target',
  'movement',
  'target-and-movement',
  'yes-and-movement',
] as const;
export type Provokes = (typeof PROVOKES)[number];

/** What an action's kind and its attacks of opportunity may depend on. */
export const DEPENDS = ['skill', 'feat', 'weapon', 'chosen-action'] as const;
export type Depends = (typeof DEPENDS)[number];

/** Inputs that the user interface must collect before an action is declared. */
export interface ActionInputs extends Pick<Doing, 'attack' | 'casts' | 'mode' | 'halves'> {
  /**
   * Where the target must be: within the weapon's reach, in a threatened cell, adjacent, or
   * anywhere with line of effect.
   */
  readonly target?: 'reach' | 'threatened' | 'adjacent' | 'effect';
  /**
   * The action is a full-round action that may not be started in one turn and completed in the
   * next.
   */
  readonly whole?: true;
  /** `changes`: the actor mounts or dismounts. `only`: the actor must be mounted. */
  readonly saddle?: 'changes' | 'only';
}

/** One row of a table of actions. */
export interface TurnAction extends Doing, ActionInputs {
  /** Absent: the action provokes nobody. */
  readonly provokes?: Provokes;
  readonly rules?: readonly RuleId[];
  /** Conditions that the actor gains or loses by the action. */
  readonly after?: { readonly gains?: readonly string[]; readonly loses?: readonly string[] };
  /** The list offers the action to creatures with one of these traits or conditions; absent: to all. */
  readonly needs?: readonly string[];
  /** `false`: the list leaves it out, because the map shows it. */
  readonly listed?: false;
  /** Only after one of these actions in the same turn. */
  readonly follows?: readonly string[];
  /** Not in a turn with one of these actions. */
  readonly excludes?: readonly string[];
}

/** An action as the player declares it. */
export interface DeclaredAct {
  readonly action: string;
  readonly target?: Creature;
  readonly with?: Attack;
  /**
   * The action is an attack of opportunity or a readied action, so it uses none of the turn's
   * actions.
   */
  readonly as?: 'opportunity' | 'readied';
  /** Id of the action that this one makes ready. */
  readonly readies?: string;
  /** The cells of the movement that belongs to it, beginning with the mover's own. */
  readonly path?: readonly Cell[];
}

/** An action of a turn. `by`: the actor's mount or rider acts instead of the actor. */
export interface DeclaredStep extends DeclaredAct {
  readonly by?: Creature;
}

/** What the start or the end of a turn brings a creature where it stands. */
export interface TurnMoment {
  /** What asks it for a save, or does damage then. */
  readonly hazards: readonly { readonly hazard: string; readonly rules: readonly RuleId[] }[];
  /** Conditions that it gains. */
  readonly gains: readonly string[];
  readonly rules: readonly RuleId[];
}

/** Several actions of one turn, each judged with what the earlier ones leave. */
export interface JudgedTurn extends Verdict {
  readonly legal: boolean;
  readonly steps: readonly (JudgedAction & { readonly by?: string })[];
  readonly left: ActionsLeft;
  /** Absent: nothing, or no such rules are known. */
  readonly starts?: TurnMoment;
  readonly ends?: TurnMoment;
}

/**
 * One reason that forbids an action; `by` is a condition, a creature or a kind of action that is
 * already used. `why`: the end of the id of a message `violation.<why>` (src/text).
 */
export interface ActionReason {
  readonly why: string;
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

export interface ActOpportunity {
  readonly by: string;
  readonly cause: 'action' | Cause;
  /**
   * Number of attacks of opportunity that the creature may still make this round; absent: not
   * known.
   */
  readonly left?: number;
  /** Number of them that this action allows, if it provokes the creature more than once. */
  readonly times?: number;
  readonly leaving?: Cell;
  readonly step?: number;
  /** The check that prevents it if it succeeds; absent: none is left to roll. */
  readonly check?: Opportunity['check'];
  readonly rules: readonly RuleId[];
}

export interface JudgedAction extends Verdict {
  readonly action: string;
  readonly legal: boolean;
  readonly kind: ActionKind;
  readonly why: readonly string[];
  readonly reasons: readonly ActionReason[];
  readonly provokes: Provokes;
  /** What else decides the action's kind and its attacks of opportunity. */
  readonly depends?: Depends;
  readonly opportunities: readonly ActOpportunity[];
  /** Movement cost in cells, if a path was given. */
  readonly cost?: number;
}

/** What is left of a turn. */
export interface ActionsLeft {
  /** How many of each resource and of each kind of action are left (`actionsLeft`). */
  readonly count: Resources;
  /** What limits the turn: `surprise-round` or a condition. */
  readonly limitedBy?: string;
}

/** An action of the table, judged without target and weapon. */
export interface ListedAction extends Pick<
  JudgedAction,
  'action' | 'kind' | 'legal' | 'why' | 'reasons' | 'provokes' | 'depends'
> {
  readonly asks: ActionInputs;
  /** How often the creature may still take it; absent: nobody counts it. */
  readonly left?: number;
  /**
   * Creatures that could make an attack of opportunity. If the action provokes only its target,
   * these are the possible targets.
   */
  readonly provokesFrom: readonly string[];
  /** Those of `provokesFrom` about whom a fact is missing; absent if there are none. */
  readonly unsure?: readonly string[];
}

export interface ListedActions extends Verdict {
  readonly left: ActionsLeft;
  readonly actions: readonly ListedAction[];
  /** Kinds of action that may be readied. */
  readonly readies: readonly ActionKind[];
}

/** Data for recording an action, in addition to its verdict. */
export interface ActConsequences {
  /** The resources of the turn that the action uses. */
  readonly uses: Resources;
  /** The action uses one of the creature's reactions, which return with its own next turn. */
  readonly reaction?: true;
  /** The mode of the movement that the action declares. */
  readonly mode?: Mode;
  /** The action as which the turn counts it: a spell that is readied is cast. Absent: itself. */
  readonly counts?: string;
  /** Conditions of any creature that begin or end with the action; absent: none. */
  readonly changes?: readonly ChangeOf<'condition'>[];
  /** Changes to the actor; absent: none. */
  readonly after?: {
    readonly gains?: readonly string[];
    readonly loses?: readonly string[];
    /** The weapon that the actor draws or puts away. */
    readonly hand?: { readonly weapon: string; readonly ready: boolean };
    /** The resource of its turn that the actor gets back. */
    readonly restores?: string;
  };
}

/** The table of actions, and the questions about it. */
export interface ActionRules {
  readonly table: Readonly<Record<string, TurnAction>>;
  /** Kinds of action that may be readied. Only one action is readied at a time. */
  readonly readies: readonly ActionKind[];
  /** May the creature take this action now, and what would the action provoke? */
  act(j: Judge, c: Creature, declared: DeclaredAct): JudgedAction;
  /** All actions of the table, and what is left of the creature's turn. */
  actions(j: Judge, c: Creature): ListedActions;
  /** @param kind the kind of action that the verdict found */
  consequences(j: Judge, c: Creature, declared: DeclaredAct, kind: ActionKind): ActConsequences;
  /** An action that is not legal is skipped. */
  turn(j: Judge, c: Creature, steps: readonly DeclaredStep[]): JudgedTurn;
}

/** A ruleset that judges the actions of a turn. */
export interface ActingRuleset extends Ruleset {
  readonly turns: ActionRules;
}
export const hasActions = (rules: Ruleset): rules is ActingRuleset => rules.turns !== undefined;
