/**
 * Reasons that forbid an action because of its target or movement: reach, line of effect, size,
 * helplessness.
 */
import { hasUsed, spentOf } from '../../../../board/board.ts';
import { sizeSteps, sizeOf, type Attack, type Creature } from '../../../../board/creature.ts';
import { STEPS } from '../../../../board/grid.ts';
import { chargeFault } from '../../map/chargePaths.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { onOtherPlanes } from '../../../core/planes.ts';
import { cite } from '../../../names.ts';
import { cellsBetween, levelWith, standOf } from '../../../core/distance.ts';
import { isOfTheTurn } from '../../map/mayAct.ts';
import { threatens } from '../../../core/threatBasis.ts';
import type { RuleId, ViolationCode } from '../../../verdict.ts';
import { tooFar } from '../attacks/range.ts';
import { unfitFor } from '../movements/travel.ts';
import { sparedBySpecial } from '../specials/specialImmunities.ts';
import type { ActionEntry } from './entry.ts';
import { nameOfKind, reason, type BarredQuestion } from './barred.ts';
import type { ActReason, ActRequest } from './turnRules.ts';
import { isAdjacent, reaches } from './reach.ts';
import type { TurnSituation } from './situation.ts';

/**
 * Checks the action's target (sigil.special-attack.coup-de-grace, sigil.special-attack.trip-target,
 * sigil.special-attack.aid-another …).
 */
export function byTarget(
  s: TurnSituation,
  { action, entry, kind, request, weapon }: BarredQuestion,
  found: ActReason[],
): void {
  const { target } = request;
  if (target === undefined) return;
  const { j, c } = s;
  const rules = s.cite(nameOfKind(kind));
  const near =
    entry.target === 'reach'
      ? reaches(j, c, weapon.attack, target)
      : entry.target === 'adjacent'
        ? isAdjacent(j, c, target)
        : entry.target === 'threatened'
          ? threatens(j, c, target)
          : entry.repeats === true
            ? mayReach(s, weapon.attack, target)
            : (entry.within === undefined ||
                j.rules.distance(j, c, target).cells <= entry.within) &&
              isAtHeight(s, entry.height, target);
  if (!near) found.push(reason('target-out-of-reach', rules, target.id));
  const far = near ? outOfRange(s, entry, request) : undefined;
  if (far !== undefined) found.push(reason('out-of-range', [...rules, ...far], target.id));
  if (near && entry.target !== undefined) {
    const line = j.rules.lineOfEffect(j, c, target);
    if (!line.free) found.push(reason('no-line-of-effect', line.rules, target.id));
    else if (entry.attack === true) {
      // Also behind a tower shield or in a thick web nobody can be attacked.
      const cover = j.rules.cover(j, c, target, 'melee');
      if (cover.degree === 'total') found.push(reason('no-line-of-effect', cover.rules, target.id));
    }
  }
  const end = request.path?.at(-1);
  if (entry.endsBeside && end !== undefined && !isAdjacent(j, { ...c, at: end }, target))
    found.push(reason('target-out-of-reach', entry.rules ?? rules, target.id));
  if (entry.biggest !== undefined && sizeSteps(sizeOf(c), sizeOf(target)) > entry.biggest)
    found.push(reason('too-big', rules, target.id));
  if ((entry.attack === true || entry.target !== undefined) && onOtherPlanes(j, c, target)) {
    found.push(reason('apart', cite(j.rules.cites, 'otherPlane'), target.id));
  }
  if (entry.bodily) {
    const [own, other] = [j.rules.states.body(j, c), j.rules.states.body(j, target)];
    if (own.bodiless !== other.bodiless)
      found.push(
        reason('incorporeal', [...own.rules, ...other.rules], own.bodiless ? c.id : target.id),
      );
  }
  found.push(...sparedBySpecial(j, c, target, action, request.with).reasons);
  if (entry.helpless && isUnder(j, target, 'corpse'))
    found.push(reason('dead-target', s.cite('coupDeGrace'), target.id));
  if (
    entry.helpless &&
    !isUnder(j, target, 'helpless') &&
    !j.rules.states.of(j, target).some((t) => t.effect.atMercy)
  ) {
    const held = j.rules.states.of(j, target).filter(({ limits }) => limits.hold === 'pin');
    const why = [...s.cite('coupDeGrace'), ...held.flatMap((state) => state.rules)];
    found.push(reason('not-helpless', why, target.id));
  }
}

/**
 * Whether a full attack may reach the target: now, or after the five-foot step that a creature may
 * take between its attacks. Without a weapon of its own choice nothing is said against it.
 */
