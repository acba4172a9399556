/** Special attacks: the SRD. */
import { grappling } from '../../play/specials/grapple.ts';
import { GRAPPLE_TABLE } from '../../play/specials/grappling.ts';
import {
  ENERGY_FACTORS,
  OBJECT_TABLE,
  objectBreak,
  objectDamage,
  objectDefence,
  objectMade,
  objectRepair,
  objectSave,
} from '../../play/specials/objects.ts';
import { NAMES, type SpecialRules } from '../../play/specials/questions.ts';
import { special } from '../../play/specials/special.ts';
import { SPECIAL_TABLE } from '../../play/specials/table.ts';
import { TRAITS } from '../../play/specials/traits.ts';
import { turning, TURNING_RANGE } from '../../play/specials/turning.ts';
import { citing } from '../extend.ts';

const r = (...names: readonly string[]): string[] => names.map((n) => `srd35.special-attack.${n}`);

export const specials: SpecialRules = {
  cites: citing(NAMES, {
    coup: r('coup-de-grace-action'),
    coupBow: r('coup-de-grace-bow-adjacent'),
    coupCritical: r('coup-de-grace-auto-critical'),
    coupFortitude: r('coup-de-grace-fortitude'),
    coupSneak: r('coup-de-grace-sneak'),
    coupImmune: r('coup-de-grace-critical-immune'),
    coupHidden: r('coup-de-grace-total-concealment'),
    coupProvokes: ['srd35.opportunity.coup-de-grace-provokes'],
    overrun: r('overrun-through-opponent'),
  }),
  table: SPECIAL_TABLE,
  traits: TRAITS,
  grapple: GRAPPLE_TABLE,
  energies: ENERGY_FACTORS,
  objects: OBJECT_TABLE,
  turningRange: TURNING_RANGE,
  special,
  grappling,
  turning,
  objectDamage,
  objectBreak,
  objectDefence,
  objectSave,
  objectMade,
  objectRepair,
};
