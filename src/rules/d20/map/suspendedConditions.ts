/**
 * A creature as its conditions leave it: without conditions that a spell suspends or that a feat
 * or a skill makes harmless, and with the speeds that spells give.
 */
import { hasTrait, type Creature } from '../../../board/creature.ts';
import type { ConditionEffect, ConditionTable } from '../../effects.ts';

const rowOf = (table: ConditionTable, condition: string): ConditionEffect | undefined =>
  Object.hasOwn(table, condition) ? table[condition] : undefined;

/** Does a trait or a skill of the creature make the condition harmless? Unknown ranks do not. */
export function isSpared(table: ConditionTable, c: Creature, condition: string): boolean {
  const spares = rowOf(table, condition)?.spares;
  if (spares === undefined) return false;
  if (spares.trait !== undefined && hasTrait(c, spares.trait)) return true;
  const ranks = spares.skill === undefined ? undefined : c.skills?.[spares.skill]?.ranks;
  return ranks !== undefined && ranks >= (spares.ranks ?? 0);
}

const isHeavy = (weight: Creature['armour']): boolean => weight === 'medium' || weight === 'heavy';

/** The speed that a condition gives; undefined: the creature's own is as good. */
function granted(c: Creature, grants: NonNullable<ConditionEffect['grants']>): Creature['speed'] {
  const { way, cells, burdened = cells, manoeuvrability, onlyWithout } = grants;
  const speed = isHeavy(c.armour) || isHeavy(c.load) ? burdened : cells;
  const own = c.speed?.[way] ?? 0;
  if (own >= speed || (own > 0 && onlyWithout === true)) return undefined;
  const wings = manoeuvrability === undefined ? {} : { manoeuvrability };
  return { [way]: speed, ...wings };
}

function changed(table: ConditionTable, c: Creature): Creature {
  const without = new Set(c.conditions.flatMap((one) => rowOf(table, one)?.frees ?? []));
  const suffered = [...new Set(c.conditions)].filter((one) => !without.has(one));
  let { speed } = c;
  for (const one of suffered) {
    const grants = rowOf(table, one)?.grants;
    // A speed that the sheet counts already is not given again, but the condition lasts.
    const counted = c.inTotals?.speed?.includes(one) === true;
    const more = grants === undefined || counted ? undefined : granted(c, grants);
    const idle = grants !== undefined && !counted && more === undefined;
    if (isSpared(table, c, one) || idle) without.add(one);
    if (more !== undefined) speed = { ...speed, ...more };
  }
  if (speed === c.speed && !c.conditions.some((one) => without.has(one))) return c;
  return {
    ...c,
    ...(speed === undefined ? {} : { speed }),
    conditions: c.conditions.filter((one) => !without.has(one)),
    ...(c.conditions.some((one) => without.has(one))
      ? { suspended: c.conditions.filter((one) => without.has(one)) }
      : {}),
  };
}

/** The creature itself if its conditions neither suspend nor grant anything. */
export const withoutSuspendedConditions = (table: ConditionTable, c: Creature): Creature =>
  c.conditions.length === 0 ? c : changed(table, c);
