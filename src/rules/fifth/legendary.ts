/** Legendary actions, Legendary Resistance and lair actions: how many are left, and when they may be taken. */
import { timesUsed } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { usesLeft } from '../../board/counted.ts';
import type { ActionReason } from '../actionRules.ts';
import type { Reasons } from '../core/actions.ts';
import { effectOf } from '../core/conditionsInForce.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import type { FifthAction } from './actionRows.ts';
import { surpriseOf } from './reactions.ts';

/** Is the action offered to the creature? Only what its sheet says it has. */
export const hasUses = (c: Creature, { counted }: FifthAction): boolean =>
  counted === undefined || usesLeft(c, counted) !== undefined;

/** Does the sheet alone say that too few are left? It may not have been told that they came back. */
const isOldCount = (c: Creature, price: number): boolean => {
  const { most = 0, left = most, used = 0 } = c.legendaryActions ?? {};
  return left < price && most - used >= price;
};

/** Why a counted action cannot be taken now. */
export function countedReasons(
  j: Judge,
  c: Creature,
  { counted, othersTurns, atCount, cost = {} }: FifthAction,
  rules: readonly RuleId[],
): Reasons {
  if (counted === undefined) return NONE;
  const left = usesLeft(c, counted);
  const price = Object.values(cost).reduce((sum, n) => sum + n, 0);
  const old = othersTurns === true && isOldCount(c, price);
  const none: readonly ActionReason[] =
    left !== undefined && left < price && !old ? [{ why: 'none-left', rules }] : [];
  if (othersTurns !== true && atCount !== true) return { reasons: none, unknown: [] };
  const may = freeReasons(j, c, rules);
  if (atCount === true) {
    const comes = lairComes(j, c);
    const late = comes === false ? [{ why: 'not-lair-count', rules }] : [];
    return {
      reasons: [...none, ...may, ...late],
      unknown: comes === undefined ? ['turn.counts'] : [],
    };
  }
  const { turn } = j.board;
  const before = turn?.spent.beside;
  const taken =
    before !== undefined &&
    Object.hasOwn(before, c.id) &&
    timesUsed(before[c.id]!, 'legendary') > 0;
  return {
    reasons: [
      ...none,
      ...(turn?.active === c.id ? [{ why: 'own-turn', rules }] : []),
      ...may,
      ...(taken ? [{ why: 'has-acted', by: c.id, rules }] : []),
    ],
    unknown: old ? [`creatures.${c.id}.legendaryActions.left`] : [],
  };
}

/** Conditions and surprise that keep a creature from acting between turns. */
function freeReasons(j: Judge, c: Creature, rules: readonly RuleId[]): readonly ActionReason[] {
  const out = effectOf(j, c, 'actions');
  const surprise = surpriseOf(j, c);
  return [
    ...(out?.value === 'none' ? [{ why: 'condition-forbids', by: out.condition, rules }] : []),
    ...(surprise !== undefined ? [{ why: 'condition-forbids', by: surprise, rules }] : []),
  ];
}

/**
 * Does the lair act now: right before the turn that has begun, or right after it? It acts after
 * everybody with its count. undefined: the initiative counts are not known.
 */
export function lairComes({ board: { turn } }: Judge, c: Creature): boolean | undefined {
  const at = c.lairActions?.count;
  if (turn === undefined) return true;
  const { active, order, counts = {} } = turn;
  const counted = order.filter((id) => counts[id] !== undefined);
  const here = counted.indexOf(active ?? '');
  if (at === undefined || here < 0) return undefined;
  const countAt = (step: number): number =>
    counts[counted[(here + step + counted.length) % counted.length]!]!;
  /** Does the order pass the lair's count from the one count to the other? */
  const passes = (from: number, to: number, wraps: boolean): boolean =>
    wraps ? from >= at || to < at : from >= at && to < at;
  const [before, now, after] = [countAt(-1), countAt(0), countAt(1)];
  const alone = counted.length === 1;
  return passes(before, now, alone || before < now) || passes(now, after, alone || after > now);
}

export const lairActsNow = (j: Judge, c: Creature): boolean =>
  (usesLeft(c, 'lairActions') ?? 0) > 0 &&
  j.board.turn !== undefined &&
  lairComes(j, c) === true &&
  freeReasons(j, c, []).length === 0;

const NONE: Reasons = { reasons: [], unknown: [] };
