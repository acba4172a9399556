/** Numbers, rolls and immunities that the hazards of every text share. */
import { hasTrait, type Creature } from '../../../../board/creature.ts';
import { missingType } from '../../../../board/kind.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { HazardRoll, HazardRuling } from './hazardRules.ts';

/** Ten feet in meters, as the texts count them. */
export const TEN_FEET = 3;
/** The most dice that a fall deals. */
export const MAX_DICE = 20;
/** Whole increments of ten feet in a fall. */
export const increments = (metres: number): number => Math.floor(metres / TEN_FEET + 1e-9);

export const hazardSave = (which: string, dc?: number): HazardRoll => ({
  kind: 'save',
  with: [which],
  ...(dc === undefined ? {} : { dc }),
});
export const hazardCheck = (dc: number, ...skills: readonly string[]): HazardRoll => ({
  kind: 'check',
  with: skills,
  dc,
});

/** A trait that makes the creature immune to a kind of damage. */
export const immuneTo = (c: Creature, type: string): Pick<HazardRuling, 'immune'> =>
  hasTrait(c, `immune-${type}`) ? { immune: `immune-${type}` } : {};

/** What spares a creature, and the path of the fact that is missing to say so. */
interface Spared {
  readonly immune?: string;
  readonly unknown?: readonly string[];
}

/**
 * Whether the hazard spares the creature: because it is not alive, or because its kind has one of
 * the given effects.
 */
export function sparedByHazard(
  j: FullJudge,
  c: Creature,
  ...effects: readonly ('breathless' | 'breathesWater' | 'poisonProof')[]
): Spared {
  const kinds = j.rules.hazards?.kinds ?? {};
  const immune = j.rules.states.living(c)
    ? c.traits.find((trait) => effects.some((effect) => kinds[trait]?.[effect] === true))
    : 'not-living';
  if (immune !== undefined) return { immune };
  const type = missingType(c);
  return type === undefined ? {} : { unknown: [type] };
}
