/** Conditions beyond the map: the SRD. */
import { of } from '../../play/states/of.ts';
import { NAMES, type StateRules } from '../../play/states/questions.ts';
import { TABLE } from '../../play/states/table.ts';
import { citing } from '../extend.ts';
import { sources } from './states.sources.ts';

export const states: StateRules = {
  cites: citing(NAMES, {}),
  table: TABLE,
  sources,
  of,
};
