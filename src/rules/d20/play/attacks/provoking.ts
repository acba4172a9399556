/**
 * Attacks of opportunity that an attack provokes: those that its action provokes, where the
 * attacker stands (`TurnRules.provokes`).
 */
import { cite } from '../../../names.ts';
import type { RuleId } from '../../../verdict.ts';
import { hasTag } from '../../../tags.ts';
import { isBare } from '../turns/weapon.ts';
import type { ProvokedFoe } from '../turns/turnTypes.ts';
import type { AttackCitation } from './citations.ts';
import type { AttackSituation } from './situation.ts';

/** The action of the table that makes this attack. */
const actionOf = ({ mode, plan }: AttackSituation): string =>
  plan.action === 'coup-de-grace' || plan.action === 'full-attack'
    ? plan.action
    : mode === 'ranged'
      ? 'ranged-attack'
      : 'melee-attack';

export function provokedBy(s: AttackSituation): {
  readonly owed: readonly ProvokedFoe[];
  readonly rules: readonly RuleId[];
} {
  const { j, from, to, attack } = s;
  const quiet = s.mode === 'melee' && j.rules.attackReach(j, from, attack).quiet === true;
  const names: AttackCitation[] =
    s.mode === 'ranged'
      ? ['rangedProvokes']
      : s.plan.action === 'coup-de-grace'
        ? ['coupDeGrace']
        : quiet
          ? ['whip']
          : [];
  if (s.mode === 'melee' && isBare(j, from, attack)) names.push('unarmedProvokes');
  if (s.mode === 'melee' && attack.natural) names.push('naturalArmed');
  if (s.mode === 'melee' && hasTag(attack, 'touch')) names.push('touchArmed');
  const rules = cite(j.rules.attacks.cites, ...names);
  const owed = j.rules.turns
    .provokes(j, from, { action: actionOf(s), target: to, with: attack })
    .map((o) => ({ ...o, rules: [...new Set([...rules, ...o.rules])] }));
  return { owed, rules };
}
