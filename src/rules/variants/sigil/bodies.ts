/** Abilities, hit points, damage, loads: what this text says otherwise. */
import { NAMES, type BodyRules } from '../../play/bodies/questions.ts';
import { citing, extend } from '../extend.ts';

export const bodies = (parent: BodyRules): BodyRules => extend(parent, {
  cites: citing(NAMES, {}),
});
