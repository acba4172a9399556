/** `srd52` with the questions that only the judge command asks. */
import type { Ruleset } from '../../ruleset.ts';
import { whyFalls } from '../flight.ts';
import { forcedMovement } from '../forced.ts';
import { hidingOf } from '../hide.ts';
import { actions } from './citations.ts';
import { srd52 } from './index.ts';

export const srd52ForJudge: Ruleset = {
  ...srd52,
  hides: hidingOf({ rules: actions.hide, dc: 15 }),
  forced: forcedMovement(whyFalls, true),
};
