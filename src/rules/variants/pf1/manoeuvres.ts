/** Combat maneuvers: one roll against a defense, with the outcome by result and margin. */
import { extend } from '../extend.ts';
import { srd35Full } from '../srd35/full.ts';
import type { GrappleTable } from '../../play/specials/grappling.ts';
import type { Special, SpecialRule, SpecialTable } from '../../play/specials/questions.ts';
import type { SpecialTrait, SpecialTraitTable } from '../../play/specials/traits.ts';

const { specials } = srd35Full;

const rolled = (names: SpecialRule['names'], more: Partial<SpecialRule> = {}): SpecialRule => ({
  names,
  checkNames: ['manoeuvre'],
  against: 'manoeuvre',
  ...more,
});

export const manoeuvres: SpecialTable = extend(specials.table, {
  'bull-rush': rolled(['bullRush'], { steady: true, charging: 2 }),
  'dirty-trick': rolled(['dirtyTrick']),
  disarm: rolled(['disarm'], { by: 'weapon', tool: true, recoil: true }),
  drag: rolled(['drag'], { steady: true }),
  feint: { names: ['feint'], checkNames: ['feint'], against: 'wits' },
  grapple: rolled(['grapple'], { hands: true }),
  overrun: rolled(['overrun'], { legs: true }),
  reposition: rolled(['reposition']),
  steal: rolled(['steal'], { hands: true }),
  sunder: rolled(['sunder'], { by: 'weapon', tool: true }),
  trip: rolled(['trip'], {
    by: 'weapon',
    tool: true,
    recoil: true,
    legs: true,
    steady: true,
    charging: 2,
  }),
});

/**
 * Builds the improved feats (+2 on the roll and on the own defense) and the greater feats (+2 more,
 * and their effect).
 */
const feats = (attack: Special, provokes = false): Record<string, SpecialTrait> => ({
  [`improved-${attack}`]: { making: { [attack]: { bonus: 2 } }, guards: { [attack]: 2 } },
  [`greater-${attack}`]: {
    making: { [attack]: { bonus: 2, ...(provokes ? { provokes: true as const } : {}) } },
  },
});

export const manoeuvreTraits: SpecialTraitTable = {
  ...specials.traits,
  // The trample of a creature is not the mounted feat.
  trample: {},
  ...feats('bull-rush', true),
  ...feats('dirty-trick', true),
  ...feats('disarm'),
  ...feats('drag', true),
  ...feats('grapple'),
  ...feats('overrun', true),
  ...feats('reposition', true),
  ...feats('steal'),
  ...feats('sunder'),
  ...feats('trip', true),
  'more-than-two-legs': {},
  stability: { steady: 4 },
  ooze: { ...specials.traits['ooze'], untrippable: 'no-legs' },
};

export const grapple: GrappleTable = {
  against: 'manoeuvre',
  upkeep: 5,
  casting: { dc: 10, somatic: 10, holder: true },
  rows: {
    'grapple-maintain': { check: 'manoeuvre', names: ['grappling'] },
    'grapple-move': { check: 'manoeuvre', names: ['grapplingMove'] },
    'grapple-damage': { check: 'manoeuvre', names: ['grapplingDamage'] },
    'grapple-pin': { check: 'manoeuvre', names: ['grapplingPin'] },
    'grapple-tie': { check: 'manoeuvre', names: ['grapplingTie'] },
    'grapple-break-free': { check: 'manoeuvre', names: ['grapplingEscape'] },
    'grapple-reverse': { check: 'manoeuvre', names: ['grapplingEscape'] },
    'escape-grapple': { check: 'escape-artist', names: ['grapplingEscape'] },
    'release-grapple': { names: ['grapplingRelease'] },
    'cast-spell': { names: ['grapplingCast'] },
  },
};
