/**
 * Table of conditions in the D&D 3.5 rules: each condition's modifiers to attacks, armor class,
 * saves and skills (also the −4 of squeezing). What a condition forbids is in `d20/map/conditions.ts`.
 * A ruleset may add or replace rows. The code that answers questions reads the rows and never names
 * a condition. A row without fields has an effect on the map only, or no effect.
 */
import type { StateEffect, StateTable } from './stateRules.ts';

/** Modifiers that the fear conditions share. */
const AFRAID = { attack: -2, saves: -2, checks: -2, kind: 'fear' } as const satisfies StateEffect;
/** Modifiers of a creature that cannot act or dodge. */
const FROZEN = { ac: -2, losesDexterity: true } as const satisfies StateEffect;
/** The conditions that hit points cause. A creature has only one of them at a time. */
const DOWN = ['disabled', 'staggered', 'unconscious', 'dying', 'stable'] as const;

const senses: StateTable = {
  blinded: {
    ac: -2,
    losesDexterity: true,
    skillsOf: { str: -4, dex: -4 },
    skills: { search: -4 },
    failsSkills: ['spot'],
  },
  dazzled: { attack: -1, skills: { spot: -1, search: -1 } },
  deafened: { initiative: -4, failsSkills: ['listen'], verbalFailure: 20 },
  invisible: {},
  hidden: {},
  blur: {},
  blurred: {},
  displaced: {},
};

const fear: StateTable = {
  shaken: { ...AFRAID, worsens: { shaken: 'frightened', frightened: 'panicked' } },
  frightened: {
    ...AFRAID,
    replaces: ['shaken'],
    worsens: { shaken: 'panicked', frightened: 'panicked' },
  },
  // There is no attack penalty in the D&D 3.5 rules, because a panicked creature does not attack on
  // its turn.
  panicked: {
    saves: -2,
    checks: -2,
    kind: 'fear',
    drops: true,
    replaces: ['shaken', 'frightened'],
  },
  cowering: FROZEN,
  rebuked: { implies: ['cowering'], lasts: { rounds: 10 } },
  turned: { lasts: { rounds: 10 } },
};

const mind: StateTable = {
  confused: { random: true, kind: 'mind' },
  dazed: { lasts: { rounds: 1 } },
  fascinated: { skills: { listen: -4, spot: -4 }, kind: 'mind' },
  stunned: { ...FROZEN, drops: true, kind: 'stunning' },
};

const body: StateTable = {
  sickened: { attack: -2, damage: -2, saves: -2, checks: -2, livingOnly: true },
  nauseated: { livingOnly: true },
  fatigued: {
    strength: -2,
    dexterity: -2,
    kind: 'fatigue',
    worsens: { fatigued: 'exhausted' },
    rest: { hours: 8 },
  },
  exhausted: {
    strength: -6,
    dexterity: -6,
    kind: 'fatigue',
    replaces: ['fatigued'],
    rest: { hours: 1, leaves: 'fatigued' },
  },
  starving: { livingOnly: true, recovery: 'hunger' },
  dehydrated: { implies: ['fatigued'], heatKills: true, livingOnly: true },
  'energy-drained': {
    attack: -1,
    saves: -1,
    checks: -1,
    hitPoints: -5,
    hitDice: -1,
    each: true,
    kind: 'negative-energy',
    recovery: 'saves',
  },
  incorporeal: { bodiless: true },
  swarm: {},
  ethereal: { apart: true },
};

const held: StateTable = {
  helpless: {
    ac: { melee: -4, ranged: 0 },
    losesDexterity: true,
    dexterity: 'zero',
    atMercy: true,
  },
  asleep: { implies: ['helpless'], kind: 'sleep' },
  bound: { implies: ['helpless'] },
  paralyzed: {
    implies: ['helpless'],
    strength: 'zero',
    dexterity: 'zero',
    kind: 'paralysis',
    aloft: { does: 'falls', spares: 'wingless' },
    drowns: true,
  },
  petrified: { implies: ['unconscious'] },
  grappling: { outside: { losesDexterity: true } },
  pinned: { ac: { melee: -4, ranged: 0 }, losesDexterity: true, dexterity: 'zero' },
  entangled: { attack: -2, dexterity: -4, castingDc: 15 },
  'immobilized-in-place': { aloft: { does: 'sinks', metres: 6, spares: 'hovering' } },
};

const places: StateTable = {
  prone: {
    attack: { melee: -4, ranged: 0 },
    ac: { melee: -4, ranged: 4 },
    rangedOnly: ['crossbow', 'shuriken'],
  },
  kneeling: { ac: { melee: -2, ranged: 2 } },
  sitting: { ac: { melee: -2, ranged: 2 } },
  squeezing: { attack: -4, ac: -4 },
  climbing: { losesDexterity: true, noShield: true, unlessSpeed: 'climb' },
  swimming: {},
  burrowing: {},
  mounted: {},
  flying: {},
  checked: {},
  'knocked-down': { grounded: ['prone'] },
  'blown-away': { grounded: ['prone'], replaces: ['knocked-down', 'checked'] },
  stalled: { losesDexterity: true, missChance: 20 },
};

const turn: StateTable = {
  'flat-footed': { losesDexterity: true },
  surprised: { implies: ['flat-footed'] },
  charging: { ac: -2 },
  running: { losesDexterity: true },
  'total-defence': { dodge: 4 },
  'fighting-defensively': { attack: -4, dodge: 2 },
};

const life: StateTable = {
  staggered: {},
  disabled: { strain: 1, livingOnly: true, recovery: 'each-day' },
  unconscious: { implies: ['helpless'] },
  dying: { implies: ['unconscious'], livingOnly: true, recovery: 'each-turn' },
  stable: { implies: ['unconscious'], replaces: ['dying'], recovery: 'each-hour' },
  dead: { implies: ['helpless'], remains: true, replaces: [...DOWN] },
  destroyed: { implies: ['helpless'], remains: true, replaces: [...DOWN] },
};

export const TABLE: StateTable = {
  ...senses,
  ...fear,
  ...mind,
  ...body,
  ...held,
  ...places,
  ...turn,
  ...life,
};
