/** The traits of the fifth edition that change the map. */
import type { TraitTable } from '../effects.ts';

/** The traits of the 2024 document. */
export const fifthTraits = {
  swarm: { shares: true, compresses: true },
  compresses: { compresses: true },
  amorphous: { compresses: true },
  'air-form': { enters: 'all', compresses: true },
  'fire-form': { enters: 'all', compresses: true },
  'water-form': { enters: 'foes', compresses: true },
  'invisible-stalker-form': { enters: 'foes', compresses: true },
  'halfling-nimbleness': { passesLarger: 1 },
  'freedom-of-movement': { ignoresDifficult: true },
  flyby: { provokesNobody: 'flying' },
  agile: { provokesNobody: 'always' },
  hover: { hovers: true },
  'web-walker': { walksOn: ['web'] },
  'spider-climb': {},
  'devils-sight': {},
  'pack-tactics': {},
  'sunlight-sensitivity': {},
  elusive: {},
  evasion: {},
  'danger-sense': {},
  'aura-of-protection': {},
  'aura-of-protection-far': {},
  'naturally-stealthy': {},
  darkvision: {},
  blindsight: {},
  tremorsense: {},
  'see-invisible': {},
  'true-seeing': {},
  'sneak-attack': {},
} as const satisfies TraitTable;

/** The 2014 document lets all three elementals enter the spaces of foes alone, and has no Agile. */
export const olderTraits: TraitTable = {
  ...fifthTraits,
  'air-form': fifthTraits['water-form'],
  'fire-form': fifthTraits['water-form'],
  agile: {},
};
