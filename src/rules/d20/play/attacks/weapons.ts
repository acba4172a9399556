/** Types of the questions about weapons, full attacks and splash weapons. */
import type { Size } from '../../../../board/vocabulary.ts';
import type { Cell } from '../../../../board/grid.ts';
import type { Verdict } from '../../../verdict.ts';
import type { AttackModifier } from './attackTypes.ts';

export const WEAPON_HANDS = ['light', 'one-handed', 'two-handed'] as const;
export type Effort = (typeof WEAPON_HANDS)[number];

export interface WeaponVerdict extends Verdict {
  readonly usable: boolean;
  readonly why: readonly string[];
  readonly effort: Effort | 'natural';
  readonly ability: 'str' | 'dex';
  /** Modifiers that the weapon adds to each of its attack rolls. */
  readonly modifiers: readonly AttackModifier[];
  /**
   * `strength`: the multiplier of a Strength bonus to damage; a penalty counts fully or not at all.
   * `strengthBonus`: the resulting bonus or penalty.
   */
  readonly strength: number;
  readonly strengthBonus: number;
  /** Damage bonus, the weapon's magic included. */
  readonly damageBonus: number;
  readonly critical: { readonly from: number; readonly times: number };
  /** Damage dice of the weapon, if known. */
  readonly damage?: string;
  /** Damage types of the weapon; `choose`: the wielder picks one for each roll. */
  readonly damageTypes: readonly string[];
  readonly choose: boolean;
  readonly nonlethal: boolean;
  /** Range increment in cells. */
  readonly rangeIncrement?: number;
  /** Size of the weapon as an object. */
  readonly object: Size;
  /** The action needed to throw the weapon, or to load it. */
  readonly action: 'attack' | 'standard' | 'full-round';
  readonly loading?: 'free' | 'move' | 'full-round';
  readonly bonus?: number;
}

export type { FullAttackPlan } from '../asks/attackPlan.ts';

export interface PlannedAttack {
  readonly with: string;
  readonly bonus: number;
  readonly hand: 'primary' | 'off' | 'natural';
  /** Number of projectiles that this one roll shoots, if more than one. */
  readonly shots?: number;
  /** Id of the action that replaces the attack; absent: a plain attack. */
  readonly action?: string;
}

export interface FullAttackVerdict extends Verdict {
  readonly legal: boolean;
  readonly why: readonly string[];
  /** Attacks in order: those with the same weapon must be rolled in this order. */
  readonly attacks: readonly PlannedAttack[];
  /** The attacks still to roll, after `made`. */
  readonly left: readonly PlannedAttack[];
  /** May the creature still take a five-foot step? */
  readonly step: boolean;
}

export interface SplashPlan {
  /**
   * `target`: id of the target creature. `crossing`: a target grid intersection `[x, y]`, the
   * top-left corner of cell `[x, y]`.
   */
  readonly target?: string;
  readonly crossing?: Cell;
  /** The cell aimed at, in rulesets that allow aiming at cells. */
  readonly square?: Cell;
  readonly hit: boolean;
  /**
   * The die that decides where a miss lands, or at which corner of a cell: from 1 to the number of
   * sides that the ruleset uses.
   */
  readonly die?: number;
  /**
   * `from`: id of the thrower. `increments`: number of range increments of the throw (absent: one),
   * which may decide how far from the target a miss lands.
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
   * Cells, or in some rulesets corners of cells, where the weapon may land; only one if the die is
   * given.
   */
  readonly lands: readonly Cell[];
  /** The die that must be rolled next. */
  readonly wanted?: { readonly what: 'scatter'; readonly die: number };
}
