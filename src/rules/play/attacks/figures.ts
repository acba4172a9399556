/** The numbers and house rules of attacks in which rulesets differ. */
import type { Size } from '../../../board/creature.ts';
import type { ByMode } from '../states/questions.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { RuleId } from '../../verdict.ts';

export interface Figures {
  /** Added by standing at least one square above the target. */
  readonly higherGround: ByMode;
  readonly flanking: number;
  readonly unseen: number;
  /** Does an attacker that is not seen gain as much against a target that sees nothing at all? */
  readonly unseenToBlind: boolean;
  /**
   * The condition that a creature counts as under when it is acted upon out of a darkness that it
   * cannot see into.
   */
  readonly darkCountsAs?: string;
  readonly range: number;
  /** Is each increment paid for once it is begun (the first is free), or once it is full? */
  readonly rangeSteps: 'begun' | 'full';
  /** Range increments that projectiles and thrown weapons reach. */
  readonly increments: { readonly ranged: number; readonly thrown: number };
  /** Range increment of a thing thrown that was not made for it, in cells. */
  readonly improvisedIncrement: number;
  readonly intoMelee: number;
  /**
   * Are two enemies fighting when each threatens the other, when either does, or when they are
   * adjacent?
   */
  readonly engaged: 'each' | 'either' | 'adjacent';
  /** So many cells from every ally a part of a big target may be aimed at without a penalty. */
  readonly farFromAlly: number;
  /** Penalty of a long firearm against an adjacent target. */
  readonly longarm: number;
  /** Bonus of a full-round shot from afar at a helpless target. */
  readonly wholeRound: number;
  /** May a coup de grace be given with anything thrown too? */
  readonly graceThrown: boolean;
  /**
   * Is a target eased by its size: half the penalty two categories above the ally, none three
   * above?
   */
  readonly bigTargetEases: boolean;
  readonly nonProficient: number;
  /** For each category between a weapon's size and its wielder's. */
  readonly wrongSize: number;
  readonly twoWeapons: {
    readonly primary: number;
    readonly offHand: number;
    readonly lightEases: number;
  };
  readonly secondary: number;
  readonly otherDamage: number;
  readonly charge: { readonly attack: number; readonly ac: number };
  readonly defensively: { readonly attack: number; readonly ac: number };
  readonly aid: number;
  readonly inGrapple: number;
  readonly escaping: number;
  /** Weight of each creature of a grapple when a missile strikes one of them. */
  grappleWeight(j: FullJudge, cells: number): number;
  /** Per cent. */
  readonly missChance: { readonly partial: number; readonly total: number };
  /** Does total concealment (cover) forbid to choose (attack) the target? */
  needsSquare(j: FullJudge): boolean;
  totalCoverBars(j: FullJudge): boolean;
  /** In cells. */
  readonly precisionRange: number;
  /** Is what covers a target struck by a blow that its bonus alone turned? */
  readonly coverStruck: boolean;
  /** Does a penalty of Strength lessen the damage of a bow? */
  readonly bowTakesPenalty: boolean;
  /** Dice of a bare fist, by the striker's size, where the text prints them. */
  readonly fist: Partial<Readonly<Record<Size, string>>>;
  /** Added to attack rolls and to armour class. */
  readonly size: Readonly<Record<Size, number>>;
  /** The row of each size in the text's table of sizes, where it prints that figure. */
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
