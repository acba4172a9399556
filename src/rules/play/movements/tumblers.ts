/** Which creatures can tumble, and how a ruleset lets them. */
import type { Creature } from '../../../board/creature.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import { ranksOf, TRAINED_ONLY } from './skills.ts';

const SLOWING: readonly (string | undefined)[] = ['medium', 'heavy'];

/** A ruleset's way of tumbling. */
export interface Tumbling {
  /** A check against each foe in the order of passing, or one for the whole movement. */
  readonly checks: 'each' | 'one';
  /** The cells that one check covers, at full speed; absent: any number, at half speed. */
  readonly cells?: number;
  /** A failed check to pass through a space: the mover stops before it, or goes on. */
  readonly failed: 'stops' | 'goes-on';
  /** A creature that armor or load slows cannot tumble. */
  readonly unslowed?: true;
}

/**
 * Why the creature cannot tumble: armor or load slows it, or it is untrained. Some races are never
 * slowed.
 */
export const cannotTumble = (j: FullJudge, c: Creature): 'armour' | 'untrained' | undefined => {
  const { tumble, races } = j.rules.movements.table;
  const skill = j.rules.movements.checks['tumble-past']?.skill ?? 'tumble';
  if (TRAINED_ONLY.includes(skill) && ranksOf(c, skill) === 0) return 'untrained';
  return tumble.unslowed === true &&
    (SLOWING.includes(c.armour) || SLOWING.includes(c.load)) &&
    !c.traits.some((trait) => Object.hasOwn(races, trait) && races[trait]?.unslowed === true)
    ? 'armour'
    : undefined;
};
