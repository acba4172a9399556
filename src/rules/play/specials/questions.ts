/**
 * Special attacks. Answers: is one permitted, what does it provoke, which checks oppose, what
 * follows; grapples, turning and objects besides.
 */
import type { Dice } from '../bodies/questions.ts';
import type { Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import type { Citations } from '../../names.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { Kind } from '../turns/questions.ts';
import type { SpecialAsk } from './asked.ts';
import type { Verdict } from '../../verdict.ts';
import type { SpecialWhy } from './codes.ts';
import type { Check, Name, Outcome, Provoked, Side, Special, Unprovoked } from './nouns.ts';
import type { GrappleAsk, GrappleVerdict, GrappleTable } from './grappling.ts';
import type { ObjectRules } from './objects.ts';
import type { SpecialTraitTable } from './traits.ts';
import type { TurningRules } from './turning.ts';

export * from './nouns.ts';
export type { ObjectAsk, SpecialAsk } from './asked.ts';

export interface SpecialVerdict extends Verdict {
  readonly attack: Special;
  readonly legal: boolean;
  /** Why not, in codes; empty when it may be made. */
  readonly why: readonly SpecialWhy[];
  readonly kind: Kind;
  /** How many times a full attack holds it, where it takes the place of an attack. */
  readonly times?: number;
  /** A melee touch attack comes first. */
  readonly touch?: true;
  readonly opportunities: readonly Provoked[];
  readonly barred: readonly Unprovoked[];
  readonly attacker?: Side;
  readonly defender?: Side;
  readonly outcome?: Outcome;
  /** Of a coup de grace: rounds that it takes, the dice of its damage, the save. */
  readonly rounds?: number;
  readonly automatic?: true;
  readonly damage?: string;
  readonly precision?: readonly Dice[];
  readonly save?: { readonly kind: 'fortitude'; readonly dc: number };
  /** Armour class of what is struck, where it is not the creature's own. */
  readonly ac?: number;
  /** A hit is a critical one by itself. */
  readonly critical?: true;
  /** Added to the attack roll. */
  readonly onRoll?: number;
  /** The creature that an attack of opportunity strikes, where a die may redirect it. */
  readonly strikes?: { readonly of: string; readonly chance: number };
  /** The whole way of an overrun, its cost and what the map says against it. */
  readonly path?: readonly Cell[];
  readonly cost?: number;
}

/**
 * What a special attack is beyond its line in the table of actions; what the texts differ in is
 * here.
 */
export interface SpecialRule {
  /** Citation keys for permission and for what it provokes. */
  readonly names: readonly Name[];
  readonly checkNames: readonly Name[];
  /** From so many categories on, the check fails by itself. */
  readonly failsAt?: number;
  /**
   * What it is made with: a weapon, or bare hands unless a weapon is made for it; absent: neither.
   */
  readonly by?: 'weapon' | 'hands';
  readonly touch?: true;
  readonly opposed?: {
    readonly attacker: readonly Check[];
    readonly defender: readonly Check[];
    /** For each category of size that a side is larger. */
    readonly size?: number;
    /** The defender's, for more legs than two or like stability. */
    readonly legs?: true;
    /**
     * `hold`: two-handed ones hold fast, light ones do not. `size`: so much for each category of
     * size between the weapons, and a defender's two hands.
     */
    readonly grips?: 'hold' | 'size';
    readonly charging?: number;
    /** The winner of a tie; absent: the higher modifier, then a new roll. */
    readonly tie?: 'defender';
  };
  /**
   * Damage dealt by the opportunity that it gives its target ruins it; `worn`: only of what is
   * worn.
   */
  readonly ruined?: true | 'worn';
  /**
   * In the air: no stability, the flyer's manoeuvrability counts, Dexterity may be rolled, who
   * would fall stalls.
   */
  readonly flying?: {
    readonly names: readonly Name[];
    readonly manoeuvrability?: true;
    readonly dexterity?: true;
    /** Only winged flyers may be tripped. */
    readonly wings?: true;
  };
  /** Squares that it must go straight up to its target, its target's own among them. */
  readonly approach?: number;
  /** A mover that is let by has spent no action. */
  readonly avoidedFree?: true;
  /** Any thing that is worn may be snatched, not those alone that one gesture takes away. */
  readonly anyWorn?: true;
  /**
   * What is held is struck at an armour class of its own, with any weapon: all things, or what
   * shoots alone, and so much more for two hands on it.
   */
  readonly struckAt?: { readonly what: 'all' | 'shooters'; readonly twoHands: number };
  /** Whatever shoots serves from beside the target. */
  readonly anyShooter?: true;
  /** Until when what it gives lasts. */
  readonly until?: string;
  /** Rounds that it takes against a target with total concealment. */
  readonly hiddenRounds?: number;
}

export type SpecialTable = Readonly<Record<Special, SpecialRule>>;

export interface SpecialRules extends ObjectRules, TurningRules {
  readonly cites: Citations<Name>;
  readonly table: SpecialTable;
  readonly traits: SpecialTraitTable;
  readonly grapple: GrappleTable;
  /**
   * May it, what does it provoke, what is rolled against what, and what follows from the totals
   * given.
   */
  special(
    j: FullJudge,
    from: Creature,
    to: Creature,
    attack: Special,
    ask: SpecialAsk,
  ): SpecialVerdict;
  /** The same for what is done within a grapple, and to those in one. */
  grappling(j: FullJudge, of: Creature, ask: GrappleAsk): GrappleVerdict;
}
