/** What an attack of or against unseen creatures brings besides modifiers. */
import { effectOf, isUnder } from '../../../core/conditionsInForce.ts';
import { cite } from '../../../names.ts';
import { featRules } from '../../../fullRuleset.ts';
import type { Reason } from './attackTypes.ts';
import type { AttackSituation } from './situation.ts';
import { traitOf } from './attackTraits.ts';

/**
 * A miss chance by concealment that the attacker's feat lets it roll again; undefined: it rolls
 * once. No feat helps against the invisible without a body, nor against a spell that makes the
 * target fade.
 */
export function rolledTwice(
  s: AttackSituation,
  chance: number,
): { readonly percent: number; readonly note: Reason } | undefined {
  const { j, from, to, mode, concealment } = s;
  const feat = traitOf(j.rules.attacks.traits, from, 'blindFighter');
  if (feat === undefined || mode !== 'melee' || chance === 0 || concealment.degree === 'none')
    return undefined;
  if (isUnder(j, to, 'incorporeal') && isUnder(j, to, 'invisible')) return undefined;
  if (concealment.why.length === 0 || concealment.missChance < chance) return undefined;
  if (j.rules.states.of(j, to).some(({ effect }) => effect.strikesUnseen === true))
    return undefined;
  return {
    percent: (chance * chance) / 100,
    note: { why: 'miss-rolled-twice', by: feat.trait, rules: featRules(j, feat.trait) },
  };
}

/** An attack by a creature under a spell of invisibility ends the spell. */
export function endsInvisibility({ j, from }: AttackSituation): Reason[] {
  const spell = effectOf(j, from, 'endsByAttack');
  const { cites, traits } = j.rules.attacks;
  if (spell === undefined || traitOf(traits, from, 'staysInvisible') !== undefined) return [];
  return [
    { why: 'invisibility-ends', by: spell.condition, rules: cite(cites, 'invisibilityEnds') },
  ];
}
