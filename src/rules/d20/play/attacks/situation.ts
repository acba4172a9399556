/** The facts of one attack that several answers need, computed once. */
import { withinReach } from '../../../../board/stencil.ts';
import type { Attack, Creature } from '../../../../board/creature.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { isMeleeThrow } from '../../map/size.ts';
import { isInsideSolid } from '../../../core/insideSolid.ts';
import { senseRange } from '../../../core/traitEffect.ts';
import { cellsBetween, gapsBetween, standOf } from '../../../core/distance.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { cite } from '../../../names.ts';
import { hasTag } from '../../../tags.ts';
import type { ConcealmentVerdict, CoverVerdict, RuleId } from '../../../verdict.ts';
import { guardOf, type DefenseParts } from './dexterityInDefense.ts';
import type { AttackPlan } from './attackTypes.ts';
import type { AttackCitation } from './citations.ts';
import { traitOf } from './attackTraits.ts';

export interface AttackSituation {
  readonly j: FullJudge;
  readonly from: Creature;
  readonly to: Creature;
  readonly attack: Attack;
  readonly plan: AttackPlan;
  readonly mode: 'melee' | 'ranged';
  /** Distance between the nearest cells of attacker and target, in cells. */
  readonly distance: number;
  readonly cover: CoverVerdict;
  /** The target's concealment from the attacker. */
  readonly concealment: ConcealmentVerdict;
  readonly guard: DefenseParts;
  /** Why the target does not see the attacker; undefined if it does. */
  readonly unseen: string | undefined;
  readonly flankingWith: string | undefined;
  /** Paths of facts that the scene lacks; each answer adds to them. */
  readonly unknown: string[];
}

/** Citations of the ruleset that judges the attack. */
export const citedIn = (s: AttackSituation, ...names: readonly AttackCitation[]): RuleId[] =>
  cite(s.j.rules.attacks.cites, ...names);

/** Is the weapon used in a way it was not made for, such as striking with a bow or a chair? */
export const isImprovised = (a: Attack, plan: AttackPlan): boolean =>
  plan.improvised === true || hasTag(a, 'improvised');

/** Does a weapon that is made to be thrown strike in melee? */
export const strikesThrown = (j: FullJudge, a: Attack, plan: AttackPlan): boolean =>
  (plan.melee === true || plan.action === 'opportunity') && isMeleeThrow(j, a);

/** Mode of the attack; a ranged weapon used to strike counts as a melee weapon. */
export const modeOf = (j: FullJudge, a: Attack, plan: AttackPlan): 'melee' | 'ranged' =>
  a.kind === 'melee' ||
  (a.kind === 'ranged' && plan.improvised === true) ||
  strikesThrown(j, a, plan)
    ? 'melee'
    : 'ranged';

export function situationOf(
  j: FullJudge,
  from: Creature,
  to: Creature,
  attack: Attack,
  plan: AttackPlan,
): AttackSituation {
  const mode = modeOf(j, attack, plan);
  const cover =
    plan.asItAttacks === true ? exposedCover(j, from, to, mode) : j.rules.cover(j, from, to, mode);
  const concealment = j.rules.concealment(j, from, to, mode);
  const guard = guardOf(j, to, from);
  const flanking = mode === 'melee' ? j.rules.flanking(j, to) : undefined;
  const pair = flanking?.pairs.find((p) => p.a === from.id || p.b === from.id);
  return {
    j,
    from,
    to,
    attack,
    plan,
    mode,
    cover,
    concealment,
    guard,
    distance: cellsBetween(j, standOf(j, from), standOf(j, to)),
    unseen: unseenBy(j, to, from, mode),
    flankingWith: pair === undefined ? undefined : pair.a === from.id ? pair.b : pair.a,
    unknown: [
      ...(pair === undefined ? [] : (flanking?.unknown ?? [])),
      ...cover.unknown,
      ...concealment.unknown,
    ],
  };
}

/**
 * The target's cover while it attacks: inside a solid object it then has ordinary cover only, in
 * rulesets that let it strike out of the object.
 */
function exposedCover(
  j: FullJudge,
  from: Creature,
  to: Creature,
  mode: 'melee' | 'ranged',
): CoverVerdict {
  const plain = j.rules.cover(j, from, to, mode);
  const strikes = j.rules.cover(j, to, from, 'melee');
  return plain.degree === 'total' && strikes.degree === 'none' && isInsideSolid(j, to)
    ? {
        degree: 'cover',
        ac: 4,
        reflex: 2,
        barsOpportunity: true,
        unknown: plain.unknown,
        rules: strikes.rules,
        lines: [],
      }
    : plain;
}

/** Why `viewer` does not see `other`; undefined if it does, or if a feat compensates. */
function unseenBy(
  j: FullJudge,
  viewer: Creature,
  other: Creature,
  mode: 'melee' | 'ranged',
): string | undefined {
  const fickle = j.rules.states.of(j, other).find(({ effect }) => effect.strikesUnseen === true);
  if (fickle !== undefined && senseRange(viewer, 'see-invisible') === 0) return fickle.condition;
  const sight = j.rules.concealment(j, viewer, other, mode);
  if (sight.degree !== 'total') return undefined;
  if (mode === 'melee' && traitOf(j.rules.attacks.traits, viewer, 'blindFighter')) return undefined;
  return sight.why[0] ?? 'no-line-of-sight';
}

/** Cells that declared feats add to the reach, in the attacker's own turn only. */
function longerBy({ j, from, plan }: AttackSituation): number {
  if (plan.action === 'opportunity') return 0;
  const { traits } = j.rules.attacks;
  return Object.keys(plan.declare ?? {})
    .filter((feat) => from.traits.includes(feat) && Object.hasOwn(traits, feat))
    .reduce((sum, feat) => sum + (traits[feat]?.declared?.longer ?? 0), 0);
}

/** Is the target within melee reach, too far away, or too near for a reach weapon? */
export function meleeReach(s: AttackSituation): 'within' | 'too-far' | 'too-near' {
  const { j, from, to } = s;
  const { diagonals } = j.options;
  const plain =
    s.attack.kind === 'melee' ? s.attack : { ...s.attack, reachWeapon: 'none' as const };
  const { near, far } = j.rules.attackReach(j, from, plain);
  const a = standOf(j, from);
  const b = standOf(j, to);
  const [dx, dy] = gapsBetween(j, a, b);
  const level = Math.round(a.h) === Math.round(b.h);
  const weapon = plain.reachWeapon !== 'none';
  const two = (w: boolean): 'within' | 'beyond' =>
    j.options.reachTwoDiagonal === 'all' || (j.options.reachTwoDiagonal === 'weapon-only' && w)
      ? 'within'
      : 'beyond';
  const long = far + longerBy(s);
  const within = (reach: number, w: boolean): boolean =>
    level ? withinReach(dx, dy, reach, two(w), diagonals) : s.distance <= reach;
  // A melee weapon without a dead zone can also attack a target in the wielder's own cell.
  if (s.distance === 0) return near > 0 ? 'too-near' : 'within';
  if (!within(long, weapon)) return 'too-far';
  return near > 0 && within(near, false) ? 'too-near' : 'within';
}

/** Does one of the creature's own conditions make it blind? */
export const seesNothing = (j: FullJudge, c: Creature): boolean => isUnder(j, c, 'blind');

/** Does the condition make the creature flat-footed? */
export const isUnaware = (j: FullJudge, condition: string): boolean =>
  j.rules.conditions[condition]?.noOpportunity === 'opportunityFlatFooted';
