/** Conditions beyond the map: the SRD. */
import { of } from '../../play/states/of.ts';
import { NAMES, type StateRules } from '../../play/states/questions.ts';
import { citing } from '../extend.ts';

export const states: StateRules = {
  cites: citing(NAMES, {}),
  table: {},
  sources: {},
  of,
};
