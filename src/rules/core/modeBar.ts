/** Why a creature may not move in a mode now, as the map shows it. */
import type { Creature } from '../../board/creature.ts';
import { isViolation, movementDoing } from '../actionPermission.ts';
import type { Judge, ModeRule } from '../ruleset.ts';
import type { Mode, ViolationCode } from '../verdict.ts';
import { hasMode } from './modeRows.ts';

/**
 * The reason to show, for rulesets without further ones: the ruleset does not have the mode, the
 * creature cannot move at all, or the first other refusal of the gate. Empty: it may move.
 */
export function modeBar(
  j: Judge,
  c: Creature,
  mode: Mode,
  rule: ModeRule,
): { readonly why?: ViolationCode; readonly by?: string } {
  if (!hasMode(j.rules, mode)) return { why: 'wrong-movement-mode' };
  const { refusals } = j.rules.mayAct(j, c, movementDoing(mode, rule));
  const { why, by } =
    refusals.find((refusal) => refusal.why === 'immobile') ??
    refusals.find((refusal) => isViolation(refusal.why)) ??
    NOTHING;
  if (why === undefined || !isViolation(why)) return NOTHING;
  return by === undefined ? { why } : { why, by };
}

const NOTHING: { readonly why?: never; readonly by?: never } = {};
