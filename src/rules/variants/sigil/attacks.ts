/** The situation of an attack: what this text says otherwise. */
import { NAMES, type AttackRules } from '../../play/attacks/questions.ts';
import { citing, extend } from '../extend.ts';

export const attacks = (parent: AttackRules): AttackRules => extend(parent, {
  cites: citing(NAMES, {}),
});
