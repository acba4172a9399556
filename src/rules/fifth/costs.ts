/** What squares cost: difficult or not, and one more for each slower way of moving. */
import { GroundIndex } from '../../board/groundIndex.ts';
import type { CellFacts } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { barsOnlyWalking } from '../../board/jumpedGround.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import { isJumping, wayOfMoving } from '../core/ways.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import { ignoresDifficultTerrain } from './difficult.ts';
import { costOfKind, hasOwnCost } from './grounds.ts';
import { heavyDragged, isSwimmer } from './speed.ts';

/**
 * Difficult ground costs 2 however many reasons it has, and so does solid matter for who passes
 * through it. The air has none of the floor's. A cost that the host states for the mover's way of
 * moving counts as it is.
 */
export const entryFactorOfKinds: Ruleset['entryFactor'] = (j, c, facts) => {
  if (facts === undefined) return 1;
  const own = facts.costFor?.[wayOfMoving(j, c)];
  if (own != null) return Math.max(1, Math.ceil(own));
  if (facts.blocks.includes('effect') && j.rules.bodyIs(j, c, 'incorporeal')) return 2;
  const named = facts.ground === undefined ? undefined : costOfKind(j, c, facts);
  if (named !== undefined) return named;
  const isPlain =
    j.rules.bodyIs(j, c, 'airborne') ||
    ignoresDifficultTerrain(j, c, facts) ||
    !(facts.costFactor > 1 || facts.low);
  return isPlain ? 1 : 2;
};

/** Ground with a price of its own is no difficult terrain. */
export const isDifficultTerrain: Ruleset['isDifficult'] = (j, c, facts) =>
  !hasOwnCost(j, facts) && j.rules.entryFactor(j, c, facts) > 1;

/** Ground may forbid the mover's way of moving, and nobody burrows without a Burrow Speed. */
export const limitsOfWay: Ruleset['limits'] = (j, c) => {
  const way = wayOfMoving(j, c);
  if (way === 'burrow' && !((c.speed?.burrow ?? 0) > 0))
    return { diagonals: 0, barred: () => true };
  const ground = GroundIndex.of(j.board.ground);
  if (!ground.costed) return { diagonals: 0 };
  const n = j.rules.space(c).value;
  const jumping = isJumping(j, c);
  const isShut = (facts: CellFacts | undefined): boolean =>
    facts?.costFor?.[way] === null && !(jumping && barsOnlyWalking(facts));
  return {
    diagonals: 0,
    barred: (x, y) => {
      for (let v = y; v < y + n; v++)
        for (let u = x; u < x + n; u++) if (isShut(ground.facts(u, v))) return true;
      return false;
    },
  };
};

/** 2024: slopes of 20 degrees and more are difficult too. */
export const entryFactorWithSlopes: Ruleset['entryFactor'] = (j, c, facts) =>
  facts?.surface === 'slope' &&
  !j.rules.bodyIs(j, c, 'airborne') &&
  !ignoresDifficultTerrain(j, c, facts)
    ? 2
    : entryFactorOfKinds(j, c, facts);

/** 1, and one more for crawling, climbing or swimming, and for each creature that is dragged. */
export const paceWithDragging: Ruleset['paceFactor'] = (j, c, facts) =>
  paceWithoutDragging(j, c, facts) + heavyDragged(j, c).length;

/** 2014: dragging halves the speed instead. */
export const paceWithoutDragging: Ruleset['paceFactor'] = (j, c, facts) =>
  isSlowWay(j, c, facts) ? 2 : 1;

function isSlowWay(j: Judge, c: Creature, facts: CellFacts | undefined): boolean {
  if (j.rules.bodyIs(j, c, 'airborne')) return false;
  if (c.moving === 'crawl' || isUnder(j, c, 'crawls')) return true;
  if (c.moving === 'swim' || facts?.surface === 'water') return !isSwimmer(j, c);
  if (c.moving === 'climb' || facts?.surface === 'wall') return !((c.speed?.climb ?? 0) > 0);
  return false;
}
