/**
 * What single weapons may and may not do, by their tags. A ruleset without such descriptions has no
 * table.
 */
import type { Attack } from '../../../../board/creature.ts';
import type { Size } from '../../../../board/vocabulary.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { hasTag, type Tag } from '../../../tags.ts';
import type { RuleId } from '../../../verdict.ts';

export interface Arm {
  /** Cannot be used in the saddle. */
  readonly afoot?: true;
  /** Maximum range in cells. */
  readonly most?: number;
  /** Works only against creatures that differ from its wielder by at most this many sizes. */
  readonly sizes?: number;
  /** Hits by a touch. */
  readonly touch?: true;
  /** Multiplies the damage of a hit on a charging creature, if it was readied against the charge. */
  readonly set?: number;
  /** The special attack that the weapon makes at a distance, by a ranged touch. */
  readonly throws?: string;
  /** The largest size of creatures on which it has an effect. */
  readonly largest?: Size;
  /** Deals nonlethal damage. */
  readonly nonlethal?: true;
  /** Deals no damage to creatures with at least this much armor, or natural armor. */
  readonly stoppedBy?: { readonly armour: number; readonly natural: number };
  /** A shield: if it strikes, its wielder loses this bonus to armor class until its next action. */
  readonly shield?: number;
  readonly rules: readonly RuleId[];
}

export type Arms = Readonly<Partial<Record<Tag, Arm>>>;

/** The description by which this weapon makes a special attack at a distance. */
export const throwsAt = (j: FullJudge, a: Attack | undefined, action: string): Arm | undefined =>
  a === undefined ? undefined : armsOf(j, a).find(({ throws }) => throws === action);

/** The descriptions that apply to this weapon. */
export const armsOf = (j: FullJudge, a: Attack): readonly Arm[] => {
  const { arms } = j.rules.attacks;
  return arms === undefined || a.tags === undefined
    ? []
    : (Object.keys(arms) as Tag[]).flatMap((tag) => (hasTag(a, tag) ? (arms[tag] ?? []) : []));
};
