/** The hazards that a judged movement enters. */
import type { MoveVerdict } from '../verdict.ts';

/** Ids of those that the mover itself enters, not a creature that it carries or drags. */
export const enteredHazards = ({ hazards = [] }: Pick<MoveVerdict, 'hazards'>): readonly string[] =>
  hazards.flatMap(({ hazard, of }) => (of === undefined ? [hazard] : []));
