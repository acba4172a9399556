/** Table of traits that matter in flight. */
import type { Creature } from '../../../board/creature.ts';

interface FlightTrait {
  /** May hover in any maneuverability class, as a move action (sigil.flight.hover-feat). */
  readonly hovers?: true;
  /** Does the creature fly with wings, so that it stalls when they are held and may be tripped? */
  readonly winged?: boolean;
  /** Cost in cells of one extra turn per round beyond the class's limit, in flights without a climb. */
  readonly wheels?: number;
}

export type FlightTraits = Readonly<Record<string, FlightTrait>>;

export const FLIGHT_TRAITS: FlightTraits = {
  'hover-feat': { hovers: true },
  wingover: { wheels: 2 },
  winged: { winged: true },
  wingless: { winged: false },
};

/** The effect of the first of a creature's traits that has it. */
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
