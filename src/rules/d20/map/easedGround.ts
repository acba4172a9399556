/**
 * The trait effect `easesDifficult`: each round the creature crosses some squares of difficult
 * ground as if they were plain floor.
 */
import { NOTHING_SPENT } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import type { Judge } from '../../ruleset.ts';
import type { Known } from '../../verdict.ts';

/**
 * Number of squares that the creature may still cross as plain floor in this round. If it has moved
 * this turn and the scene does not say how many such squares it has crossed, the number is marked
 * as unknown and counts none as crossed.
 */
export function easesLeft(j: Judge, c: Creature): Known<number> {
  let value = 0;
  for (const trait of c.traits)
    if (Object.hasOwn(j.rules.traits, trait)) value += j.rules.traits[trait]!.easesDifficult ?? 0;
  if (value === 0) return { value };
  const { eased, moved } = j.board.turn?.active === c.id ? j.board.turn.spent : NOTHING_SPENT;
  return {
    value: Math.max(0, value - (eased ?? 0)),
    ...(eased === undefined && moved > 0 ? { unknown: 'turn.spent.eased' } : {}),
  };
}
