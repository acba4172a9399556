/** Movements that may be planned although they may not be made now. */
import type { MoveVerdict, ViolationCode } from '../verdict.ts';

/**
 * Whether a movement may be planned despite this reason. It may also be planned outside the
 * creature's turn.
 */
export const mayPlan = (why: ViolationCode | undefined): why is 'not-your-turn' | undefined =>
  why === undefined || why === 'not-your-turn';

/** Whether the movement is legal, or would be legal in the creature's own turn. */
export const isPlannable = ({ violations }: MoveVerdict): boolean =>
  violations.every(({ code }) => mayPlan(code));
