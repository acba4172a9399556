/**
 * What water does to an attack by a creature that is under its surface
 * (srd35.attack.underwater, underwater-ranged).
 */
import { isUnder } from '../../../core/conditionsInForce.ts';
import { cite } from '../../../names.ts';
import { depthOf } from '../../map/shelter.ts';
import type { RuleId } from '../../../verdict.ts';
import { hasTag } from '../../../tags.ts';
import type { AttackSituation } from './situation.ts';

export interface Water {
  readonly attack: number;
  readonly halves: boolean;
  readonly rules: readonly RuleId[];
}

const SLOW = -2;

/** Natural weapons that bludgeon. */
const BLUNT = ['slam', 'tentacle', 'wing', 'hoof', 'tail-slap'] as const;

/** Does water slow this weapon? Swimmers strike freely with a tail. */
function isSlowed({ from, attack }: AttackSituation): boolean {
  if (hasTag(attack, 'piercing')) return false;
  if (hasTag(attack, 'tail-slap') && (from.speed?.swim ?? 0) > 0) return false;
  return attack.unarmed || hasTag(attack, 'slashing', 'bludgeoning', ...BLUNT);
}

/** The penalty of an attack under water; null: none. */
export function inWater(s: AttackSituation): Water | null {
  const { j, from, to, attack } = s;
  const rules = cite(j.rules.attacks.cites, 'underwater');
  if (rules.length === 0 || isUnder(j, from, 'unhindered')) return null;
  const under = depthOf(j, from) === 'under';
  if (s.mode === 'ranged') {
    if (!under && depthOf(j, to) !== 'under') return null;
    return {
      attack: SLOW * Math.max(1, s.distance),
      halves: false,
      rules: cite(j.rules.attacks.cites, 'underwaterShot'),
    };
  }
  if (!under) return null;
  if (attack.tags === undefined && !attack.natural && !attack.unarmed)
    s.unknown.push(`creatures.${from.id}.attacks.${attack.id}.tags`);
  return isSlowed(s) ? { attack: SLOW, halves: true, rules } : null;
}
