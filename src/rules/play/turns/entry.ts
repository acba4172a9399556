/** The type of a row in the table of actions. */
import type { Tag } from '../../tags.ts';
import type { Doing } from '../../base/gate.ts';
import type { Mode, RuleId } from '../../verdict.ts';
import type { TurnCitation } from './nouns.ts';

export { KINDS, type ActionKind } from '../../base/gate.ts';

/**
 * Creatures to which an action gives an opportunity: none; all who threaten the actor; only the
 * target; all who threaten a square that the actor leaves; these and the target; these and all who
 * threaten the actor at the start.
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

/**
 * One row of the table of actions: the facts that the gate asks for, and others that the actor
 * needs.
 */
export interface ActionEntry extends Doing {
  readonly provokes: Provokes;
  /**
   * The citation key of its rule, if not that of its table; the rules themselves, where a ruleset
   * has one for each row.
   */
  readonly name?: TurnCitation;
  readonly rules?: readonly RuleId[];
  /**
   * Its kind and its opportunities depend on the skill (the feat, the weapon, the chosen action);
   * the row is the usual case.
   */
  readonly depends?: Depends;
  /** It moves the doer in this way. */
  readonly mode?: Mode;
  /** As if its speed in that mode were this part of its land speed. */
  readonly pace?: { readonly way: 'climb' | 'swim'; readonly part: number };
  /** A full-round action that may not be started in one turn and completed in the next. */
  readonly whole?: true;
  /** The weapon of an attack must be ready. */
  readonly weapon?: 'melee' | 'melee-or-unarmed' | 'unarmed' | 'ranged' | 'any' | 'melee-or-bow';
  /**
   * Where its target must be: within the weapon's reach, in threatened squares, adjacent, or
   * anywhere with line of effect.
   */
  readonly target?: 'reach' | 'threatened' | 'adjacent' | 'effect';
  /** Farthest target, in cells. */
  readonly within?: number;
  /** Its target must be helpless. */
  readonly helpless?: true;
  /**
   * The actor moves into its target's space: all creatures that threaten it there, or in the square
   * before, get one attack of opportunity each, the target included (d20modern.special-attack.bull-
   * rush-enter).
   */
  readonly entersSpace?: boolean;
  /** Size categories by which its target may exceed the actor. */
  readonly biggest?: number;
  /** Needs a body: an incorporeal creature can do it only to its like. */
  readonly bodily?: true;
  /** Moves things that have a body. */
  readonly handles?: true;
  /** May take the place of any one melee attack, so of an attack of opportunity too. */
  readonly inPlaceOfAttack?: true;
  /** Weapons with this tag do not provoke with it. */
  readonly safeTag?: Tag;
  /** Provokes only with bare hands that do not count as armed. */
  readonly bare?: true;
  /** Provokes nothing against a target that another creature holds already. */
  readonly safeIfHeld?: true;
  /** Grapple opponents get no attack of opportunity from it. */
  readonly sparesHeld?: true;
  /** Only under one of these conditions. */
  readonly under?: readonly string[];
  readonly bab?: number;
  readonly trait?: string;
  /** The check that it needs, with its DC where the table prints one. */
  readonly check?: { readonly skill: string; readonly dc?: number };
  readonly oncePerRound?: true;
  /** `changes`: the actor mounts or dismounts. `only`: the actor must be mounted. */
  readonly saddle?: 'changes' | 'only';
  /** Taken only as a readied action, and only against an action of this kind. */
  readonly answers?: 'casting';
  /** Damage taken before it is done makes it fail. */
  readonly spoiltByDamage?: true;
  /** Changes after the action. */
  readonly after?: {
    readonly gains?: readonly string[];
    readonly loses?: readonly string[];
    readonly toggles?: string;
    readonly weapon?: 'drawn' | 'put-away';
  };
}

export const DEPENDS = ['skill', 'feat', 'weapon', 'chosen-action'] as const;
export type Depends = (typeof DEPENDS)[number];

export type ActionTable = Readonly<Record<string, ActionEntry>>;
