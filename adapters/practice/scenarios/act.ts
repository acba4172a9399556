/** The user's acts at the practice table that make it show a ruling of a lesson. Data only. */
import type { Cell } from '../../../src/board/grid.ts';

/**
 * An act of the user. Whether it was done is decided from what happened on the table, not from the
 * page's own controls.
 */
export type Act =
  /**
   * Drags or steps the creature `of`. `mode`: the movement mode to choose first. `way`: one path
   * that shows the ruling; any other path with the same result does too, unless the path must end
   * in the same cell (`exact`). `around`: the path leaves several squares of one enemy.
   */
  | {
      readonly kind: 'drag';
      readonly of: string;
      readonly path: readonly Cell[];
      readonly mode?: string;
      readonly exact?: true;
      readonly around?: true;
    }
  /** Drags the creature `of` and asks for the safest path. */
  | { readonly kind: 'safest'; readonly of: string; readonly ends: Cell }
  /** Puts creatures in these cells; a creature that is being dragged counts at its present cell. */
  | { readonly kind: 'stand'; readonly places: Readonly<Record<string, Cell>> }
  /**
   * Points at the creature `at`, or targets it, while `from` is selected. Absent `from`: the
   * selected creature.
   */
  | { readonly kind: 'point'; readonly at: string; readonly from?: string }
  | { readonly kind: 'select'; readonly of: string }
  /**
   * Opens the actions panel of the creature `of`. `away`: creatures that no longer stand where the
   * lesson put them.
   */
  | { readonly kind: 'actions'; readonly of: string; readonly away: readonly string[] }
  /** Opens the attack panel for an attack of `from` on `to`; `with`: the action to choose. */
  | { readonly kind: 'attack'; readonly from: string; readonly to: string; readonly with?: string }
  /**
   * Opens the steps of a special attack, or another topic of the actions panel. `rolled`: continue
   * up to its outcome. `chosen`: choices to make, by their keys.
   */
  | {
      readonly kind: 'steps';
      readonly of: string;
      readonly topic: string;
      readonly to?: string;
      readonly rolled: boolean;
      readonly chosen?: Readonly<Record<string, string>>;
    }
  /**
   * Plays a turn: these actions of the creature `of`, in order; looking at the last one is enough.
   */
  | { readonly kind: 'turn'; readonly of: string; readonly actions: readonly string[] }
  /** No act: nothing on the screen shows the ruling, and the user only reads it. */
  | { readonly kind: 'read' };
