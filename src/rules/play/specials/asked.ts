/** Input of the question about a special attack: facts that players declare or roll. */
import type { Size } from '../../../board/vocabulary.ts';
import type { Cell } from '../../../board/grid.ts';
import type { Check, Grip } from './nouns.ts';

/** The target object of a disarm or sunder attempt. */
export interface ObjectAsk {
  /**
   * Where the object is: `held` in a hand, `worn` or carried, or `armour` that the creature wears.
   */
  readonly kind: 'held' | 'worn' | 'armour';
  /** Id of the holder's attack, if the object is a weapon. */
  readonly attack?: string | undefined;
  /** Body slot of a worn object. */
  readonly slot?: string | undefined;
  /** Is the object easy to snatch, such as a clasp? */
  readonly easy?: boolean | undefined;
  readonly size?: Size | undefined;
  /** Id of the carried creature that is attacked instead of an object. */
  readonly creature?: string | undefined;
  readonly hardness?: number | undefined;
  /** Hit points of the object before the damage. */
  readonly hp?: number | undefined;
  /** Is the object well secured and therefore hard to snatch? */
  readonly secured?: boolean | undefined;
  /** The holder's class bonus to armor class, in rulesets with such bonuses. */
  readonly classBonus?: number | undefined;
}

/** Facts about one special attack that players declare or roll. */
export interface SpecialAsk {
  readonly with?: string | undefined;
  readonly totals?: { readonly attacker: number; readonly defender: number } | undefined;
  /** Die rolls of both sides without bonuses. The bonuses from the scene are added to them. */
  readonly dice?: { readonly attacker: number; readonly defender: number } | undefined;
  /** Total of a roll against a fixed number. */
  readonly roll?: number | undefined;
  /** Did the melee touch attack hit? */
  readonly touches?: boolean | undefined;
  /** The check that each side chose to roll. */
  readonly checks?:
    { readonly attacker?: Check | undefined; readonly defender?: Check | undefined } | undefined;
  readonly grips?:
    { readonly attacker?: Grip | undefined; readonly defender?: Grip | undefined } | undefined;
  readonly object?: ObjectAsk | undefined;
  readonly ally?: string | undefined;
  /** Id of the action that the creature aids. */
  readonly helps?: string | undefined;
  readonly charging?: boolean | undefined;
  /** Does the attacker grapple with only the limb that made the attack? */
  readonly limb?: boolean | undefined;
  /**
   * Number of cells by which the attack pulls or pushes its target, from the attack's description.
   */
  readonly squares?: number | undefined;
  /** The condition that a dirty trick should impose. */
  readonly condition?: string | undefined;
  /** Number of creatures that aid the attacker. */
  readonly aided?: number | undefined;
  /**
   * The cell from which the attacker acts, such as the end of a charge; absent: its current cell.
   */
  readonly at?: Cell | undefined;
  readonly path?: readonly Cell[] | undefined;
  /** Damage that the attempt dealt. */
  readonly damage?: number | undefined;
  /** Bonus to damage in addition to the weapon's damage dice. */
  readonly bonus?: number | undefined;
  /** Damage dealt by the target's attack of opportunity; 0 if it missed. */
  readonly struck?: number | undefined;
  /** Does the defender let the attacker pass in an overrun? */
  readonly avoids?: boolean | undefined;
  /** Did the defender block an overrun and then trip the attacker? */
  readonly tripped?: boolean | undefined;
  /** In a bull rush: does the attacker stay in its cell instead of following the target? */
  readonly stays?: boolean | undefined;
  /** Is this the counterattempt that a defender may make after it won the first check? */
  readonly inReturn?: boolean | undefined;
  /** Was the hidden target located in the previous round? */
  readonly found?: boolean | undefined;
  /**
   * An attack of opportunity during a bull rush, and the die roll that decides which creature it
   * hits.
   */
  readonly strike?:
    | { readonly by: string; readonly against: 'attacker' | 'defender'; readonly d100: number }
    | undefined;
  /** Has the attempt already been made this round? */
  readonly already?: boolean | undefined;
}
