/**
 * Special attacks. Answers: is one permitted, what does it provoke, which checks oppose, what
 * follows; grapples, turning and objects besides.
 */
import type { Dice } from '../bodies/questions.ts';
import type { Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import type { Citations } from '../../names.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { ActionKind } from '../turns/questions.ts';
import type { SpecialAsk } from './asked.ts';
import type { Mode, MoveVerdict, Verdict } from '../../verdict.ts';
import type { SpecialWhy } from './codes.ts';
import type {
  Check,
  SpecialCitation,
  Outcome,
  SpecialOpportunities,
  Side,
  Special,
  Unprovoked,
} from './nouns.ts';
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
  readonly kind: ActionKind;
  /** How many of them a full attack holds, if it replaces an attack. */
  readonly times?: number;
  /** A melee touch attack comes first. */
  readonly touch?: true;
  readonly opportunities: readonly SpecialOpportunities[];
  readonly barred: readonly Unprovoked[];
  readonly attacker?: Side;
  readonly defender?: Side;
  readonly outcome?: Outcome;
  /** For a coup de grace: its rounds, damage dice and save. */
  readonly rounds?: number;
  readonly automatic?: true;
  readonly damage?: string;
  readonly precision?: readonly Dice[];
  readonly save?: { readonly kind: 'fortitude'; readonly dc: number };
  /** Armor class of the target, if not the creature's own. */
  readonly ac?: number;
  /** A hit is a critical one by itself. */
  readonly critical?: true;
  /** Added to the attack roll. */
  readonly onRoll?: number;
  /** The creature that an attack of opportunity strikes, where a die may redirect it. */
  readonly strikes?: { readonly of: string; readonly chance: number };
  /** The whole path of an overrun, its cost and its violations. */
  readonly path?: readonly Cell[];
  readonly cost?: number;
}

/**
 * A special attack beyond its row in the table of actions, with the points in which rulesets
 * differ.
 */
export interface SpecialRule {
  /** Citation keys of the rules that permit it, and of the rules on what it provokes. */
  readonly names: readonly SpecialCitation[];
  readonly checkNames: readonly SpecialCitation[];
  /**
   * One roll against a number instead of an opposed one: against the target's maneuver defense, or
   * against its wits.
   */
  readonly against?: 'manoeuvre' | 'wits';
  /** Of a maneuver: legs above two, and firmness on the ground, add to the defense. */
  readonly legs?: true;
  readonly steady?: true;
  /** Made with a weapon: its bonuses count. */
  readonly tool?: true;
  /** Hands that hold something hinder it. */
  readonly hands?: true;
  /** Added at the end of a charge. */
  readonly charging?: number;
  /** A bad failure turns against its maker. */
  readonly recoil?: true;
  /** Size difference from which the check fails automatically. */
  readonly failsAt?: number;
  /** Its means: a weapon, or bare hands unless a weapon is made for it; absent: neither. */
  readonly by?: 'weapon' | 'hands';
  readonly touch?: true;
  readonly opposed?: {
    readonly attacker: readonly Check[];
    readonly defender: readonly Check[];
    /** Bonus for each size category that a side is larger. */
    readonly size?: number;
    /** The defender's bonus for more than two legs or similar stability. */
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
   * Damage from the target's attack of opportunity makes it fail; `worn`: only against worn items.
   */
  readonly ruined?: true | 'worn';
  /**
   * In the air: no stability, maneuverability counts, Dexterity may be rolled, and a tripped flyer
   * stalls.
   */
  readonly flying?: {
    readonly names: readonly SpecialCitation[];
    readonly manoeuvrability?: true;
    readonly dexterity?: true;
    /** Only winged flyers may be tripped. */
    readonly wings?: true;
  };
  /** Squares of straight approach to its target, the target's own included. */
  readonly approach?: number;
  /** A mover that is let by has spent no action. */
  readonly avoidedFree?: true;
  /** Any worn item may be snatched, not only easily removed items. */
  readonly anyWorn?: true;
  /**
   * What is held is struck at an armour class of its own, with any weapon: all things, or what
   * shoots alone, and so much more for two hands on it.
   */
  readonly struckAt?: { readonly what: 'all' | 'shooters'; readonly twoHands: number };
  /** Any ranged weapon serves from a square beside the target. */
  readonly anyShooter?: true;
  /** When its benefit ends. */
  readonly until?: string;
  /** Rounds that it takes against a target with total concealment. */
  readonly hiddenRounds?: number;
}

/** A foe that a movement by Acrobatics would avoid, and the check against it. */
export interface PassedFoe {
  readonly by: string;
  /** Index in the path: the check is due on leaving path[step]. */
  readonly step: number;
  readonly dc: number;
  /** The mover's bonus; absent: unknown. */
  readonly bonus?: number;
}

export interface AcrobaticVerdict extends MoveVerdict {
  readonly acrobatics: {
    readonly possible: boolean;
    readonly why?: 'armour';
    readonly rolls: 'each' | 'one';
    /** In the order of the checks; a check that cannot fail is left out, and so is its opportunity. */
    readonly passed: readonly PassedFoe[];
  };
}

export type SpecialTable = Readonly<Record<Special, SpecialRule>>;

export interface SpecialRules extends ObjectRules, TurningRules {
  readonly cites: Citations<SpecialCitation>;
  readonly table: SpecialTable;
  readonly traits: SpecialTraitTable;
  readonly grapple: GrappleTable;
  /**
   * Judges a special attack: permission, opportunities, the two rolls, and the effects of the given
   * totals.
   */
  special(
    j: FullJudge,
    from: Creature,
    to: Creature,
    attack: Special,
    ask: SpecialAsk,
  ): SpecialVerdict;
  /** A movement past foes by a skill; absent: the text has no such check on the map. */
  acrobatics?(
    j: FullJudge,
    c: Creature,
    mode: Mode,
    path: readonly Cell[],
    hurried: boolean,
    leaves: readonly string[],
  ): AcrobaticVerdict;
  /** Judges an action within a grapple in the same way, or an action against grappled creatures. */
  grappling(j: FullJudge, of: Creature, ask: GrappleAsk): GrappleVerdict;
}
