/** Special attacks: what this text says otherwise. */
import { NAMES, type SpecialRules } from '../../play/specials/questions.ts';
import { citing, extend } from '../extend.ts';

export const specials = (parent: SpecialRules): SpecialRules => extend(parent, {
  cites: citing(NAMES, {}),
});
