/**
 * Origins of a scene's facts about creatures. Kept beside the scene document, which contains facts
 * only.
 */
import type { SceneCreature } from '../board/facts/creature.ts';

/** Facts about a creature that users may see and correct: the fields of its document. */
export type Fact = Exclude<keyof SceneCreature, 'id'>;

/**
 * `sheet`: the character sheet; `token`: the token itself; `status`: a marker on the token;
 * `turns`: the turn order; `seen`: visible on the table, for a creature whose sheet the user may
 * not open; `guess`: derived by the adapter from other data.
 */
export const ORIGINS = ['sheet', 'token', 'status', 'turns', 'seen', 'guess'] as const;

export interface Origin {
  readonly from: (typeof ORIGINS)[number];
  /** The host's name of the field, as users know it ("npcreach"). */
  readonly field?: string;
}

/**
 * Origins of one creature's facts. A fact without an origin was not read: the ruleset's default
 * applies.
 */
export interface Provenance {
  /**
   * The user may not open the creature's sheet: its contents are unknown, and neither the
   * character's id nor its name is given.
   */
  readonly closed?: true;
  /** The host's id of the token's character; several tokens may share it. */
  readonly character?: string;
  /**
   * Name of the creature's kind: the character's name, or the token's without its number ("Ogre"
   * for "Ogre 2").
   */
  readonly kind?: string;
  /**
   * CSS color that marks the creature's side on the table (a token's tint or aura), in lower case.
   */
  readonly colour?: string;
  /** Markers on the token, by the host's own names ("status_red", "prone"). */
  readonly markers?: readonly string[];
  /** Markers that the adapter recognized as conditions. */
  readonly understood?: readonly string[];
  /**
   * Conditions and senses on the sheet that the adapter does not recognize, in the sheet's own
   * words; not in the scene.
   */
  readonly strange?: readonly string[];
  readonly from: Readonly<Partial<Record<Fact, Origin>>>;
}
