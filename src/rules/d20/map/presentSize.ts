/**
 * Creatures at their present size: a spell makes a creature one size larger or smaller, and a house
 * rule chooses the space and reach of the largest size.
 */
import { sizeOf, type Attack, type Creature } from '../../../board/creature.ts';
import { SIZES, type Size } from '../../../board/vocabulary.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { ConditionTable } from '../../effects.ts';

/** The size that many categories above or below, within the nine sizes. */
export const sizeBy = (size: Size, steps: number): Size =>
  SIZES[Math.min(SIZES.length - 1, Math.max(0, SIZES.indexOf(size) + steps))]!;

/** The conditions of the creature that change its size. */
const changing = (table: ConditionTable, c: Creature): readonly string[] =>
  c.conditions.filter((one) => Object.hasOwn(table, one) && table[one]?.sizes !== undefined);

/**
 * The creature with another size: its equipment changes too. A reach that the old size gives is
 * left out, so that the new size decides. A creature of unknown size is taken to be Medium before.
 */
export function resized(
  rules: Pick<Ruleset, 'reach'>,
  c: Creature,
  steps: number,
  by?: string,
): Creature {
  const { reach, ...rest } = c;
  const builds = (['tall', 'long'] as const).filter((b) => c.build === undefined || c.build === b);
  const natural = new Set(builds.map((build) => rules.reach({ ...rest, build }).value));
  const usual = (n: number | undefined): boolean => n === undefined || natural.has(n);
  const size = sizeBy(sizeOf(c), steps);
  const attack = (a: Attack): Attack => {
    const { reach: own, size: made, ...others } = a;
    return {
      ...others,
      ...(usual(own) ? {} : { reach: own! }),
      ...(made === undefined || a.natural || a.unarmed ? {} : { size: sizeBy(made, steps) }),
    };
  };
  return {
    ...rest,
    ...(c.size === undefined ? { assumedSize: size } : { size }),
    ...(usual(reach) ? {} : { reach: reach! }),
    ...(c.attacks === undefined ? {} : { attacks: c.attacks.map(attack) }),
    ...(by === undefined ? {} : { sizedBy: by }),
  };
}

/**
 * Several spells of one kind count once, and opposite spells cancel each other. A token that fills
 * the space of the size on its sheet, larger than one cell, was enlarged together with the sheet.
 */
export function atPresentSize(rules: Ruleset, least: boolean, c: Creature): Creature {
  // The board may already be one that was judged.
  if (c.sizedBy !== undefined || c.leastSize === true) return c;
  const spells = changing(rules.conditions, c);
  const steps = [...new Set(spells.map((one) => rules.conditions[one]?.sizes ?? 0))];
  const step = steps.reduce<number>((sum, n) => sum + n, 0);
  const [by] = spells;
  let now = c;
  if (step !== 0 && by !== undefined && !included(rules, c, step, by))
    now = resized(rules, c, step, by);
  return least && now.size === 'colossal' ? { ...now, leastSize: true } : now;
}

function included(rules: Ruleset, c: Creature, step: number, by: string): boolean {
  if (c.inTotals?.size?.includes(by) === true) return true;
  if (step < 0 || c.space === undefined || c.space === 1) return false;
  const { space: _, ...bare } = c;
  return rules.space(bare).value === c.space;
}
