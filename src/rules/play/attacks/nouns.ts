/** Types shared by the questions and answers about attacks. */
import type { Cell } from '../../../board/grid.ts';
import type { RuleId } from '../../verdict.ts';
import type { ArmourPart, Bonus } from './bonus.ts';
import type { Declarations } from './declared.ts';

/** The attacker's declarations for this attack, and facts that only the players know. */
export interface AttackPlan {
  /**
   * The action of the attack. Absent: an attack, alone or one of several. `full-round` may be a single
   * attack. `volley` is any other action with several rolls (a spell's rays).
   */
  readonly action?:
    'attack' | 'charge' | 'opportunity' | 'full-attack' | 'full-round' | 'volley' | 'coup-de-grace';
  /** Which attack roll of the action this is, from 1. */
  readonly nth?: number;
  /** The cell attacked when the attacker does not see its target. */
  readonly at?: Cell;
  /** The weapon is improvised. */
  readonly improvised?: boolean;
  /** The kind of damage the attacker chooses, if not the weapon's usual one. */
  readonly damage?: 'lethal' | 'nonlethal';
  readonly defensively?: boolean;
  /** Declared feats with their amounts: `{ "power-attack": 3 }`. */
  readonly declare?: Declarations;
  /** Does the attacker also strike with the other hand, or the other end of a double weapon, in this action? */
  readonly twoWeapons?: boolean;
  /**
   * Id of the attack in the other hand, which decides whether that weapon is light; absent: the only
   * attack held there.
   */
  readonly other?: string;
  /** Does a manufactured weapon strike in the same action? Then every natural attack is secondary. */
  readonly besideWeapon?: boolean;
  /** Has an ally aided another successfully: the attacker's roll, or the target's armor class? */
  readonly aided?: boolean;
  readonly targetAided?: boolean;
  /** The target has named this attacker for its Dodge feat. */
  readonly dodged?: boolean;
  /** Is this an attack of opportunity for leaving a cell? */
  readonly forMovement?: boolean;
  /** Has this attacker successfully feinted against this target, for this attack? */
  readonly feinted?: boolean;
  /** Is the attacker or target squeezing through a narrow space with Escape Artist? */
  readonly escaping?: boolean;
  /** Has the attacker no way left to flee? Absent: not known. */
  readonly cornered?: boolean;
  readonly targetEscaping?: boolean;
  /** Extra modifiers that the game master gives. (Light sensitivity and the like are conditions.) */
  readonly more?: readonly (Bonus & { readonly on: 'attack' | 'ac' })[];
  /** Miss chance in percent that the game master sets for this concealment. */
  readonly missChance?: number;
  /** The sheet's attack bonus, and the target's armor class in parts (without the base 10). */
  readonly bonus?: number;
  readonly parts?: readonly ArmourPart[];
}

export interface AttackModifier {
  readonly on: 'attack' | 'ac';
  readonly value: number;
  /**
   * The part that the sheet's total includes already and `value` leaves out; absent: unknown
   * (`Counted`).
   */
  readonly already?: number;
  /** Bonus type; `untyped` stacks with everything. */
  readonly type: string;
  readonly why: string;
  /** The condition, feat or creature that causes the modifier. */
  readonly by?: string;
  /** For a range penalty: the number of range increments it is for. */
  readonly times?: number;
  readonly rules: readonly RuleId[];
}

/** The die that an attack roll needs to hit, from the numbers on sheets and the situation. */
export interface HitChance {
  /** The sheet's bonus plus the situation of both sides: the target's cover is subtracted here. */
  readonly bonus: number;
  /** The modifiers of which it is known whether the sheets' numbers include them already. */
  readonly counted: readonly AttackModifier[];
  /** The target's armor class without the situation; absent: not known. */
  readonly ac?: number;
  /** The lowest die that hits, and its chance in per cent before any miss chance. */
  readonly needs?: number;
  readonly percent?: number;
}

/** Why an attack is not possible, or why something does not count. */
export interface Reason {
  readonly why: string;
  readonly by?: string;
  readonly rules: readonly RuleId[];
}
