/** The traits of the fifth edition that change the map. */
import { DIFFICULT_KINDS } from '../../board/vocabulary.ts';
import type { Aura, TraitTable } from '../effects.ts';

/** Traits that a sheet states as one cause of difficult ground, such as `ignores-mud`. */
const ignoring: TraitTable = Object.fromEntries(
  (['magical', 'nonmagical', ...DIFFICULT_KINDS] as const).map((cause) => [
    `ignores-${cause}`,
    { ignoresDifficult: [cause] },
  ]),
);

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
  'freedom-of-movement': { ignoresDifficult: ['all'], swims: true },
  'lands-stride': { ignoresDifficult: ['nonmagical'] },
  'ice-walk': { ignoresDifficult: ['ice', 'snow'] },
  ...ignoring,
  flyby: { provokesNobody: 'flying' },
  agile: { provokesNobody: 'always' },
  hover: { hovers: true },
  'web-walker': { walksOn: ['web'] },
  'spider-climb': {},
  'devils-sight': {},
  ...auras('incapacitated'),
  'nimble-escape': {},
  'cunning-action': {},
  aggressive: {},
  'step-of-the-wind': { jumpsDoubledBy: ['focused-step'] },
  'patient-defense': {},
  'pack-tactics': {},
  'sunlight-sensitivity': {},
  'reactive-heads': {},
  'standing-leap': {},
  'running-leap': {},
  'second-story-work': { jumpsBy: 'dex' },
  elusive: {},
  evasion: {},
  'danger-sense': {},
  'naturally-stealthy': {},
  darkvision: {},
  blindsight: {},
  tremorsense: {},
  'see-invisible': {},
  'true-seeing': {},
  'sneak-attack': {},
  'extra-attack': {},
  multiattack: {},
  'action-surge': {},
  'reckless-attack': {},
  'takes-aim': {},
  rage: {},
  'persistent-rage': {},
  'ignores-loading': {},
  'uncanny-dodge': {},
  parry: {},
  grappler: {},
  'cunning-strike': {},
  'tactical-shift': {},
  'remarkable-athlete': {},
  'instinctive-pounce': {},
  'trampling-charge': {},
  'escape-the-horde': {},
  'blood-frenzy': {},
  reactive: {},
  'magic-resistance': {},
  'powerful-build': {},
} as const satisfies TraitTable;

/** A paladin's auras, of 10 feet and of 30, until the state that ends them. */
function auras(ends: NonNullable<Aura['ends']>) {
  const aura = (cells: number, more: Partial<Aura>) => ({
    aura: {
      cells,
      on: 'allies',
      ends,
      ...(ends === 'unconscious' ? { throughWalls: true } : {}),
      ...more,
    } as const satisfies Aura,
  });
  const wide = 6;
  return {
    'aura-of-protection': aura(2, { saves: 'cha' }),
    'aura-of-protection-far': aura(wide, { saves: 'cha' }),
    'aura-of-courage': aura(2, { suspends: 'frightened' }),
    'aura-of-courage-far': aura(wide, { suspends: 'frightened' }),
    'aura-of-devotion': aura(2, { suspends: 'charmed' }),
    'aura-of-devotion-far': aura(wide, { suspends: 'charmed' }),
  };
}

/** The 2014 document lets all three elementals enter the spaces of foes alone, and has no Agile. */
export const olderTraits: TraitTable = {
  ...fifthTraits,
  'air-form': fifthTraits['water-form'],
  'fire-form': fifthTraits['water-form'],
  agile: {},
  'second-story-work': { jumpsFarther: 'dex' },
  'step-of-the-wind': { jumpsDoubledBy: ['bonus-dash', 'bonus-disengage'] },
  ...auras('unconscious'),
};
