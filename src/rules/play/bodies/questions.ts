/** Bodies. Answers: what do ability scores, hit dice, damage and healing on a sheet mean. */
import type { Creature, HitPoints } from '../../../board/creature.ts';
import type { Ability } from '../../../board/vocabulary.ts';
import type { Citations } from '../../names.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { Subject } from '../../silence.ts';
import type { Verdict } from '../../verdict.ts';

/** Keys of this topic's citations (`variants/<id>/citations.ts`). */
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
  | 'nonlethalHealing'
  | 'save'
  | 'sizeBonus'
  | 'sizeModifier';

/** One ability of a creature, and what its modifier is added to. */
export interface AbilityVerdict extends Verdict {
  readonly ability: Ability;
  /** Null: it has no such score. */
  readonly score: number | null;
  readonly modifier: number;
  /** Rolls, numbers and skills that use the ability, by id. */
  readonly uses: readonly string[];
}

/** Numbers of a creature from its abilities and size, without armor or other bonuses. */
export interface FrameVerdict extends Verdict {
  readonly melee: number;
  readonly ranged: number;
  readonly initiative: number;
  /** Modifier of a grapple check. */
  readonly grapple: number;
  /** 10, size and Dexterity; then what is left of it when Dexterity does not count. */
  readonly armourClass: number;
  readonly flatFooted: number;
  /** Saves that fail without a roll. */
  readonly failsSaves: readonly string[];
  /** It can move from its cell without help. */
  readonly moves: boolean;
  /** It can move objects. */
  readonly lifts: boolean;
  /** It is a thing, not a creature. */
  readonly object: boolean;
  readonly mindless: boolean;
}

export interface CheckVerdict extends Verdict {
  readonly total: number;
  readonly modifier: number;
  readonly ability: Ability;
  readonly success?: boolean;
}

/** How an ability score was lowered. */
export type Loss = 'damage' | 'drain';

export interface LossVerdict extends Verdict {
  readonly score: number | null;
  readonly lost: number;
  /** Does it come back with rest? */
  readonly heals: boolean;
  readonly conditions: readonly string[];
  /** Temporary hit points of the drainer, and the hours they last. */
  readonly drainer?: { readonly temporary: number; readonly hours: number };
}

/** Dice as they are rolled: `2d8` is two of eight. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
}

export interface DamageVerdict extends Verdict {
  /** Dice that a critical hit multiplies, then dice that it does not multiply. */
  readonly dice: readonly Dice[];
  readonly extra: readonly Dice[];
  readonly flat: number;
  /** As `2d8+8+2d6`. */
  readonly text: string;
  readonly critical: boolean;
}

export interface WoundVerdict extends Verdict {
  readonly dealt: number;
  readonly hp: HitPoints;
  /** The save that massive damage forces, or null. */
  readonly massive: { readonly save: 'fortitude'; readonly dc: number } | null;
  /** Subjects on which the text says nothing, so that the answer does not either. */
  readonly notInThisText?: readonly Subject[];
  /** Traits of the target that reduced the damage. */
  readonly reducedBy: readonly string[];
}

/** The damage of one hit, after its dice were rolled. */
export interface Blow {
  /** Sum of the dice. */
  readonly rolled: number;
  readonly bonus: number;
  readonly type?: string | undefined;
  readonly nonlethal: boolean;
  /** It came from one attack roll. */
  readonly attackRoll: boolean;
}

export interface BodyRules {
  readonly cites: Citations<BodyCitation>;
  /**
   * Massive damage: one hit of at least `from` points forces a save at any hit points. Absent: the
   * rules text has none.
   */
  readonly massive?: { readonly from: number; readonly dc: number; readonly half?: true };
  ability(j: FullJudge, c: Creature, ability: Ability): AbilityVerdict;
  frame(j: FullJudge, c: Creature): FrameVerdict;
  /** Size modifier to contests of strength: grapples, breaking objects. */
  sizeModifier(c: Creature): number;
  /** A check of an ability, or of a skill by its ability, with the die that was rolled. */
  check(j: FullJudge, c: Creature, of: string, roll: number, dc?: number): CheckVerdict;
  /** Hit points of one Hit Die. */
  hitDie(j: FullJudge, c: Creature, roll: number): Verdict & { readonly hp: number };
  lose(
    j: FullJudge,
    c: Creature,
    ability: Ability,
    points: number,
    loss: Loss,
    critical: boolean,
  ): LossVerdict;
  damage(
    j: FullJudge,
    target: Creature | undefined,
    dice: readonly Dice[],
    flat: number,
    times: number,
    extra: readonly Dice[],
  ): DamageVerdict;
  wound(j: FullJudge, c: Creature, blow: Blow): WoundVerdict;
  /** Lethal points healed by magic, or hours of rest. */
  heal(
    j: FullJudge,
    c: Creature,
    by: { readonly points: number } | { readonly hours: number },
  ): Verdict & { readonly hp: HitPoints };
}
