/**
 * Why a special attack cannot be made upon, or by, a creature of some kind. The table of actions
 * and the judgment of special attacks ask here, so that both give the same answer.
 */
import type { Creature } from '../../../board/creature.ts';
import { missingType } from '../../../board/kind.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { ActWhy, Reason } from '../turns/questions.ts';
import { traitOf } from '../attacks/traits.ts';
import { ruling } from './specialContext.ts';
import { linesOf, lineWith } from './traits.ts';

/** Attempts that need a vital part of the target. */
const FINISHING: readonly string[] = ['coup-de-grace', 'knockout-blow'];

/** Reasons against the attempt, and the path of the target's type if it would decide. */
export function spared(
  j: FullJudge,
  from: Creature,
  to: Creature,
  action: string,
): { readonly reasons: readonly Reason[]; readonly unknown: readonly string[] } {
  const { traits } = j.rules.specials;
  const reasons: Reason[] = [];
  const add = (why: ActWhy, by: string, rules: Reason['rules'] = []): void => {
    reasons.push({ why, by, rules });
  };
  const kinds = (c: Creature, which: readonly string[]): boolean =>
    linesOf(traits, c).some(([, line]) => which.includes(line.spared?.[action] ?? ''));
  if (kinds(to, ['target', 'both'])) add('swarm', to.id, ruling(j, 'sparedSwarm'));
  if (kinds(from, ['both'])) add('swarm', from.id, ruling(j, 'sparedSwarm'));
  if (action === 'trip') {
    const line = lineWith(traits, to, 'untrippable');
    if (line !== undefined) add(line.value, to.id);
  }
  const finishing = FINISHING.includes(action);
  if (finishing && traitOf(j.rules.attacks.traits, to, 'noCriticals') !== undefined)
    add('critical-immune', to.id, ruling(j, 'coupImmune'));
  if (
    action === 'feint' &&
    (lineWith(traits, to, 'mindless') !== undefined ||
      j.rules.bodies.ability(j, to, 'int').score === null)
  )
    add('mindless', to.id);
  const type = finishing && reasons.length === 0 ? missingType(to) : undefined;
  return { reasons, unknown: type === undefined ? [] : [type] };
}
