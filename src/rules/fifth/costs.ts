/** What squares cost: difficult or not, and one more for each slower way of moving. */
import type { CellFacts } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import { isHeavyFor } from './speed.ts';

/** Difficult ground costs 2 however many reasons it has. The air has none of the floor's. */
export const entryFactorOfKinds: Ruleset['entryFactor'] = (j, c, facts) =>
  facts === undefined || j.rules.bodyIs(j, c, 'airborne') || !(facts.costFactor > 1 || facts.low)
    ? 1
    : 2;

/** 2024: slopes of 20 degrees and more are difficult too. */
export const entryFactorWithSlopes: Ruleset['entryFactor'] = (j, c, facts) =>
  facts?.surface === 'slope' && !j.rules.bodyIs(j, c, 'airborne')
    ? 2
    : entryFactorOfKinds(j, c, facts);

/** 1, and one more for crawling, climbing or swimming, and for each creature that is dragged. */
export const paceWithDragging: Ruleset['paceFactor'] = (j, c, facts) =>
  paceWithoutDragging(j, c, facts) + dragged(j, c);

/** 2014: dragging halves the speed instead. */
export const paceWithoutDragging: Ruleset['paceFactor'] = (j, c, facts) =>
  isSlowWay(j, c, facts) ? 2 : 1;

function isSlowWay(j: Judge, c: Creature, facts: CellFacts | undefined): boolean {
  if (j.rules.bodyIs(j, c, 'airborne')) return false;
  if (c.moving === 'crawl' || isUnder(j, c, 'crawls')) return true;
  const has = (way: 'swim' | 'climb'): boolean => (c.speed?.[way] ?? 0) > 0;
  if (c.moving === 'swim' || facts?.surface === 'water') return !has('swim');
  if (c.moving === 'climb' || facts?.surface === 'wall') return !has('climb');
  return false;
}

/** The creatures that it grapples and drags. Those two sizes smaller, and Tiny ones, weigh nothing. */
function dragged(j: Judge, c: Creature): number {
  const { grapples = [] } = c;
  return grapples.length === 0
    ? 0
    : j.board.creatures.filter((other) => grapples.includes(other.id) && isHeavyFor(c, other))
        .length;
}
