/** The effect of one condition, as data. */
import type { ABILITIES } from '../../../board/vocabulary.ts';
import type { Tag } from '../../tags.ts';

/**
 * A number for both kinds of attack, or one for each; `near`: of ranged ones from an adjacent
 * square.
 */
export type ByMode =
  number | { readonly melee: number; readonly ranged: number; readonly near?: number };

/** What an attacker finds. */
export interface Exposed {
  /** Added to its armour class, against each kind of attack. */
  readonly ac?: ByMode;
  /** Loses its Dexterity bonus to armour class, and dodge bonuses with it. */
  readonly losesDexterity?: true;
}

/**
 * Modifiers of one condition, and how it begins and ends. `base/conditions.ts` has what it forbids.
 */
export interface StateEffect extends Exposed {
  /** Added to its own attack rolls. */
  readonly attack?: ByMode;
  /** A dodge bonus to its armour class. */
  readonly dodge?: number;
  /** Only against attackers outside the grapple; for a pin, against all except the pinner. */
  readonly outside?: Exposed;
  /** Its Dexterity (Strength) counts as 0, or changes by this. */
  readonly dexterity?: 'zero' | number;
  readonly strength?: 'zero' | number;
  /** Its Dexterity counts as 0 only against this kind of attack. */
  readonly zeroAgainst?: readonly ('melee' | 'ranged')[];
  /** Sets its armor class to this plus size; armor and Dexterity do not count. */
  readonly armourClass?: number;
  /** Added to its damage rolls, its saves, its skill and ability checks, its initiative. */
  readonly damage?: number;
  readonly saves?: number;
  readonly checks?: number;
  readonly initiative?: number;
  /** Added to some skills, or to most skills of an ability; skills that fail without a roll. */
  readonly skills?: Readonly<Record<string, number>>;
  readonly skillsOf?: Partial<Record<(typeof ABILITIES)[number], number>>;
  readonly failsSkills?: readonly string[];
  /** Per cent of attacks on it that miss, however visible it is. */
  readonly missChance?: number;
  /** The only ranged weapons that it may use are those with one of these tags. */
  readonly rangedOnly?: readonly Tag[];
  /**
   * Forbids ranged weapons with this tag; the rules text does not name them. The tags of the weapon
   * are asked for if unknown.
   */
  readonly rangedNot?: Tag;
  /** Casting needs a Concentration check of this DC plus the spell's level. */
  readonly castingDc?: number;
  /** Per cent of spells with a verbal component that fail. */
  readonly verbalFailure?: number;
  /** A die decides its behavior each turn (`confusion.ts`). */
  readonly random?: true;
  /** Drops all that it holds. */
  readonly drops?: true;
  /** Uses no shield. */
  readonly noShield?: true;
  /** Hit points lost after a standard or strenuous action. */
  readonly strain?: number;
  /** A point for the game master of an attack on it: a note with this code. */
  readonly note?: string;
  /** May be given a coup de grace. */
  readonly atMercy?: true;
  /** Cannot touch or be touched on this plane, except by effects that reach there. */
  readonly apart?: true;
  /** Incorporeal: `ghosts.ts` judges attacks against it, its own attacks and its movement. */
  readonly bodiless?: true;
  /** What happens to a flyer that cannot hover, and to a swimmer. */
  readonly aloft?:
    | { readonly does: 'falls'; readonly spares: 'wingless' }
    | { readonly does: 'sinks'; readonly metres: number; readonly spares: 'hovering' };
  readonly drowns?: true;
  /** Heat deals it lethal damage. */
  readonly heatKills?: true;
  /** It is no creature any more, only remains. */
  readonly remains?: true;
  /**
   * Counts once for each time that it was suffered (negative levels); other conditions count once.
   */
  readonly each?: true;
  /** Added to hit points and to Hit Dice. */
  readonly hitPoints?: number;
  readonly hitDice?: number;
  /** Only the living suffer it. */
  readonly livingOnly?: true;
  /** Its kind of effect, for creatures immune to that kind (`wards.ts`). */
  readonly kind?: StateKind;
  /** No effect on a creature with a speed for this mode. */
  readonly unlessSpeed?: 'climb' | 'fly';
  /** How a creature comes out of it (`recovery.ts`). */
  readonly recovery?: 'each-turn' | 'each-hour' | 'each-day' | 'saves' | 'hunger';
  /** Conditions that it implies; `grounded` ones only for creatures not in the air. */
  readonly implies?: readonly string[];
  readonly grounded?: readonly string[];
  /** Conditions that cease to count beside it. */
  readonly replaces?: readonly string[];
  /** The worse condition that replaces it when the named condition is applied again. */
  readonly worsens?: Readonly<Record<string, string>>;
  /** Rounds that it lasts, or hours of rest that end it, and the condition left then. */
  readonly lasts?: { readonly rounds: number };
  readonly rest?: { readonly hours: number; readonly leaves?: string };
}

/** Kinds of effect that some creatures are immune to. */
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
