/**
 * Attacks of opportunity that an attack provokes. A ranged attack, an attack with a whip and a coup
 * de grace provoke all foes that threaten the attacker; an unarmed strike provokes the target.
 */
import { effectOf } from '../../base/conditions.ts';
import type { Creature } from '../../../board/creature.ts';
import { cite } from '../../names.ts';
import type { RuleId } from '../../verdict.ts';
import { hasTag } from '../../tags.ts';
import type { AttackCitation } from './citations.ts';
import { threatens } from '../../base/threat.ts';
import type { AttackSituation } from './situation.ts';
import { traitOf } from './traits.ts';

interface Owed {
  readonly by: string;
  readonly rules: readonly RuleId[];
  readonly unknown: readonly string[];
}

/**
 * Does the attack count as armed? An unarmed strike does only if it is a natural weapon, a touch
 * that carries a spell, or made with trained fists.
 */
const isArmed = (s: AttackSituation): boolean =>
  !s.attack.unarmed ||
  s.attack.natural ||
  hasTag(s.attack, 'touch') ||
  traitOf(s.j.rules.attacks.traits, s.from, 'armedHands') !== undefined;

export function provokedBy(s: AttackSituation): {
  readonly owed: readonly Owed[];
  readonly rules: readonly RuleId[];
} {
  const { j, from, to, attack } = s;
  const { cites } = j.rules.attacks;
  const quiet = s.mode === 'melee' && j.rules.attackReach(j, from, attack).quiet === true;
  const all = s.mode === 'ranged' || quiet || s.plan.action === 'coup-de-grace';
  const names: AttackCitation[] =
    s.mode === 'ranged'
      ? ['rangedProvokes']
      : s.plan.action === 'coup-de-grace'
        ? ['coupDeGrace']
        : quiet
          ? ['whip']
          : [];
  if (s.mode === 'melee' && !isArmed(s)) names.push('unarmedProvokes');
  if (s.mode === 'melee' && attack.natural) names.push('naturalArmed');
  if (s.mode === 'melee' && hasTag(attack, 'touch')) names.push('touchArmed');
  const foes = all
    ? j.board.creatures.filter((c) => j.rules.relation(from, c).value === 'foe')
    : isArmed(s)
      ? []
      : [to];
  const rules = cite(cites, ...names);
  return { owed: foes.flatMap((foe) => owedTo(s, foe, rules)), rules };
}

function owedTo(s: AttackSituation, foe: Creature, rules: readonly RuleId[]): Owed[] {
  const { j, from } = s;
  if (!threatens(j, foe, from)) return [];
  const may = j.rules.canTakeOpportunity(j, foe);
  // A creature whose conditions forbid acting out of turn makes no attack of opportunity.
  if (!may.allowed || effectOf(j, foe, 'noThreat') !== undefined) return [];
  const place = j.rules.opportunityBarred(j, foe, from, from.at);
  if (!place.allowed) return [];
  const unknown = [
    ...j.rules.threat(j, foe).unknown,
    ...(may.unknown === undefined ? [] : [may.unknown]),
  ];
  return [{ by: foe.id, rules: [...new Set([...rules, ...may.rules, ...place.rules])], unknown }];
}
