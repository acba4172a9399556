/** The effect of one condition, as data. */
import type { ABILITIES } from '../../../board/vocabulary.ts';
import type { Tag } from '../../tags.ts';

/** A number for both melee and ranged attacks, or one for each; `near`: for ranged attacks from an adjacent cell. */
export type ByMode =
  number | { readonly melee: number; readonly ranged: number; readonly near?: number };

/** Effects on defense against an attacker. */
export interface Exposed {
  /** Modifier to armor class, against each kind of attack. */
  readonly ac?: ByMode;
  /** Loses its Dexterity bonus to armor class, and dodge bonuses with it. */
  readonly losesDexterity?: true;
}

/**
 * Modifiers of one condition, and how it begins and ends. `base/conditions.ts` has what it forbids.
 */
export interface StateEffect extends Exposed {
  /** Modifier to the creature's own attack rolls. */
  readonly attack?: ByMode;
  /** Dodge bonus to armor class. */
  readonly dodge?: number;
  /** Effects only against attackers outside the grapple; for a pin, against all except the pinner. */
  readonly outside?: Exposed;
  /** Dexterity (or Strength) counts as 0, or changes by this amount. */
  readonly dexterity?: 'zero' | number;
  readonly strength?: 'zero' | number;
  /** Kinds of attack against which alone Dexterity counts as 0. */
  readonly zeroAgainst?: readonly ('melee' | 'ranged')[];
  /** Sets armor class to this number plus the size modifier; armor and Dexterity do not count. */
  readonly armourClass?: number;
  /** Modifiers to damage rolls, saving throws, skill and ability checks, and initiative. */
  readonly damage?: number;
  readonly saves?: number;
  readonly checks?: number;
  readonly initiative?: number;
  /** Modifiers to certain skills or to most skills of an ability; and skills that fail without a roll. */
  readonly skills?: Readonly<Record<string, number>>;
  readonly skillsOf?: Partial<Record<(typeof ABILITIES)[number], number>>;
  readonly failsSkills?: readonly string[];
  /** Chance in percent that an attack on the creature misses, however visible it is. */
  readonly missChance?: number;
  /** Tags of ranged weapons that may still be used; all others are forbidden. */
  readonly rangedOnly?: readonly Tag[];
  /**
   * Forbids ranged weapons with this tag; the rules text does not name them. The tags of the weapon
   * are asked for if unknown.
   */
  readonly rangedNot?: Tag;
  /** Casting needs a Concentration check of this DC plus the spell's level. */
  readonly castingDc?: number;
  /** Failure chance in percent of spells with a verbal component. */
  readonly verbalFailure?: number;
  /** Does a die decide the creature's behavior each turn (`confusion.ts`)? */
  readonly random?: true;
  /** Does the creature drop everything it holds? */
  readonly drops?: true;
  /** Can the creature use no shield? */
  readonly noShield?: true;
  /** Hit points lost by taking a standard or other strenuous action. */
  readonly strain?: number;
  /** Code of a note to the game master for attacks on the creature. */
  readonly note?: string;
  /** May the creature be given a coup de grace? */
  readonly atMercy?: true;
  /** Is the creature on another plane, where only effects that reach that plane affect it? */
  readonly apart?: true;
  /** Incorporeal: `ghosts.ts` judges attacks against it, its own attacks and its movement. */
  readonly bodiless?: true;
  /** Effect on a flyer that cannot hover, and on a swimmer. */
  readonly aloft?:
    | { readonly does: 'falls'; readonly spares: 'wingless' }
    | { readonly does: 'sinks'; readonly metres: number; readonly spares: 'hovering' };
  readonly drowns?: true;
  /** Does heat deal the creature lethal damage? */
  readonly heatKills?: true;
  /** Has the creature become mere remains that no longer count as a creature? */
  readonly remains?: true;
  /** Do the modifiers add up for each time it was suffered, as with negative levels? Other conditions count once. */
  readonly each?: true;
  /** Modifiers to hit points and to Hit Dice. */
  readonly hitPoints?: number;
  readonly hitDice?: number;
  /** Does it affect living creatures only? */
  readonly livingOnly?: true;
  /** Kind of effect, for creatures immune to that kind (`wards.ts`). */
  readonly kind?: StateKind;
  /** Movement mode whose speed makes a creature unaffected. */
  readonly unlessSpeed?: 'climb' | 'fly';
  /** How the condition ends (`recovery.ts`). */
  readonly recovery?: 'each-turn' | 'each-hour' | 'each-day' | 'saves' | 'hunger' | 'bleeds';
  /** Conditions that it implies; `grounded` ones only for creatures not in the air. */
  readonly implies?: readonly string[];
  readonly grounded?: readonly string[];
  /** Conditions that do not count while this one is active. */
  readonly replaces?: readonly string[];
  /** The worse condition that replaces it when the named condition is applied again. */
  readonly worsens?: Readonly<Record<string, string>>;
  /** Duration in rounds, or hours of rest that end it, and the condition that then remains. */
  readonly lasts?: { readonly rounds: number };
  readonly rest?: { readonly hours: number; readonly leaves?: string };
}

/** Kinds of effect to which creatures may be immune. */
export const KINDS = [
  'fear',
  'mind',
  'sleep',
  'paralysis',
  'stunning',
  'fatigue',
  'negative-energy',
] as const;
export type StateKind = (typeof KINDS)[number];

export type StateTable = Readonly<Record<string, StateEffect>>;
