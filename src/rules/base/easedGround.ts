/**
 * Traits that let a creature cross some squares of difficult ground each round as plain floor
 * (`easesDifficult`).
 */
import { NOTHING_SPENT } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../ruleset.ts';
import type { Known } from '../verdict.ts';

/**
 * How many squares the creature may still cross so in this round. Unknown if it has moved this turn
 * and the scene does not state how many squares it has crossed so: then it counts as having crossed
 * none.
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
