/** `srd51` with the questions that only the judge command asks. */
import type { Ruleset } from '../../ruleset.ts';
import { fifthActions } from '../actions.ts';
import { whyFallsUnmoving } from '../flight.ts';
import { forcedMovement } from '../forced.ts';
import { hidingOf } from '../hide.ts';
import { actions } from './citations.ts';
import { srd51 } from './index.ts';

const turns = fifthActions(actions, {
  rows: {
    // Possible at a speed of 0.
    'drop-prone': { kind: 'free', after: { gains: ['prone'] } },
    'patient-defense': { kind: 'swift', needs: ['patient-defense'], after: { gains: ['dodging'] } },
  },
  apart: [
    [
      ['bonus-spell', 'bonus-cantrip'],
      ['slot-spell', 'reaction-spell'],
    ],
  ],
  surgeCasts: true,
  twoInMelee: true,
});

export const srd51ForJudge: Ruleset = {
  ...srd51,
  turns,
  hides: hidingOf({ rules: actions.hide, inDimLight: true, invisible: true }),
  forced: forcedMovement(whyFallsUnmoving, false),
};
