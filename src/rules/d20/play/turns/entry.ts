/** The type of a row in the table of actions. */
import type { TurnAction, Depends, Provokes } from '../../../actionRules.ts';
import type { Tag } from '../../../tags.ts';
import type { TravelMode } from '../movements/travel.ts';
import type { TurnCitation } from './turnTypes.ts';

export type { Depends, Provokes } from '../../../actionRules.ts';
export type { ActionKind } from '../../../actionPermission.ts';

/**
 * One row of the table of actions: the facts that the gate needs, and further facts about the
 * action.
 */
export interface ActionEntry extends TurnAction {
  /** An offensive action that makes no attack: it ends spells of invisibility too. */
  readonly offends?: true;
  readonly provokes: Provokes;
  /**
   * Citation key of the action's rule, if it differs from the table's, and the row has no `rules` of
   * its own.
   */
  readonly name?: TurnCitation;
  /**
   * What the kind and the attacks of opportunity depend on: the skill, feat, weapon or chosen
   * action. The row has the usual case.
   */
  readonly depends?: Depends;
  /** The action helps with another creature's action, and provokes as that action does. */
  readonly helps?: true;
  /** The movement may not cost more than the creature's speed. */
  readonly withinSpeed?: true;
  /** The kind of movement, if the creature does not walk. `hurried`: faster than is safe. */
  readonly by?: TravelMode;
  readonly hurried?: true;
  /** Kind of weapon that must be ready for the attack. */
  readonly weapon?: 'melee' | 'melee-or-unarmed' | 'unarmed' | 'ranged' | 'any' | 'melee-or-bow';
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

export type ActionTable = Readonly<Record<string, ActionEntry>>;
