/** Abilities, hit points, damage, loads: the SRD. */
import { NAMES, type BodyRules } from '../../play/bodies/questions.ts';
import { citing } from '../extend.ts';

export const bodies: BodyRules = {
  cites: citing(NAMES, {}),
};
