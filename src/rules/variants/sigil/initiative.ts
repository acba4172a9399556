/** Order of the turns: what this text says otherwise. */
import { NAMES, type InitiativeRules } from '../../play/initiative/questions.ts';
import { citing, extend } from '../extend.ts';

export const initiative = (parent: InitiativeRules): InitiativeRules => extend(parent, {
  cites: citing(NAMES, {}),
});
