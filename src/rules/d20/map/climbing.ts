/** Climbing at twice the pace, with a penalty on the checks. */
import type { Creature } from '../../../board/creature.ts';
import type { Ruleset } from '../../ruleset.ts';

/** Modifier of Climb checks at twice the pace. */
export const HURRIED_CLIMB = -5;

/** Does the user let the creature climb at twice the pace? */
export const climbsFast = (c: Creature): boolean => c.moving === 'climb' && c.hurried === true;

/** May a creature with this climb speed (0: none) climb at twice the pace? */
export const mayClimbFast = ({ hurriedClimb }: Pick<Ruleset, 'hurriedClimb'>, climb = 0): boolean =>
  hurriedClimb === undefined || climb > 0;

/** Does the user let a creature climb at twice the pace that may not? */
export const climbsFastInVain = (rules: Pick<Ruleset, 'hurriedClimb'>, c: Creature): boolean =>
  climbsFast(c) && !mayClimbFast(rules, c.speed?.climb);

/**
 * Cells of one move action of a climber: a quarter of the land speed, or half of it in a hurry. A
 * climb speed is doubled by a hurry, but not beyond the land speed.
 */
export const climbPace = (land: number, climb: number, hurried: boolean): number =>
  climb > 0
    ? hurried
      ? Math.min(climb * 2, Math.max(land, climb))
      : climb
    : land / (hurried ? 2 : 4);
