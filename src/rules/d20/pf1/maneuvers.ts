/** Combat maneuvers: one roll against a defense. The margin of the roll decides the outcome. */
import { extend } from '../../extend.ts';
import { srd35Full } from '../srd35/full.ts';
import type { GrappleTable } from '../play/specials/grappling.ts';
import type { SpecialRule, SpecialTable } from '../play/specials/specialRules.ts';
import {
  maneuverFeats,
  PROVOKING,
  type SpecialTraitTable,
} from '../play/specials/specialTraits.ts';

const { specials } = srd35Full;

const rolled = (names: SpecialRule['names'], more: Partial<SpecialRule> = {}): SpecialRule => ({
  names,
  checkNames: ['manoeuvre'],
  against: 'manoeuvre',
  ...more,
});

const RECOILING = { by: 'weapon', tool: true, recoil: true } as const;

export const maneuvers: SpecialTable = extend(specials.table, {
  trample: { names: ['trample'], checkNames: [] },
  'bull-rush': rolled(['bullRush'], { steady: true, charging: 2 }),
  'dirty-trick': rolled(['dirtyTrick']),
  disarm: rolled(['disarm'], RECOILING),
  drag: rolled(['drag'], { steady: true }),
  feint: { names: ['feint'], checkNames: ['feint'], against: 'wits' },
  grab: rolled(['grab'], { like: 'grapple', limb: -20 }),
  grapple: rolled(['grapple'], { hands: true }),
  overrun: rolled(['overrun'], { legs: true }),
  pull: rolled(['pullPush']),
  push: rolled(['pullPush']),
  reposition: rolled(['reposition']),
  'stand-still': rolled(['standStill']),
  steal: rolled(['steal'], { hands: true }),
  sunder: rolled(['sunder'], { by: 'weapon', tool: true }),
  trip: rolled(['trip'], { ...RECOILING, legs: true, steady: true, charging: 2 }),
});

export const maneuverTraits: SpecialTraitTable = {
  ...specials.traits,
  // Here `trample` is an ability of creatures, and not the feat for riders.
  trample: {},
  ...maneuverFeats(['disarm', 'grapple', 'steal', 'sunder']),
  ...maneuverFeats(
    ['bull-rush', 'dirty-trick', 'drag', 'overrun', 'reposition', 'trip'],
    PROVOKING,
  ),
  grab: { making: { grab: { bonus: 4 } } },
  'more-than-two-legs': {},
  dwarf: {},
  stability: { steady: 4 },
  ooze: { ...specials.traits['ooze'], untrippable: 'no-legs' },
};

export const grapple: GrappleTable = {
  against: 'manoeuvre',
  upkeep: 5,
  casting: { dc: 10, somatic: 10, holder: true, pinned: ['somatic', 'material'] },
  rows: {
    'grapple-maintain': { check: 'manoeuvre', names: ['grappling'] },
    'grapple-move': { check: 'manoeuvre', names: ['grapplingMove'] },
    'grapple-damage': { check: 'manoeuvre', names: ['grapplingDamage'], oneHanded: true },
    'grapple-pin': { check: 'manoeuvre', names: ['grapplingPin'] },
    'grapple-tie': { check: 'manoeuvre', names: ['grapplingTie'] },
    'grapple-break-free': { check: 'manoeuvre', names: ['grapplingEscape'] },
    'grapple-reverse': { check: 'manoeuvre', names: ['grapplingEscape'] },
    'escape-grapple': { check: 'escape-artist', names: ['grapplingEscape'] },
    'release-grapple': { names: ['grapplingRelease'] },
    'cast-spell': { names: ['grapplingCast'] },
  },
};
