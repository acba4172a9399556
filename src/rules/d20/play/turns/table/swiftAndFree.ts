/** Swift, immediate and free actions, and activities that take no action. */
import type { ActionEntry, ActionTable } from '../turnRules.ts';

const SWIFT: ActionEntry = {
  kind: 'swift',
  provokes: 'no',
  casts: true,
  target: 'effect',
  grapple: 'may',
  pinned: true,
};
const FREE: ActionEntry = { kind: 'free', provokes: 'no' };
const NONE: ActionEntry = { kind: 'not-an-action', provokes: 'no' };

export const QUICK: ActionTable = {
  'cast-quickened-spell': SWIFT,
  'cast-swift-spell': SWIFT,
  'cast-immediate-spell': { ...SWIFT, kind: 'immediate' },

  'stand-up-tumble': {
    kind: 'free',
    provokes: 'yes',
    under: ['prone'],
    check: { skill: 'tumble', dc: 35 },
    after: { loses: ['prone', 'knocked-down'] },
  },
  'drop-prone': { ...FREE, after: { gains: ['prone'] } },
  'ride-with-knees': { ...FREE, saddle: 'only', check: { skill: 'ride', dc: 5 } },
  'identify-spell': {
    ...FREE,
    anytime: true,
    mental: true,
    grapple: 'may',
    check: { skill: 'spellcraft' },
  },
  'release-grapple': { ...FREE, grapple: 'only', pinning: true, after: { releases: 'pinned' } },
  'drop-item': { ...FREE, grapple: 'may', pinning: true, after: { weapon: 'put-away' } },
  'fast-mount': { ...FREE, saddle: 'changes', displaces: true, check: { skill: 'ride', dc: 20 } },
  speak: { ...FREE, anytime: true, grapple: 'may', pinning: true },
  'prepare-components': FREE,
  'stay-in-saddle': { ...FREE, saddle: 'only', anytime: true, check: { skill: 'ride', dc: 5 } },
  'cease-concentration': { ...FREE, mental: true, grapple: 'may', pinning: true },
  'draw-ammunition': FREE,

  'fight-defensively': { ...NONE, attack: true, after: { gains: ['fighting-defensively'] } },
  'passive-perception': {
    ...NONE,
    anytime: true,
    mental: true,
    grapple: 'may',
    pinned: true,
    pinning: true,
  },
  'five-foot-step': { ...NONE, mode: 'step' },
  'concentration-check': {
    ...NONE,
    anytime: true,
    mental: true,
    grapple: 'may',
    pinned: true,
    pinning: true,
    check: { skill: 'concentration' },
  },
  delay: { ...NONE, name: 'delay', grapple: 'may', pinned: true, pinning: true },
  hide: { ...NONE, name: 'moveTable', check: { skill: 'hide' } },
  jump: {
    ...NONE,
    provokes: 'movement',
    mode: 'move',
    by: 'jump',
    name: 'moveTable',
    check: { skill: 'jump' },
  },
};
