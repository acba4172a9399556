/**
 * Rows of the table of actions that the English SRD adds: a full-round action over two turns.
 */
import type { ActionEntry, ActionTable } from '../play/turns/turnRules.ts';
import { SRD_ACTIONS } from '../play/turns/actionTable.ts';
import {
  abilities,
  behind,
  dimensionDoor,
  mounts,
  startFull,
  touchSpells,
  weapons,
} from './citations.ts';

/** These full-round actions may not be started in one turn and completed in the next. */
const WHOLE = ['full-attack', 'charge', 'run', 'withdraw'];

const START: ActionEntry = {
  kind: 'standard',
  provokes: 'no',
  depends: 'chosen-action',
  halves: true,
  rules: startFull,
  after: { toggles: 'completing' },
};

/**
 * A creature that is pinned may still speak, unless its opponent prevents it
 * (srd35.special-attack.pinned).
 */
const TABLE: ActionTable = { ...SRD_ACTIONS, speak: { ...SRD_ACTIONS['speak']!, pinned: true } };

/**
 * These take the place of one attack each: an attempt to start a grapple
 * (srd35.special-attack.grapple-start), and actions within one
 * (srd35.special-attack.grapple-actions).
 */
const PER_ATTACK = [
  'grapple',
  ...['grapple-attack', 'grapple-use-weapon', 'grapple-damage'],
  ...['grapple-pin', 'grapple-break-free', 'grapple-free-other'],
];

const ridden = (...ids: readonly string[]): ActionTable =>
  Object.fromEntries(ids.map((id) => [id, { ...SRD_ACTIONS[id]!, rules: mounts.checks }]));

export const srd35Actions: ActionTable = {
  ...TABLE,
  ...Object.fromEntries(WHOLE.map((id) => [id, { ...SRD_ACTIONS[id]!, whole: true as const }])),
  ...Object.fromEntries(
    PER_ATTACK.map((id) => [id, { ...SRD_ACTIONS[id]!, perAttack: true as const }]),
  ),
  'start-or-complete-full-round': START,
  // A net may also be burst (srd35.attack.net).
  'burst-net': {
    ...SRD_ACTIONS['escape-net']!,
    check: { skill: 'str', dc: 25 },
    rules: weapons.net,
  },
  'cast-dimension-door': { ...TABLE['cast-spell']!, endsTurn: true, rules: dimensionDoor },
  // Ride checks (srd35.mounted.knees). A mount that is not trained for battle must be controlled.
  ...ridden('ride-with-knees', 'stay-in-saddle'),
  'cast-touch-spell': { ...TABLE['cast-touch-spell']!, rules: touchSpells },
  'cast-touch-spell-allies': { ...SRD_ACTIONS['cast-touch-spell-allies']!, rules: touchSpells },
  'fast-mount': { ...SRD_ACTIONS['fast-mount']!, biggest: 1, rules: mounts.checks },
  // A rider hangs at its mount's side (srd35.cover.mount); a bearer crouches behind its shield.
  'ride-cover': {
    kind: 'not-an-action',
    provokes: 'no',
    saddle: 'only',
    anytime: true,
    check: { skill: 'ride', dc: 15 },
    rules: behind.mount,
    after: { gains: ['behind-mount'] },
  },
  'tower-shield-cover': {
    kind: 'not-an-action',
    provokes: 'no',
    trait: 'tower-shield',
    defends: true,
    rules: behind.shield,
    after: { toggles: 'behind-tower-shield' },
  },
  // Special attacks of creatures.
  grab: {
    kind: 'free',
    provokes: 'no',
    attack: true,
    target: 'reach',
    biggest: -1,
    bodily: true,
    trait: 'improved-grab',
    rules: abilities.grab,
  },
  trample: {
    kind: 'full-round',
    offends: true,
    provokes: 'target',
    biggest: -1,
    trait: 'trampling',
    rules: abilities.trample,
  },
  'control-frightened-mount': {
    kind: 'move',
    provokes: 'no',
    saddle: 'only',
    check: { skill: 'ride', dc: 20 },
    rules: mounts.checks,
  },
};
