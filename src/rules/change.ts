/**
 * Changes from an outcome, as data: proposed by the judge, accepted by a person, recorded in the
 * log. Plain data that survives JSON.
 */
import type { Cell } from '../board/grid.ts';

/** Things that people write down themselves: nothing in the fight's state follows from them. */
export const NOTES = ['damage', 'nonlethal', 'healing', 'object', 'bonus', 'lost'] as const;
export type NoteKind = (typeof NOTES)[number];

interface Kinds {
  /** A condition begins or ends. */
  condition: { readonly condition: string; readonly on: boolean };
  /** It and `with` are in one grapple, or no longer. */
  hold: { readonly with: string; readonly on: boolean };
  /** It pins `with`, or no longer. */
  pin: { readonly with: string; readonly on: boolean };
  /** Moves it from one top-left cell to another. */
  place: { readonly from: Cell; readonly at: Cell };
  /** A weapon of its own comes to hand, or leaves it. */
  weapon: { readonly weapon: string; readonly ready: boolean };
  /** A number for people to write down: hit points, a bonus. */
  note: { readonly note: NoteKind; readonly value: number };
}

export type ChangeKind = keyof Kinds;
export type ChangeOf<K extends ChangeKind> = { readonly what: K; readonly of: string } & Kinds[K];
/** `of`: the id of the creature that changes. */
export type Change = { [K in ChangeKind]: ChangeOf<K> }[ChangeKind];

/** The outcome of an attempt. `told`: nothing was rolled for it. */
export const RESULTS = ['success', 'failure', 'ruined', 'avoided', 'told'] as const;
export type Result = (typeof RESULTS)[number];

/** Where the number of a die comes from. */
export const HEARD = ['typed', 'button', 'chat'] as const;
export type Heard = (typeof HEARD)[number];

/** A roll that counted for an outcome. `what`: the check, as the screen names it. */
export interface CountedRoll {
  readonly of: string;
  readonly what: string;
  /** The d20 without bonuses, if the players entered it. */
  readonly die?: number;
  readonly total: number;
  readonly from: Heard;
}
