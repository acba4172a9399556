/** What a sheet's numbers mean: the rules of this text behind the general reading. */
import { NAMES, type BodyRules } from '../../play/bodies/questions.ts';
import { citing, extend } from '../extend.ts';

const ability = (...names: readonly string[]): string[] => names.map((n) => `sigil.ability.${n}`);
const damage = (...names: readonly string[]): string[] => names.map((n) => `sigil.damage.${n}`);

export const bodies = (parent: BodyRules): BodyRules =>
  extend(parent, {
    // (sigil.damage.massive-damage)
    massive: { from: 50, dc: 15 },
    cites: citing(NAMES, {
      modifier: ability('modifier'),
      sizeBonus: ['sigil.size.bonus'],
      sizeModifier: ['sigil.size.modifier'],
      check: ability('ability-check'),
      str: ability('strength'),
      strNone: ability('strength-none'),
      dex: ability('dexterity'),
      dexNone: ability('dexterity-none'),
      con: ability('constitution'),
      conNone: ability('constitution-none'),
      int: ability('intelligence'),
      intNone: ability('intelligence-none'),
      wis: ability('wisdom'),
      cha: ability('charisma'),
      abilityDamage: damage('ability-damage'),
      abilityZero: damage('ability-zero'),
      drain: ability('ability-drain'),
      drainGains: ability('drain-temporary-hp'),
      minimumDamage: damage('minimum-one'),
      damageTypes: damage('damage-types'),
      critical: damage('critical-multiplier'),
      criticalImmune: damage('critical-immunity'),
      massive: damage('massive-damage'),
      nonlethalHealing: damage('nonlethal-healing'),
    }),
  });
