/** Through whose space a creature may pass, and whose it may share. */
import { sizeSteps, type Creature, sizeOf } from '../../../board/creature.ts';
import { cite, type RuleName } from '../../names.ts';
import type { Judge } from '../../ruleset.ts';
import type { RuleId } from '../../verdict.ts';
import { isUnder } from '../../core/conditionsInForce.ts';
import { isTiny } from './size.ts';
import { onOtherPlanes } from '../../core/planes.ts';
import { traitEffect } from '../../core/traitEffect.ts';

const shareRules = (j: Judge, ...keys: readonly RuleName[]): RuleId[] =>
  cite(j.rules.cites, ...keys);

/** Is the creature a swarm, which shares its space with others? */
export const sharesSpace = (j: Judge, c: Creature): boolean =>
  c.traits.length > 0 && traitEffect(j.rules.traits, c, 'shares') === true;

/**
 * Whether `mover` may pass through, or end in, the space of `other` (srd35.movement.through-*,
 * no-end-in-occupied).
 */
export function mayShare(
  j: Judge,
  mover: Creature,
  other: Creature,
): { pass: boolean; end: boolean; factor?: number; rules: readonly RuleId[] } {
  if (mover.mount === other.id || other.mount === mover.id)
    return { pass: true, end: true, rules: shareRules(j, 'sharing') };
  if (sharesSpace(j, mover) || sharesSpace(j, other))
    return { pass: true, end: true, rules: shareRules(j, 'throughSwarm') };
  if (isUnder(j, other, 'helpless')) {
    const obstructs = traitEffect(j.rules.traits, other, 'obstructs') === true;
    const slows = j.options.paralyzedPassing === 'double' && isUnder(j, other, 'slowsPassage');
    return {
      pass: true,
      end: true,
      ...(obstructs || slows ? { factor: 2 } : {}),
      rules: shareRules(
        j,
        'throughHelpless',
        ...(obstructs ? ['throughObstacle' as const] : []),
        ...(slows ? ['throughParalyzed' as const] : []),
      ),
    };
  }
  if (onOtherPlanes(j, mover, other))
    return { pass: true, end: true, rules: shareRules(j, 'otherPlane') };
  if (isTiny(mover)) return { pass: true, end: true, rules: shareRules(j, 'throughTiny') };
  const friendly = j.rules.relation(mover, other).value !== 'foe';
  const far = Math.abs(sizeSteps(sizeOf(mover), sizeOf(other))) >= 3;
  if (far) return { pass: true, end: false, rules: shareRules(j, 'throughSize') };
  if (friendly) return { pass: true, end: false, rules: shareRules(j, 'throughAlly', 'occupied') };
  return { pass: false, end: false, rules: shareRules(j, 'throughEnemy') };
}
