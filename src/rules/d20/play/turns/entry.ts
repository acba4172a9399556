/** The type of a row in the table of actions. */
import type { Tag } from '../../../tags.ts';
import type { Doing } from '../../../actionPermission.ts';
import type { Mode, RuleId } from '../../../verdict.ts';
import type { TravelMode } from '../movements/travel.ts';
import type { TurnCitation } from './turnTypes.ts';

export { ACTION_KINDS, type ActionKind } from '../../../actionPermission.ts';

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

/**
 * One row of the table of actions: the facts that the gate needs, and further facts about the
 * action.
 */
export interface ActionEntry extends Doing {
  /** An offensive action that makes no attack: it ends spells of invisibility too. */
  readonly offends?: true;
  readonly provokes: Provokes;
  /**
   * Citation key of the action's rule, if it differs from the table's. `rules`: the rule ids
   * themselves, if a ruleset has a rule for each row.
   */
  readonly name?: TurnCitation;
  readonly rules?: readonly RuleId[];
  /**
   * What the kind and the attacks of opportunity depend on: the skill, feat, weapon or chosen
   * action. The row has the usual case.
   */
  readonly depends?: Depends;
  /** The action helps with another creature's action, and provokes as that action does. */
  readonly helps?: true;
  /** The movement may not cost more than the creature's speed. */
  readonly withinSpeed?: true;
  /** Movement mode, if the action moves the creature. */
  readonly mode?: Mode;
  /** The kind of movement, if the creature does not walk. `hurried`: faster than is safe. */
  readonly by?: TravelMode;
  readonly hurried?: true;
  /**
   * The action is a full-round action that may not be started in one turn and completed in the
   * next.
   */
  readonly whole?: true;
  /** Kind of weapon that must be ready for the attack. */
  readonly weapon?: 'melee' | 'melee-or-unarmed' | 'unarmed' | 'ranged' | 'any' | 'melee-or-bow';
  /**
   * Where the target must be: within the weapon's reach, in a threatened cell, adjacent, or
   * anywhere with line of effect.
   */
  readonly target?: 'reach' | 'threatened' | 'adjacent' | 'effect';
  /** Maximum distance to the target, in cells. */
  readonly within?: number;
  /** The movement must end next to the target. */
  readonly endsBeside?: true;
  /** The target must be helpless. */
  readonly helpless?: true;
  /**
   * The actor moves into its target's space. Every creature that threatens it there or in the cell
   * before gets one attack of opportunity, including the target
   * (d20modern.special-attack.bull-rush-enter).
   */
  readonly entersSpace?: boolean;
  /**
   * The actor moves through its target's space, or beside it, and so must be at its height, or at
   * most one cell above or below.
   */
  readonly height?: 'same' | 'adjacent';
  /** Maximum number of size categories by which the target may be larger than the actor. */
  readonly biggest?: number;
  /**
   * The action needs a body: incorporeal creatures may take it only against incorporeal creatures.
   */
  readonly bodily?: true;
  /** The action moves corporeal objects. */
  readonly handles?: true;
  /** The action may replace any melee attack, including an attack of opportunity. */
  readonly inPlaceOfAttack?: true;
  /**
   * The action takes the place of one attack: with several attacks, a full attack has several such
   * actions (`attacksBefore.ts`).
   */
  readonly perAttack?: true;
  /** Tag of the weapons with which the action does not provoke. */
  readonly safeTag?: Tag;
  /** The action is several attacks; each provokes as a single attack with its weapon does. */
  readonly repeats?: true;
  /** The action provokes only if it is made with bare hands that do not count as armed. */
  readonly bare?: true;
  /** The action does not provoke if another creature already grapples the target. */
  readonly safeIfHeld?: true;
  /** The action provokes no attack of opportunity from the actor's opponents in a grapple. */
  readonly sparesHeld?: true;
  /** The action may be taken only under one of these conditions. */
  readonly under?: readonly string[];
  readonly bab?: number;
  readonly trait?: string;
  /** The check that is required, with its DC if the rules table has one. */
  readonly check?: { readonly skill: string; readonly dc?: number };
  readonly oncePerRound?: true;
  /** The actor takes no further action until its next turn. */
  readonly endsTurn?: true;
  /** `changes`: the actor mounts or dismounts. `only`: the actor must be mounted. */
  readonly saddle?: 'changes' | 'only';
  /** The action may be taken only as a readied action, against an action of this kind. */
  readonly answers?: 'casting';
  /**
   * The action counters the spell against which it is readied. `identify`: Spellcraft DC, without
   * the spell's level. `dispel`: DC of the caster level check with dispel magic, without the other
   * caster's level. Absent: the rules text gives no DC.
   */
  readonly counters?: { readonly identify?: number; readonly dispel?: number };
  /** The action fails if the actor takes damage before it is completed. */
  readonly spoiltByDamage?: true;
  /** Changes to the actor after the action. */
  readonly after?: {
    readonly gains?: readonly string[];
    readonly loses?: readonly string[];
    readonly toggles?: string;
    /** The actor lets go of its opponents: of a pinned one (`pinned`), or of any (`any`). */
    readonly releases?: 'pinned' | 'any';
    readonly weapon?: 'drawn' | 'put-away';
    /** The actor may take one of its used actions again: a standard or a move action. */
    readonly restores?: true;
  };
}

export const DEPENDS = ['skill', 'feat', 'weapon', 'chosen-action'] as const;
export type Depends = (typeof DEPENDS)[number];

export type ActionTable = Readonly<Record<string, ActionEntry>>;
