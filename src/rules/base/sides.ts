/**
 * Decides which creatures are allies or foes, and through whose space a creature may pass, also in
 * a charge.
 */
import { NEUTRAL, sizeSteps, type Creature } from '../../board/creature.ts';
import { cite, type RuleName } from '../names.ts';
import type { Judge, ModeRule } from '../ruleset.ts';
import type { Known, RuleId } from '../verdict.ts';
import { isUnder } from './conditions.ts';
import { isTiny, sizeOf } from './size.ts';
import { traitEffect } from './traits.ts';

type Relation = Known<'ally' | 'foe' | 'none'>;
/** Shared objects, because the function is called for every pair of creatures. */
const [ALLY, FOE, NONE]: readonly [Relation, Relation, Relation] = [
  { value: 'ally' },
  { value: 'foe' },
  { value: 'none' },
];

export function relation(a: Creature, b: Creature): Relation {
  if (a.id === b.id) return ALLY;
  if (a.side === undefined || b.side === undefined) {
    return { value: 'none', unknown: `creatures.${a.side === undefined ? a.id : b.id}.side` };
  }
  if (a.side === b.side) return ALLY;
  return a.side === NEUTRAL || b.side === NEUTRAL ? NONE : FOE;
}

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
  if (isTiny(mover)) return { pass: true, end: true, rules: shareRules(j, 'throughTiny') };
  const friendly = j.rules.relation(mover, other).value !== 'foe';
  const far = Math.abs(sizeSteps(sizeOf(mover), sizeOf(other))) >= 3;
  if (far) return { pass: true, end: false, rules: shareRules(j, 'throughSize') };
  if (friendly) return { pass: true, end: false, rules: shareRules(j, 'throughAlly', 'occupied') };
  return { pass: false, end: false, rules: shareRules(j, 'throughEnemy') };
}

/**
 * Whether a creature in the path stops the mover. In srd35 a charge passes through no friend
 * (srd35.movement.charge-not-through-friend). It passes through any foe through which the mover
 * could walk: a foe at least three sizes larger or smaller, and any foe if the mover is Tiny or
 * smaller (srd35.movement.tiny-enters-occupied).
 */
export function barsPath(
  j: Judge,
  mover: Creature,
  other: Creature,
  barredBy: ModeRule['barredBy'],
): boolean {
  const share = j.rules.mayShare(j, mover, other);
  if (!share.pass) return true;
  if (barredBy === 'resisting' || mover.mount === other.id || other.mount === mover.id)
    return false;
  if (barredBy === 'living') return !isUnder(j, other, 'corpse');
  // A charger may enter the space of its target if it may end there; `chargeBand.ts` judges the
  // squares before it.
  if (barredBy === 'able') return !isUnder(j, other, 'helpless') && !share.end;
  return j.rules.relation(mover, other).value !== 'foe' && !isUnder(j, other, 'helpless');
}
