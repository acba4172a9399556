/** Climbing, swimming, jumping, hiding, light and senses, areas: what this text says otherwise. */
import { NAMES, type MovementRules } from '../../play/movements/questions.ts';
import { citing, extend } from '../extend.ts';

export const movements = (parent: MovementRules): MovementRules => extend(parent, {
  cites: citing(NAMES, {}),
});
