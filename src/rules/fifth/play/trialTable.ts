/** The table of trials: grapples, shoves, hiding, damage, death saves, concentration, conditions. */
import type { TrialTable } from '../../trials.ts';
import type { HidingRules } from '../hide.ts';
import { concentrateTrial, concentrationTrial } from './concentration.ts';
import { hideTrial, searchTrial } from './hiding.ts';
import {
  escapeTrial,
  grappleTrial,
  pushTrial,
  releaseTrial,
  shoveTrial,
  toppleTrial,
} from './holds.ts';
import { deathSaveTrial, healTrial, stabilizeTrial, woundTrial } from './life.ts';
import { saddleTrial } from './saddle.ts';
import { afflictTrial, checkTrial, recoverTrial, saveTrial } from './states.ts';
import type { TrialFigures } from './trialParts.ts';

export const trialsOf = (figures: TrialFigures, hiding: HidingRules): TrialTable => ({
  'unarmed-grapple': grappleTrial(figures),
  'escape-grapple': escapeTrial(figures),
  'let-go': releaseTrial(figures),
  'unarmed-shove': shoveTrial(figures),
  ...(figures.names['push'] !== undefined && {
    'push-mastery': pushTrial(figures),
    topple: toppleTrial(figures),
  }),
  hide: hideTrial(figures, hiding),
  'bonus-hide': hideTrial(figures, hiding),
  search: searchTrial(figures),
  wound: woundTrial(figures),
  concentration: concentrationTrial(figures),
  concentrate: concentrateTrial(figures),
  'stay-mounted': saddleTrial(figures),
  'death-save': deathSaveTrial(figures),
  stabilize: stabilizeTrial(figures),
  heal: healTrial(figures),
  save: saveTrial(figures),
  check: checkTrial(figures),
  afflict: afflictTrial(figures),
  recover: recoverTrial(figures),
});
