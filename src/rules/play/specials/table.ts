/** The special attacks as data, in the general 3.5 reading. */
import type { SpecialTable } from './questions.ts';

/** For each category of size between the two, to the larger. */
const SIZE = 4;

export const SPECIAL_TABLE: SpecialTable = {
  'aid-another': { kind: 'standard', provokes: 'none', names: ['aid'], checkNames: [] },
  'bull-rush': {
    kind: 'standard', provokes: 'threatening', names: ['bullRush'], checkNames: ['bullRushCheck'], sizesUp: 1, entersSpace: true,
    opposed: { attacker: ['strength'], defender: ['strength'], size: SIZE, legs: true, charging: 2 },
    flying: { names: ['flyingBullRush'], dexterity: true },
  },
  'coup-de-grace': { kind: 'full-round', provokes: 'threatening', names: ['coup', 'coupProvokes'], checkNames: [], hiddenRounds: 2 },
  disarm: {
    kind: 'standard', inPlaceOfAttack: true, provokes: 'target', names: ['disarm', 'replaces'], checkNames: ['disarmCheck'], reach: 'weapon', ruined: true,
    opposed: { attacker: ['attack'], defender: ['attack'], size: SIZE, grips: true },
  },
  feint: {
    kind: 'standard', provokes: 'none', names: ['feint'], checkNames: ['feint'],
    opposed: { attacker: ['bluff'], defender: ['sense-motive'], tie: 'defender' },
  },
  grapple: {
    kind: 'standard', inPlaceOfAttack: true, provokes: 'target', names: ['grapple'], checkNames: ['grappleCheck'], reach: 'hands', touch: true, ruined: true, failsAt: 2,
    opposed: { attacker: ['grapple'], defender: ['grapple'] },
  },
  overrun: {
    kind: 'standard', provokes: 'target', names: ['overrun', 'overrunProvokes'], checkNames: ['overrunCheck'], sizesUp: 1,
    opposed: { attacker: ['strength'], defender: ['strength', 'dexterity'], size: SIZE, legs: true },
    flying: { names: ['flyingOverrun'], dexterity: true, manoeuvrability: true },
  },
  sunder: {
    kind: 'standard', inPlaceOfAttack: true, provokes: 'target', names: ['sunder', 'replaces'], checkNames: ['sunder'], reach: 'weapon',
    opposed: { attacker: ['attack'], defender: ['attack'], size: SIZE, grips: true },
  },
  trip: {
    kind: 'standard', inPlaceOfAttack: true, provokes: 'target', names: ['trip', 'replaces'], checkNames: ['tripCheck'], sizesUp: 1, reach: 'hands', touch: true, fitTag: 'trips',
    opposed: { attacker: ['strength'], defender: ['strength', 'dexterity'], size: SIZE, legs: true },
    flying: { names: ['flyingTrip'], manoeuvrability: true, wings: true },
  },
};

/** What a grip adds to the rolls of a disarming or a sundering. */
export const GRIP_BONUS = { 'two-handed': 4, 'one-handed': 0, light: -4, none: -4, other: -4 } as const;

/** By manoeuvrability, to checks in the air. */
export const MANOEUVRABILITY_BONUS = { perfect: 12, good: 8, average: 4, poor: 0, clumsy: -4 } as const;
