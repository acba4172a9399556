/** `srd51` with the questions that only the judge command and the panels ask. */
import type { Ruleset } from '../../ruleset.ts';
import { FIFTH_ACTIONS } from '../actionRows.ts';
import { fifthActions } from '../actions.ts';
import { whyFallsUnmoving } from '../flight.ts';
import { forcedMovement } from '../forced.ts';
import { hidingOf, type HidingRules } from '../hide.ts';
import { unarmedReasons } from '../play/holds.ts';
import type { TrialFigures } from '../play/trialParts.ts';
import { trialsOf } from '../play/trialTable.ts';
import { actions } from './citations.ts';
import { srd51 } from './index.ts';
import { olderTrialNames as names } from './trials.citations.ts';

const hiding: HidingRules = { rules: actions.hide, names, inDimLight: true, invisible: true };

const figures: TrialFigures = {
  names,
  contests: true,
  falls: whyFallsUnmoving,
  knockedOutAt: 0,
  stoneBarsPoison: true,
};
const trials = trialsOf(figures, hiding);

const SADDLE = ['mount-up', 'dismount'];

const turns = fifthActions(actions, {
  rows: {
    // Possible at a speed of 0.
    'drop-prone': { kind: 'free', after: { gains: ['prone'] } },
    'bonus-strike': {
      ...FIFTH_ACTIONS['bonus-strike']!,
      needs: ['martial-arts', 'frenzy'],
      follows: ['attack'],
    },
    // Some cost two or three uses.
    'legendary-action-2': { ...FIFTH_ACTIONS['legendary-action']!, cost: { legendary: 2 } },
    'legendary-action-3': { ...FIFTH_ACTIONS['legendary-action']!, cost: { legendary: 3 } },
    'lair-action': {
      kind: 'free',
      cost: { lair: 1 },
      anytime: true,
      counted: 'lairActions',
      atCount: true,
    },
    'patient-defense': { kind: 'swift', needs: ['patient-defense'], after: { gains: ['dodging'] } },
  },
  apart: [
    [
      ['bonus-spell', 'bonus-cantrip'],
      ['slot-spell', 'reaction-spell'],
    ],
    // Once in a move a creature mounts or dismounts.
    [SADDLE, SADDLE],
  ],
  surgeCasts: true,
  twoInMelee: true,
  multiattackApart: true,
  unarmed: unarmedReasons(figures),
});

export const srd51ForJudge: Ruleset = {
  ...srd51,
  turns,
  hides: hidingOf(hiding),
  forced: forcedMovement(whyFallsUnmoving, false),
  trials,
};
