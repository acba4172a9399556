/** `srd51` with the questions that only the judge command asks. */
import type { Ruleset } from '../../ruleset.ts';
import { whyFallsUnmoving } from '../flight.ts';
import { forcedMovement } from '../forced.ts';
import { hidingOf } from '../hide.ts';
import { actions } from './citations.ts';
import { srd51 } from './index.ts';

export const srd51ForJudge: Ruleset = {
  ...srd51,
  hides: hidingOf({ rules: actions.hide, inDimLight: true, invisible: true }),
  forced: forcedMovement(whyFallsUnmoving, false),
};
