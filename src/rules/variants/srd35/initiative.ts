/** Order of the turns: the SRD. */
import { NAMES, type InitiativeRules } from '../../play/initiative/questions.ts';
import { citing } from '../extend.ts';

export const initiative: InitiativeRules = {
  cites: citing(NAMES, {}),
};
