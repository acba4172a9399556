/**
 * What a sheet's numbers mean: the rules of this text behind the general reading; it has no word on
 * the rest.
 */
import type { BodyRules } from '../../play/bodies/questions.ts';
import { extend } from '../extend.ts';

const r = (area: string, ...names: readonly string[]): string[] =>
  names.map((n) => `d20modern.${area}.${n}`);

export const bodies = (parent: BodyRules): BodyRules =>
  extend(parent, {
    cites: extend(parent.cites, {
      minimumDamage: r('damage', 'minimum'),
      critical: r('damage', 'multiplying', 'critical'),
      criticalImmune: r('damage', 'critical'),
      save: r('modifier', 'saves'),
      sizeBonus: r('attack', 'bonus-melee', 'bonus-ranged'),
    }),
  });
