/** Whether a creature fits at a position: freely, only squeezed, or not at all (board/fit.ts). */
import { FREE, type FitTable } from '../../board/fit.ts';
import type { Box, Cell } from '../../board/grid.ts';
import type { Creature } from '../../board/creature.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import type { Judge } from '../ruleset.ts';
import { groundFor } from './moverGround.ts';

export interface Fit {
  readonly how: 'free' | 'squeezed' | 'no-room';
  /**
   * The boxes of cells that the creature may fill there, as wide as the walls allow; empty if it
   * has no room.
   */
  readonly boxes: readonly Box[];
  /** Several boxes are possible, and the scene does not say which of them the creature fills. */
  readonly doubt: boolean;
}

/** The table of how spaces fit between the walls at the creature's height. */
const fitsOf = (j: Judge, c: Creature): FitTable => GroundIndex.of(groundFor(j, c)).steps.fits;

/**
 * Possible lanes of a creature at a position (board/fit.ts). On hexes every creature fills one cell
 * and never squeezes.
 */
function lanesAt(j: Judge, c: Creature, [x, y]: Cell): number {
  const n = j.rules.space(c).value;
  return n === 1 || j.board.ground.grid.kind === 'hex' ? FREE : fitsOf(j, c).lanes(x, y, n);
}

/**
 * Whether the ground makes the creature squeeze at a position. False if it has no room there at
 * all.
 */
export function isNarrow(j: Judge, c: Creature, at: Cell = c.at): boolean {
  if (j.rules.bodyIs(j, c, 'compresses')) return false;
  const lanes = lanesAt(j, c, at);
  return lanes !== 0 && (lanes & FREE) === 0;
}

/** Whether the creature is squeezing now. If the scene does not say, the ground decides. */
export const isSqueezing = (j: Judge, c: Creature): boolean => c.squeezing ?? isNarrow(j, c);

export function fitAt(j: Judge, c: Creature, at: Cell = c.at): Fit {
  const n = j.rules.space(c).value;
  const fits = fitsOf(j, c);
  const lanes = fits.lanes(at[0], at[1], n);
  const boxes = fits.squeezed(at[0], at[1], n) ?? fits.widest(at[0], at[1], n);
  return {
    how: lanes === 0 ? 'no-room' : isNarrow(j, c, at) ? 'squeezed' : 'free',
    boxes,
    doubt: boxes.length > 1,
  };
}
