/** The situation of an attack: the SRD. */
import { NAMES, type AttackRules } from '../../play/attacks/questions.ts';
import { citing } from '../extend.ts';

export const attacks: AttackRules = {
  cites: citing(NAMES, {}),
};
