/** False images beside a target, among which an attacker that sees them picks at random. */
import type { RuleId } from '../../../verdict.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { sizeOf } from '../../../../board/creature.ts';
import { modifierOf } from '../../../core/abilities.ts';
import { senseRange } from '../../../core/traitEffect.ts';
import { seesNothing, type AttackSituation } from './situation.ts';

export interface Images {
  readonly condition: string;
  readonly rules: readonly RuleId[];
  /** Chance in percent that the attacker picks the target; absent: their number is not known. */
  readonly chance?: number;
  /** Armor class of an image; absent: not known. */
  readonly armour?: number;
}

/** The images that may mislead this attack; undefined: none does. */
export function imagesBeside(s: AttackSituation): Images | undefined {
  const { j, from, to, plan } = s;
  const state = j.rules.states.of(j, to).find(({ effect }) => effect.images === true);
  if (state === undefined || plan.images === 0) return undefined;
  if (seesNothing(j, from) || isUnder(j, to, 'invisible')) return undefined;
  // True seeing sees through figments.
  if (senseRange(from, 'true-seeing') >= s.distance) return undefined;
  const dexterity = to.abilities?.dex;
  if (dexterity == null) s.unknown.push(`creatures.${to.id}.abilities.dex`);
  const size = j.rules.attacks.figures.size[sizeOf(to)];
  return {
    condition: state.condition,
    rules: state.rules,
    ...(plan.images === undefined ? {} : { chance: 100 / (plan.images + 1) }),
    ...(dexterity == null ? {} : { armour: 10 + size + modifierOf(dexterity) }),
  };
}
