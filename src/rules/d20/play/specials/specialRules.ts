/**
 * Questions about special attacks: is the attack permitted, what does it provoke, which checks are
 * rolled, and what are its effects? Also about grapples, turning undead and objects.
 */
import type { DamageDice } from '../bodies/bodyRules.ts';
import type { Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import type { Citations } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { ActionKind } from '../turns/turnRules.ts';
import type { SpecialAsk } from '../asks/specialAsk.ts';
import type { Mode, MoveVerdict, RuleId, Verdict } from '../../../verdict.ts';
import type { SpecialWhy } from './codes.ts';
import type {
  SpecialCheck,
  SpecialCitation,
  Outcome,
  SpecialOpportunities,
  Side,
  Special,
  Unprovoked,
} from './specialTypes.ts';
import type { SpellNeeds } from '../asks/turnAsk.ts';
import type {
  GrappleAsk,
  GrappleVerdict,
  GrappleTable,
  HeldCasting,
  HeldWeaponWhy,
} from './grappling.ts';
import type { ObjectRules } from './objects.ts';
import type { SpecialTraitTable } from './specialTraits.ts';
import type { TurningRules } from './turning.ts';

export * from './specialTypes.ts';
export type { ObjectAsk, SpecialAsk } from '../asks/specialAsk.ts';

export interface SpecialVerdict extends Verdict {
  readonly attack: Special;
  readonly legal: boolean;
  /** Codes of the reasons; empty if the attack may be made. */
  readonly why: readonly SpecialWhy[];
  readonly kind: ActionKind;
  /** How often the special attack may be made in a full attack, if it replaces an attack. */
  readonly times?: number;
  /** Must a melee touch attack hit first? */
  readonly touch?: true;
  /** Is the touch attack a ranged one, with a thrown weapon? */
  readonly thrown?: true;
  readonly opportunities: readonly SpecialOpportunities[];
  readonly barred: readonly Unprovoked[];
  readonly attacker?: Side;
  readonly defender?: Side;
  readonly outcome?: Outcome;
  /**
   * Only for a coup de grace: its duration in rounds; the next fields are its damage and the save.
   */
  readonly rounds?: number;
  readonly automatic?: true;
  readonly damage?: string;
  readonly precision?: readonly DamageDice[];
  readonly save?: { readonly kind: 'fortitude'; readonly dc: number };
  /** Armor class that the attack must hit, if it is not the target's own. */
  readonly ac?: number;
  /** Does a hit automatically count as a critical hit? */
  readonly critical?: true;
  /** Modifier to the attack roll. */
  readonly onRoll?: number;
  /**
   * The creature that an attack of opportunity hits; `chance`: the percentage that redirects it.
   */
  readonly strikes?: { readonly of: string; readonly chance: number };
  /** The path of a bull rush or overrun, and its cost. */
  readonly path?: readonly Cell[];
  readonly cost?: number;
}

/**
 * Facts about a special attack in addition to its row in the table of actions. They differ between
 * rulesets.
 */
export interface SpecialRule {
  /** Citation keys: the rules that permit the attack; `checkNames`: the rules about its check. */
  readonly names: readonly SpecialCitation[];
  readonly checkNames: readonly SpecialCitation[];
  /**
   * The attempt is one roll against a number instead of an opposed check. `manoeuvre`: the target's
   * maneuver defense; `wits`: a DC from the target's Wisdom or Sense Motive.
   */
  readonly against?: 'manoeuvre' | 'wits';
  /** For feats and defenses, the attempt counts as this special attack. */
  readonly like?: Special;
  /** Penalty for grappling with only the limb that made the attack. */
  readonly limb?: number;
  /** Is only a target trampled whose whole space the path covers? */
  readonly wholly?: true;
  /** Do more than two legs and stability (`steady`) increase the maneuver defense? */
  readonly legs?: true;
  readonly steady?: true;
  /** Is the attempt made with a weapon, so that the weapon's bonuses count? */
  readonly tool?: true;
  /** Does the attacker take a penalty if it holds something in its hands? */
  readonly hands?: true;
  /** Bonus at the end of a charge. */
  readonly charging?: number;
  /** Is an attempt turned against its attacker if it fails by a large margin? */
  readonly recoil?: true;
  /** Difference in size categories at which the check fails automatically. */
  readonly failsAt?: number;
  /**
   * What the attempt is made with. `hands`: bare hands, or a weapon made for it; absent: neither
   * weapon nor hands.
   */
  readonly by?: 'weapon' | 'hands';
  readonly touch?: true;
  readonly opposed?: {
    readonly attacker: readonly SpecialCheck[];
    readonly defender: readonly SpecialCheck[];
    /** Bonus for each size category by which a side is larger. */
    readonly size?: number;
    /** Does the defender get a bonus for more than two legs or similar stability? */
    readonly legs?: true;
    /**
     * How grips modify the check. `hold`: a two-handed weapon gets a bonus and a light weapon a
     * penalty. `size`: the larger weapon gets a bonus for each size category, and a defender with
     * two hands on its weapon gets a bonus.
     */
    readonly grips?: 'hold' | 'size';
    readonly charging?: number;
    /**
     * Which side wins a tie; absent: the side with the higher modifier, and if those are equal too,
     * the check is rerolled.
     */
    readonly tie?: 'defender';
  };
  /**
   * Does damage from the target's attack of opportunity make the attempt fail? `worn`: only if the
   * attempt is against a worn item.
   */
  readonly ruined?: true | 'worn';
  /**
   * Changes if one of the two flies: no stability bonus, a modifier for maneuverability, a choice
   * to roll Dexterity. A tripped flyer stalls.
   */
  readonly flying?: {
    readonly names: readonly SpecialCitation[];
    readonly manoeuvrability?: true;
    readonly dexterity?: true;
    /** Can only winged flyers be tripped? */
    readonly wings?: true;
  };
  /** Minimum length of a straight approach in cells, including the target's cell. */
  readonly approach?: number;
  /** Is entering the target's space part of the movement, so that each foe strikes only once? */
  readonly entersOnce?: true;
  /** Does the attacker keep its action if the target steps aside? */
  readonly avoidedFree?: true;
  /**
   * Does an attacker that cannot go back or is knocked down fall in the cell that it came from?
   * Absent: in the target's space.
   */
  readonly fallsBack?: boolean;
  /** May any worn item be snatched, even if it is not easy to remove? */
  readonly anyWorn?: true;
  /**
   * Held items that are attacked against their own armor class: `all`, or ranged weapons only
   * (`shooters`). `twoHands`: the bonus to that armor class if the item is held in two hands.
   */
  readonly struckAt?: { readonly what: 'all' | 'shooters'; readonly twoHands: number };
  /** May any ranged weapon be used from a cell next to the target? */
  readonly anyShooter?: true;
  /** When the benefit of the attempt ends. */
  readonly until?: string;
  /** Number of rounds that the attempt takes against a target with total concealment. */
  readonly hiddenRounds?: number;
}

/** A foe whose attack an Acrobatics movement tries to avoid, and the check against it. */
export interface PassedFoe {
  readonly by: string;
  /** Index in the path: the check is made when the mover leaves `path[step]`. */
  readonly step: number;
  readonly dc: number;
  /** The part of the DC that is added to its base, which is the foe's maneuver defense in some rulesets. */
  readonly above: number;
  /** The mover passes through the foe's space. */
  readonly through?: true;
  /** The mover's bonus to the check; absent: not known. */
  readonly bonus?: number;
  /** The part of the bonus that is for full speed, known or not; absent: none. */
  readonly hurry?: number;
  readonly rules: readonly RuleId[];
  /**
   * Missing facts about the foe's maneuver defense, because of which `dc` is a guess; absent: none.
   */
  readonly unknown?: readonly string[];
}

export interface AcrobaticVerdict extends MoveVerdict {
  readonly acrobatics: {
    readonly possible: boolean;
    readonly why?: 'armour' | 'untrained';
    readonly rolls: 'each' | 'one';
    /**
     * Foes in the order of the checks. A foe is omitted, with its attack of opportunity, if the
     * check against it cannot fail.
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
  /** Is the creature in a grapple? */
  isHeld(j: FullJudge, c: Creature): boolean;
  /** Why a weapon may not be used for an action within a grapple. */
  heldWeapon(
    j: FullJudge,
    c: Creature,
    ask: Pick<GrappleAsk, 'action' | 'with' | 'against'>,
  ): { readonly why: readonly HeldWeaponWhy[]; readonly unknown: readonly string[] };
  /** What a grapple asks of a spell. `spell` undefined: it is not known what the spell needs. */
  heldCasting(j: FullJudge, c: Creature, spell: SpellNeeds | undefined): HeldCasting;
  /**
   * Judges a special attack: is it permitted, which attacks of opportunity does it provoke, what do
   * both sides roll, and what are the effects of the given totals?
   */
  special(
    j: FullJudge,
    from: Creature,
    to: Creature,
    attack: Special,
    ask: SpecialAsk,
  ): SpecialVerdict;
  /** Judges a movement past foes with a skill check; absent: the ruleset has no such check. */
  acrobatics?(
    j: FullJudge,
    c: Creature,
    mode: Mode,
    path: readonly Cell[],
    how: { readonly hurried: boolean; readonly leaves: readonly string[] },
  ): AcrobaticVerdict;
  /**
   * Judges an action within a grapple, or an action against grappled creatures, in the same way.
   */
  grappling(j: FullJudge, of: Creature, ask: GrappleAsk): GrappleVerdict;
}
