/**
 * Movement in several ways: each way has a speed of its own, from which all movement of the turn is
 * taken off. Who swims or climbs without enough of that speed left does it by the land speed, where
 * it costs one more.
 */
import type { CellFacts } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { chosenWay, isJumping } from '../core/ways.ts';
import type { Judge, PathLimits, Ruleset } from '../ruleset.ts';
import type { Mode } from '../verdict.ts';
import { isFast, isInWater, withOneSpeed } from './speed.ts';

/** The way with a speed of its own in which a creature crosses such ground; undefined: it walks. */
function wayOver(facts: CellFacts | undefined): 'swim' | 'climb' | undefined {
  if (facts?.surface === 'water') return 'swim';
  return facts?.surface === 'wall' ? 'climb' : undefined;
}

/** Does the creature move over the ground in the ways that the ground asks for? */
const isByGround = (j: Judge, c: Creature): boolean =>
  GroundIndex.of(j.board.ground).surfaced &&
  chosenWay(c) === undefined &&
  c.moving !== 'crawl' &&
  !isJumping(j, c) &&
  !j.rules.bodyIs(j, c, 'airborne') &&
  (isFast(c.speed?.swim) || isFast(c.speed?.climb));

/** What is left of each speed of a creature that moves by several; undefined: one speed counts. */
function spendingOf(
  j: Judge,
  c: Creature,
  mode: Mode,
): Required<Pick<PathLimits, 'spending'>> | undefined {
  if (!isByGround(j, c)) return undefined;
  const { land = 0, swim, climb } = c.speed ?? {};
  const leftOf = (cells: number): number => j.rules.budget(j, withOneSpeed(c, cells), mode).value;
  const onFoot = isFast(land) || isInWater(j, c) ? land : j.rules.speed(j, c).value;
  const left = {
    land: leftOf(onFoot),
    ...(isFast(swim) && { swim: leftOf(swim) }),
    ...(isFast(climb) && { climb: leftOf(climb) }),
  };
  const all = Object.values(left);
  if (all.every((cells) => cells === left.land)) return undefined;
  const { space } = j.rules;
  const n = space(c).value;
  const ground = GroundIndex.of(j.board.ground);
  /** The least that is left for any of the squares, and whether one of them has its own speed. */
  const at = (x: number, y: number): { least: number; own: boolean } => {
    let [least, own] = [Infinity, false];
    for (let b = y; b < y + n; b++)
      for (let a = x; a < x + n; a++) {
        const way = wayOver(ground.facts(a, b));
        const cells = way === undefined ? undefined : left[way];
        if (cells !== undefined) own = true;
        least = Math.min(least, cells ?? left.land);
      }
    return { least, own };
  };
  return {
    spending: {
      most: Math.max(...all),
      left(x, y, spent) {
        const { least, own } = at(x, y);
        return own && spent > least ? left.land : least;
      },
      total(before, step, x, y) {
        const { least, own } = at(x, y);
        if (before + step <= least) return before + step;
        return own && before + step + 1 <= left.land ? before + step + 1 : Infinity;
      },
    },
  };
}

/** The limits of a ruleset, and what is left of each speed of a creature that moves by several. */
export const limitsByLegs =
  (limits: Ruleset['limits']): Ruleset['limits'] =>
  (j, c, mode) => ({ ...limits(j, c, mode), ...spendingOf(j, c, mode) });
