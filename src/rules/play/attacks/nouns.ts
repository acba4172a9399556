/** The nouns of attacks that its questions and its answers share. */
import type { Cell } from '../../../board/grid.ts';
import type { RuleId } from '../../verdict.ts';
import type { ArmourPart, Bonus } from './bonus.ts';
import type { Declarations } from './declared.ts';

/** What the attacker declares for this attack, and facts that only the players know. */
export interface AttackPlan {
  /**
   * Absent: an attack, alone or one of several. `full-round` may be a single attack. `volley` is
   * any other action with several rolls (a spell's rays).
   */
  readonly action?:
    'attack' | 'charge' | 'opportunity' | 'full-attack' | 'full-round' | 'volley' | 'coup-de-grace';
  /** Which attack roll of the action this is, from 1. */
  readonly nth?: number;
  /** The target square of a blind attack. */
  readonly at?: Cell;
  /** The weapon is improvised. */
  readonly improvised?: boolean;
  /** The kind of damage wanted, if not the weapon's own. */
  readonly damage?: 'lethal' | 'nonlethal';
  readonly defensively?: boolean;
  /** Declared feats with their amounts: `{ "power-attack": 3 }`. */
  readonly declare?: Declarations;
  /** The other hand (or end) also attacks in this action. */
  readonly twoWeapons?: boolean;
  /**
   * The attack in the other hand, whose weight counts; absent: the creature's one attack held
   * there.
   */
  readonly other?: string;
  /** Manufactured weapons strike in the same action: every natural one is secondary. */
  readonly besideWeapon?: boolean;
  /** An ally's successful aid, to the roll or (to the target) to armour class. */
  readonly aided?: boolean;
  readonly targetAided?: boolean;
  /** The target has named this attacker for its Dodge feat. */
  readonly dodged?: boolean;
  /** An opportunity for leaving a square. */
  readonly forMovement?: boolean;
  /** A successful feint by this attacker against this target, for this attack. */
  readonly feinted?: boolean;
  /** The attacker, or the target, is squeezing through with Escape Artist. */
  readonly escaping?: boolean;
  /** The attacker has no way left to flee; absent: not known. */
  readonly cornered?: boolean;
  readonly targetEscaping?: boolean;
  /**
   * Further modifiers by the game master's word. (Light sensitivity and the like are conditions.)
   */
  readonly more?: readonly (Bonus & { readonly on: 'attack' | 'ac' })[];
  /** The game master's own per cent for this concealment. */
  readonly missChance?: number;
  /**
   * The sheet's bonus with this attack, and the target's armour class in parts (10 not among them).
   */
  readonly bonus?: number;
  readonly parts?: readonly ArmourPart[];
}

export interface AttackModifier {
  readonly on: 'attack' | 'ac';
  readonly value: number;
  /** Type of bonus; `untyped` adds to everything. */
  readonly type: string;
  readonly why: string;
  /** The condition, feat or creature behind it. */
  readonly by?: string;
  /** How many range increments it is the penalty of. */
  readonly times?: number;
  readonly rules: readonly RuleId[];
}

/** What an attack roll needs, from the numbers on sheets and the situation. */
export interface HitChance {
  /**
   * The sheet's bonus with the situation of both sides: cover of the target counts against the roll.
   */
  readonly bonus: number;
  /** The modifiers that are certainly not in the sheets' numbers already. */
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
