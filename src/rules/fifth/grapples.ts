/**
 * Grapples are one fact, which a table states of the grappler (`grapples`) or of the creature that
 * it holds (the condition, with whom it is by). Everybody is judged with both.
 */
import { has, type Creature } from '../../board/creature.ts';
import { perObject } from '../../board/memoize.ts';

const GRAPPLED = 'grappled';
const NOBODY: readonly string[] = [];

const holdersOf = (c: Creature): readonly string[] =>
  has(c, GRAPPLED) ? (c.conditionsBy?.[GRAPPLED] ?? NOBODY) : NOBODY;

const together = (a: readonly string[], b: readonly string[]): readonly string[] => [
  ...new Set([...a, ...b]),
];

const isIn = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((id) => all.includes(id));

/** The same list if both sides of every grapple are stated, because caches know boards by it. */
export const withBothSides = perObject((creatures: readonly Creature[]): readonly Creature[] => {
  const isPlain = (c: Creature): boolean => c.grapples === undefined && !has(c, GRAPPLED);
  if (creatures.every(isPlain)) return creatures;
  const made = creatures.map((c): Creature => {
    const held = creatures.filter((other) => holdersOf(other).includes(c.id)).map(({ id }) => id);
    const by = creatures
      .filter((other) => other.grapples?.includes(c.id) === true)
      .map(({ id }) => id);
    const grapples = c.grapples ?? NOBODY;
    const isKnown = isIn(held, grapples) && isIn(by, holdersOf(c));
    if (isKnown) return c;
    return {
      ...c,
      ...(held.length === 0 ? {} : { grapples: [...together(grapples, held)] }),
      ...(by.length === 0
        ? {}
        : {
            conditions: [...together(c.conditions, [GRAPPLED])],
            conditionsBy: { ...c.conditionsBy, [GRAPPLED]: [...together(holdersOf(c), by)] },
          }),
    };
  });
  return made.every((c, i) => c === creatures[i]) ? creatures : made;
});
