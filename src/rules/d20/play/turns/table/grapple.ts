/** Actions within a grapple. Most of them require a grapple check. */
import type { ActionEntry, ActionTable } from '../turnRules.ts';

const HELD: ActionEntry = {
  kind: 'standard',
  provokes: 'no',
  name: 'grappling',
  grapple: 'only',
  check: { skill: 'grapple' },
};

export const GRAPPLE: ActionTable = {
  'grapple-attack': { ...HELD, attack: true },
  // An attack with the opponent's own light weapon.
  'grapple-use-weapon': { ...HELD, attack: true, pinning: true },
  'grapple-damage': { ...HELD, attack: true, pinning: true },
  'grapple-pin': { ...HELD, attack: true },
  'grapple-break-free': { ...HELD, escapes: true, pinned: true },
  'grapple-free-other': { ...HELD, attack: true },
  'grapple-move': { ...HELD, pinning: true },
  'grapple-throw-down': { ...HELD, attack: true },
  'grapple-retrieve-component': {
    kind: 'full-round',
    provokes: 'no',
    name: 'grappling',
    grapple: 'only',
  },
  'grapple-join': {
    kind: 'standard',
    provokes: 'no',
    name: 'grappling',
    attack: true,
    inPlaceOfAttack: true,
    check: { skill: 'grapple' },
  },
  'grapple-enter-space': {
    kind: 'not-an-action',
    provokes: 'movement',
    name: 'grappling',
    grapple: 'only',
    sparesHeld: true,
  },
};
