/**
 * Types of the questions about attacks: whether an attack is possible, its modifiers and their
 * reasons, the result of its dice, and the properties of a weapon for its wielder. The numbers on
 * the sheet come from the host.
 */
import type { Arms } from './arms.ts';
import type { Attack, Creature } from '../../../../board/creature.ts';
import type { Citations } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Mode, RuleId, Verdict } from '../../../verdict.ts';
import type { FurtherPlan, FurtherVerdict, WhereVerdict } from './attackChoices.ts';
import type { ArmourPart, Bonus, DefenceVerdict, StackVerdict, AttackAgainst } from './bonuses.ts';
import type { DamageBonus } from './feats.ts';
import type { AttackFigures } from './figures.ts';
import type { WeaponPlan } from '../asks/attackPlan.ts';
import type { AttackCitation } from './citations.ts';
import type { AmmunitionVerdict, AttackRoll, RollVerdict } from './rolls.ts';
import type { AttackTraits } from './attackTraits.ts';
import type { ProvokedFoe } from '../turns/turnTypes.ts';
import type {
  FullAttackPlan,
  FullAttackVerdict,
  SplashPlan,
  SplashVerdict,
  WeaponVerdict,
} from './weapons.ts';
import type {
  AttackPlan,
  AttackModifier,
  Deflection,
  Forced,
  HitChance,
  MissAnswer,
  Reason,
} from './attackTypes.ts';

export type { AttackPlan, AttackModifier, HitChance, Reason } from './attackTypes.ts';

export type { AttackCitation } from './citations.ts';

export interface AttackVerdict extends Verdict {
  readonly possible: boolean;
  /** Codes of the reasons, one for each entry of `barred`. */
  readonly why: readonly string[];
  readonly barred: readonly Reason[];
  readonly mode: 'melee' | 'ranged';
  /** Distance to the target in cells. */
  readonly distance: number;
  readonly modifiers: readonly AttackModifier[];
  /** Totals of the modifiers to the attack roll and to armor class, after stacking. */
  readonly total: { readonly attack: number; readonly ac: number };
  /** Modifiers that this attack puts on the attacker's own armor class until its next turn. */
  readonly own: readonly AttackModifier[];
  /** Ids of the foes that the weapon may strike next after a hit; absent: no feat allows that. */
  readonly cleaves?: readonly string[];
  /** Damage bonuses from feats on a hit. */
  readonly damage: readonly DamageBonus[];
  /** The target has armor or natural armor through which the weapon deals no damage. */
  readonly harmless?: true;
  /** Whether the target may turn the hit aside; absent: it has no feat for that. */
  readonly deflects?: Deflection;
  /** Opportunities that feats give the target if the attack misses; absent: none. */
  readonly ifMissed?: readonly MissAnswer[];
  /** The save that the attacker's feat forces upon a damaged target. */
  readonly forces?: Forced;
  /** The factor by which the damage of a hit at the end of a mounted charge is multiplied. */
  readonly multiplied?: { readonly times: number; readonly rules: readonly RuleId[] };
  /** Why the target loses its Dexterity and dodge bonuses to armor class; empty: it keeps them. */
  readonly deniesDexterity: readonly Reason[];
  /** Which parts of the target's armor class count. */
  readonly against: AttackAgainst;
  /** Miss chance in percent. */
  readonly missChance: number;
  /**
   * The miss chance in percent if a feat lets the attacker roll it twice; absent: it rolls once.
   */
  readonly missTwice?: number;
  /** Armor class of a false image beside the target; absent: none, or not known. */
  readonly imageArmour?: number;
  /** Creatures that the attack may hit at random, each with its chance in percent. */
  readonly struckAtRandom: readonly { readonly id: string; readonly chance: number }[];
  readonly opportunities: readonly ProvokedFoe[];
  readonly precision: {
    /** Does nothing forbid precision damage? */
    readonly allowed: boolean;
    readonly why: readonly string[];
    /** Reasons that make the target vulnerable to a sneak attack. */
    readonly openings: readonly string[];
    readonly sneak: boolean;
  };
  readonly coupDeGrace: { readonly allowed: boolean; readonly why: readonly string[] };
  /** Is the damage nonlethal, given the kind of damage that the attacker declared? */
  readonly nonlethal: boolean;
  readonly notes: readonly Reason[];
  /**
   * Absent if the attack is not possible, if the scene has no attack bonus, or if it is unknown
   * whether the bonus includes the effect of a condition.
   */
  readonly hit?: HitChance;
  /** Total attack bonus, if the plan gives the bonus of the sheet. */
  readonly bonus?: number;
  readonly ac?: number;
  /**
   * The armor class, size included, that a condition sets instead of the target's own. `ac` also
   * contains the modifiers of the situation.
   */
  readonly set?: { readonly value: number; readonly by: string; readonly rules: readonly RuleId[] };
}

export interface AttackRules {
  readonly cites: Citations<AttackCitation>;
  readonly figures: AttackFigures;
  readonly traits: AttackTraits;
  /** Descriptions of single weapons; absent: the ruleset has none. */
  readonly arms?: Arms | undefined;
  attack(
    j: FullJudge,
    from: Creature,
    to: Creature,
    attack: Attack,
    plan: AttackPlan,
  ): AttackVerdict;
  /** The outcome of an attack roll with its dice. */
  roll(j: FullJudge, roll: AttackRoll): RollVerdict;
  /** Armor class computed from its parts. */
  defence(
    j: FullJudge,
    parts: readonly ArmourPart[],
    against: AttackAgainst,
    of?: Creature,
    forgo?: readonly ('dexterity' | 'dodge')[],
  ): DefenceVerdict;
  /** The total of a list of bonuses and penalties. */
  stack(j: FullJudge, bonuses: readonly Bonus[], on?: string, of?: Creature): StackVerdict;
  /** The properties of a weapon in this wielder's hands. */
  weapon(j: FullJudge, c: Creature, attack: Attack, plan: WeaponPlan): WeaponVerdict;
  /** The rolls of an attack action and their bonuses. */
  fullAttack(j: FullJudge, c: Creature, plan: FullAttackPlan): FullAttackVerdict;
  splash(j: FullJudge, plan: SplashPlan): SplashVerdict;
  /** The places from which the creature can attack the target, and what each brings. */
  where(j: FullJudge, c: Creature, target: Creature, mode: Mode, attack?: Attack): WhereVerdict;
  /** The foes that feats allow the creature to attack next with the same weapon. */
  further(j: FullJudge, c: Creature, attack: Attack, plan: FurtherPlan): FurtherVerdict;
  /** Can a projectile be recovered after the shot? The die is a percentile roll. */
  ammunition(
    j: FullJudge,
    shot: { readonly hit: boolean; readonly die?: number },
  ): AmmunitionVerdict;
}
