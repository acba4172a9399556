/** Which open opportunity an attack that was rolled in the host's chat answers. */
import type { Attack } from '../board/creature.ts';
import type { Offer } from '../encounter/entry.ts';
import type { HostRoll } from './host.ts';

/**
 * The open opportunity of the creature that rolled, against a target of the roll; the first one if
 * the roll has no target. Undefined: the roll is no melee attack, or answers none.
 * @param weapon the attack that was rolled; undefined: not known
 */
export function offerAnsweredBy(
  offers: readonly Offer[],
  { of, kind, targets = [] }: HostRoll,
  weapon: Attack | undefined,
): Offer | undefined {
  if (kind !== 'attack' || (weapon !== undefined && weapon.kind !== 'melee')) return undefined;
  return offers.find(
    ({ provoked, against, answer }) =>
      answer === 'open' &&
      provoked.by === of &&
      (targets.length === 0 || targets.includes(against)),
  );
}
