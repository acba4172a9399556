/**
 * How a creature fits where it stands, or would stand: free, squeezed or with no room
 * (board/fit.ts).
 */
import { FREE } from '../../board/fit.ts';
import type { Box, Cell } from '../../board/grid.ts';
import type { Creature } from '../../board/creature.ts';
import { Survey } from '../../board/survey.ts';
import type { Judge } from '../ruleset.ts';

export interface Fit {
  readonly how: 'free' | 'squeezed' | 'no-room';
  /**
   * The cells that the creature may fill there, as boxes of the greatest width that is clear; none
   * where it has no room.
   */
  readonly boxes: readonly Box[];
  /** More than one of them: the scene does not say which one it fills. */
  readonly doubt: boolean;
}

/**
 * The lanes of a place for a creature (board/fit.ts); on hexes every creature fills one cell of its
 * own and never squeezes.
 */
function lanesAt(j: Judge, c: Creature, [x, y]: Cell): number {
  const n = j.rules.space(c).value;
  return n === 1 || j.board.ground.grid.kind === 'hex'
    ? FREE
    : Survey.of(j.board.ground).steps.fits.lanes(x, y, n);
}

/**
 * Does the ground make it squeeze at a place? Not where it has no room at all: nobody knows how it
 * stands there.
 */
export function isNarrow(j: Judge, c: Creature, at: Cell = c.at): boolean {
  const lanes = lanesAt(j, c, at);
  return lanes !== 0 && (lanes & FREE) === 0;
}

/**
 * Is it squeezed into a narrow space now? The scene's word stands; where the scene is silent, the
 * ground decides.
 */
export const isSqueezing = (j: Judge, c: Creature): boolean => c.squeezing ?? isNarrow(j, c);

export function fitAt(j: Judge, c: Creature, at: Cell = c.at): Fit {
  const n = j.rules.space(c).value;
  const { fits } = Survey.of(j.board.ground).steps;
  const lanes = fits.lanes(at[0], at[1], n);
  const boxes = fits.squeezed(at[0], at[1], n) ?? fits.widest(at[0], at[1], n);
  return {
    how: (lanes & FREE) !== 0 ? 'free' : lanes === 0 ? 'no-room' : 'squeezed',
    boxes,
    doubt: boxes.length > 1,
  };
}
