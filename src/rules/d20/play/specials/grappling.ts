/**
 * Table of actions within a grapple, and the types of questions about them
 * (sigil.condition.grappling-*). The table of actions says who may take these actions and which
 * kind of action they are.
 */
import type { SpecialWhy } from './codes.ts';
import type { Verdict } from '../../../verdict.ts';
import type {
  SpecialCheck,
  SpecialModifier,
  SpecialCitation,
  Outcome,
  SpecialOpportunities,
  Side,
  Unprovoked,
} from './specialTypes.ts';
import type { ActionKind } from '../turns/turnRules.ts';
import type { Cell } from '../../../../board/grid.ts';

export interface GrappleRule {
  /** The check that the creature makes against its opponents' grapple checks; absent: no check. */
  readonly check?: SpecialCheck;
  readonly names: readonly SpecialCitation[];
  /** Only a creature that pins its opponent may take this action. */
  readonly onlyPinning?: true;
  /** Only light or natural weapons may be used. */
  readonly light?: true;
  /** A weapon may be used if it is a melee weapon for one hand, or natural or unarmed. */
  readonly oneHanded?: true;
  /** Modifier to the attack roll that is part of the action, or that follows a successful check. */
  readonly attack?: number;
  /**
   * Modifier to the check if the player chooses an option: `lethal` damage, or throwing the
   * opponent `apart`.
   */
  readonly choice?: { readonly name: 'lethal' | 'apart'; readonly value: number };
  /** The action may be taken only once per round. */
  readonly once?: true;
}

export interface GrappleTable {
  readonly rows: Readonly<Record<string, GrappleRule>>;
  /**
   * Concentration DC for casting within a grapple; the spell's level is added. `somatic`: the DC
   * for spells with somatic components; null: they cannot be cast.
   */
  readonly casting: {
    readonly dc: number;
    readonly somatic: number | null;
    /** Is the opponent's maneuver bonus added to the DC? */
    readonly holder?: true;
    /** What a spell may not need if its caster is pinned, even if it is ready. */
    readonly pinned: readonly ('components' | 'somatic' | 'material')[];
  };
  /**
   * The creature makes one roll against the opponent's maneuver defense instead of an opposed
   * check.
   */
  readonly against?: 'manoeuvre';
  /** Bonus to maintain a grapple that has lasted a round. */
  readonly upkeep?: number;
  /** May a creature that breaks free still use its remaining move action? */
  readonly thenMoves?: true;
}

/** Reasons against a weapon within a grapple. */
export type HeldWeaponWhy = 'wrong-weapon' | 'no-weapon-ready';

/** Reasons against a spell within a grapple. */
export type CastingWhy =
  | 'component-not-ready'
  | 'casting-too-slow'
  | 'somatic'
  | 'condition-forbids';

/** What a grapple asks of a spell. */
export interface HeldCasting {
  /**
   * The DC of the Concentration check, without the spell's level; null: a spell with somatic
   * components cannot be cast.
   */
  readonly dc: number | null;
  readonly why: readonly CastingWhy[];
  readonly unknown: readonly string[];
}

export type { GrappleAsk } from '../asks/specialAsk.ts';

export interface GrappleVerdict extends Verdict {
  readonly action: string;
  readonly legal: boolean;
  readonly why: readonly SpecialWhy[];
  readonly kind: ActionKind;
  /** Ids of the creature's opponents in the grapple. */
  readonly against: readonly string[];
  readonly own?: Side;
  readonly others?: readonly Side[];
  readonly modifiers?: readonly SpecialModifier[];
  readonly dc?: number;
  /** The cell that the creature enters. */
  readonly at?: Cell;
  /** Distance in cells that the grapplers may move together. */
  readonly distance?: number;
  readonly opportunities: readonly SpecialOpportunities[];
  readonly barred: readonly Unprovoked[];
  readonly outcome?: Outcome;
}

/** Activating a magic item in a grapple: no check is needed (sigil.condition.grappling-items). */
export const ITEM: GrappleRule = { names: ['grapplingItems'] };

export const GRAPPLE_TABLE: GrappleTable = {
  rows: {
    'grapple-attack': { names: ['grapplingAttack'], light: true, attack: -4, once: true },
    'grapple-use-weapon': { check: 'grapple', names: ['grapplingAttack'], light: true, attack: -4 },
    'grapple-damage': {
      check: 'grapple',
      names: ['grapplingDamage'],
      choice: { name: 'lethal', value: -4 },
    },
    'draw-light-weapon-grappling': { check: 'grapple', names: ['grapplingDraw'], light: true },
    'grapple-retrieve-component': { names: ['grapplingDraw'] },
    'grapple-throw-down': {
      check: 'grapple',
      names: ['grapplingThrow'],
      choice: { name: 'apart', value: -4 },
    },
    'grapple-pin': { check: 'grapple', names: ['grapplingPin'] },
    disarm: { names: ['grapplingPin'], onlyPinning: true },
    'cast-spell': { names: ['grapplingCast'] },
    'release-grapple': { names: ['grapplingRelease'] },
    'grapple-break-free': { check: 'grapple', names: ['grapplingEscape'] },
    'escape-grapple': { check: 'escape-artist', names: ['grapplingEscape'] },
    'grapple-free-other': { check: 'grapple', names: ['grapplingFree'] },
    'grapple-move': { check: 'grapple', names: ['grapplingMove'] },
    'grapple-enter-space': { names: ['grappleHold'] },
  },
  casting: { dc: 20, somatic: null, pinned: ['components', 'somatic', 'material'] },
};
