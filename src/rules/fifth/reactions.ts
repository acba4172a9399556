/** Reactions: leaving a creature's reach provokes it; moving about inside does not. */
import { carriesActive } from '../../board/board.ts';
import { hasTrait, type Creature } from '../../board/creature.ts';
import { memoize } from '../../board/memoize.ts';
import { effectOf } from '../core/conditionsInForce.ts';
import { standingAt, standOf } from '../core/distance.ts';
import type { OpponentInReach } from '../core/opponentsInReach.ts';
import { reachAreas, reachesStand, type ReachArea } from '../core/reachAreas.ts';
import { countedBy, doubtOfTrait, traitEffect, traitsWith } from '../core/traitEffect.ts';
import { cite, type RuleName } from '../names.ts';
import type { Judge, PassingStep, Provocation, Ruleset } from '../ruleset.ts';
import { rimBetween, suffers } from './auras.ts';
import { isUnconscious } from './sharing.ts';
import { sightingOf } from './sight.ts';

const NOBODY: readonly string[] = [];

/** Movement that is not by the creature's own body or speed provokes nobody. */
const NOT_BY_ITSELF: readonly (string | undefined)[] = ['teleport'];

const known = memoize<readonly ReachArea[]>();

/**
 * The farthest reach counts: what is within a shorter one is within it too. By the house rule
 * `bands` each reach has a boundary of its own. A foe that can do nothing now is named with the
 * reach that it would have.
 */
const boundaries = (j: Judge, foe: Creature): readonly ReachArea[] =>
  known(foe, [j.rules, j.options], () => {
    // The unconscious and the dead have dropped what they held.
    const { attacks: _, ...bare } = foe;
    const drops = j.rules.bodyIs(j, foe, 'corpse') || isUnconscious(j, foe);
    const { list } = reachAreas(j, drops ? bare : foe);
    const most = Math.max(...list.map(({ far }) => far));
    return j.options.bands === 'all' ? list : list.filter(({ far }) => far === most).slice(0, 1);
  });

/**
 * What keeps the mover from provoking anybody: that it disengaged, another condition, or a trait.
 * @param withdraws does it count that the mover disengaged?
 */
function unprovoking(
  j: Judge,
  { mode, mover }: PassingStep,
  withdraws = true,
): Provocation['stop'] {
  const because = (
    condition: string,
    key: 'opportunityWithdraw' | 'opportunityTrait' | 'givenMove',
  ) => ({ why: 'not-provoking' as const, condition, rules: cite(j.rules.cites, key) });
  const rule = j.rules.modeRule(j, mover, mode);
  if (withdraws && rule.brings === 'disengaged')
    return because('disengaged', 'opportunityWithdraw');
  if (rule.provokesNobody === true) {
    const trait = rule.needs?.find((id) => hasTrait(mover, id));
    return because(trait ?? `${mode}-mode`, 'givenMove');
  }
  // Disengage lasts to the end of the mover's own turn.
  const active = j.board.turn?.active;
  const own = active === undefined || active === mover.id || carriesActive(j.board, mover);
  const effect = own && withdraws ? effectOf(j, mover, 'noProvoking') : undefined;
  if (effect !== undefined) return because(effect.condition, 'opportunityWithdraw');
  const trait = freeingTrait(j, mover);
  return trait === undefined ? undefined : because(trait, 'opportunityTrait');
}

const freeingTrait = (j: Judge, mover: Creature): string | undefined =>
  traitsWith(j.rules.traits, mover, 'provokesNobody').find(
    ({ value }) => value === 'always' || j.rules.bodyIs(j, mover, 'airborne'),
  )?.trait;

/**
 * Distance alone decides whether a reach is left; a wall in between bars the attack, and ends no
 * reach. Whoever the mover drags goes along, so the mover stays within its reach.
 */
export const leavingReach: Ruleset['provocation'] = (j, opponent, step) => {
  if (NOT_BY_ITSELF.includes(step.mover.moving)) return null;
  const { foe } = opponent;
  if (step.mover.grapples?.includes(foe.id) === true) return null;
  const from = standOf(j, foe);
  const before = standingAt(j, step.mover, step.from);
  const after = standingAt(j, step.arriving, step.to);
  const isLeft = (area: ReachArea): boolean =>
    reachesStand(j, area, from, before) && !reachesStand(j, area, from, after);
  if (!boundaries(j, foe).some(isLeft)) return perhapsInReach(j, opponent, step);
  const free = unprovoking(j, step);
  const clings = free && doubtOfTrait(j, foe, 'disengaging');
  const stop = clings === undefined ? free : unprovoking(j, step, false);
  const unknown = [clings, doubtOfTrait(j, step.mover, 'leaving')].filter(
    (path) => path !== undefined,
  );
  return {
    cause: 'movement',
    arriving: false,
    stop: stop ?? opponent.idle,
    rules: [
      ...cite(j.rules.cites, 'opportunity', ...namesOf(j, opponent, step)),
      ...(unknown.length === 0 ? [] : cite(j.rules.cites, 'outsideFeature')),
    ],
    unknown,
  };
};

/** The paths of traits with which a foe may attack a creature that enters its reach, or stays in it. */
interface Nearing {
  readonly entering: string | undefined;
  readonly within: string | undefined;
}
const nearing = memoize<Nearing>();

