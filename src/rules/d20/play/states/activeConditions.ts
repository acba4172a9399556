/**
 * The active conditions of a creature: those in the scene, those that others imply, and those from
 * hit points and grapples.
 */
import type { Creature } from '../../../../board/creature.ts';
import { isPinned } from '../../../../board/pins.ts';
import { PINNED, statedConditions } from '../../../core/conditionsInForce.ts';
import type { ConditionEffect } from '../../../effects.ts';
import { isSqueezing } from '../../../core/fit.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { withSkillDodge } from './dodgeFromSkillRanks.ts';
import type { ActiveState, StateEffect } from './stateRules.ts';

/** Is the creature in the air, so that effects that knock creatures prone do not affect it? */
export const isInAir = (c: Creature): boolean =>
  c.conditions.includes('flying') ||
  ((c.speed?.fly ?? 0) > 0 && (c.elevation > 0 || (c.speed?.land ?? 0) === 0));

/**
 * Conditions in the scene, and conditions that follow from other facts: narrow spaces, grapples,
 * hit points.
 */
function* given(j: FullJudge, c: Creature): Generator<readonly [condition: string, from?: string]> {
  for (const condition of c.conditions) yield [condition];
  for (const trait of c.traits) yield [trait];
  if (isSqueezing(j, c)) yield ['squeezing'];
  for (const condition of statedConditions(c)) yield [condition, 'grapple'];
  if (isPinned(j.board.creatures, c)) yield [PINNED, 'grapple'];
  const { state } = j.rules.states.vitals(j, c, {});
  if (state !== null) yield [state, 'hit-points'];
}

export function activeStatesOf(j: FullJudge, c: Creature): readonly ActiveState[] {
  const found = [...given(j, c)];
  const replaced = new Set<string>();
  for (const { effect } of active(j, c, found, replaced))
    for (const weaker of effect.replaces ?? []) replaced.add(weaker);
  return replaced.size === 0
    ? active(j, c, found, replaced)
    : active(
        j,
        c,
        found.filter(([condition]) => !replaced.has(condition)),
        replaced,
      );
}

const NO_LIMITS: ConditionEffect = {};

/** The conditions in `found` and all conditions that they imply, except those in `without`. */
function active(
  j: FullJudge,
  c: Creature,
  found: readonly (readonly [condition: string, from?: string])[],
  without: ReadonlySet<string>,
): readonly ActiveState[] {
  const {
    states: { table, sources },
    conditions,
  } = j.rules;
  const states = new Map<string, ActiveState>();
  const add = (condition: string, from?: string): void => {
    const effect = Object.hasOwn(table, condition) ? table[condition] : undefined;
    if (
      effect === undefined ||
      states.has(condition) ||
      without.has(condition) ||
      !suffers(c, effect)
    )
      return;
    const times = effect.each
      ? Math.min(
          c.conditions.filter((other) => other === condition).length,
          effect.most ?? Infinity,
        )
      : undefined;
    states.set(condition, {
      condition,
      effect: withSkillDodge(j, c, effect),
      limits: Object.hasOwn(conditions, condition)
        ? (conditions[condition] ?? NO_LIMITS)
        : NO_LIMITS,
      rules: Object.hasOwn(sources, condition) ? (sources[condition] ?? []) : [],
      ...(from === undefined ? {} : { from }),
      ...(times === undefined ? {} : { times }),
    });
    for (const implied of effect.implies ?? []) add(implied, condition);
    if (!isInAir(c)) for (const implied of effect.grounded ?? []) add(implied, condition);
  };
  for (const [condition, from] of found) add(condition, from);
  return [...states.values()];
}

const suffers = (c: Creature, { unlessSpeed }: StateEffect): boolean =>
  unlessSpeed === undefined || !((c.speed?.[unlessSpeed] ?? 0) > 0);
