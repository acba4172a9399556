/** The type of a row in the table of actions. */
import type { Tag } from '../../tags.ts';
import type { Doing } from '../../base/gate.ts';
import type { Mode, RuleId } from '../../verdict.ts';
import type { TurnCitation } from './nouns.ts';

export { KINDS, type ActionKind } from '../../base/gate.ts';

/**
 * The creatures that may attack because of an action: none; all that threaten the actor; only the
 * target; all that threaten a cell that the actor leaves; these and the target; these and all that
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

/** One row of the table of actions: the facts that the gate asks for, and further facts about the actor. */
export interface ActionEntry extends Doing {
  readonly provokes: Provokes;
  /**
   * The citation key of its rule, if not that of its table; the rules themselves, where a ruleset
   * has one for each row.
   */
  readonly name?: TurnCitation;
  readonly rules?: readonly RuleId[];
  /**
   * The kind and the attacks of opportunity depend on the skill, feat, weapon or chosen action; the row
   * is the usual case.
   */
  readonly depends?: Depends;
  /** Aids another creature's action, and provokes as that action does. */
  readonly helps?: true;
  /** The movement may cost no more than the speed. */
  readonly withinSpeed?: true;
  /** Movement mode, if the action moves the creature. */
  readonly mode?: Mode;
  /** The action is judged as if the speed in that mode were this fraction of the land speed. */
  readonly pace?: { readonly speed: 'climb' | 'swim'; readonly part: number };
  /** A full-round action that may not be started in one turn and completed in the next. */
  readonly whole?: true;
  /** Kind of weapon that must be ready for the attack. */
  readonly weapon?: 'melee' | 'melee-or-unarmed' | 'unarmed' | 'ranged' | 'any' | 'melee-or-bow';
  /**
   * The required position of the target: within the weapon's reach, in threatened cells, adjacent,
   * or anywhere with line of effect.
   */
  readonly target?: 'reach' | 'threatened' | 'adjacent' | 'effect';
  /** Maximum distance to the target, in cells. */
  readonly within?: number;
  /** The movement must end beside the target. */
  readonly endsBeside?: true;
  /** The target must be helpless. */
  readonly helpless?: true;
  /**
   * The actor moves into its target's space: all creatures that threaten it there, or in the cell
   * before, get one attack of opportunity each, the target included (d20modern.special-attack.bull-
   * rush-enter).
   */
  readonly entersSpace?: boolean;
  /** Maximum number of size categories by which the target may exceed the actor. */
  readonly biggest?: number;
  /** Needs a physical body: an incorporeal creature may take it only against incorporeal creatures. */
  readonly bodily?: true;
  /** The action moves corporeal objects. */
  readonly handles?: true;
  /** May replace any one melee attack, an attack of opportunity too. */
  readonly inPlaceOfAttack?: true;
  /** Tag of weapons that do not provoke when used for this action. */
  readonly safeTag?: Tag;
  /** Provokes only if made with bare hands that do not count as armed. */
  readonly bare?: true;
  /** Does not provoke if another creature already holds the target. */
  readonly safeIfHeld?: true;
  /** The actor's grapple opponents get no attack of opportunity from it. */
  readonly sparesHeld?: true;
  /** May be taken only under one of these conditions. */
  readonly under?: readonly string[];
  readonly bab?: number;
  readonly trait?: string;
  /** The required check, with its DC if the table prints one. */
  readonly check?: { readonly skill: string; readonly dc?: number };
  readonly oncePerRound?: true;
  /** `changes`: the actor mounts or dismounts. `only`: the actor must be mounted. */
  readonly saddle?: 'changes' | 'only';
  /** May only be taken as a readied action, against an action of this kind. */
  readonly answers?: 'casting';
  /**
   * It counters the spell that it answers. `identify`: Spellcraft DC before that spell's level;
   * `dispel`: DC of a caster level check with dispel magic, before that caster's level. Absent: the
   * text names none.
   */
  readonly counters?: { readonly identify?: number; readonly dispel?: number };
  /** The action fails if the actor takes damage before completing it. */
  readonly spoiltByDamage?: true;
  /** Changes to the actor after the action. */
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
