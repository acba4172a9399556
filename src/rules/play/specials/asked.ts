/** The question of a special attack: its facts as they were declared and rolled. */
import type { Size } from '../../../board/vocabulary.ts';
import type { Cell } from '../../../board/grid.ts';
import type { Check, Grip } from './nouns.ts';

/** The object of a disarming or a sundering. */
export interface ObjectAsk {
  /** `held` in a hand, `worn` or carried; armour is worn too. */
  readonly kind: 'held' | 'worn' | 'armour';
  /** Id of its attack, if it is a weapon of its holder. */
  readonly attack?: string | undefined;
  /** Place on the body of a worn one. */
  readonly slot?: string | undefined;
  /** A clasp or similar fastening: easy to snatch. */
  readonly easy?: boolean | undefined;
  readonly size?: Size | undefined;
  /** Id of a creature that is carried. */
  readonly creature?: string | undefined;
  readonly hardness?: number | undefined;
  /** Its hit points before the damage. */
  readonly hp?: number | undefined;
  /** It is well secured and hard to snatch. */
  readonly secured?: boolean | undefined;
  /** Its holder's class bonus to armour class, where the text has one. */
  readonly classBonus?: number | undefined;
}

/** Facts of the moment: what was declared and rolled. */
export interface SpecialAsk {
  readonly with?: string | undefined;
  readonly totals?: { readonly attacker: number; readonly defender: number } | undefined;
  /** The dice without bonuses: the scene's bonuses are added here. */
  readonly dice?: { readonly attacker: number; readonly defender: number } | undefined;
  /** Total of a roll against a fixed number. */
  readonly roll?: number | undefined;
  /** Total of the touch attack, to compare with the touch armor class. */
  readonly touches?: boolean | undefined;
  /** The check that each side chose. */
  readonly checks?:
    { readonly attacker?: Check | undefined; readonly defender?: Check | undefined } | undefined;
  readonly grips?:
    { readonly attacker?: Grip | undefined; readonly defender?: Grip | undefined } | undefined;
  readonly object?: ObjectAsk | undefined;
  readonly ally?: string | undefined;
  readonly charging?: boolean | undefined;
  /** The condition that a dirty trick shall bring. */
  readonly condition?: string | undefined;
  /** How many aid the maker. */
  readonly aided?: number | undefined;
  /** The attacker's position, if it is not its current one (the end of a charge). */
  readonly at?: Cell | undefined;
  readonly path?: readonly Cell[] | undefined;
  /** Damage dealt. */
  readonly damage?: number | undefined;
  /** Bonus of each hit to the weapon's dice. */
  readonly bonus?: number | undefined;
  /** Damage that the target's attack of opportunity dealt; 0 when it missed. */
  readonly struck?: number | undefined;
  /** The defender lets the attacker by. */
  readonly avoids?: boolean | undefined;
  /** The defender of an overrun blocked, and trips in turn. */
  readonly tripped?: boolean | undefined;
  /** In a bull rush: the attacker does not move along. */
  readonly stays?: boolean | undefined;
  /** The counter-attempt of a defender that won. */
  readonly inReturn?: boolean | undefined;
  /** The hidden target was found in the round before. */
  readonly found?: boolean | undefined;
  /** An attack of opportunity during a push, and the die for its target. */
  readonly strike?:
    | { readonly by: string; readonly against: 'attacker' | 'defender'; readonly d100: number }
    | undefined;
  /** Made already this round. */
  readonly already?: boolean | undefined;
}
