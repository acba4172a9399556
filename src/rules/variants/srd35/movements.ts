/** Climbing, swimming, jumping, hiding, light and senses, areas: the SRD. */
import { NAMES, type MovementRules } from '../../play/movements/questions.ts';
import { citing } from '../extend.ts';

export const movements: MovementRules = {
  cites: citing(NAMES, {}),
};
