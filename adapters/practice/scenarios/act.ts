/** The user's acts at the practice table that show a ruling of a lesson. Data only. */
import type { Cell } from '../../../src/board/grid.ts';

/**
 * An act of the user. It counts as done when the table shows its result, whatever controls of the
 * page were used.
 */
export type Act =
  /**
   * Drags or steps the creature `of`. `mode`: the movement mode to choose first. `path`: one path
   * that shows the ruling. Any other path with the same result shows it too; but with `exact`, the
   * path must end in the same cell. `around`: the path leaves several squares of one enemy.
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
  /**
   * Puts creatures in these cells; a dragged creature counts at the cell to which it has been
   * dragged.
   */
  | { readonly kind: 'stand'; readonly places: Readonly<Record<string, Cell>> }
  /**
   * Points at the creature `at`, or targets it, while `from` is selected. If `from` is absent, any
   * creature may be selected.
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
   * Opens the steps of a special attack, or another topic of the actions panel. `rolled`: the user
   * continues up to the outcome. `chosen`: the choices to make, by key.
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
   * Plays a turn with these actions of the creature `of`, in order. The last action need not be
   * made: looking at it is enough.
   */
  | { readonly kind: 'turn'; readonly of: string; readonly actions: readonly string[] }
  /** There is no act: nothing on the screen shows the ruling, so the user only reads it. */
  | { readonly kind: 'read' };
