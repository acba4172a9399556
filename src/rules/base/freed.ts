/** Creatures without the conditions that a spell on them suspends. */
import { perObject } from '../../board/memoize.ts';
import type { Creature } from '../../board/creature.ts';
import type { ConditionTable } from './conditions.ts';

const known = perObject((_table: ConditionTable) => new WeakMap<Creature, Creature>());
const lists = perObject(
  (_table: ConditionTable) => new WeakMap<readonly Creature[], readonly Creature[]>(),
);

function freed(table: ConditionTable, c: Creature): Creature {
  const without = new Set(
    c.conditions.flatMap((one) => (Object.hasOwn(table, one) ? (table[one]?.frees ?? []) : [])),
  );
  if (!c.conditions.some((one) => without.has(one))) return c;
  const found = known(table).get(c) ?? {
    ...c,
    conditions: c.conditions.filter((one) => !without.has(one)),
  };
  known(table).set(c, found);
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
