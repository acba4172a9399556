/** Darkness as an obstacle, for rulesets in which it hampers movement. */
import type { CellFacts } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { lightOf } from '../../../board/light.ts';
import { isBright } from '../../../board/vocabulary.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';
import { isUnder } from '../../core/conditionsInForce.ts';
import { senseRange } from '../../core/traitEffect.ts';
import { seesInDark } from './unseeing.ts';

/** Whether the cell is too dark for this creature to see. */
export function isDark(j: Judge, c: Creature, facts: CellFacts | undefined): boolean {
  const light = lightOf(j.board.ground, facts);
  if (isBright(light) || light === 'dim' || senseRange(c, 'blindsight') > 0) return false;
  return isUnder(j, c, 'blind') || !seesInDark(j, c);
}

/**
 * Doubles the cost of cells that are too dark for the creature to see, and of cells with fog. Dim
 * light does not change the cost.
 */
export const slowedByDark =
  (entryFactor: Ruleset['entryFactor']): Ruleset['entryFactor'] =>
  (j, c, facts) =>
    entryFactor(j, c, facts) * (isDark(j, c, facts) || facts?.concealment !== undefined ? 2 : 1);