/** A step that leaves no reach provokes a foe only by features that the documents do not contain. */
function perhapsInReach(
  j: Judge,
  { foe, idle }: OpponentInReach,
  step: PassingStep,
): Provocation | null {
  const { entering, within } = nearing(foe, [j.rules], () => ({
    entering: doubtOfTrait(j, foe, 'entering'),
    within: doubtOfTrait(j, foe, 'moving-within'),
  }));
  if (entering === undefined && within === undefined) return null;
  const from = standOf(j, foe);
  const reached = boundaries(j, foe).filter((area) =>
    reachesStand(j, area, from, standingAt(j, step.arriving, step.to)),
  );
  const before = standingAt(j, step.mover, step.from);
  const isEntered = reached.some((area) => !reachesStand(j, area, from, before));
  const doubt = isEntered ? entering : reached.length > 0 ? within : undefined;
  if (doubt === undefined || idle !== undefined || unprovoking(j, step) !== undefined) return null;
  return {
    cause: 'in-reach',
    arriving: true,
    rules: cite(j.rules.cites, 'outsideFeature'),
    unknown: [doubt],
  };
}

/** Citation keys of what decided this boundary: sizes, a long reach, several reaches, heights. */
function namesOf(j: Judge, { foe, reach, foes }: OpponentInReach, step: PassingStep): RuleName[] {
  const names: RuleName[] = foes === undefined ? [] : ['opportunityMount'];
  if ([foe, step.mover].some((c) => j.rules.space(c).value > 1)) names.push('space');
  if (reach > 1) names.push('opportunityReach', 'opportunityBands');
  const { elevation } = step.mover;
  if (elevation !== foe.elevation || step.arriving.elevation !== elevation)
    names.push('opportunityHeights');
  return names;
}

/** Has the creature's first turn ended? */
export function hasHadTurn({ board: { turn } }: Judge, c: Creature): boolean {
  if (turn === undefined) return false;
  const { round = 1, acted = [], active } = turn;
  return round > 1 || (acted.includes(c.id) && active !== c.id);
}

/** The condition by which a creature neither moves nor acts before its first turn has ended (2014). */
export function surpriseOf(j: Judge, c: Creature): string | undefined {
  const surprise = effectOf(j, c, 'surprised');
  return surprise === undefined || hasHadTurn(j, c) ? undefined : surprise.condition;
}

/** Reactions for opportunity attacks alone: one for each head of a many-headed creature but one. */
export const extraReactions = ({ rules }: Judge, c: Creature): number =>
  // One in each turn: no count of a round uses them up.
  traitEffect(rules.traits, c, 'reactsEachTurn') === true
    ? Infinity
    : Math.max(0, countedBy(rules.traits, c, 'reactions') - 1);

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
  const surprise = surpriseOf(j, c);
  if (surprise !== undefined)
    return {
      allowed: false,
      why: 'condition',
      condition: surprise,
      rules: cite(cites, 'opportunitySurprised'),
    };
  const rules = cite(cites, 'opportunityOnce');
  if (c.opportunitiesTaken <= extraReactions(j, c)) return { allowed: true, rules };
  const unknown = doubtOfTrait(j, c, 'reaction-spent');
  return unknown === undefined
    ? { allowed: false, why: 'taken', rules }
    : { allowed: true, rules, unknown };
};

export const seersReact: NonNullable<Ruleset['leavingReach']>['reacts'] = (j, foe, mover) => {
  const { why, unknown } = sightingOf(j, foe, mover);
  return why === undefined || unknown.length > 0;
};

/** Has the creature a weapon that reaches farther than its arm? */
const hasLongReach = (c: Creature): boolean =>
  c.attacks?.some(({ reachWeapon }) => reachWeapon !== 'none') === true;

/**
 * The one who strikes must see the one who leaves, and no total cover may be between them. Nobody
 * strikes the one who has charmed it.
 */
export const reactionBarred: Ruleset['opportunityBarred'] = (j, foe, mover, at) => {
  const there = { ...mover, at };
  const line = j.rules.lineOfEffect(j, foe, there);
  const { cites } = j.rules;
  const charmers = suffers(j, foe, 'charmed') ? foe.conditionsBy?.['charmed'] : NOBODY;
  if (charmers?.includes(mover.id) === true)
    return {
      allowed: false,
      why: 'condition',
      condition: 'charmed',
      rules: cite(cites, 'charmed'),
    };
  const rim = hasLongReach(foe) ? undefined : rimBetween(j, foe, there);
  if (rim !== undefined)
    return { allowed: false, why: 'condition', condition: rim, rules: cite(cites, 'auraBars') };
  if (!line.free)
    return { allowed: false, why: 'total-cover', rules: cite(cites, 'opportunityTotalCover') };
  const seen = sightingOf(j, foe, there);
  const charmer = charmers === undefined ? `creatures.${foe.id}.conditionsBy.charmed` : undefined;
  // A sense of which nobody tells may find the one who leaves.
  return seen.why === undefined || seen.unknown.length > 0
    ? {
        allowed: true,
        rules: cite(cites, ...seen.names.filter((name) => name === 'hidingEnds')),
        unknown: charmer ?? seen.unknown[0],
      }
    : { allowed: false, why: 'not-seen', rules: cite(cites, 'opportunityConcealment') };
};
