/** Standard actions: those in the rulesets' texts, and others of the 3.5 rules. */
import type { ActionEntry, ActionTable } from '../turnRules.ts';

const QUIET: ActionEntry = { kind: 'standard', provokes: 'no' };
const LOUD: ActionEntry = { kind: 'standard', provokes: 'yes' };
const CASTING: ActionEntry = {
  ...LOUD,
  name: 'casting',
  casts: true,
  target: 'effect',
  grapple: 'may',
  // A grapple judges what the spell needs (`heldCasting`).
  pinned: true,
};
/**
 * A special attack in place of a melee attack: only its target may make an attack of opportunity.
 */
const MANEUVER: ActionEntry = {
  kind: 'standard',
  provokes: 'target',
  attack: true,
  weapon: 'melee-or-unarmed',
  target: 'reach',
  inPlaceOfAttack: true,
};

export const STANDARD: ActionTable = {
  'activate-item-command': { ...QUIET, escapes: true, item: 'activated' },
  'activate-item-manipulation': { ...LOUD, escapes: true, item: 'activated' },
  'activate-item-mental': { ...QUIET, escapes: true, mental: true, item: 'activated' },
  'activate-item-spell-completion': { ...LOUD, casts: true, item: 'completed' },
  'activate-item-spell-trigger': { ...QUIET, escapes: true, casts: true, item: 'activated' },
  'ranged-attack': { ...LOUD, attack: true, weapon: 'ranged', target: 'effect' },
  'melee-attack': {
    ...QUIET,
    attack: true,
    weapon: 'melee',
    target: 'reach',
    inPlaceOfAttack: true,
  },
  'unarmed-attack': { ...MANEUVER, bare: true, weapon: 'unarmed' },
  disarm: { ...MANEUVER, bodily: true, spoiltByDamage: true },
  grapple: { ...MANEUVER, bodily: true, weapon: 'unarmed', safeIfHeld: true, spoiltByDamage: true },
  trip: { ...MANEUVER, bodily: true, biggest: 1, safeTag: 'trips' },
  sunder: { ...MANEUVER, bodily: true, weapon: 'melee' },
  'sunder-unattended': { ...QUIET, attack: true, weapon: 'melee', inPlaceOfAttack: true },
  'break-object': { ...QUIET, check: { skill: 'str' } },
  'lower-spell-resistance': QUIET,
  'shake-fascinated': { ...QUIET, target: 'adjacent' },
  feint: { ...QUIET, check: { skill: 'bluff' } },
  'light-torch-from-brand': LOUD,
  'drink-potion': { ...LOUD, escapes: true, item: 'activated' },
  demoralise: { ...QUIET, target: 'threatened', check: { skill: 'intimidate' } },
  'draw-hidden-weapon': { ...QUIET, after: { weapon: 'drawn' } },
  'total-defence': { ...QUIET, defends: true, after: { gains: ['total-defence'] } },
  'escape-grapple': {
    ...QUIET,
    escapes: true,
    grapple: 'only',
    pinned: true,
    check: { skill: 'escape-artist' },
  },
  'cast-spell': CASTING,
  'cast-touch-spell': { ...LOUD, casts: true, grapple: 'may', pinned: true },
  // A counterspell is readied against a caster, and cast like any other spell.
  counterspell: {
    ...LOUD,
    name: 'casting',
    casts: true,
    target: 'effect',
    answers: 'casting',
    check: { skill: 'spellcraft' },
    counters: { identify: 15, dispel: 11 },
  },
  'maintain-concentration': { ...QUIET, mental: true },
  'dismiss-spell': QUIET,
  turning: { ...QUIET, offends: true },
  rebuking: { ...QUIET, offends: true },
  overrun: {
    kind: 'standard',
    offends: true,
    provokes: 'target-and-movement',
    mode: 'move',
    oncePerRound: true,
    height: 'same',
    biggest: 1,
    bodily: true,
  },
  'bull-rush': {
    kind: 'standard',
    offends: true,
    provokes: 'target-and-movement',
    mode: 'move',
    entersSpace: true,
    height: 'adjacent',
    biggest: 1,
    bodily: true,
  },
  stabilise: { ...LOUD, target: 'adjacent', check: { skill: 'heal', dc: 15 } },
  'use-whip': { ...LOUD, attack: true },
  'throw-splash-weapon': { ...LOUD, attack: true },
  'aid-another': { ...QUIET, name: 'aid', target: 'threatened' },
  ready: { ...QUIET, name: 'ready' },
  'grope-for-invisible': { ...QUIET, name: 'grope', attack: true },
  'use-spell-like-ability': { ...CASTING, mental: true },
  'use-supernatural-ability': { ...QUIET, escapes: 'ability', name: 'casting' },
  'use-extraordinary-ability': { ...QUIET, escapes: 'ability', name: 'standard' },
};
