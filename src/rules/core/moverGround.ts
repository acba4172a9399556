/**
 * The ground that obstructs one mover: the walls at its height and, for a creature without a body,
 * only those made of force.
 */
import type { Ground } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { solidsOf, yieldingGround, type Solids } from '../../board/solids.ts';
import { groundAt } from '../../board/wallHeights.ts';
import type { Judge } from '../ruleset.ts';

/** The part of a ground that obstructs the creature. */
export const obstructing = (j: Judge, c: Creature, ground: Ground): Ground =>
  j.rules.bodyIs(j, c, 'incorporeal') ? yieldingGround(ground) : ground;

/** The obstacles that the creature meets between two heights, in cells; absent: at its own. */
export const groundFor = (j: Judge, c: Creature, low = c.elevation, high = low): Ground =>
  obstructing(j, c, groundAt(j.board.ground, low, high));

/**
 * The solid matter to whose outside the creature must stay adjacent; null: none. An ethereal
 * creature passes through any thickness.
 */
export const solidsFor = (j: Judge, c: Creature): Solids | null =>
  j.rules.bodyIs(j, c, 'incorporeal') && !j.rules.bodyIs(j, c, 'apart')
    ? solidsOf(j.board.ground)
    : null;
