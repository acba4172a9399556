/**
 * Table of actions within a grapple, and the types of its question (sigil.condition.grappling-*).
 * The table of actions says who may take them and as what kind of action.
 */
import type { SpecialWhy } from './codes.ts';
import type { Verdict } from '../../verdict.ts';
import type {
  Check,
  SpecialModifier,
  SpecialCitation,
  Outcome,
  SpecialOpportunities,
  Side,
  Unprovoked,
} from './nouns.ts';
import type { ActionKind } from '../turns/questions.ts';
import type { Cell } from '../../../board/grid.ts';

export interface GrappleRule {
  /** Its roll against the opponents' grapple checks; absent: no check. */
  readonly check?: Check;
  readonly names: readonly SpecialCitation[];
  /** Only a pinner may do it. */
  readonly onlyPinning?: true;
  /** Only weapons held like this, or natural ones. */
  readonly light?: true;
  /** Modifier of the attack roll that it is, or that a won check grants. */
  readonly attack?: number;
  /** On its check, when the choice is taken: `lethal` damage, thrown `apart`. */
  readonly choice?: { readonly name: 'lethal' | 'apart'; readonly value: number };
  /** At most once per round. */
  readonly once?: true;
}

export interface GrappleTable {
  readonly rows: Readonly<Record<string, GrappleRule>>;
  /**
   * Concentration to cast within a grapple, plus the spell's level; with somatic components null:
   * not at all.
   */
  readonly casting: {
    readonly dc: number;
    readonly somatic: number | null;
    /** The holder's maneuver bonus adds to the DC. */
    readonly holder?: true;
  };
  /** One roll against the opponent's maneuver defense, instead of opposed ones. */
  readonly against?: 'manoeuvre';
  /** Added to keep a hold that has lasted a round. */
  readonly upkeep?: number;
  /** A creature that breaks free may still use a remaining move action. */
  readonly thenMoves?: true;
}

export interface GrappleAsk {
  /** Id of an action. */
  readonly action: string;
  /** The opponent, if it grapples with several. */
  readonly against?: string | undefined;
  readonly with?: string | undefined;
  readonly totals?: { readonly own: number; readonly others: readonly number[] } | undefined;
  readonly lethal?: boolean | undefined;
  readonly apart?: boolean | undefined;
  readonly already?: boolean | undefined;
  readonly spell?:
    | {
        readonly level: number;
        readonly somatic?: boolean | undefined;
        readonly material?: boolean | undefined;
        readonly ready?: boolean | undefined;
        readonly components?: boolean | undefined;
        readonly slow?: boolean | undefined;
      }
    | undefined;
  /** The hold has lasted a round, and its holder keeps it. */
  readonly keeps?: boolean | undefined;
  /** How many aid. */
  readonly aided?: number | undefined;
  /** Of a Concentration check, or of the one roll against a defense. */
  readonly roll?: number | undefined;
  /** The opponent lets go too. */
  readonly both?: boolean | undefined;
  /** The creature that it frees. */
  readonly frees?: string | undefined;
  /** The square it enters. */
  readonly to?: Cell | undefined;
}

export interface GrappleVerdict extends Verdict {
  readonly action: string;
  readonly legal: boolean;
  readonly why: readonly SpecialWhy[];
  readonly kind: ActionKind;
  /** Ids of its opponents in the grapple. */
  readonly against: readonly string[];
  readonly own?: Side;
  readonly others?: readonly Side[];
  readonly modifiers?: readonly SpecialModifier[];
  readonly dc?: number;
  /** The square that it enters. */
  readonly at?: Cell;
  /** Cells that the grapple may be moved. */
  readonly distance?: number;
  readonly opportunities: readonly SpecialOpportunities[];
  readonly barred: readonly Unprovoked[];
  readonly outcome?: Outcome;
}

/**
 * Of any magic item that may be activated in a grapple: no check (sigil.condition.grappling-items).
 */
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
  casting: { dc: 20, somatic: null },
};
