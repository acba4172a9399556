/** Creatures as they are judged: as their conditions leave them, and at their present size. */
import type { Creature } from '../../../board/creature.ts';
import { perObject } from '../../../board/memoize.ts';
import type { Options } from '../../houseRules.ts';
import type { Ruleset } from '../../ruleset.ts';
import { withoutSuspendedConditions } from './suspendedConditions.ts';
import { atPresentSize } from './presentSize.ts';

const caches = () => ({
  ones: new WeakMap<Creature, Creature>(),
  lists: new WeakMap<readonly Creature[], readonly Creature[]>(),
});
const known = perObject((_rules: Ruleset) => ({ false: caches(), true: caches() }));

/** Does nothing change the creature and its mount? This is true of most creatures. */
const isPlain = (c: Creature, least: boolean): boolean =>
  c.conditions.length === 0 &&
  !(least && c.size === 'colossal') &&
  (c.seat === undefined || isPlain(c.seat, least));

/** The same list if no creature is concerned, because caches know boards by their parts. */
export function presentCreatures(
  rules: Ruleset,
  options: Options,
  creatures: readonly Creature[],
): readonly Creature[] {
  const least = rules.leastSizes === true && options.text === 'italian-letter';
  const { ones, lists } = known(rules)[least ? 'true' : 'false'];
  const one = (c: Creature): Creature => {
    // Remembering each creature of each board costs more than to see that it is plain.
    if (isPlain(c, least)) return c;
    let now = ones.get(c);
    if (now !== undefined) return now;
    now = atPresentSize(rules, least, withoutSuspendedConditions(rules.conditions, c));
    const seat = now.seat && one(now.seat);
    if (seat !== undefined && seat !== now.seat) now = { ...now, seat };
    ones.set(c, now);
    return now;
  };
  let found = lists.get(creatures);
  if (found === undefined) {
    found = creatures;
    if (!creatures.every((c) => isPlain(c, least))) {
      const made = creatures.map(one);
      if (!made.every((c, i) => c === creatures[i])) found = made;
    }
    lists.set(creatures, found);
  }
  return found;
}
