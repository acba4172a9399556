/**
 * Decides whether an attacker is outside a grapple. For a pinned creature, everyone except the
 * pinner is outside; otherwise everyone except the grapplers.
 */
import { inOneGrapple, type Creature } from '../../../../board/creature.ts';
import { isPinned } from '../../../../board/pins.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { ActiveState } from './stateRules.ts';

const grapples = (j: FullJudge, c: Creature): boolean =>
  j.rules.states.of(j, c).some(({ limits }) => limits.hold !== undefined);

/** If no attacker is given, the attacker is assumed to be outside. */
export function isOutsideGrapple(
  j: FullJudge,
  { limits }: ActiveState,
  c: Creature,
  attacker: Creature | undefined,
): boolean {
  if (attacker === undefined) return true;
  if (attacker.pins === c.id) return false;
  // If the scene does not name the opponents, any two grappling creatures count as grappling each
  // other, and the attacker counts as the pinner.
  if (limits.hold === 'pin') return isPinned(j.board.creatures, c) || !grapples(j, attacker);
  return !(inOneGrapple(attacker, c) ?? grapples(j, attacker));
}
