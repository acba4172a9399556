/** The iterative attacks of a full attack. */

/**
 * Each iterative attack has a bonus lower by this number, and each such amount of base attack bonus
 * gives one more attack.
 */
export const ITERATIVE_STEP = 5;
const MOST = 4;

/** Number of attacks that a full attack has with one manufactured weapon. */
export const iterations = (bab: number): number =>
  Math.min(MOST, Math.max(1, Math.ceil(bab / ITERATIVE_STEP)));
