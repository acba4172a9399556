/** The numbers and rules of attacks that differ between rulesets. */
import type { Tag } from '../../../tags.ts';
import type { Size } from '../../../../board/vocabulary.ts';
import type { ByMode } from '../states/stateRules.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { RuleId } from '../../../verdict.ts';

export interface AttackFigures {
  /** Attack bonus for standing at least one cell above the target. */
  readonly higherGround: ByMode;
  readonly unseen: number;
  /** Does an invisible attacker get its attack bonus even if the target cannot see at all? */
  readonly unseenToBlind: boolean;
  /**
   * The condition that a target counts as having if its attacker stands in darkness into which it
   * cannot see.
   */
  readonly darkCountsAs?: string;
  readonly range: number;
  /**
   * When a range increment is penalized. `begun`: as soon as the distance enters it, except for the
   * first one. `full`: only if the distance covers it fully.
   */
  readonly rangeSteps: 'begun' | 'full';
  /** Maximum range in increments, for projectile weapons and for thrown weapons. */
  readonly increments: { readonly ranged: number; readonly thrown: number };
  /** Range increment of an improvised thrown weapon, in cells. */
  readonly improvisedIncrement: number;
  readonly intoMelee: number;
  /**
   * When two enemies count as fighting each other: if `each` threatens the other, if `either`
   * threatens the other, or if they are `adjacent`.
   */
  readonly engaged: 'each' | 'either' | 'adjacent';
  /**
   * Minimum distance in cells from every ally at which part of a large target may be shot at
   * without the melee penalty.
   */
  readonly farFromAlly: number;
  /** Penalty of a long firearm against an adjacent target. */
  readonly longarm: number;
  /** Attack bonus of a full-round ranged attack from a distance at a helpless target. */
  readonly wholeRound: number;
  /**
   * Penalty to attack and damage of a broken weapon, which also threatens a critical hit only on
   * 20; absent: no penalty.
   */
  readonly broken?: number;
  /** May a coup de grace also be delivered with a thrown weapon? */
  readonly graceThrown: boolean;
  /**
   * Does a big target reduce the penalty for shooting into melee? The penalty is halved if the
   * target is two size categories larger than the ally, and 0 if it is three or more.
   */
  readonly bigTargetEases: boolean;
  readonly nonProficient: number;
  /**
   * Attack penalty for each size category by which the weapon's size differs from its wielder's.
   */
  readonly wrongSize: number;
  readonly twoWeapons: {
    readonly primary: number;
    readonly offHand: number;
    readonly lightEases: number;
  };
  readonly secondary: number;
  /** Melee bonus against a foe downhill on a slope, or in a trench; absent: none. */
  readonly uphill?: number;
  /** Attack penalty with a bow made for more Strength than its wielder has; absent: none. */
  readonly weakForBow?: { readonly value: number; readonly rules: readonly RuleId[] };
  /** Kinds of natural weapon that are secondary unless they are its only kind. */
  readonly secondaryKinds: readonly Tag[];
  readonly otherDamage: number;
  readonly charge: { readonly attack: number; readonly ac: number };
  /** May a ranged weapon that deals lethal damage deal nonlethal damage instead? */
  readonly nonlethalShots: boolean;
  readonly defensively: { readonly attack: number; readonly ac: number };
  readonly aid: number;
  readonly inGrapple: number;
  readonly escaping: number;
  /**
   * Weight of each grappler when a shot into the grapple hits a random one. `cells` is the width of
   * its space.
   */
  grappleWeight(j: FullJudge, cells: number): number;
  /** Does an incorporeal touch ignore the bonus for cover? */
  readonly touchPassesCover?: true;
  /** Miss chance in percent for partial and for total concealment. */
  readonly missChance: { readonly partial: number; readonly total: number };
  /** Must an attacker choose a cell instead of a target that has total concealment? */
  needsSquare(j: FullJudge): boolean;
  totalCoverBars(j: FullJudge): boolean;
  /** Maximum distance for precision damage, in cells. */
  readonly precisionRange: number;
  /** Does an attack that misses by the cover bonus alone strike the cover? */
  readonly coverStruck: boolean;
  /** Does a Strength penalty reduce the damage of a bow? */
  readonly bowTakesPenalty: boolean;
  /** Damage dice of an unarmed strike by the attacker's size, if the rules text prints them. */
  readonly fist: Partial<Readonly<Record<Size, string>>>;
  /** Size modifier to attack rolls and armor class. */
  readonly size: Readonly<Record<Size, number>>;
  /**
   * The rule for each size's row in the table of sizes, if the ruleset numbers the rows separately.
   */
  readonly sizeRow: Partial<Readonly<Record<Size, readonly RuleId[]>>>;
}

export const ATTACK_FIGURES: AttackFigures = {
  higherGround: { melee: 1, ranged: 0 },
  unseen: 2,
  unseenToBlind: false,
  range: -2,
  rangeSteps: 'begun',
  increments: { ranged: 10, thrown: 5 },
  improvisedIncrement: 2,
  intoMelee: -4,
  engaged: 'either',
  farFromAlly: 2,
  longarm: 0,
  wholeRound: 0,
  graceThrown: false,
  bigTargetEases: true,
  nonProficient: -4,
  wrongSize: -2,
  twoWeapons: { primary: -6, offHand: -10, lightEases: 2 },
  secondary: -5,
  secondaryKinds: [],
  otherDamage: -4,
  charge: { attack: 2, ac: -2 },
  nonlethalShots: false,
  defensively: { attack: -4, ac: 2 },
  aid: 2,
  inGrapple: -4,
  escaping: -4,
  grappleWeight: () => 1,
  missChance: { partial: 20, total: 50 },
  needsSquare: (j) => j.options.text !== 'italian-letter',
  totalCoverBars: (j) => j.options.text !== 'italian-letter',
  precisionRange: 6,
  coverStruck: false,
  bowTakesPenalty: true,
  fist: {},
  size: {
    fine: 8,
    diminutive: 4,
    tiny: 2,
    small: 1,
    medium: 0,
    large: -1,
    huge: -2,
    gargantuan: -4,
    colossal: -8,
  },
  sizeRow: {},
};

/** The rule for a size's row in the table of sizes; none if the sheet does not state the size. */
export const sizeRow = (j: FullJudge, size: Size | undefined): readonly RuleId[] =>
  size === undefined ? [] : (j.rules.attacks.figures.sizeRow[size] ?? []);
