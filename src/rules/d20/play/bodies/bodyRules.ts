/** Types of the answers about bodies: ability scores, Hit Dice, damage and healing. */
import type { Creature, HitPoints } from '../../../../board/creature.ts';
import type { Ability } from '../../../../board/vocabulary.ts';
import type { Citations } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Subject } from '../../../uncoveredSubjects.ts';
import type { RuleId, Verdict } from '../../../verdict.ts';

/** Keys of this topic's citations (`d20/<id>/citations.ts`). */
export type BodyCitation =
  | 'modifier'
  | 'check'
  | 'str'
  | 'strNone'
  | 'dex'
  | 'dexNone'
  | 'con'
  | 'conNone'
  | 'int'
  | 'intNone'
  | 'wis'
  | 'cha'
  | 'abilityDamage'
  | 'abilityZero'
  | 'drain'
  | 'drainGains'
  | 'minimumDamage'
  | 'damageTypes'
  | 'critical'
  | 'criticalImmune'
  | 'massive'
  | 'temporary'
  | 'nonlethalHealing'
  | 'nonlethalSpills'
  | 'nonlethal'
  | 'save'
  | 'sizeBonus'
  | 'sizeModifier';

/** One ability of a creature, and what its modifier is added to. */
export interface AbilityVerdict extends Verdict {
  readonly ability: Ability;
  /** The ability score; null: the creature has none. */
  readonly score: number | null;
  readonly modifier: number;
  /** Rolls, numbers and skills that use the ability, by id. */
  readonly uses: readonly string[];
}

/** A creature's numbers from abilities and size alone, without armor or other bonuses. */
export interface FrameVerdict extends Verdict {
  readonly melee: number;
  readonly ranged: number;
  readonly initiative: number;
  /** Grapple check modifier. */
  readonly grapple: number;
  /**
   * `armourClass`: 10 plus size and Dexterity modifiers. `flatFooted`: the same without a Dexterity
   * bonus.
   */
  readonly armourClass: number;
  readonly flatFooted: number;
  /** Saving throws that fail without a roll. */
  readonly failsSaves: readonly string[];
  /** Can the creature move from its cell without help? */
  readonly moves: boolean;
  /** Can the creature lift or move objects? */
  readonly lifts: boolean;
  /** Does it count as an object instead of a creature? */
  readonly object: boolean;
  readonly mindless: boolean;
}

export interface AbilityCheckVerdict extends Verdict {
  readonly total: number;
  readonly modifier: number;
  readonly ability: Ability;
  readonly success?: boolean;
}

/** How an ability score was lowered. */
export type Loss = 'damage' | 'drain';

/** A loss of points of an ability, by a critical hit or not. */
export interface AbilityLoss {
  readonly points: number;
  readonly loss: Loss;
  readonly critical: boolean;
}

export interface LossVerdict extends Verdict {
  readonly score: number | null;
  readonly lost: number;
  /** Does the lost score come back with rest? */
  readonly heals: boolean;
  readonly conditions: readonly string[];
  /** Temporary hit points that the draining creature gains, and the hours they last. */
  readonly drainer?: { readonly temporary: number; readonly hours: number };
}

/** Number and kind of dice: `2d8` is two eight-sided dice. */
export interface DamageDice {
  readonly count: number;
  readonly sides: number;
}

/** Damage as a weapon states it: a critical hit multiplies dice and bonus, but no extra dice. */
export interface DamageRoll {
  readonly dice: readonly DamageDice[];
  readonly bonus: number;
  readonly times: number;
  readonly extra: readonly DamageDice[];
}

export interface DamageVerdict extends Verdict {
  /** Damage dice: `dice` are multiplied by a critical hit, `extra` are not. */
  readonly dice: readonly DamageDice[];
  readonly extra: readonly DamageDice[];
  readonly flat: number;
  /** The damage formula as text, such as `2d8+8+2d6`. */
  readonly text: string;
  readonly critical: boolean;
}

