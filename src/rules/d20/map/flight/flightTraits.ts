/** Table of traits that matter in flight. */
import type { Creature } from '../../../../board/creature.ts';

interface FlightTrait {
  /** May hover in any maneuverability class, as a move action (sigil.flight.hover-feat). */
  readonly hovers?: true;
  /**
   * Does the creature fly with wings? If so, it stalls while its wings are held, and it can be
   * tripped in flight.
   */
  readonly winged?: boolean;
  /**
   * Cost in cells of one turn per round beyond the class's limit. Only a flight without a climb may
   * use it.
   */
  readonly wheels?: number;
}

export type FlightTraits = Readonly<Record<string, FlightTrait>>;

export const FLIGHT_TRAITS: FlightTraits = {
  'hover-feat': { hovers: true },
  wingover: { wheels: 2 },
  winged: { winged: true },
  wingless: { winged: false },
};

/** The value of this effect from the first of the creature's traits that has it. */
export function flightTrait<K extends keyof FlightTrait>(
  table: FlightTraits,
  c: Creature,
  effect: K,
): FlightTrait[K] | undefined {
  for (const trait of c.traits) {
    const value = Object.hasOwn(table, trait) ? table[trait]?.[effect] : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}
