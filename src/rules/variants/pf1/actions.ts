/** Rows of the table of actions that differ from 3.5. */
import type { ActionEntry, ActionTable } from '../../play/turns/questions.ts';
import { srd35Full } from '../srd35/full.ts';
import * as citations from './citations.ts';

const {
  'stand-up-tumble': _stand,
  turning: _turn,
  rebuking: _rebuke,
  'bull-rush': push,
  'bull-rush-charge': pushCharge,
  overrun,
  grapple,
  disarm,
  ...others
} = srd35Full.turns.table;

/** Builds a maneuver that takes a standard action; only its target may make an attack of opportunity. */
const standard = (rules: readonly string[], more: Partial<ActionEntry> = {}): ActionEntry => ({
  kind: 'standard',
  provokes: 'target',
  attack: true,
  weapon: 'melee-or-unarmed',
  target: 'reach',
  bodily: true,
  rules,
  ...more,
});
const row = (
  kind: ActionEntry['kind'],
  provokes: ActionEntry['provokes'],
  rules: readonly string[],
  more: Partial<ActionEntry> = {},
): ActionEntry => ({ kind, provokes, rules, ...more });

const { actions: cited } = citations;
const { spoiltByDamage: _spoilt, ...disarmWhole } = disarm!;
const { spoiltByDamage: _ruined, inPlaceOfAttack: _place, ...hold } = grapple!;

export const actions: ActionTable = {
  ...others,
  disarm: { ...disarmWhole, rules: cited.inPlace },
  sunder: { ...others['sunder']!, rules: cited.inPlace },
  trip: { ...others['trip']!, rules: cited.inPlace },
  grapple: { ...hold, rules: cited.grapple },
  'bull-rush': { ...push!, provokes: 'target', entersSpace: false, rules: cited.standard },
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
  'grapple-maintain': row('standard', 'no', cited.grapple, { grapple: 'only' }),
  'grapple-tie': row('standard', 'no', cited.grapple, { grapple: 'only' }),
  'grapple-reverse': row('standard', 'no', cited.grapple, { grapple: 'only', escapes: true }),
  demoralise: { ...others['demoralise']!, target: 'effect', within: 6, rules: cited.demoralise },
  'channel-energy': row('standard', 'no', cited.channel),
  'control-frightened-mount': row('move', 'yes', cited.mount, { saddle: 'only' }),
  'read-scroll': row('standard', 'yes', cited.scroll, { casts: true }),
  'direct-spell': row('move', 'no', cited.direct),
  'prepare-splash-weapon': row('full-round', 'yes', cited.splash),
  'locked-gauntlet': row('full-round', 'yes', cited.gauntlet),
  'extinguish-flames': row('full-round', 'no', cited.flames),
};
