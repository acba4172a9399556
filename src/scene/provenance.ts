/**
 * Where what a scene says of a creature comes from. The scene document carries facts alone; this
 * stands beside it.
 */
import type { SceneDocument } from './schema.ts';

type Creature = NonNullable<SceneDocument['creatures']>[number];

/** What may be known, and corrected, of a creature: the fields of its document. */
export type Fact = Exclude<keyof Creature, 'id'>;

/**
 * `sheet`: the character sheet; `token`: the token itself; `status`: a marker on the token;
 * `turns`: the turn order; `seen`: what the table shows of a creature whose sheet is closed to the
 * user; `guess`: worked out by the adapter from something that does not say it.
 */
export const ORIGINS = ['sheet', 'token', 'status', 'turns', 'seen', 'guess'] as const;

export interface Origin {
  readonly from: (typeof ORIGINS)[number];
  /** The host's own name of the place, as its users may find it ("npcreach"). */
  readonly field?: string;
}

/**
 * What stands behind one creature. A fact without an origin was not read: what is judged then is
 * the ruleset's default.
 */
export interface Provenance {
  /**
   * The user may not open its sheet: of that nothing is known, and here stands neither its
   * character nor the name of it.
   */
  readonly closed?: true;
  /** The host's id of the character that the token stands for; many tokens may share it. */
  readonly character?: string;
  /**
   * The name that its kind goes by: the character's, or the token's without its number ("Ogre" of
   * "Ogre 2").
   */
  readonly kind?: string;
  /** CSS colour that the table tells sides by (a token's tint or aura), lower case. */
  readonly colour?: string;
  /** The markers on the token, by the host's own names ("status_red", "prone"). */
  readonly markers?: readonly string[];
  /** Of those, the ones that the adapter itself knew for a condition. */
  readonly understood?: readonly string[];
  /**
   * Conditions and senses that the sheet holds and nobody here understands, as it writes them: not
   * in the scene.
   */
  readonly strange?: readonly string[];
  readonly from: Readonly<Partial<Record<Fact, Origin>>>;
}
