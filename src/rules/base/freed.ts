/**
 * Creatures as their conditions leave them: without conditions that a spell suspends or that a feat
 * or a skill makes harmless, and with the speeds that spells give.
 */
import { perObject } from '../../board/memoize.ts';
import { hasTrait, type Creature } from '../../board/creature.ts';
import type { ConditionEffect, ConditionTable } from './conditions.ts';

const known = perObject((_table: ConditionTable) => new WeakMap<Creature, Creature>());
const lists = perObject(
  (_table: ConditionTable) => new WeakMap<readonly Creature[], readonly Creature[]>(),
);

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
    const more = grants === undefined ? undefined : granted(c, grants);
    if (isSpared(table, c, one) || (grants !== undefined && more === undefined)) without.add(one);
    if (more !== undefined) speed = { ...speed, ...more };
  }
  if (speed === c.speed && !c.conditions.some((one) => without.has(one))) return c;
  return {
    ...c,
    ...(speed === undefined ? {} : { speed }),
    conditions: c.conditions.filter((one) => !without.has(one)),
  };
}

function freed(table: ConditionTable, c: Creature): Creature {
  if (c.conditions.length === 0) return c;
  let found = known(table).get(c);
  if (found === undefined) known(table).set(c, (found = changed(table, c)));
  return found;
}

/** The same list if no creature is concerned, because caches know boards by their parts. */
export function creaturesFreed(
  table: ConditionTable,
  creatures: readonly Creature[],
): readonly Creature[] {
  let found = lists(table).get(creatures);
  if (found === undefined) {
    const all = creatures.map((c) => freed(table, c));
    found = all.every((c, i) => c === creatures[i]) ? creatures : all;
    lists(table).set(creatures, found);
  }
  return found;
}
