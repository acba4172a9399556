/**
 * What conditions forbid, as a list for the user. The gate (`d20/map/mayAct.ts`) judges single actions.
 */
import type { ConditionEffect, ConditionLimits } from '../../../effects.ts';
import type { StateEffect } from './effect.ts';
import type { ActiveState, Ban } from './stateRules.ts';

type What = Ban['what'];

const BY_ACTIONS: Readonly<Record<NonNullable<ConditionLimits['actions']>, readonly What[]>> = {
  none: ['act', 'attack', 'cast', 'move', 'threaten', 'opportunity'],
  'mental-only': ['act-bodily', 'attack', 'move', 'threaten', 'opportunity'],
  'move-only': ['standard', 'full-round'],
  single: ['full-round'],
};

const BY_LIMIT: Readonly<Partial<Record<keyof ConditionEffect, readonly What[]>>> = {
  noAttack: ['attack'],
  noCasting: ['cast'],
  noImmediate: ['immediate'],
  noThreat: ['threaten', 'opportunity'],
  noOpportunity: ['opportunity'],
  immobile: ['move'],
  noRun: ['run', 'charge'],
  blind: ['see', 'run', 'charge', 'withdraw'],
  crawls: ['walk'],
};

const ofRolls = (e: StateEffect): What[] => [
  ...(e.noShield ? ['shield' as const] : []),
  ...(e.random ? ['choose' as const] : []),
  ...(e.failsSkills ?? []).map((skill): What => `skill:${skill}`),
];

const ofLimits = (row: ConditionEffect): What[] => [
  ...(row.actions === undefined ? [] : BY_ACTIONS[row.actions]),
  ...(Object.keys(row) as (keyof ConditionEffect)[]).flatMap((key) => BY_LIMIT[key] ?? []),
];

/** Each forbidden thing once, with the first condition that forbids it. */
export function bansOf(states: readonly ActiveState[]): readonly Ban[] {
  const bans = new Map<What, Ban>();
  for (const { condition, effect, limits, rules } of states) {
    for (const what of [...ofLimits(limits), ...ofRolls(effect)])
      if (!bans.has(what)) bans.set(what, { what, condition, rules });
  }
  return [...bans.values()];
}
