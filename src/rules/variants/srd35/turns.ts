/** Actions and what is left of a turn: the SRD. */
import { NAMES, type TurnRules } from '../../play/turns/questions.ts';
import { citing } from '../extend.ts';

export const turns: TurnRules = {
  cites: citing(NAMES, {}),
};
