/** What a user does at the practice table to see a ruling of a lesson. Data only. */
import type { Cell } from '../../../src/board/grid.ts';

/** A user's act. What has happened decides whether it was done, never the page's own wish. */
export type Act =
  /**
   * Drags or steps `of`. `mode`: the mode to choose first. `way`: a path that does it; every other
   * one with the same result does too, unless it must end where this one does (`exact`).
   * `around`: it leaves several squares of one enemy.
   */
  | {
      readonly kind: 'drag';
      readonly of: string;
      readonly way: readonly Cell[];
      readonly mode?: string;
      readonly exact?: true;
      readonly around?: true;
    }
  /** Drags `of` and asks for the safest path. */
  | { readonly kind: 'safest'; readonly of: string; readonly ends: Cell }
  /** Puts creatures in these cells; a dragged creature counts where it is dragged to. */
  | { readonly kind: 'stand'; readonly places: Readonly<Record<string, Cell>> }
  /**
   * Points at `at`, or targets it, while `from` is selected. Absent `from`: the selected creature.
   */
  | { readonly kind: 'point'; readonly at: string; readonly from?: string }
  | { readonly kind: 'select'; readonly of: string }
  /** Opens the actions of `of`. `away`: creatures that no longer stand where the lesson put them. */
  | { readonly kind: 'actions'; readonly of: string; readonly away: readonly string[] }
  /** Opens the attack panel for this attack; with `mode`, for this action. */
  | { readonly kind: 'attack'; readonly from: string; readonly to: string; readonly with?: string }
  /**
   * Opens the steps of a special attack or another topic of the actions panel. `rolled`: up to its
   * outcome.
   */
  | {
      readonly kind: 'steps';
      readonly of: string;
      readonly topic: string;
      readonly to?: string;
      readonly rolled: boolean;
    }
  /** Plays a turn: these actions of `of`, in order; the last may be only looked at. */
  | { readonly kind: 'turn'; readonly of: string; readonly actions: readonly string[] }
  /** Nothing on the screen shows it: it is only read. */
  | { readonly kind: 'read' };
