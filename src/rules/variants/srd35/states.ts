/** Conditions beyond the map: the SRD. */
import { stateAnswers } from '../../play/states/answers.ts';
import { NAMES, type StateRules } from '../../play/states/questions.ts';
import { citing } from '../extend.ts';
import { sources } from './states.sources.ts';

export const states: StateRules = { cites: citing(NAMES, {}), sources, ...stateAnswers };
