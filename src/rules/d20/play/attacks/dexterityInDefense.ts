/**
 * The effect of conditions on a creature's defense: its Dexterity bonus is lost, or its Dexterity
 * counts as 0 or is changed.
 */
import type { Creature } from '../../../../board/creature.ts';
import { modifierOf } from '../../../core/abilities.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { changedScore, limitOf, pointsOf, type ScoreChange } from '../states/effect.ts';
import { besideScore } from '../states/inTotals.ts';
import type { ActiveState, ByMode, Exposed } from '../states/stateRules.ts';
import type { Reason } from './attackTypes.ts';

export const byMode = (value: ByMode | undefined, mode: 'melee' | 'ranged', near = false): number =>
  value === undefined
    ? 0
    : typeof value === 'number'
      ? value
      : near && mode === 'ranged'
        ? (value.near ?? value.ranged)
        : value[mode];

export interface Exposure {
  readonly state: ActiveState;
  readonly effect: Exposed;
}

export interface DefenseParts {
  /** Why the creature loses Dexterity and dodge bonuses to armor class. */
  readonly denied: readonly Reason[];
  /** The condition under which Dexterity counts as 0. */
  readonly zero?: ActiveState;
  /** Conditions of the creature, each with its effect against this attacker. */
  readonly exposures: readonly Exposure[];
}

/** The creature's active grapple condition; undefined if it is in no grapple. */
export const holding = (j: FullJudge, c: Creature): ActiveState | undefined =>
  j.rules.states.of(j, c).find((s) => s.limits.hold !== undefined && s.limits.hold !== 'loose');

/**
 * How conditions weaken the creature against this attacker; without an attacker, against creatures
 * outside its grapple.
 */
export function guardOf(j: FullJudge, c: Creature, attacker?: Creature): DefenseParts {
  const denied: Reason[] = [];
  const exposures: Exposure[] = [];
  let zero: ActiveState | undefined;
  const deny = (state: ActiveState): void => {
    if (!denied.some((d) => d.by === state.condition))
      denied.push({ why: 'condition', by: state.condition, rules: state.rules });
  };
  const add = (state: ActiveState, effect: Exposed): void => {
    exposures.push({ state, effect });
    if (effect.losesDexterity) deny(state);
  };
  for (const state of j.rules.states.of(j, c)) {
    add(state, state.effect);
    if (state.effect.outside !== undefined && j.rules.states.outside(j, state, c, attacker))
      add(state, state.effect.outside);
    if (state.effect.dexterity === 'zero') {
      zero ??= state;
      deny(state);
    }
  }
  // No condition of the scene says that a creature has not acted yet; the initiative order decides.
  const unready = j.rules.initiative.flatFooted(j, c);
  if (unready.value && denied.length === 0)
    denied.push({ why: 'flat-footed', rules: unready.rules });
  return { denied, exposures, ...(zero === undefined ? {} : { zero }) };
}

/**
 * The change that the creature's conditions make to an ability modifier against this kind of
 * attack. Conditions that the score already includes are left out. A known score cannot fall below
 * 0.
 */
export function abilityShift(
  j: FullJudge,
  c: Creature,
  ability: 'str' | 'dex',
  against?: 'melee' | 'ranged',
): {
  readonly value: number;
  readonly zero: boolean;
  /** The greatest modifier that counts, whatever the score is; absent: no limit. */
  readonly most?: number;
  readonly from: readonly ActiveState[];
} {
  const key = ability === 'str' ? 'strength' : 'dexterity';
  const found = besideScore(c, ability, j.rules.states.of(j, c)).flatMap((state) => {
    const change: ScoreChange | undefined =
      ability === 'dex' && against !== undefined && state.effect.zeroAgainst?.includes(against)
        ? 'zero'
        : state.effect[key];
    return change === undefined ? [] : [{ state, change }];
  });
  const changes = found.map(({ change }) => change);
  const zero = changes.includes('zero');
  // A score that counts as 0 cannot be lowered further.
  const from = found
    .filter(({ state }) => !zero || typeof state.effect[key] !== 'number')
    .map(({ state }) => state);
  const limit = limitOf(changes);
  const more = zero || limit === Infinity ? {} : { most: modifierOf(limit) };
  const score = c.abilities?.[ability];
  return {
    value:
      score === undefined || score === null
        ? Math.ceil(pointsOf(changes) / 2)
        : modifierOf(changedScore(score, changes)) - modifierOf(score),
    zero,
    ...more,
    from,
  };
}
