/** Darkness on the way: for rulesets in which it hampers movement. */
import type { CellFacts } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { isBright } from '../../board/vocabulary.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import { isUnder } from './conditions.ts';
import { senseRange } from './traits.ts';
import { seesInDark } from './unseeing.ts';

/** Darkness in which the creature does not see its way. */
export function isDark(j: Judge, c: Creature, facts: CellFacts | undefined): boolean {
  const light = facts?.light ?? j.board.ground.light ?? 'bright';
  if (isBright(light) || light === 'dim' || senseRange(c, 'blindsight') > 0) return false;
  return isUnder(j, c, 'blind') || !seesInDark(j, c);
}

/** Darkness, for creatures that cannot see in it, and fog double all costs; dim light does not. */
export const slowedByDark =
  (entryFactor: Ruleset['entryFactor']): Ruleset['entryFactor'] =>
  (j, c, facts) =>
    entryFactor(j, c, facts) * (isDark(j, c, facts) || facts?.concealment !== undefined ? 2 : 1);
