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

/**
 * Features outside both documents. Quadretto knows their names and not their texts, so each only
 * puts in doubt the questions that it may answer otherwise.
 */
const outside = {
  mobile: { doubts: ['leaving'] },
  'fancy-footwork': { doubts: ['leaving'] },
  skirmisher: { doubts: ['leaving'] },
  'drunken-technique': { doubts: ['leaving'] },
  speedy: { doubts: ['opportunity-target'] },
  sentinel: { doubts: ['disengaging'] },
  'polearm-master': { doubts: ['entering'] },
  brace: { doubts: ['entering'] },
  'hold-the-line': { doubts: ['moving-within'] },
  'tunnel-fighter': { doubts: ['entering', 'moving-within', 'reaction-spent'] },
  'vigilant-defender': { doubts: ['reaction-spent'] },
  'crossbow-expert': { doubts: ['enemy-beside'] },
  gunner: { doubts: ['enemy-beside'] },
  'close-quarters-shooter': { doubts: ['enemy-beside', 'target-cover'] },
  sharpshooter: { doubts: ['enemy-beside', 'long-range', 'target-cover'] },
  'spell-sniper': { doubts: ['enemy-beside', 'range-end', 'target-cover'] },
  'mounted-combatant': { doubts: ['saddle'] },
  'war-caster': { doubts: ['concentration'] },
} as const satisfies TraitTable;

/** The traits of the 2024 document. */
export const fifthTraits = {
  swarm: { shares: true, compresses: true },
  compresses: { compresses: true },
  amorphous: { compresses: true },
  'air-form': { enters: 'all', compresses: true },
  'fire-form': { enters: 'all', compresses: true },
  'water-form': { enters: 'foes', compresses: true },
  'invisible-stalker-form': { enters: 'foes', compresses: true },
  'ooze-cube': { enters: 'no-larger', admits: true },
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
  'devils-sight': { seesVeiled: true },
  ...auras('incapacitated'),
  'nimble-escape': {},
  'shadow-stealth': {},
  vanish: {},
  'martial-arts': {},
  'flurry-of-blows': {},
  'horde-breaker': {},
  frenzy: {},
  'cunning-action': {},
  aggressive: {},
  'step-of-the-wind': { jumpsDoubledBy: ['focused-step'] },
  'patient-defense': {},
  'pack-tactics': {},
  'sunlight-sensitivity': {},
  // The heads of a hydra, unless the sheet counts them.
  'reactive-heads': { counts: 'reactions', usually: 5 },
  'standing-leap': { counts: 'leap' },
  // A lion's, in both documents, unless the sheet states its length.
  'running-leap': { counts: 'runningLeap', usually: 5 },
  'second-story-work': { jumpsBy: 'dex' },
  elusive: { eludes: true },
  evasion: { evades: true },
  'danger-sense': {},
  'feral-instinct': {},
  'remarkable-athlete': {},
  'naturally-stealthy': { hidesBehindLarger: true },
  darkvision: {},
  blindsight: {},
  tremorsense: {},
  'see-invisible': {},
  'true-seeing': {},
  'sneak-attack': { sneaks: true },
  'extra-attack': { counts: 'extraAttacks' },
  multiattack: { counts: 'attacks' },
  'action-surge': {},
  'reckless-attack': {},
  'takes-aim': {},
  rage: {},
  'persistent-rage': { keeps: ['raging'] },
  'ignores-loading': { needsNoLoading: true },
  'uncanny-dodge': {},
  parry: {},
  grappler: { dragsOwnSize: true },
  'cunning-strike': {},
  'tactical-shift': {},
  'instinctive-pounce': {},
  'trampling-charge': {},
  'escape-the-horde': {},
  'blood-frenzy': {},
  reactive: { reactsEachTurn: true },
  'magic-resistance': { resistsMagic: true },
  'powerful-build': { escapes: true },
  ...outside,
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
  // It reaches only what is in its own space.
  swarm: { ...fifthTraits.swarm, reach: 0 },
  'air-form': fifthTraits['water-form'],
  'fire-form': fifthTraits['water-form'],
  agile: {},
  'second-story-work': { jumpsFarther: 'dex' },
  'step-of-the-wind': { jumpsDoubledBy: ['bonus-dash', 'bonus-disengage'] },
  // A feat of this name is in the 2024 document, where it only changes the initiative order.
  alert: { doubts: ['unseen-attacker'] },
  ...auras('unconscious'),
};
