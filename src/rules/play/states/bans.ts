/** What conditions forbid, from what they mean on the map and from what they mean for a turn. */
import type { ConditionEffect } from '../../base/conditions.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { StateEffect } from './effect.ts';
import type { ActiveState, Ban } from './questions.ts';

type What = Ban['what'];

const BY_ACTIONS: Readonly<Record<NonNullable<StateEffect['actions']>, readonly What[]>> = {
  none: ['act', 'attack', 'cast', 'move', 'threaten', 'opportunity'],
  'mental-only': ['act-bodily', 'attack', 'move', 'threaten', 'opportunity'],
  'move-only': ['standard', 'full-round'],
  single: ['full-round'],
};

const BY_MAP: Readonly<Partial<Record<keyof ConditionEffect, readonly What[]>>> = {
  noThreat: ['threaten', 'opportunity'],
  noOpportunity: ['opportunity'],
  immobile: ['move'],
  noRun: ['run', 'charge'],
  blind: ['see', 'run', 'charge', 'withdraw'],
  crawls: ['walk'],
  noFullRound: ['full-round'],
};

const own = (e: StateEffect): What[] => [
  ...(e.actions === undefined ? [] : BY_ACTIONS[e.actions]),
  ...(e.noAttack ? ['attack' as const] : []),
  ...(e.noCasting ? ['cast' as const] : []),
  ...(e.noImmediate ? ['immediate' as const] : []),
  ...(e.noShield ? ['shield' as const] : []),
  ...(e.random ? ['choose' as const] : []),
  ...(e.failsSkills ?? []).map((skill): What => `skill:${skill}`),
];

/** Each ban once, of the first condition that brings it. */
export function bansOf(j: PlayJudge, states: readonly ActiveState[]): readonly Ban[] {
  const bans = new Map<What, Ban>();
  for (const { condition, effect, rules } of states) {
    const map = Object.hasOwn(j.rules.conditions, condition) ? j.rules.conditions[condition] ?? {} : {};
    const meant = (Object.keys(map) as (keyof ConditionEffect)[]).flatMap((key) => BY_MAP[key] ?? []);
    for (const what of [...own(effect), ...meant]) if (!bans.has(what)) bans.set(what, { what, condition, rules });
  }
  return [...bans.values()];
}
