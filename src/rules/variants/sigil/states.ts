/** Conditions beyond the map: what this text says otherwise. */
import { NAMES, type StateRules } from '../../play/states/questions.ts';
import { citing, extend } from '../extend.ts';

export const states = (parent: StateRules): StateRules => extend(parent, {
  cites: citing(NAMES, {}),
});
