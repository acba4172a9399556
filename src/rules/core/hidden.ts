/** Which creatures do not know of each other, whatever stands between them. */
import type { Creature } from '../../board/creature.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import type { Judge } from '../ruleset.ts';
import { isUnder } from './conditionsInForce.ts';
import { squares } from './coverlines.ts';
import { cellsBetween, standOf, type Stand } from './distance.ts';
import { senseRange, type Numbered } from './traitEffect.ts';

/**
 * Whether the creature has this sense within `cells` cells. Sharing a square does not grant a
 * sense.
 */
export function senses(c: Creature, cells: number, sense: Numbered): boolean {
  const range = senseRange(c, sense);
  return range > 0 && cells <= range;
}

/** Whether the scene keeps the creature from the observer's side, or from one of no known side. */
export const isKeptFrom = (from: Creature, to: Creature): boolean =>
  to.visibleTo !== undefined &&
  (from.side === undefined || (from.side !== to.side && !to.visibleTo.includes(from.side)));

/** The scene's `visibleTo`, when set, overrides the invisible condition. */
export const isInvisibleTo = (j: Judge, from: Creature, to: Creature): boolean =>
  to.visibleTo === undefined &&
  senseRange(from, 'see-invisible') === 0 &&
  senseRange(from, 'true-seeing') === 0 &&
  isUnder(j, to, 'invisible');

/** Whether water shows an invisible body as a hollow. */
export const isHollowInWater = (j: Judge, to: Creature, b: Stand): boolean =>
  to.elevation <= 0 &&
  !isUnder(j, to, 'incorporeal') &&
  [...squares(b)].some((s) => GroundIndex.of(j.board.ground).facts(s.x, s.y)?.surface === 'water');

/** Whether a sense that needs no sight finds the creature. It finds no incorporeal one. */
export const isSensed = (j: Judge, from: Creature, to: Creature, a: Stand, b: Stand): boolean =>
  !isUnder(j, to, 'incorporeal') &&
  (senses(from, cellsBetween(j, a, b), 'blindsight') ||
    senses(from, cellsBetween(j, a, b), 'tremorsense'));

/**
 * Whether the observer does not know of the creature: it is invisible, or kept from the observer's
 * side. Fog, darkness, walls and blindness hide a creature too, but not its token: they do not
 * count here.
 */
export function isHiddenFrom(j: Judge, from: Creature, to: Creature): boolean {
  if (from.id === to.id) return false;
  const kept = isKeptFrom(from, to);
  if (!kept && !isInvisibleTo(j, from, to)) return false;
  const [a, b] = [standOf(j, from), standOf(j, to)];
  return !isSensed(j, from, to, a, b) && (kept || !isHollowInWater(j, to, b));
}
