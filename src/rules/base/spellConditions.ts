/** Lasting spells on a creature: what each does on the map. */
import type { ConditionTable } from './conditions.ts';

/** Six cells more: 30 feet. */
const FASTER = 6;

export const SPELLS: ConditionTable = {
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
