/** Which creatures may only crawl. */
import { hasTrait, type Creature } from '../../../board/creature.ts';
import { isFlying, rowsInForce, type RowInForce } from '../../core/conditionsInForce.ts';
import type { Judge } from '../../ruleset.ts';

/** Kinds of movement of creatures that do not lie on the ground: in water, and through the earth. */
const AFLOAT: readonly Creature['moving'][] = ['swim', 'burrow'];
/**
 * The condition that limits a creature to crawling. Creatures in the air are exempt from
 * `grounded`, and those that swim or burrow from all.
 */
export function crawler(
  j: Judge,
  c: Creature,
  limits: readonly RowInForce[] = rowsInForce(j, c),
): string | undefined {
  if (limits.length === 0 || hasTrait(c, 'has-no-legs') || AFLOAT.includes(c.moving))
    return undefined;
  return limits.find(
    ({ row }) => row.crawls === true || (row.crawls === 'grounded' && !isFlying(j, c)),
  )?.condition;
}

/**
 * Does the creature crawl, because of a condition or because its user chose to? Legless creatures
 * crawl at their full speed (sigil.movement.crawl): for them it is walking.
 */
export const isCrawling = (j: Judge, c: Creature): boolean =>
  crawlsByChoice(c) || crawler(j, c) !== undefined;

export const crawlsByChoice = (c: Creature): boolean =>
  c.moving === 'crawl' && !hasTrait(c, 'has-no-legs');
