/** Types shared by the questions and answers about attacks. */
import type { Cell } from '../../../board/grid.ts';
import type { RuleId } from '../../verdict.ts';
import type { ArmourPart, Bonus } from './bonus.ts';
import type { Declarations } from './declared.ts';

/** The attacker's declarations for this attack, and facts that only the players know. */
export interface AttackPlan {
  /**
   * The action of the attack. Absent: an attack, alone or one of several. `full-round` may be a
   * single attack. `volley` is any other action with several rolls (a spell's rays).
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
  /**
   * Does the attacker also strike with the other hand, or the other end of a double weapon, in this
   * action?
   */
  readonly twoWeapons?: boolean;
  /**
   * Id of the attack in the other hand, which decides whether that weapon is light; absent: the
   * only attack held there.
   */
  readonly other?: string;
  /**
   * Does a manufactured weapon strike in the same action? Then every natural attack is secondary.
   */
  readonly besideWeapon?: boolean;
  /**
   * Has an ally successfully aided another? `aided`: the attacker, for its roll; `targetAided`: the
   * target, for its armor class.
   */
  readonly aided?: boolean;
  readonly targetAided?: boolean;
  /** Ids of creatures that somebody attacks this round, although they cannot act. */
  readonly attacked?: readonly string[];
  /** The target has named this attacker for its Dodge feat. */
  readonly dodged?: boolean;
  /** Is this an attack of opportunity for leaving a cell? */
  readonly forMovement?: boolean;
  /** Has this attacker successfully feinted against this target, for this attack? */
  readonly feinted?: boolean;
  /** Does a thrown weapon that can strike in melee, such as a javelin, do so? */
  readonly melee?: boolean;
  /** Number of false images that stand beside the target. */
  readonly images?: number;
  /** Is the attack readied, and made while the target itself attacks? */
  readonly asItAttacks?: boolean;
  /** Was the weapon readied against a charge of the target? */
  readonly set?: boolean;
  /** Has the target already turned a ranged hit aside this round? */
  readonly deflected?: boolean;
  /** Has the target already answered a miss this round by a feat that allows it once? */
  readonly answered?: boolean;
  /**
   * Is the attacker squeezing through a narrow space with Escape Artist? `targetEscaping`: is the
   * target?
   */
  readonly escaping?: boolean;
  /** Is the attacker without an escape route? Absent: it is unknown. */
  readonly cornered?: boolean;
  readonly targetEscaping?: boolean;
  /**
   * Extra modifiers that the game master gives. Light sensitivity and the like are conditions
   * instead.
   */
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
   * The part of the modifier that the sheet's total already includes; `value` does not contain it.
   * Absent: it is unknown (`Counted`).
   */
  readonly already?: number;
  /** Bonus type; `untyped` stacks with everything. */
  readonly type: string;
  readonly why: string;
  /** The condition, feat or creature that causes the modifier. */
  readonly by?: string;
  /** For a range penalty, the number of range increments that it covers. */
  readonly times?: number;
  readonly rules: readonly RuleId[];
}

/** The die result that an attack needs to hit, from the numbers on the sheets and the situation. */
export interface HitChance {
  /**
   * The sheet's bonus plus the modifiers of both sides. Modifiers of the target's armor class, such
   * as cover, are subtracted here.
   */
  readonly bonus: number;
  /**
   * The modifiers that are counted in `bonus`. Left out are those that a sheet already includes,
   * and those of which that is unknown.
   */
  readonly counted: readonly AttackModifier[];
  /** The target's armor class without the situation; absent: not known. */
  readonly ac?: number;
  /** `needs`: the lowest die that hits. `percent`: its chance in percent before any miss chance. */
  readonly needs?: number;
  readonly percent?: number;
}

/** Why an attack is not possible, or why something does not count. */
export interface Reason {
  readonly why: string;
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

/** Why the target turns no hit aside. */
export const DEFLECT_WHY = [
  'hands-full',
  'flat-footed',
  'unaware',
  'massive-missile',
  'spell-attack',
  'already-deflected',
] as const;

/** May the target turn the hit aside, and why not? */
export interface Deflection {
  readonly by: string;
  readonly allowed: boolean;
  readonly why: readonly (typeof DEFLECT_WHY)[number][];
  /** It may catch the weapon instead, and throw a thrown one back at once. */
  readonly catches?: true;
}

/** An opportunity of the target if the attack misses. */
export interface MissAnswer {
  readonly by: string;
  readonly makes: 'attack' | 'trip';
  readonly allowed: boolean;
  /** Why it gets none: the reason against opportunities, or it has used the feat this round. */
  readonly why?: string;
}

/** A save that a hit with damage forces. */
export interface Forced {
  readonly by: string;
  readonly save: 'fortitude';
  readonly dc: number;
  readonly condition: string;
  /** The trait or condition that spares the target. */
  readonly immune?: string;
}