export interface WoundVerdict extends Verdict {
  /** The damage counts as nonlethal, because of the creature's kind. */
  readonly nonlethal?: true;
  readonly dealt: number;
  readonly hp: HitPoints;
  /** The save that massive damage forces, or null. */
  readonly massive: {
    readonly save: 'fortitude';
    readonly dc: number;
    /** Hit points after a failed save; absent: the creature dies. */
    readonly failsTo?: number;
  } | null;
  /** The save that nonlethal damage forces, if it takes no hit points; null: it does nothing. */
  readonly knockout?: {
    readonly save: 'fortitude';
    readonly dc: number;
    readonly passed: KnockedOut;
    readonly failed: KnockedOut;
  } | null;
  /** Subjects that the rules text does not cover, so that they have no answer. */
  readonly notInThisText?: readonly Subject[];
  /** Traits of the target that reduced the damage. */
  readonly reducedBy: readonly string[];
}

/** Damage of one hit, after its dice are rolled. */
export interface DamageBlow {
  /** Sum of the dice. */
  readonly rolled: number;
  readonly bonus: number;
  readonly type?: string | undefined;
  readonly nonlethal: boolean;
  /** Was the damage caused by one attack roll? */
  readonly attackRoll: boolean;
  /** Did it come from an area or a splash? */
  readonly area?: boolean | undefined;
}

/** How a kind of creature takes damage otherwise than others. */
export interface Bearing {
  readonly trait: string;
  /** Part of the damage that counts; 1.5: half as much again. */
  readonly part: number;
  readonly nonlethal?: true;
  readonly rules: readonly RuleId[];
  readonly unknown: readonly string[];
}

/** Massive damage threshold: the Constitution score, and what the trait `trait` adds to it. */
export interface Threshold {
  readonly trait: string;
  readonly adds: number;
  /** Hit points after a failed save. A hit that leaves no hit points forces none. */
  readonly failsTo: number;
  /**
   * Nonlethal damage takes no hit points. If it reaches the threshold, the creature saves or is
   * unconscious.
   */
  readonly nonlethal: { readonly passed: KnockedOut; readonly failed: KnockedOut };
}

export interface KnockedOut {
  readonly condition: string;
  /** Duration in rounds, as dice or a number. */
  readonly rounds: string;
}

export interface BodyRules {
  readonly cites: Citations<BodyCitation>;
  /**
   * Massive damage: one hit of at least `from` points, or of more than the creature's threshold,
   * forces a save at any hit points. `half`: it must also be half of the maximum. `unlessDead`: a
   * hit that kills outright forces none. Absent: the rules text has none.
   */
  readonly massive?:
    | {
        readonly from: number;
        readonly dc: number;
        readonly half?: true;
        readonly unlessDead?: true;
      }
    | { readonly dc: number; readonly threshold: Threshold }
    | undefined;
  /**
   * How creatures with a trait take damage; undefined: as others. Absent: the ruleset judges no such
   * trait.
   */
  readonly bearings?:
    | Readonly<Record<string, (c: Creature, blow: DamageBlow) => Bearing | undefined>>
    | undefined;
  /** Is nonlethal damage beyond the maximum hit points lethal? */
  readonly nonlethalSpills?: true;
  ability(j: FullJudge, c: Creature, ability: Ability): AbilityVerdict;
  frame(j: FullJudge, c: Creature): FrameVerdict;
  /** Size modifier to contests of strength: grapples, breaking objects. */
  sizeModifier(c: Creature): number;
  /** A check of an ability, skill or saving throw, with the die that was rolled. */
  check(j: FullJudge, c: Creature, of: string, roll: number, dc?: number): AbilityCheckVerdict;
  /** Hit points gained from one Hit Die. */
  hitDie(j: FullJudge, c: Creature, roll: number): Verdict & { readonly hp: number };
  lose(j: FullJudge, c: Creature, ability: Ability, loss: AbilityLoss): LossVerdict;
  damage(j: FullJudge, target: Creature | undefined, roll: DamageRoll): DamageVerdict;
  wound(j: FullJudge, c: Creature, blow: DamageBlow): WoundVerdict;
  /**
   * Restores hit points. `points` heal that much lethal damage and as much nonlethal damage;
   * `hours` of rest heal only nonlethal damage.
   */
  heal(
    j: FullJudge,
    c: Creature,
    by: { readonly points: number } | { readonly hours: number },
  ): Verdict & { readonly hp: HitPoints };
}
