/** Full-round actions. */
import type { ActionEntry, ActionTable } from '../turnRules.ts';

const QUIET: ActionEntry = { kind: 'full-round', provokes: 'no' };
const LOUD: ActionEntry = { kind: 'full-round', provokes: 'yes' };
const MOVING: ActionEntry = { kind: 'full-round', provokes: 'movement' };

export const FULL_ROUND: ActionTable = {
  'full-attack': { ...QUIET, attack: true, weapon: 'any', repeats: true },
  charge: { ...MOVING, mode: 'charge', partial: true, attack: true, weapon: 'melee-or-unarmed' },
  run: { ...MOVING, mode: 'run' },
  withdraw: { ...MOVING, mode: 'withdraw', partial: true },
  'minimum-movement': { ...MOVING, mode: 'minimum', name: 'fullRound' },
  'bull-rush-charge': {
    kind: 'full-round',
    provokes: 'target-and-movement',
    mode: 'charge',
    entersSpace: true,
    partial: true,
    attack: true,
    biggest: 1,
    bodily: true,
  },
  'coup-de-grace': {
    ...LOUD,
    name: 'coupDeGrace',
    attack: true,
    weapon: 'melee-or-bow',
    target: 'reach',
    helpless: true,
  },
  'metamagic-spontaneous': { ...LOUD, casts: true },
  'cast-one-round-spell': { ...LOUD, casts: true, target: 'effect' },
  'cast-full-round-spell': { ...LOUD, casts: true, target: 'effect' },
  'cast-touch-spell-allies': { ...LOUD, casts: true },
  search: LOUD,
  'escape-net': { ...LOUD, escapes: true, check: { skill: 'escape-artist', dc: 20 } },
  earplugs: QUIET,
  'give-potion': { ...LOUD, target: 'adjacent' },
  'light-torch': LOUD,
  'pick-lock': { ...LOUD, check: { skill: 'open-lock' } },
  'load-heavy-crossbow': { ...LOUD, name: 'fullRound' },
  'strike-object-full-round': { ...QUIET, name: 'objects', attack: true, weapon: 'melee' },
};
