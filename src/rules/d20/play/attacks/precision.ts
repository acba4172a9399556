/**
 * Precision damage: what prevents it, and what makes a target vulnerable to it. Also the coup de
 * grace.
 */
import { missingType } from '../../../../board/kind.ts';
import { senseRange } from '../../../core/traitEffect.ts';
import { cite } from '../../../names.ts';
import type { RuleId } from '../../../verdict.ts';
import { hasTag } from '../../../tags.ts';
import { dealsFreely } from './attackerModifiers.ts';
import type { AttackCitation } from './citations.ts';
import type { Reason } from './attackRules.ts';
import { isImprovised, type AttackSituation } from './situation.ts';
import { traitOf } from './attackTraits.ts';

export interface Precision {
  readonly allowed: boolean;
  readonly why: readonly string[];
  readonly openings: readonly string[];
  readonly sneak: boolean;
  readonly rules: readonly RuleId[];
}

export function precisionOf(
  s: AttackSituation,
  denied: readonly Reason[],
  missChance: number,
): Precision {
  const { j, from, to, attack, plan } = s;
  const { figures, traits, cites } = j.rules.attacks;
  const why: string[] = [];
  const names: AttackCitation[] = ['precision'];
  const bar = (code: string, when: boolean, ...because: readonly AttackCitation[]): void => {
    if (!when) return;
    why.push(code);
    names.push(...because);
  };
  const immune = traitOf(traits, to, 'noCriticals') ?? traitOf(traits, to, 'noPrecision');
  bar('immune', immune !== undefined, 'criticalImmune');
  bar('too-far', s.mode === 'ranged' && s.distance > figures.precisionRange);
  if (s.mode === 'ranged') names.push('precisionRange');
  bar('concealment', missChance > 0, 'precisionConcealed');
  bar('non-proficient', attack.proficient === false || isImprovised(attack, plan));
  bar(
    'nonlethal',
    plan.damage === 'nonlethal' && !dealsFreely(j, from, attack, 'nonlethal'),
    'nonlethal',
  );
  bar('not-first', plan.action === 'volley' && (plan.nth ?? 1) > 1, 'precisionMultiple');
  if (plan.nth !== undefined) names.push('precisionMultiple');
  const openings = openingsOf(s, denied);
  if (openings.length > 0 && attack.proficient === undefined && !attack.natural && !attack.unarmed)
    s.unknown.push(`creatures.${from.id}.attacks.${attack.id}.proficient`);
  const type = openings.length > 0 && why.length === 0 ? missingType(to) : undefined;
  if (type !== undefined && senseRange(from, 'sneak-attack') > 0) s.unknown.push(type);
  if (s.guard.zero !== undefined) names.push('sneak');
  return {
    allowed: why.length === 0,
    why,
    openings,
    sneak: why.length === 0 && openings.length > 0,
    rules: cite(cites, ...names),
  };
}

/**
 * Conditions or codes that make the target vulnerable to a sneak attack: it is flanked, or loses
 * its Dexterity bonus.
 */
const openingsOf = (s: AttackSituation, denied: readonly Reason[]): string[] => [
  ...new Set([
    ...(s.flankingWith === undefined ? [] : ['flanking']),
    ...denied.map((d) => d.by ?? d.why),
  ]),
];

export interface Grace {
  readonly allowed: boolean;
  readonly why: readonly string[];
  readonly rules: readonly RuleId[];
}

/**
 * Do weapon, position and target allow a coup de grace? Whether the action is available is judged
 * elsewhere.
 */
export function coupDeGraceOf(s: AttackSituation, possible: boolean): Grace {
  const { j, to, attack } = s;
  const { traits, cites } = j.rules.attacks;
  const why: string[] = [];
  if (!j.rules.states.of(j, to).some((x) => x.effect.atMercy)) why.push('not-helpless');
  if (traitOf(traits, to, 'noCriticals')) why.push('immune');
  if (
    s.mode === 'ranged' &&
    !j.rules.attacks.figures.graceThrown &&
    !hasTag(attack, 'bow', 'crossbow') &&
    attack.kind !== 'ranged'
  )
    why.push('not-melee');
  if (s.mode === 'ranged' && s.distance > 1) why.push('not-adjacent');
  if (!possible) why.push('not-possible');
  return {
    allowed: why.length === 0,
    why,
    rules: why.includes('not-helpless')
      ? []
      : cite(cites, 'coupDeGrace', ...(s.mode === 'ranged' ? ['coupDeGraceBow' as const] : [])),
  };
}
