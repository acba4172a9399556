/** Is an attacker outside a hold? For a pin, all but the pinner are; for a grapple, all but the grapplers. */
import { inOneGrapple, type Creature } from '../../../board/creature.ts';
import { isPinned } from '../../../board/pins.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { ActiveState } from './questions.ts';

const grapples = (j: FullJudge, c: Creature): boolean =>
  j.rules.states.of(j, c).some(({ limits }) => limits.hold !== undefined);

/** Without an attacker, an outside attacker is assumed. */
export function outside(
  j: FullJudge,
  { limits }: ActiveState,
  c: Creature,
  attacker: Creature | undefined,
): boolean {
  if (attacker === undefined) return true;
  if (attacker.pins === c.id) return false;
  // If the scene names no opponent, two grapplers count as grappling each other, and one of them as
  // the pinner.
  if (limits.hold === 'pin') return isPinned(j.board.creatures, c) || !grapples(j, attacker);
  return !(inOneGrapple(attacker, c) ?? grapples(j, attacker));
}
