/** Actions and what is left of a turn: what this text says otherwise. */
import { NAMES, type TurnRules } from '../../play/turns/questions.ts';
import { citing, extend } from '../extend.ts';

export const turns = (parent: TurnRules): TurnRules => extend(parent, {
  cites: citing(NAMES, {}),
});
