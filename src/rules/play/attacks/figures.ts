/** The numbers and house rules of attacks in which rulesets differ. */
import type { Tag } from '../../tags.ts';
import type { Size } from '../../../board/vocabulary.ts';
import type { ByMode } from '../states/questions.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { RuleId } from '../../verdict.ts';

export interface Figures {
  /** Attack bonus for standing at least one cell above the target. */
  readonly higherGround: ByMode;
  readonly flanking: number;
  readonly unseen: number;
  /** Does an invisible attacker get its attack bonus even against a target that cannot see at all? */
  readonly unseenToBlind: boolean;
  /** The condition that a creature counts as having when attacked out of darkness that it cannot see into. */
  readonly darkCountsAs?: string;
  readonly range: number;
  /**
   * Is a range increment penalized as soon as the distance enters it (the first is free), or once it is
   * fully covered?
   */
  readonly rangeSteps: 'begun' | 'full';
  /** Maximum range in increments, for projectile and for thrown weapons. */
  readonly increments: { readonly ranged: number; readonly thrown: number };
  /** Range increment of an improvised thrown weapon, in cells. */
  readonly improvisedIncrement: number;
  readonly intoMelee: number;
  /**
   * Are two enemies fighting when each threatens the other, when either does, or when they are
   * adjacent?
   */
  readonly engaged: 'each' | 'either' | 'adjacent';
  /**
   * Minimum distance in cells from every ally at which part of a large target may be shot at without the
   * melee penalty.
   */
  readonly farFromAlly: number;
  /** Penalty of a long firearm against an adjacent target. */
  readonly longarm: number;
  /** Attack bonus of a full-round ranged attack from a distance at a helpless target. */
  readonly wholeRound: number;
  /** Penalty on attack and damage of a broken weapon, which threatens only on 20; absent: none. */
  readonly broken?: number;
  /** May a coup de grace also be delivered with a thrown weapon? */
  readonly graceThrown: boolean;
  /**
   * Does the target's size reduce the penalty for shooting into melee: half at two categories above the
   * ally, none at three?
   */
  readonly bigTargetEases: boolean;
  readonly nonProficient: number;
  /** Attack penalty for each size category between the weapon and its wielder. */
  readonly wrongSize: number;
  readonly twoWeapons: {
    readonly primary: number;
    readonly offHand: number;
    readonly lightEases: number;
  };
  readonly secondary: number;
  /** Kinds of natural weapon that are secondary unless they are its only kind. */
  readonly secondaryKinds: readonly Tag[];
  readonly otherDamage: number;
  readonly charge: { readonly attack: number; readonly ac: number };
  readonly defensively: { readonly attack: number; readonly ac: number };
  readonly aid: number;
  readonly inGrapple: number;
  readonly escaping: number;
  /** Weight of each grappler in the random choice of who is hit by a shot into the grapple. */
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
  /** The row of each size in the rules text's table of sizes, if it prints that figure. */
  readonly sizeRow: Partial<Readonly<Record<Size, readonly RuleId[]>>>;
}

export const FIGURES: Figures = {
  higherGround: { melee: 1, ranged: 0 },
  flanking: 2,
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

/** The row of a size in the table of sizes; none for a size that the sheet does not state. */
export const sizeRow = (j: FullJudge, size: Size | undefined): readonly RuleId[] =>
  size === undefined ? [] : (j.rules.attacks.figures.sizeRow[size] ?? []);