function mayReach(s: TurnSituation, attack: Attack | undefined, target: Creature): boolean {
  const { j, c } = s;
  if (attack?.kind !== 'melee' || reaches(j, c, attack, target)) return true;
  if (!mayStep(s)) return false;
  return STEPS.some(([dx, dy]) =>
    reaches(j, { ...c, at: [c.at[0] + dx, c.at[1] + dy] }, attack, target),
  );
}

/** Whether the creature may still take a five-foot step this turn. */
const mayStep = ({ j, c }: TurnSituation): boolean => {
  const spent = spentOf(j.board, c);
  return !hasUsed(spent, 'step') && spent.moved === 0;
};

/**
 * The rules by which the chosen weapon cannot shoot as far as the target, even after the five-foot
 * step that belongs to a full attack.
 */
function outOfRange(
  s: TurnSituation,
  entry: ActionEntry,
  { with: attack, target }: ActRequest,
): readonly RuleId[] | undefined {
  const { j, c } = s;
  const shoots = entry.weapon === 'ranged' || entry.repeats === true;
  if (!shoots || target === undefined || attack === undefined || attack.kind === 'melee')
    return undefined;
  const step = entry.repeats === true && mayStep(s) ? 1 : 0;
  const distance = cellsBetween(j, standOf(j, c), standOf(j, target)) - step;
  return tooFar({ j, from: c, attack, plan: {}, distance });
}

/** Whether the actor is at the height from which the action meets its target. */
function isAtHeight(
  { j, c }: TurnSituation,
  height: ActionEntry['height'],
  target: Creature,
): boolean {
  const [own, other] = [standOf(j, c), standOf(j, target)];
  return height === 'same'
    ? levelWith(own, other)
    : height === undefined || Math.abs(Math.round(own.h) - Math.round(other.h)) <= 1;
}

/** Violations that belong to a bull rush or overrun and are therefore not reported. */
const INTO_TARGET = new Set<ViolationCode>(['through-enemy', 'ends-occupied', 'crowded']);

/** Checks the action's movement, without the reasons that the gate has already reported. */
export function byMovement(
  s: TurnSituation,
  { entry, verdict, request }: BarredQuestion,
  found: ActReason[],
): void {
  const { mode } = entry;
  if (mode === undefined) return;
  // A rider uses its mount's movement to charge or overrun. All other movement is the mount's own
  // action.
  const { dismounting } = s.j.rules.mounts;
  if (
    s.c.seat !== undefined &&
    dismounting.actions.length > 0 &&
    mode !== 'charge' &&
    entry.biggest === undefined
  ) {
    found.push(reason('in-saddle', dismounting.rules, s.c.seat.id));
    return;
  }
  const into = entry.biggest !== undefined;
  const add = (why: ViolationCode, rules: readonly RuleId[], by?: string): void => {
    if (!isOfTheTurn({ why }) && !found.some((r) => r.why === why))
      found.push(reason(why, rules, by));
  };
  if (verdict === undefined || verdict.costs.length < 2) {
    const { why, by } = s.budget(mode);
    if (why !== undefined) add(why, s.j.rules.modeRule(s.j, s.c, mode).rules, by);
    if (entry.by !== undefined && unfitFor(s.j, s.c, entry.by) !== undefined)
      add('wrong-movement-mode', s.j.rules.movements.way(s.j, s.c, entry.by, { mode }).rules);
    if (verdict === undefined) {
      const { target } = request;
      const fault =
        why === undefined && mode === 'charge' && target !== undefined
          ? chargeFault(s.j, s.c, target)
          : undefined;
      if (fault !== undefined) add(fault.code, fault.rules);
      return;
    }
  }
  if (entry.withinSpeed === true && verdict.cost > s.j.rules.speed(s.j, s.c).value)
    add('over-speed', entry.rules ?? []);
  for (const { code, by, rules } of verdict.violations)
    if (!into || !INTO_TARGET.has(code)) add(code, rules, by);
}

/**
 * Checks an attack of opportunity: the action must be possible instead of a melee attack, its
 * target must provoke, and the creature must be able to attack.
 */
export function byOpportunity(
  s: TurnSituation,
  { entry, request }: BarredQuestion,
  found: ActReason[],
): void {
  if (request.as !== 'opportunity') return;
  const { j, c } = s;
  if (!entry.inPlaceOfAttack) found.push(reason('not-as-opportunity', s.cite('special')));
  const able = j.rules.canTakeOpportunity(j, c);
  if (!able.allowed) found.push(reason('no-opportunity', able.rules, able.why));
  if (request.target === undefined) return;
  if (!threatens(j, c, request.target))
    found.push(reason('target-out-of-reach', s.cite('acting'), request.target.id));
  const place = j.rules.opportunityBarred(j, c, request.target, request.target.at);
  if (!place.allowed) found.push(reason('no-opportunity', place.rules, place.why));
}
