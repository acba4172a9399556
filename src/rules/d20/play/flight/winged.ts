/** Does a creature fly with wings? Winged flight ends when the wings are held or torn. */
import type { Creature } from '../../../../board/creature.ts';
import { flightTrait } from '../../map/flight/flightTraits.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Known } from '../../../verdict.ts';

/**
 * Does the creature fly with wings? Most creatures with average or worse maneuverability do
 * (sigil.flight.types). A guess is marked as unknown.
 */
export function winged(j: FullJudge, c: Creature): Known<boolean> {
  const winged = flightTrait(j.rules.flight.traits, c, 'winged');
  return winged === undefined
    ? { value: !j.rules.flight.classOf(j, c).facts.hovers, unknown: `creatures.${c.id}.traits` }
    : { value: winged };
}
