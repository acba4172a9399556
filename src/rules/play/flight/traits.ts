/** Traits that matter in the air: a new one is a line here. */
import type { Creature } from '../../../board/creature.ts';

interface FlightTrait {
  /** May stop and hover whatever its class, for a move action (sigil.flight.hover-feat). */
  readonly hovers?: true;
  /** Flies on wings: stalls when they are held, may be tripped. */
  readonly winged?: true;
}

const TRAITS: Readonly<Record<string, FlightTrait>> = {
  hover: { hovers: true },
  winged: { winged: true },
};

/** Has a creature a trait with that effect? */
export const flightTrait = (c: Creature, effect: keyof FlightTrait): boolean =>
  c.traits.some((trait) => Object.hasOwn(TRAITS, trait) && TRAITS[trait]?.[effect] === true);
