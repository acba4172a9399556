/**
 * The changes that an outcome makes to the fight, as plain JSON data. The judge proposes them, the
 * user accepts them, and the log records them.
 */
import type { Cell } from '../board/grid.ts';
import type { CONDITION_ENDS } from '../board/vocabulary.ts';

/**
 * Kinds of notes: numbers that the players write down themselves. They have no effect on the
 * recorded state.
 */
export const NOTES = ['damage', 'nonlethal', 'healing', 'object', 'bonus', 'lost'] as const;
export type NoteKind = (typeof NOTES)[number];

/**
 * When a condition ends by itself: when the next turn of the creature `of` begins or ends, or with
 * its concentration.
 */
export interface ConditionEnd {
  readonly of: string;
  readonly at: (typeof CONDITION_ENDS)[number];
}

interface Kinds {
  /**
   * A condition of the creature begins or ends. `by`: the creature behind it; a condition that has
   * others behind it lasts when one of them ends it.
   */
  condition: {
    readonly condition: string;
    readonly on: boolean;
    readonly by?: string;
    readonly until?: ConditionEnd;
  };
  /** Death saves so far. */
  tally: { readonly successes: number; readonly failures: number };
  /** The creature and `with` begin or end a grapple. */
  hold: { readonly with: string; readonly on: boolean };
  /** The creature begins or ends pinning `with`. */
  pin: { readonly with: string; readonly on: boolean };
  /** The creature moves from one top-left cell to another. */
  place: { readonly from: Cell; readonly at: Cell };
  /** The creature takes one of its weapons in hand, or no longer holds it. */
  weapon: { readonly weapon: string; readonly ready: boolean };
  /**
   * For the rest of its turn the creature moves past `foe` without provoking attacks of
   * opportunity. `through`: it may also move through the foe's space. `half`: it moves at half
   * speed.
   */
  evade: { readonly foe: string; readonly through?: true; readonly half?: true };
  /** A number for the players to write down, such as damage or a bonus. */
  note: { readonly note: NoteKind; readonly value: number };
}

export type ChangeKind = keyof Kinds;
export type ChangeOf<K extends ChangeKind> = { readonly what: K; readonly of: string } & Kinds[K];
/** A change to one creature, whose id is `of`. */
export type Change = { [K in ChangeKind]: ChangeOf<K> }[ChangeKind];

/** Results of an attempt. `told`: the result was stated without a roll. */
export const RESULTS = ['success', 'failure', 'ruined', 'avoided', 'told'] as const;
export type Result = (typeof RESULTS)[number];

/** The source of a die's result. */
export const ROLL_SOURCES = ['typed', 'button', 'chat'] as const;
export type RollSource = (typeof ROLL_SOURCES)[number];

/** A roll that decided an outcome. `what`: the label of the check on the screen. */
export interface CountedRoll {
  readonly of: string;
  readonly what: string;
  /** The d20 without bonuses, if the players entered it. */
  readonly die?: number;
  readonly total: number;
  readonly from: RollSource;
}
