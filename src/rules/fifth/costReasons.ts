/** Why a square costs more than one: each reason that adds to its cost, by its word. */
import type { CellFacts } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import { paceWithoutDragging } from './costs.ts';
import { hasOwnCost } from './grounds.ts';

export const reasonsThatAdd: NonNullable<Ruleset['costReasons']> = (j, c, facts) => {
  const slow = paceWithoutDragging(j, c, facts) > 1;
  return [
    ...(j.rules.entryFactor(j, c, facts) > 1 ? [hasOwnCost(j, facts) ? 'thick' : 'difficult'] : []),
    ...(slow ? [slowWay(j, c, facts)] : []),
    ...(j.rules.paceFactor(j, c, facts) > (slow ? 2 : 1) ? ['dragging'] : []),
  ];
};

function slowWay(j: Judge, c: Creature, facts: CellFacts | undefined): string {
  if (c.moving === 'crawl' || isUnder(j, c, 'crawls')) return 'crawling';
  return c.moving === 'swim' || facts?.surface === 'water' ? 'swimming' : 'climbing';
}
