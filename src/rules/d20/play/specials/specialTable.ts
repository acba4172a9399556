/** Table of special attacks in the D&D 3.5 rules, in addition to the table of actions. */
import type { SpecialTable } from './specialRules.ts';

/** Bonus for the larger side for each size category of difference. */
const SIZE = 4;

export const SPECIAL_TABLE: SpecialTable = {
  'aid-another': { names: ['aid'], checkNames: [] },
  'bull-rush': {
    names: ['bullRush'],
    checkNames: ['bullRushCheck'],
    fallsBack: true,
    opposed: {
      attacker: ['strength'],
      defender: ['strength'],
      size: SIZE,
      legs: true,
      charging: 2,
    },
    flying: { names: ['flyingBullRush'], dexterity: true },
  },
  'coup-de-grace': {
    names: ['coup', 'coupProvokes'],
    checkNames: [],
    by: 'weapon',
    hiddenRounds: 2,
  },
  disarm: {
    names: ['disarm', 'replaces'],
    checkNames: ['disarmCheck'],
    by: 'weapon',
    ruined: true,
    opposed: { attacker: ['attack'], defender: ['attack'], size: SIZE, grips: 'hold' },
  },
  'dirty-trick': { names: ['dirtyTrick'], checkNames: [] },
  drag: { names: ['drag'], checkNames: [] },
  feint: {
    names: ['feint'],
    checkNames: ['feint'],
    opposed: { attacker: ['bluff'], defender: ['sense-motive'], tie: 'defender' },
  },
  grapple: {
    names: ['grapple'],
    checkNames: ['grappleCheck'],
    by: 'hands',
    touch: true,
    ruined: true,
    failsAt: 2,
    opposed: { attacker: ['grapple'], defender: ['grapple'] },
  },
  grab: {
    names: ['grab'],
    checkNames: ['grappleCheck'],
    limb: -20,
    opposed: { attacker: ['grapple'], defender: ['grapple'] },
  },
  'knockout-blow': { names: ['knockout'], checkNames: [], by: 'weapon' },
  overrun: {
    names: ['overrun', 'overrunProvokes'],
    checkNames: ['overrunCheck'],
    avoidedFree: true,
    fallsBack: true,
    entersOnce: true,
    opposed: {
      attacker: ['strength'],
      defender: ['strength', 'dexterity'],
      size: SIZE,
      legs: true,
    },
    flying: { names: ['flyingOverrun'], dexterity: true, manoeuvrability: true },
  },
  pull: { names: ['pullPush'], checkNames: [] },
  push: { names: ['pullPush'], checkNames: [] },
  reposition: { names: ['reposition'], checkNames: [] },
  'stand-still': { names: ['standStill'], checkNames: [] },
  steal: { names: ['steal'], checkNames: [] },
  sunder: {
    names: ['sunder', 'replaces'],
    checkNames: ['sunder'],
    by: 'weapon',
    opposed: { attacker: ['attack'], defender: ['attack'], size: SIZE, grips: 'hold' },
  },
  trample: { names: ['trample'], checkNames: [], wholly: true },
  trip: {
    names: ['trip', 'replaces'],
    checkNames: ['tripCheck'],
    by: 'hands',
    touch: true,
    opposed: {
      attacker: ['strength'],
      defender: ['strength', 'dexterity'],
      size: SIZE,
      legs: true,
    },
    flying: { names: ['flyingTrip'], manoeuvrability: true, wings: true },
  },
};

/** Modifiers for each grip to the rolls of disarm and sunder. */
export const GRIP_BONUS = {
  'two-handed': 4,
  'one-handed': 0,
  light: -4,
  none: -4,
  other: -4,
} as const;

/** Size category of a weapon relative to its wielder, by grip. */
export const WEAPON_STEP = {
  'two-handed': 1,
  'one-handed': 0,
  light: -1,
  none: -1,
  other: 0,
} as const;

/** Modifier to checks of a flying creature, by maneuverability class. */
export const MANEUVERABILITY_BONUS = {
  perfect: 12,
  good: 8,
  average: 4,
  poor: 0,
  clumsy: -4,
} as const;
