/**
 * What provokes an attack of opportunity in a movement of the 3.5 family: leaving a threatened
 * cell, entering an opponent's space, crawling into reach. And which movements never do, such as a
 * five-foot step.
 */
import { sizeSteps, type Creature, sizeOf } from '../../../board/creature.ts';
import { cite, citedBy, type RuleName } from '../../names.ts';
import type { Judge, PassingStep, Provocation } from '../../ruleset.ts';
import type { Cause, RuleId } from '../../verdict.ts';
import { isCrawling } from './crawling.ts';
import { unprovoking } from '../../core/opportunities.ts';
import {
  overlapsMover,
  type OpponentInReach,
  type Unopposed,
} from '../../core/opponentsInReach.ts';
import { reachAreas } from '../../core/reachAreas.ts';
import { sharesSpace } from './passing.ts';
import { isTiny } from './size.ts';

export function provocation(
  j: Judge,
  opponent: OpponentInReach,
  step: PassingStep,
): Provocation | null {
  if (step.threatenedFrom) return new Provoked(j, opponent, step, 'movement');
  if (enters(j, opponent, step)) return new Provoked(j, opponent, step, 'entering');
  return crawlsIntoReach(j, step.mover) && step.threatenedTo
    ? new Provoked(j, opponent, step, 'crawling')
    : null;
}

/** Computes its rules and what stops it on access: for most steps nobody reads the rules. */
class Provoked implements Provocation {
  readonly cause: Cause;
  private readonly j: Judge;
  private readonly opponent: OpponentInReach;
  private readonly step: PassingStep;

  constructor(j: Judge, opponent: OpponentInReach, step: PassingStep, cause: Cause) {
    this.j = j;
    this.opponent = opponent;
    this.step = step;
    this.cause = cause;
  }

  get arriving(): boolean {
    return this.cause === 'crawling';
  }

  get stop(): Unopposed | undefined {
    const { j, opponent, step } = this;
    if (step.mode === 'step')
      return { why: 'five-foot-step', rules: cite(j.rules.cites, 'opportunityStep') };
    return (
      unprovoking(j, step.mover) ??
      opponent.idle ??
      (withdraws(j, opponent, step)
        ? { why: 'withdraw', rules: cite(j.rules.cites, 'opportunityWithdraw') }
        : undefined)
    );
  }

  get rules(): readonly RuleId[] {
    const { j, opponent, step } = this;
    const { mover, mode } = step;
    const names: RuleName[] = this.cause === 'movement' ? ['opportunity'] : [];
    if (opponent.reach > 1) names.push('opportunityApproach');
    if (enters(j, opponent, step))
      names.push(
        sharesSpace(j, mover)
          ? 'opportunitySwarm'
          : isTiny(mover)
            ? 'opportunityEntering'
            : 'opportunitySizes',
      );
    if (crawlsIntoReach(j, mover)) names.push('opportunityCrawl');
    if (mode === 'minimum') names.push('opportunityMinimum');
    return cite(j.rules.cites, ...names);
  }
}

/**
 * Whether this opponent does not threaten the first square of a withdrawal
 * (sigil.movement.withdraw).
 */
const withdraws = (
  j: Judge,
  { foe }: OpponentInReach,
  { mover, mode, first }: PassingStep,
): boolean =>
  mode === 'withdraw' &&
  first &&
  (j.rules.modeRule(j, mover, mode).unseenToo === true || seenBy(j, mover, foe));

const seenBy = (j: Judge, viewer: Creature, seen: Creature): boolean =>
  j.rules.concealment(j, viewer, seen, 'melee').degree !== 'total';

/**
 * Whether the step into the opponent's space provokes it. A swarm provokes, and a Tiny mover if the
 * ruleset says so (srd35.opportunity.tiny-entering-provokes). A mover of a very different size
 * provokes if the opponent has an attack without a dead zone.
 */
function enters(
  j: Judge,
  { foe }: OpponentInReach,
  { mover, arriving, from, to }: PassingStep,
): boolean {
  const small =
    (isTiny(mover) && citedBy(j.rules.cites, 'opportunityEntering').length > 0) ||
    sharesSpace(j, mover);
  if (!small && j.rules.enteringSizes === undefined) return false;
  return (
    overlapsMover(j, foe, arriving, to) &&
    !overlapsMover(j, foe, mover, from) &&
    (isTiny(mover) ||
      small ||
      (Math.abs(sizeSteps(sizeOf(mover), sizeOf(foe))) >= (j.rules.enteringSizes ?? 99) &&
        reachAreas(j, foe).list.some((h) => h.near <= 0)))
  );
}

/**
 * Whether the mover crawls. In some rulesets a crawling creature also provokes opponents that
 * threaten only the cell that it enters (srd35.movement.crawl, pf1.opportunity.crawl).
 */
const crawlsIntoReach = (j: Judge, mover: Creature): boolean =>
  citedBy(j.rules.cites, 'opportunityCrawl').length > 0 && isCrawling(j, mover);
