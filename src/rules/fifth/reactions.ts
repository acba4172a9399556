/** Reactions: leaving a creature's reach provokes it; moving about inside does not. */
import { effectOf } from '../core/conditionsInForce.ts';
import { cellsBetween, standingAt, standOf } from '../core/distance.ts';
import { unprovoking } from '../core/opportunities.ts';
import { cite } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';
import { sees } from './sight.ts';

/** Movement that is not by the creature's own body or speed provokes nobody. */
const NOT_BY_ITSELF: readonly (string | undefined)[] = ['teleport'];

/**
 * The farthest reach counts: what is within a shorter one is within it too. Distance alone decides
 * whether a reach is left; a wall in between bars the attack, and ends no reach.
 */
export const leavingReach: Ruleset['provocation'] = (j, { foe, reach: armed, idle }, step) => {
  if (NOT_BY_ITSELF.includes(step.mover.moving)) return null;
  const from = standOf(j, foe);
  // A foe that can do nothing now is named with the reach that it would have.
  const reach = idle === undefined ? armed : Math.max(armed, j.rules.reach(foe).value);
  if (cellsBetween(j, from, standingAt(j, step.mover, step.from)) > reach) return null;
  if (cellsBetween(j, from, standingAt(j, step.arriving, step.to)) <= reach) return null;
  const { cites } = j.rules;
  const stop =
    step.mode === 'disengage'
      ? ({
          why: 'condition',
          condition: 'disengaged',
          rules: cite(cites, 'opportunityWithdraw'),
        } as const)
      : unprovoking(j, step.mover);
  return {
    cause: 'movement',
    arriving: false,
    stop: stop ?? idle,
    rules: cite(cites, 'opportunity', ...(foe.space === 1 ? [] : (['space'] as const))),
  };
};

/** One reaction until its next turn begins, whether or not the creature has acted. */
export const canReact: Ruleset['canTakeOpportunity'] = (j, c) => {
  const able = j.rules.canThreaten(j, c);
  if (!able.allowed) return able;
  const { cites } = j.rules;
  const none = effectOf(j, c, 'noOpportunity');
  if (none !== undefined)
    return {
      allowed: false,
      why: 'condition',
      condition: none.condition,
      rules: cite(cites, none.value),
    };
  const rules = cite(cites, 'opportunityOnce');
  return c.opportunitiesTaken > 0
    ? { allowed: false, why: 'taken', rules }
    : { allowed: true, rules };
};

export const seersReact: NonNullable<Ruleset['leavingReach']>['reacts'] = (j, foe, mover) =>
  sees(j, foe, mover).sees;

/** The one who strikes must see the one who leaves, and no total cover may be between them. */
export const reactionBarred: Ruleset['opportunityBarred'] = (j, foe, mover, at) => {
  const there = { ...mover, at };
  const line = j.rules.lineOfEffect(j, foe, there);
  const { cites } = j.rules;
  if (!line.free)
    return { allowed: false, why: 'total-cover', rules: cite(cites, 'opportunityTotalCover') };
  const seen = sees(j, foe, there);
  return seen.sees
    ? { allowed: true, rules: [], unknown: seen.unknown[0] }
    : { allowed: false, why: 'not-seen', rules: cite(cites, 'opportunityConcealment') };
};
