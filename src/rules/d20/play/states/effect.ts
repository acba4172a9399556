/** The effect of one condition, as data. */
import type { StateKind } from '../../map/kinds.ts';
import type { ABILITIES } from '../../../../board/vocabulary.ts';
import type { Tag } from '../../../tags.ts';

/**
 * One number for melee and ranged attacks, or one for each; `near`: for ranged attacks from an
 * adjacent cell.
 */
export type ByMode =
  | number
  | { readonly melee: number; readonly ranged: number; readonly near?: number };

/**
 * Change of an ability score: points, `zero` if the score counts as 0, or the greatest score that
 * counts.
 */
export type ScoreChange = 'zero' | number | { readonly most: number };

/** A score under some changes: first the points, then the lowest limit. */
export const changedScore = (score: number, changes: readonly ScoreChange[]): number =>
  Math.max(0, Math.min(score + pointsOf(changes), limitOf(changes)));
/** The sum of the points. */
export const pointsOf = (changes: readonly ScoreChange[]): number =>
  changes.reduce<number>((sum, change) => sum + (typeof change === 'number' ? change : 0), 0);
/** The greatest score that counts; `Infinity`: no change sets a limit. */
export const limitOf = (changes: readonly ScoreChange[]): number =>
  Math.min(
    Infinity,
    ...changes.map((change) =>
      change === 'zero' ? 0 : typeof change === 'number' ? Infinity : change.most,
    ),
  );

/** Effects of a condition on a creature's defense. */
export interface Exposed {
  /** Modifier to armor class, against each kind of attack. */
  readonly ac?: ByMode;
  /** The creature loses its Dexterity bonus to armor class, and dodge bonuses with it. */
  readonly losesDexterity?: true;
}

/**
 * Modifiers of one condition, and how it begins and ends. What it forbids is in the column `limits`
 * of the same row (`d20/conditionRows.ts`).
 */
export interface StateEffect extends Exposed {
  /** Modifier to the creature's own attack rolls. */
  readonly attack?: ByMode;
  /** Dodge bonus to armor class. */
  readonly dodge?: number;
  /**
   * Effects that apply only against attackers outside the grapple; for a pinned creature, against
   * everyone except the pinner.
   */
  readonly outside?: Exposed;
  /** Change of the Dexterity (or Strength) score. */
  readonly dexterity?: ScoreChange;
  readonly strength?: ScoreChange;
  /** Kinds of attack against which Dexterity counts as 0. */
  readonly zeroAgainst?: readonly ('melee' | 'ranged')[];
  /**
   * The condition sets armor class to this number plus the size modifier. Armor and Dexterity do
   * not count.
   */
  readonly armourClass?: number;
  /**
   * Modifier to damage rolls; the next fields: to saving throws, to skill and ability checks, and
   * to initiative.
   */
  readonly damage?: number;
  readonly saves?: number;
  /** Modifier to Reflex saves alone. */
  readonly reflex?: number;
  readonly checks?: number;
  readonly initiative?: number;
  /**
   * Modifiers to single skills; `skillsOf`: to most skills of an ability; `failsSkills`: skills
   * that fail without a roll.
   */
  readonly skills?: Readonly<Record<string, number>>;
  readonly skillsOf?: Partial<Record<(typeof ABILITIES)[number], number>>;
  readonly failsSkills?: readonly string[];
  /** Miss chance in percent of the creature's own attacks. */
  readonly misses?: number;
  /** Attacks as if it were invisible, to creatures without a sense for the invisible. */
  readonly strikesUnseen?: true;
  /** One more attack at the full bonus in a full attack. */
  readonly extraAttack?: true;
  /** Miss chance in percent for attacks on the creature, even if it is clearly visible. */
  readonly missChance?: number;
  /** Tags of the only ranged weapons that the creature may use. */
  readonly rangedOnly?: readonly Tag[];
  /**
   * Ranged weapons with this tag are forbidden, although the rules text does not list them. If a
   * weapon's tags are unknown, they are asked for.
   */
  readonly rangedNot?: Tag;
  /** Casting a spell needs a Concentration check with this DC plus the spell's level. */
  readonly castingDc?: number;
  /** Chance in percent that a spell with a verbal component fails. */
  readonly verbalFailure?: number;
  /** Does a die roll decide each turn what the creature does (`confusion.ts`)? */
  readonly random?: true;
  /** Does the creature drop everything it holds? */
  readonly drops?: true;
  /** Does the creature lose the use of its shield? */
  readonly noShield?: true;
  /**
   * Hit points that the creature loses if it takes a standard action or another strenuous action.
   */
  readonly strain?: number;
  /** Code of a note to the game master that is shown for attacks on the creature. */
  readonly note?: string;
  /** Do false images of the creature stand beside it, among which an attacker picks at random? */
  readonly images?: true;
  /** Can the creature be the target of a coup de grace? */
  readonly atMercy?: true;
  /**
   * Is the creature on another plane? Then it is affected only by effects that reach that plane.
   */
  readonly apart?: true;
  /**
   * Is the creature incorporeal? `ghosts.ts` then judges attacks against it, its own attacks and
   * its movement.
   */
  readonly bodiless?: true;
  /**
   * Effect on a flying creature; `spares`: the flyers that are not affected. `drowns`: does a
   * swimmer drown?
   */
  readonly aloft?:
    | { readonly does: 'falls'; readonly spares: 'wingless' }
    | { readonly does: 'sinks'; readonly metres: number; readonly spares: 'hovering' };
  readonly drowns?: true;
  /** Is damage from heat lethal to the creature? */
  readonly heatKills?: true;
  /** Are only remains left, which no longer count as a creature? */
  readonly remains?: true;
  /**
   * Do the modifiers add up if the creature has the condition several times, such as negative
   * levels? Other conditions count once.
   */
  readonly each?: true;
  /** The greatest number of times that count. */
  readonly most?: number;
  /** Modifiers to hit points and to Hit Dice. */
  readonly hitPoints?: number;
  readonly hitDice?: number;
  /** Does the condition affect only living creatures? */
  readonly livingOnly?: true;
  /** Kind of the effect. Some creatures are immune to a kind (`wards.ts`). */
  readonly kind?: StateKind;
  /** A creature with a speed for this kind of movement is not affected. */
  readonly unlessSpeed?: 'climb' | 'fly';
  /** How the condition ends (`recovery.ts`). */
  readonly recovery?: 'each-turn' | 'each-hour' | 'each-day' | 'saves' | 'hunger' | 'bleeds';
  /**
   * Conditions that this one implies; `grounded`: implied only if the creature is not in the air.
   */
  readonly implies?: readonly string[];
  readonly grounded?: readonly string[];
  /** Conditions that do not count while this one is active. */
  readonly replaces?: readonly string[];
  /** If the named condition is applied again, this worse condition takes its place. */
  readonly worsens?: Readonly<Record<string, string>>;
  /**
   * Duration in rounds; `rest`: hours of rest that end the condition, and the condition that is
   * then left.
   */
  readonly lasts?: { readonly rounds: number };
  readonly rest?: { readonly hours: number; readonly leaves?: string };
}

export type StateTable = Readonly<Record<string, StateEffect>>;
