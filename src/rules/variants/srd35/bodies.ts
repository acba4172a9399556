/**
 * What a sheet's numbers mean: the SRD's two chapters are silent, so the general 3.5 reading
 * stands.
 */
import { ability, check, frame, hitDie, lose, sizeModifier } from '../../play/bodies/abilities.ts';
import { damage, heal, wound } from '../../play/bodies/damage.ts';
import { NAMES, type BodyRules } from '../../play/bodies/questions.ts';
import { citing } from '../extend.ts';

export const bodies: BodyRules = {
  cites: citing(NAMES, {}),
  ability,
  frame,
  check,
  hitDie,
  lose,
  damage,
  wound,
  heal,
  sizeModifier,
};
