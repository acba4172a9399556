/**
 * The situation of an attack: every modifier with its type and reason; the sheet's own numbers stay
 * the host's.
 */
import type { Attack, Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import type { Citations } from '../../names.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { RuleId, Verdict } from '../../verdict.ts';
import type { ArmourPart, Bonus, DefenceVerdict, StackVerdict, Against } from './bonuses.ts';
import type { DamageBonus, Declarations } from './feats.ts';
import type { Figures } from './figures.ts';
import type { Name } from './names.ts';
import type { AmmunitionVerdict, AttackRoll, RollVerdict } from './rolls.ts';
import type { AttackTraits } from './traits.ts';
import type {
  FullAttackPlan,
  FullAttackVerdict,
  SplashPlan,
  SplashVerdict,
  WeaponPlan,
  WeaponVerdict,
} from './weapons.ts';

export type { Name } from './names.ts';

/** What the attacker declares, and what only the table knows, for this one attack. */
export interface AttackPlan {
  /**
   * Absent: an attack, alone or one of several. A full round may be taken for a single blow. A
   * volley is any other action of several rolls (a spell's rays).
   */
  readonly action?:
    'attack' | 'charge' | 'opportunity' | 'full-attack' | 'full-round' | 'volley' | 'coup-de-grace';
  /** Which attack roll of the action this is, from 1. */
  readonly nth?: number;
  /** The square that it strikes at, where it names one: a blind attack. */
  readonly at?: Cell;
  /** The weapon is used otherwise than it was made for. */
  readonly improvised?: boolean;
  /** The damage wanted, where it is not the weapon's own. */
  readonly damage?: 'lethal' | 'nonlethal';
  readonly defensively?: boolean;
  /** Feats that are declared of it, and by how much: `{ "power-attack": 3 }`. */
  readonly declare?: Declarations;
  /** The other hand (or end) attacks too in this action. */
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
  /** The attacker, or the target, works its way through a narrow space with Escape Artist. */
  readonly escaping?: boolean;
  /** The attacker has no way left to flee; absent: not known. */
  readonly cornered?: boolean;
  readonly targetEscaping?: boolean;
  /**
   * A light-sensitive creature's eyes and the like are conditions; other words of the game master
   * stand here.
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

export interface Modifier {
  readonly on: 'attack' | 'ac';
  readonly value: number;
  /** Type of bonus; `untyped` adds to everything. */
  readonly type: string;
  readonly why: string;
  /** The condition, feat or creature behind it. */
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

/** Why an attack is not possible, or why something does not count. */
export interface Reason {
  readonly why: string;
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

export interface AttackVerdict extends Verdict {
  readonly possible: boolean;
  /** Codes of `barred`. */
  readonly why: readonly string[];
  readonly barred: readonly Reason[];
  readonly mode: 'melee' | 'ranged';
  /** In cells. */
  readonly distance: number;
  readonly modifiers: readonly Modifier[];
  /** Sums of the modifiers, with what does not stack left out. */
  readonly total: { readonly attack: number; readonly ac: number };
  /** What the attack does to the attacker's own armour class until its next turn. */
  readonly own: readonly Modifier[];
  /** What feats add to the damage of a hit. */
  readonly damage: readonly DamageBonus[];
  /** Why the target loses its Dexterity and dodge bonuses to armour class; empty: it keeps them. */
  readonly deniesDexterity: readonly Reason[];
  /** Which parts of the target's armour class count. */
  readonly against: Against;
  /** Per cent. */
  readonly missChance: number;
  /** How many per cent each creature is the one struck, where a die says it. */
  readonly struckAtRandom: readonly { readonly id: string; readonly chance: number }[];
  readonly opportunities: readonly {
    readonly by: string;
    readonly rules: readonly RuleId[];
    readonly unknown: readonly string[];
  }[];
  readonly precision: {
    /** Nothing bars extra damage for a precise blow. */
    readonly allowed: boolean;
    readonly why: readonly string[];
    /** What opens the target to a sneak attack. */
    readonly openings: readonly string[];
    readonly sneak: boolean;
  };
  readonly coupDeGrace: { readonly allowed: boolean; readonly why: readonly string[] };
  /** Whether its damage is nonlethal as declared. */
  readonly nonlethal: boolean;
  readonly notes: readonly Reason[];
  /** With the sheet's numbers, where the plan gave them. */
  readonly bonus?: number;
  readonly ac?: number;
  /**
   * The armour class that a condition leaves the target, its size with it, in place of its own;
   * `ac` is this with the situation.
   */
  readonly set?: { readonly value: number; readonly by: string; readonly rules: readonly RuleId[] };
}

export interface AttackRules {
  readonly cites: Citations<Name>;
  readonly figures: Figures;
  readonly traits: AttackTraits;
  attack(
    j: PlayJudge,
    from: Creature,
    to: Creature,
    attack: Attack,
    plan: AttackPlan,
  ): AttackVerdict;
  /** An attack roll whose dice have fallen. */
  roll(j: PlayJudge, roll: AttackRoll): RollVerdict;
  /** Armour class from its parts. */
  defence(
    j: PlayJudge,
    parts: readonly ArmourPart[],
    against: Against,
    of?: Creature,
    forgo?: readonly ('dexterity' | 'dodge')[],
  ): DefenceVerdict;
  /** What a heap of bonuses and penalties comes to. */
  stack(j: PlayJudge, bonuses: readonly Bonus[], on?: string, of?: Creature): StackVerdict;
  /** What a weapon is in this wielder's hands. */
  weapon(j: PlayJudge, c: Creature, attack: Attack, plan: WeaponPlan): WeaponVerdict;
  /** The rolls of an attack action and their bonuses. */
  fullAttack(j: PlayJudge, c: Creature, plan: FullAttackPlan): FullAttackVerdict;
  splash(j: PlayJudge, plan: SplashPlan): SplashVerdict;
  /** A missile that was shot; the die is percentile. */
  ammunition(
    j: PlayJudge,
    shot: { readonly hit: boolean; readonly die?: number },
  ): AmmunitionVerdict;
}
