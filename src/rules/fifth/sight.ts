/** Who sees whom: light, senses, what hides a square, walls, and what hides a creature itself. */
import type { CellFacts } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { cellsBetween, squaresOf, standOf } from '../core/distance.ts';
import { isKeptFrom, senses } from '../core/hidden.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import type { Judge } from '../ruleset.ts';
import type { Known } from '../verdict.ts';

const YES: Known<boolean> = { value: true };
const NO: Known<boolean> = { value: false };

/** Is this ground heavily obscured by what fills it, such as fog? */
const isOpaque = (facts: CellFacts | undefined): boolean =>
  facts?.concealment === 'total' || facts?.concealment === 'fog';

/** Does one creature see another now, where both stand? A line of sight alone is not enough. */
export function sees(j: Judge, from: Creature, to: Creature): Known<boolean> {
  if (from.id === to.id) return YES;
  if (isKeptFrom(from, to)) return NO;
  const apart = cellsBetween(j, standOf(j, from), standOf(j, to));
  const line = j.rules.lineOfSight(j, from, to);
  // Blindsight needs no line of sight; total cover stops it.
  if (senses(from, apart, 'blindsight') && j.rules.lineOfEffect(j, from, to).free) return YES;
  if (!line.free || j.rules.bodyIs(j, from, 'blind')) return NO;
  const truly = senses(from, apart, 'true-seeing');
  if (isUnder(j, to, 'invisible') && !truly && !senses(from, apart, 'see-invisible')) return NO;
  const index = GroundIndex.of(j.board.ground);
  const there = squaresOf(j, to).map(([x, y]) => index.facts(x, y));
  if (there.every(isOpaque) || squaresOf(j, from).every(([x, y]) => isOpaque(index.facts(x, y))))
    return NO;
  const dark = there.every((facts) => (facts?.light ?? j.board.ground.light) === 'dark');
  return dark && !truly && !senses(from, apart, 'darkvision') ? NO : YES;
}
