/** Rows of the table of actions that differ from D&D 3.5. */
import type { ActionEntry, ActionTable } from '../play/turns/turnRules.ts';
import { withoutRows } from '../../extend.ts';
import { srd35Full } from '../srd35/full.ts';
import * as citations from './citations.ts';

const { table } = srd35Full.turns;
const { 'bull-rush-charge': pushCharge, overrun, grapple, disarm } = table;
const others = withoutRows(
  table,
  ...['stand-up-tumble', 'turning', 'rebuking', 'burst-net', 'ride-cover', 'tower-shield-cover'],
  // These grapple actions need opposed checks or a shared space, which Pathfinder does not have.
  ...['grapple-attack', 'grapple-use-weapon', 'grapple-free-other', 'grapple-throw-down'],
  ...['grapple-retrieve-component', 'grapple-join', 'grapple-enter-space'],
  'draw-light-weapon-grappling',
);

const row = (
  kind: ActionEntry['kind'],
  provokes: ActionEntry['provokes'],
  rules: readonly string[],
  more: Partial<ActionEntry> = {},
): ActionEntry => ({ kind, provokes, rules, ...more });
const MELEE = { attack: true, weapon: 'melee-or-unarmed', target: 'reach', bodily: true } as const;
/** Builds a maneuver that is a standard action and provokes only its target. */
const standard = (rules: readonly string[], more: Partial<ActionEntry> = {}): ActionEntry =>
  row('standard', 'target', rules, { ...MELEE, ...more });

const { actions: cited } = citations;
const { spoiltByDamage: _spoilt, ...disarmWhole } = disarm!;
const { spoiltByDamage: _ruined, inPlaceOfAttack: _place, perAttack: _each, ...hold } = grapple!;
// Weapons made for tripping do not prevent the target's attack of opportunity; Improved Trip does.
const { safeTag: _safe, ...tripWhole } = table['trip']!;

const held = (more: Partial<ActionEntry> = {}): ActionEntry =>
  row('standard', 'no', cited.grapple, { grapple: 'only', check: { skill: 'manoeuvre' }, ...more });

/** An action after a hit with a natural attack, against a creature no larger than the attacker. */
const AFTER_HIT = { attack: true, target: 'reach', biggest: 0 } as const;

/** A charge during which the creature draws a weapon. */
const DRAWING = { mode: 'charge', attack: true, bab: 1, withinSpeed: true } as const;

export const pf1Actions: ActionTable = {
  ...others,
  disarm: { ...disarmWhole, rules: cited.inPlace },
  sunder: { ...others['sunder']!, rules: cited.inPlace },
  trip: { ...tripWhole, rules: cited.inPlace },
  grapple: { ...hold, rules: cited.grapple },
  // A bull rush itself is not a movement: the attacker moves only if it follows its target.
  'bull-rush': standard(cited.standard, { biggest: 1 }),
  'bull-rush-charge': { ...pushCharge!, entersSpace: false, rules: cited.standard },
  overrun: { ...overrun!, rules: cited.standard },
  'overrun-charge': {
    ...pushCharge!,
    entersSpace: false,
    provokes: 'target-and-movement',
    rules: cited.overrunCharge,
  },
  'dirty-trick': standard(cited.standard),
  drag: standard(cited.standard, { biggest: 1 }),
  reposition: standard(cited.standard, { biggest: 1 }),
  steal: standard(cited.standard),
  'charge-drawing': row('full-round', 'movement', cited.drawing, DRAWING),
  'aid-another': { ...others['aid-another']!, helps: true, rules: cited.aid },
  'stand-up': { ...others['stand-up']!, rules: cited.standUp },
  'release-grapple': { ...others['release-grapple']!, after: { releases: 'any' } },
  'grapple-maintain': held(),
  'grapple-damage': held({ attack: true, pinning: true }),
  'grapple-pin': held({ attack: true }),
  'grapple-move': held({ pinning: true }),
  'grapple-tie': held(),
  'grapple-reverse': held({ escapes: true }),
  'grapple-break-free': held({ escapes: true, pinned: true }),
  demoralise: { ...others['demoralise']!, target: 'effect', within: 6, rules: cited.demoralise },
  'channel-energy': row('standard', 'no', cited.channel),
  'control-frightened-mount': row('move', 'yes', cited.mount, { saddle: 'only' }),
  'read-scroll': row('standard', 'yes', cited.scroll, { casts: true }),
  'use-whip': { ...others['use-whip']!, weapon: 'melee', target: 'reach', rules: cited.whip },
  // The attack of a ranged touch spell provokes separately, after the casting has provoked.
  'ray-attack': row('free', 'yes', cited.ray, { attack: true, target: 'effect' }),
  grab: row('free', 'no', cited.grab, { ...AFTER_HIT, bodily: true, trait: 'grab' }),
  pull: row('free', 'no', cited.haul, { ...AFTER_HIT, trait: 'pull' }),
  push: row('free', 'no', cited.haul, { ...AFTER_HIT, trait: 'push' }),
  'stand-still': row('not-an-action', 'no', cited.standStill, {
    ...MELEE,
    target: 'adjacent',
    anytime: true,
    inPlaceOfAttack: true,
    trait: 'stand-still',
  }),
  'step-up': row('immediate', 'no', cited.stepUp, {
    mode: 'step',
    endsBeside: true,
    trait: 'step-up',
  }),
  trample: row('full-round', 'target', cited.trample, { biggest: -1, trait: 'trampling' }),
  'direct-spell': row('move', 'no', cited.direct),
  'prepare-splash-weapon': row('full-round', 'yes', cited.splash),
  'locked-gauntlet': row('full-round', 'yes', cited.gauntlet),
  'extinguish-flames': row('full-round', 'no', cited.flames),
};
