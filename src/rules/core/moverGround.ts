/**
 * The ground that obstructs one mover: the walls at its height and, for a creature without a body,
 * only those made of force.
 */
import type { Ground } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { landingGround } from '../../board/jumpedGround.ts';
import { solidsOf, yieldingGround, type Solids } from '../../board/solids.ts';
import { groundAt } from '../../board/wallHeights.ts';
import type { Judge } from '../ruleset.ts';
import { isUnhampered } from './ways.ts';

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

/** The ground on which a jump of the creature may end. */
export const landingFor = (j: Judge, c: Creature, ground: Ground = groundFor(j, c)): Ground =>
  isUnhampered(j, c) ? ground : landingGround(ground);

/**
 * May a jump of the creature end here: does the ground leave it room, freely or squeezing? Off the
 * map there is no ground that could say no, and where it stands already it may stand.
 */
export function landsAt(j: Judge, c: Creature, [x, y]: Cell): boolean {
  if (sameCell([x, y], c.at)) return true;
  const n = j.rules.space(c).value;
  const { columns, rows } = j.board.ground.grid;
  const onMap = x >= 0 && y >= 0 && x + n <= columns && y + n <= rows;
  return !onMap || GroundIndex.of(landingFor(j, c)).steps.fits.lanes(x, y, n) !== 0;
}
