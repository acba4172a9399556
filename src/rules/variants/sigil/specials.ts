/** Special attacks: what this text says otherwise. */
import type { SpecialRules, SpecialTable } from '../../play/specials/questions.ts';
import { extend } from '../extend.ts';
import { cites } from './specials.cites.ts';

const table = (parent: SpecialTable): SpecialTable =>
  extend(parent, {
    // Its text gives the hidden no second round.
    'coup-de-grace': { ...parent['coup-de-grace'], hiddenRounds: 1 },
  });

export const specials = (parent: SpecialRules): SpecialRules =>
  extend(parent, {
    cites,
    table: table(parent.table),
    // Gestures are all but hopeless in a grapple; still the text lets one try.
    grapple: { ...parent.grapple, casting: { dc: 20, somatic: 50 } },
  });
