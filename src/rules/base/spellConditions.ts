/** Lasting spells on a creature, and what else it shelters behind: what each does on the map. */
import type { ConditionTable } from './conditions.ts';

/** Six cells more: 30 feet. */
const FASTER = 6;

/** A creature that uses a shield or its mount as cover does not attack. */
const SHELTERED = { noAttack: true, noThreat: 'threatCondition' } as const;

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
  slowed: { actions: 'single', halfSpeed: true },
  hasted: { faster: { cells: FASTER, only: 'doubles' } },
  'expeditious-retreat': { faster: { cells: FASTER, only: 'land' } },
  'freedom-of-movement': { unhindered: true, frees: ['slowed', 'entangled', 'paralyzed'] },
};
