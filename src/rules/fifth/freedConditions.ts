/** Creatures without the conditions that other conditions of theirs take the effect from. */
import type { Creature } from '../../board/creature.ts';
import { perObject } from '../../board/memoize.ts';
import type { ConditionTable } from '../effects.ts';
import type { Ruleset } from '../ruleset.ts';

const NONE: readonly string[] = [];

const known = perObject((_table: ConditionTable) => ({
  ones: new WeakMap<Creature, Creature>(),
  lists: new WeakMap<readonly Creature[], readonly Creature[]>(),
}));

const freedBy = (table: ConditionTable, c: Creature): readonly string[] =>
  c.conditions.flatMap((id) => {
    const { frees = NONE, immuneTo = NONE } =
      (Object.hasOwn(table, id) ? table[id] : undefined) ?? {};
    return [...frees, ...immuneTo];
  });

/** The condition that keeps a creature from getting this one. */
export const immuneBy = (
  table: ConditionTable,
  { conditions }: Creature,
  condition: string,
): string | undefined =>
  conditions.find(
    (id) => Object.hasOwn(table, id) && table[id]?.immuneTo?.includes(condition) === true,
  );

/** The same list if nothing changes, because caches know boards by their parts. */
export const withoutFreedConditions: NonNullable<Ruleset['presentCreatures']> = (
  { conditions: table },
  _options,
  creatures,
) => {
  const { ones, lists } = known(table);
  let found = lists.get(creatures);
  if (found !== undefined) return found;
  const one = (c: Creature): Creature => {
    const freed = c.conditions.length < 2 ? NONE : freedBy(table, c);
    if (freed.length === 0) return c;
    let now = ones.get(c);
    if (now === undefined) {
      const kept = c.conditions.filter((id) => !freed.includes(id));
      ones.set(c, (now = kept.length === c.conditions.length ? c : { ...c, conditions: kept }));
    }
    return now;
  };
  const list = creatures.map(one);
  found = list.some((c, i) => c !== creatures[i]) ? list : creatures;
  lists.set(creatures, found);
  return found;
};
