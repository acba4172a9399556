/**
 * Answers about special attacks: is one permitted, what does it provoke, which checks oppose, what
 * follows; also grapples, turning undead and objects.
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
  /** Reason codes; empty if the attack may be made. */
  readonly why: readonly SpecialWhy[];
  readonly kind: ActionKind;
  /** If it replaces an attack: how many times it may be made in a full attack. */
  readonly times?: number;
  /** Is a melee touch attack needed first? */
  readonly touch?: true;
  readonly opportunities: readonly SpecialOpportunities[];
  readonly barred: readonly Unprovoked[];
  readonly attacker?: Side;
  readonly defender?: Side;
  readonly outcome?: Outcome;
  /** For a coup de grace: its duration in rounds; then damage dice and save. */
  readonly rounds?: number;
  readonly automatic?: true;
  readonly damage?: string;
  readonly precision?: readonly Dice[];
  readonly save?: { readonly kind: 'fortitude'; readonly dc: number };
  /** Armor class to hit, if it is not the creature's own. */
  readonly ac?: number;
  /** Does a hit automatically count as a critical hit? */
  readonly critical?: true;
  /** Modifier to the attack roll. */
  readonly onRoll?: number;
  /** The creature that an attack of opportunity hits, if a die may redirect it. */
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
   * The attempt is one roll against a number instead of an opposed check: the target's maneuver defense,
   * or a DC by its wits.
   */
  readonly against?: 'manoeuvre' | 'wits';
  /** The attempt counts as this one for feats and defenses. */
  readonly like?: Special;
  /** Penalty for holding with the grabbing limb alone. */
  readonly limb?: number;
  /** Do legs above two and stability increase the maneuver defense? */
  readonly legs?: true;
  readonly steady?: true;
  /** Is the attempt made with a weapon, whose bonuses count? */
  readonly tool?: true;
  /** Are there penalties for holding something in the hands? */
  readonly hands?: true;
  /** Bonus at the end of a charge. */
  readonly charging?: number;
  /** Is an attempt that fails badly turned against its attacker? */
  readonly recoil?: true;
  /** Size difference at which the check fails automatically. */
  readonly failsAt?: number;
  /**
   * The means of the attempt: a weapon, or bare hands unless a weapon is made for it; absent:
   * neither.
   */
  readonly by?: 'weapon' | 'hands';
  readonly touch?: true;
  readonly opposed?: {
    readonly attacker: readonly Check[];
    readonly defender: readonly Check[];
    /** Bonus for each size category by which a side is larger. */
    readonly size?: number;
    /** The defender's bonus for more than two legs or similar stability. */
    readonly legs?: true;
    /**
     * How grips modify the check. `hold`: a two-handed weapon gets a bonus, a light one a penalty. `size`:
     * a bonus for each size category between the weapons, and for a defender's two hands.
     */
    readonly grips?: 'hold' | 'size';
    readonly charging?: number;
    /** Winner of a tie; absent: the side with the higher modifier, then a reroll. */
    readonly tie?: 'defender';
  };
  /** Does damage from the target's attack of opportunity make the attempt fail? `worn`: only against worn items. */
  readonly ruined?: true | 'worn';
  /**
   * Changes for flyers: no stability bonus, maneuverability counts, Dexterity may be rolled, and a
   * tripped flyer stalls.
   */
  readonly flying?: {
    readonly names: readonly SpecialCitation[];
    readonly manoeuvrability?: true;
    readonly dexterity?: true;
    /** May only winged flyers be tripped? */
    readonly wings?: true;
  };
  /** Cells of straight approach that the attempt requires, the target's cell included. */
  readonly approach?: number;
  /** Does an attacker whose target steps aside keep its action? */
  readonly avoidedFree?: true;
  /** May any worn item be snatched, not only easily removed ones? */
  readonly anyWorn?: true;
  /**
   * Held items that are attacked against their own armor class: all, or ranged weapons only; and the
   * bonus for being held in two hands.
   */
  readonly struckAt?: { readonly what: 'all' | 'shooters'; readonly twoHands: number };
  /** May any ranged weapon be used from a cell beside the target? */
  readonly anyShooter?: true;
  /** When the benefit of the attempt ends. */
  readonly until?: string;
  /** Rounds needed against a target with total concealment. */
  readonly hiddenRounds?: number;
}

/** A foe whose attack an Acrobatics movement tries to avoid, and the check against it. */
export interface PassedFoe {
  readonly by: string;
  /** Index in the path: the check is due on leaving path[step]. */
  readonly step: number;
  readonly dc: number;
  /** The part of the DC above the foe's maneuver defense. */
  readonly above: number;
  /** The mover's check bonus; absent: unknown. */
  readonly bonus?: number;
  /** Missing facts of the foe's maneuver defense, without which `dc` is a guess; absent: none. */
  readonly unknown?: readonly string[];
}

export interface AcrobaticVerdict extends MoveVerdict {
  readonly acrobatics: {
    readonly possible: boolean;
    readonly why?: 'armour';
    readonly rolls: 'each' | 'one';
    /**
     * Foes in the order of the checks; those whose check cannot fail are omitted, and so are their attacks
     * of opportunity.
     */
    readonly passed: readonly PassedFoe[];
  };
}

export type SpecialTable = Readonly<Record<Special, SpecialRule>>;

export interface SpecialRules extends ObjectRules, TurningRules {
  readonly cites: Citations<SpecialCitation>;
  readonly table: SpecialTable;
  readonly traits: SpecialTraitTable;
  readonly grapple: GrappleTable;
  /** Judges a special attack: permission, attacks of opportunity, both rolls, and the effects of given totals. */
  special(
    j: FullJudge,
    from: Creature,
    to: Creature,
    attack: Special,
    ask: SpecialAsk,
  ): SpecialVerdict;
  /** Movement past foes with a skill check; absent: the ruleset has no such check. */
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
