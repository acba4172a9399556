/** Special attacks: the SRD. */
import { NAMES, type SpecialRules } from '../../play/specials/questions.ts';
import { citing } from '../extend.ts';

export const specials: SpecialRules = {
  cites: citing(NAMES, {}),
};
