/** `srd52` with the questions that only the judge command and the panels ask. */
import type { Ruleset } from '../../ruleset.ts';
import { FIFTH_ACTIONS, WITH_ATTACK } from '../actionRows.ts';
import { fifthActions } from '../actions.ts';
import { whyFalls } from '../flight.ts';
import { forcedMovement } from '../forced.ts';
import { hidingOf, type HidingRules } from '../hide.ts';
import { unarmedReasons } from '../play/holds.ts';
import type { TrialFigures } from '../play/trialParts.ts';
import { trialsOf } from '../play/trialTable.ts';
import { actions } from './citations.ts';
import { srd52 } from './index.ts';
import { trialNames as names } from './trials.citations.ts';

const hiding: HidingRules = { rules: actions.hide, names, dc: 15 };

const figures: TrialFigures = {
  names,
  contests: false,
  falls: whyFalls,
  concentrationMost: 30,
  knockedOutAt: 1,
  stoneBarsPoison: false,
};
const trials = trialsOf(figures, hiding);

/** Spells that spend a slot: one in a turn. */
const SLOTS = ['slot-spell', 'bonus-spell', 'reaction-spell'];

const turns = fifthActions(actions, {
  rows: {
    influence: { kind: 'standard' },
    study: { kind: 'standard' },
    nick: {
      ...WITH_ATTACK,
      follows: ['attack'],
      excludes: ['offhand', 'nick'],
      paired: true,
      property: 'nick',
      second: true,
    },
    cleave: {
      ...WITH_ATTACK,
      follows: ['attack', 'offhand', 'nick'],
      excludes: ['cleave'],
      property: 'cleave',
      beside: true,
    },
    rage: { ...FIFTH_ACTIONS['rage']!, unarmored: true },
    'extend-rage': { kind: 'swift', needs: ['raging'] },
    'drink-potion': { kind: 'swift' },
    // For a Focus Point: two effects.
    'focused-defense': {
      kind: 'swift',
      needs: ['patient-defense'],
      after: { gains: ['disengaged', 'dodging'] },
    },
    'focused-step': {
      kind: 'swift',
      mode: 'bonus-dash',
      needs: ['step-of-the-wind'],
      after: { gains: ['disengaged'] },
    },
    'take-aim': {
      kind: 'swift',
      needs: ['takes-aim'],
      after: { gains: ['steady-aim'] },
      unmoved: true,
    },
  },
  apart: [[SLOTS, SLOTS]],
  unarmed: unarmedReasons(figures),
});

export const srd52ForJudge: Ruleset = {
  ...srd52,
  turns,
  hides: hidingOf(hiding),
  forced: forcedMovement(whyFalls, true),
  trials,
};
