/** What may be done within a grapple, as data, and the shapes of its question (sigil.condition.grappling-*). */
import type { Verdict } from '../../verdict.ts';
import type { Check, Kind, Modifier, Name, Outcome, Provoked, Side, Unprovoked } from './questions.ts';
import type { Cell } from '../../../board/grid.ts';

export interface GrappleRule {
  readonly kind: Kind;
  /** One attack of several may be this instead. */
  readonly inPlaceOfAttack?: true;
  /** What it rolls against the others' grapple checks; absent: it needs no check. */
  readonly check?: Check;
  readonly names: readonly Name[];
  /** May be done while holding somebody pinned; while pinned. */
  readonly pinning?: true;
  readonly pinned?: true;
  /** Only those who hold somebody pinned may do it. */
  readonly onlyPinning?: true;
  /** Only weapons held like this, or naturally one's own. */
  readonly light?: true;
  /** On the attack roll that it is, or that a won check gives. */
  readonly attack?: number;
  /** On its check, when the choice is taken: `lethal` damage, thrown `apart`. */
  readonly choice?: { readonly name: 'lethal' | 'apart'; readonly value: number };
  /** Once a round and no more. */
  readonly once?: true;
}

export interface GrappleTable {
  readonly rows: Readonly<Record<string, GrappleRule>>;
  /** Concentration to cast within a grapple, plus the spell's level; with somatic components null: not at all. */
  readonly casting: { readonly dc: number; readonly somatic: number | null };
}

export interface GrappleAsk {
  /** Id of an action. */
  readonly action: string;
  /** The opponent meant, where it grapples with several. */
  readonly against?: string | undefined;
  readonly with?: string | undefined;
  readonly totals?: { readonly own: number; readonly others: readonly number[] } | undefined;
  readonly lethal?: boolean | undefined;
  readonly apart?: boolean | undefined;
  readonly already?: boolean | undefined;
  readonly spell?: { readonly level: number; readonly somatic?: boolean | undefined; readonly material?: boolean | undefined; readonly ready?: boolean | undefined;
    readonly components?: boolean | undefined; readonly slow?: boolean | undefined } | undefined;
  /** Of a Concentration check. */
  readonly roll?: number | undefined;
  /** The other lets go too. */
  readonly both?: boolean | undefined;
  /** Whom it frees. */
  readonly frees?: string | undefined;
  /** The square it enters. */
  readonly to?: Cell | undefined;
}

export interface GrappleVerdict extends Verdict {
  readonly action: string;
  readonly legal: boolean;
  readonly why: readonly string[];
  readonly kind: Kind;
  /** Those that it grapples with. */
  readonly against: readonly string[];
  readonly own?: Side;
  readonly others?: readonly Side[];
  readonly modifiers?: readonly Modifier[];
  readonly dc?: number;
  /** Cells that the grapple may be moved. */
  readonly distance?: number;
  readonly opportunities: readonly Provoked[];
  readonly barred: readonly Unprovoked[];
  readonly outcome?: Outcome;
}

const item: GrappleRule = { kind: 'standard', names: ['grapplingItems'] };

export const GRAPPLE_TABLE: GrappleTable = {
  rows: {
    'activate-item-command': item, 'activate-item-manipulation': item, 'activate-item-spell-trigger': item,
    'activate-item-mental': { ...item, pinned: true },
    'grapple-attack': { kind: 'standard', inPlaceOfAttack: true, names: ['grapplingAttack'], light: true, attack: -4, once: true },
    'grapple-use-weapon': { kind: 'standard', inPlaceOfAttack: true, check: 'grapple', names: ['grapplingAttack'], light: true, attack: -4, pinning: true },
    'grapple-damage': { kind: 'standard', inPlaceOfAttack: true, check: 'grapple', names: ['grapplingDamage'], pinning: true, choice: { name: 'lethal', value: -4 } },
    'draw-light-weapon-grappling': { kind: 'move', check: 'grapple', names: ['grapplingDraw'], light: true },
    'prepare-components': { kind: 'full-round', names: ['grapplingDraw'] },
    'grapple-throw-down': { kind: 'standard', inPlaceOfAttack: true, check: 'grapple', names: ['grapplingThrow'], choice: { name: 'apart', value: -4 } },
    'grapple-pin': { kind: 'standard', inPlaceOfAttack: true, check: 'grapple', names: ['grapplingPin'] },
    disarm: { kind: 'standard', inPlaceOfAttack: true, names: ['grapplingPin'], pinning: true, onlyPinning: true },
    'cast-spell': { kind: 'standard', names: ['grapplingCast'], pinned: true },
    'release-grapple': { kind: 'free', names: ['grapplingRelease'], pinning: true },
    'grapple-break-free': { kind: 'standard', inPlaceOfAttack: true, check: 'grapple', names: ['grapplingEscape'], pinned: true },
    'escape-grapple': { kind: 'standard', check: 'escape-artist', names: ['grapplingEscape'], pinned: true },
    'grapple-free-other': { kind: 'standard', inPlaceOfAttack: true, check: 'grapple', names: ['grapplingFree'] },
    'grapple-move': { kind: 'standard', check: 'grapple', names: ['grapplingMove'], pinning: true },
    'grapple-enter-space': { kind: 'not-an-action', names: ['grappleHold'] },
  },
  casting: { dc: 20, somatic: null },
};
