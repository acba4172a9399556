/** Types of the questions on weapons, full attacks and splash weapons. */
import type { Size } from '../../../board/vocabulary.ts';
import type { Cell } from '../../../board/grid.ts';
import type { Verdict } from '../../verdict.ts';
import type { Declarations } from './feats.ts';
import type { AttackModifier } from './nouns.ts';

export const EFFORTS = ['light', 'one-handed', 'two-handed'] as const;
export type Effort = (typeof EFFORTS)[number];

export interface WeaponPlan {
  /** Number of hands on it; absent: as many as it needs. */
  readonly hands?: 1 | 2;
  readonly offHand?: boolean;
  readonly improvised?: boolean;
  readonly thrown?: boolean;
  /** Both ends of a double weapon strike in the action. */
  readonly bothEnds?: boolean;
  /** The damage type chosen for this roll, of a weapon that leaves the choice. */
  readonly damageType?: string;
  readonly damage?: 'lethal' | 'nonlethal';
  /** A manufactured weapon strikes in the same action as this natural one. */
  readonly besideWeapon?: boolean;
  /** The sheet's attack bonus with it. */
  readonly bonus?: number;
}

export interface WeaponVerdict extends Verdict {
  readonly usable: boolean;
  readonly why: readonly string[];
  readonly effort: Effort | 'natural';
  readonly ability: 'str' | 'dex';
  /** Modifiers that the weapon adds to each of its attack rolls. */
  readonly modifiers: readonly AttackModifier[];
  /**
   * Strength in its damage: what a bonus is multiplied by (a penalty counts whole, or not at all),
   * and the sum.
   */
  readonly strength: number;
  readonly strengthBonus: number;
  /** With the weapon's own magic. */
  readonly damageBonus: number;
  readonly critical: { readonly from: number; readonly times: number };
  /** Dice of its damage, where they are known. */
  readonly damage?: string;
  /** Types of its damage; `choose`: one of them for each roll. */
  readonly damageTypes: readonly string[];
  readonly choose: boolean;
  readonly nonlethal: boolean;
  /** In cells. */
  readonly rangeIncrement?: number;
  /** Size of the thing itself. */
  readonly object: Size;
  /** The action for throwing it, and the action for loading it. */
  readonly action: 'attack' | 'standard' | 'full-round';
  readonly loading?: 'free' | 'move' | 'full-round';
  readonly bonus?: number;
}

export interface FullAttackPlan {
  readonly action?: 'standard' | 'full-round';
  /** The weapon of the main hand; absent: only natural weapons. */
  readonly primary?: string;
  /** The weapon of the other hand, or `other-end` of a double weapon. */
  readonly offHand?: string;
  readonly natural?: readonly string[];
  /** Feats that are declared of the whole action, and by how much: `{ "rapid-shot": 1 }`. */
  readonly declare?: Declarations;
  /** Actions that take the place of its melee attacks, from the first. */
  readonly instead?: readonly string[];
  /** Attacks of this action already rolled. */
  readonly made?: number;
}

export interface PlannedAttack {
  readonly with: string;
  readonly bonus: number;
  readonly hand: 'primary' | 'off' | 'natural';
  /** The action, if it is not a plain attack. */
  readonly action?: string;
}

export interface FullAttackVerdict extends Verdict {
  readonly legal: boolean;
  readonly why: readonly string[];
  /** Attacks in order: those with the same weapon must be rolled in this order. */
  readonly attacks: readonly PlannedAttack[];
  /** The attacks still to roll, after `made`. */
  readonly left: readonly PlannedAttack[];
  /** May it still take its free step? */
  readonly step: boolean;
}

export interface SplashPlan {
  /** A creature, or a crossing of the grid `[x, y]` (the corner of the cell of that name). */
  readonly target?: string;
  readonly crossing?: Cell;
  /** A square that was aimed at, where the text lets one aim at squares. */
  readonly square?: Cell;
  readonly hit: boolean;
  /** Where a miss goes, or which corner of a square: 1 to as many as the text's die has sides. */
  readonly die?: number;
  /**
   * Id of the thrower, and the range increments of the throw (absent: one): a miss may go by them.
   */
  readonly from?: string;
  readonly increments?: number;
}

export interface SplashVerdict extends Verdict {
  readonly against: 'touch' | number;
  readonly direct: string | null;
  readonly splashed: readonly string[];
  /** The splashed squares, including the one that is hit, sorted by y then x. */
  readonly cells: readonly Cell[];
  /**
   * The squares (in some rulesets: corners of squares) where it may land; only one if the die is
   * given.
   */
  readonly lands: readonly Cell[];
  /** The die that must be thrown next. */
  readonly wanted?: { readonly what: 'scatter'; readonly die: number };
}
