/** Lasting spells on a creature, and what else it shelters behind: what each does on the map. */
import type { ConditionTable } from '../../effects.ts';

/** Six cells more: 30 feet. */
const FASTER = 6;

/** A creature that uses a shield or its mount as cover does not attack. */
const SHELTERED = { noAttack: true, noThreat: 'threatCondition' } as const;
/** States of movement that a feat or a skill makes harmless. */
export const MOVING: ConditionTable = {
  running: { spares: { trait: 'run-feat' } },
  balancing: {
    spares: { skill: 'balance', ranks: 5 },
    noOpportunity: 'opportunityFlatFooted',
    noImmediate: true,
  },
};

export const SPELLS: ConditionTable = {
  invisible: { invisible: true, endsByAttack: true },
  'greater-invisibility': { invisible: true },
  'mirror-image': {},
  'behind-tower-shield': { ...SHELTERED, guards: { degree: 'total' } },
  'behind-mount': { ...SHELTERED, noCasting: true, guards: { degree: 'cover', seated: true } },
  // True seeing shows where a blurred or displaced creature is.
  blur: { concealed: 20, concealedFrom: { 'true-seeing': 0 } },
  blurred: { concealed: 20, concealedFrom: { 'true-seeing': 0 } },
  displaced: { concealed: 50, concealedFrom: { 'true-seeing': 0 } },
  // An attacker that sees it still strikes it as it turns ethereal.
  blinking: {
    concealed: 50,
    concealedFrom: { 'see-invisible': 20, 'true-seeing': 20 },
    speedPart: 3 / 4,
  },
  enlarged: { sizes: 1 },
  reduced: { sizes: -1 },
  slowed: { actions: 'single', halfSpeed: true },
  hasted: { faster: { cells: FASTER, only: 'doubles' } },
  'expeditious-retreat': { faster: { cells: FASTER, only: 'land' } },
  'fly-spell': {
    grants: { way: 'fly', cells: 12, burdened: 8, manoeuvrability: 'good' },
    noRunAloft: true,
    lifts: true,
    frees: ['levitating'],
  },
  levitating: {
    grants: { way: 'fly', cells: 4, manoeuvrability: 'perfect', onlyWithout: true },
    vertical: true,
    lifts: true,
  },
  'spider-climbing': { grants: { way: 'climb', cells: 4 }, clings: true },
  'feather-falling': {},
  'freedom-of-movement': { unhindered: true, frees: ['slowed', 'entangled', 'paralyzed'] },
};
