/** The five maneuverability classes and their limits (sigil.flight.manoeuvrability-table). */
import type { Creature } from '../../../../board/creature.ts';
import type { AirJudge, FlightClass, Maneuverability } from './legRules.ts';
import { flightTrait } from './flightTraits.ts';

/** Limits shared by the two best maneuverability classes. */
const FREE = {
  forward: 0,
  hovers: true,
  backward: true,
  most: null,
  up: null,
  down: null,
  between: 0,
} as const;
/** Limits shared by the two worst maneuverability classes. */
const STIFF = {
  forward: 0.5,
  hovers: false,
  backward: false,
  reverse: null,
  inPlace: 0,
  most: 45,
  up: 45,
  down: 45,
  climb: 2,
} as const;

export const CLASSES: Readonly<Record<Maneuverability, FlightClass>> = {
  perfect: { ...FREE, reverse: 0, turn: null, inPlace: null, climb: 1, opposed: 12 },
  good: { ...FREE, reverse: 1, turn: { degrees: 90, per: 1 }, inPlace: 90, climb: 2, opposed: 8 },
  average: {
    forward: 0.5,
    hovers: false,
    backward: false,
    reverse: null,
    turn: { degrees: 45, per: 1 },
    inPlace: 45,
    most: 90,
    up: 60,
    down: null,
    climb: 2,
    between: 1,
    opposed: 4,
  },
  poor: { ...STIFF, turn: { degrees: 45, per: 1 }, between: 2, opposed: 0 },
  clumsy: { ...STIFF, turn: { degrees: 45, per: 2 }, between: 4, opposed: -4 },
};

/** Class assumed when the scene gives none: most winged flyers are average or worse. */
const DEFAULT: Maneuverability = 'average';

export function classOf(
  j: AirJudge,
  c: Creature,
): { name: Maneuverability; facts: FlightClass; unknown: readonly string[] } {
  const known = c.speed?.manoeuvrability;
  const name = known ?? DEFAULT;
  return {
    name,
    facts: j.rules.flight.classes[name],
    unknown: known === undefined ? [`creatures.${c.id}.speed.manoeuvrability`] : [],
  };
}

/** May the creature hover, by its class or with a feat? */
export const hovers = (j: AirJudge, c: Creature): boolean =>
  j.rules.flight.classOf(j, c).facts.hovers ||
  flightTrait(j.rules.flight.traits, c, 'hovers') === true;
