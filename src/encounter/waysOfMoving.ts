/** The way in which a creature moves on a path that the host reported or that a user drags. Pure. */
import type { Creature } from '../board/creature.ts';
import type { Moving } from '../board/vocabulary.ts';
import type { Cell } from '../board/grid.ts';
import type { PathRuling } from './flown.ts';

/** Speed in cells for a kind of movement, as far as the scene gives it. */
const speedFor = ({ speed }: Creature, way: Moving): number =>
  (way === 'fly' || way === 'swim' || way === 'climb' || way === 'burrow'
    ? speed?.[way]
    : speed?.land) ?? 0;

/**
 * The creature as it moves on a path. Of several ways the fastest counts; the verdict names the
 * doubt (`isMixed`).
 * @param ways kinds of movement on the path, each once; absent or empty: the creature's own
 */
export function movingBy(c: Creature, ways: readonly Moving[] | undefined): Creature {
  const [first, ...more] = ways ?? [];
  if (first === undefined) return c;
  const way = more.reduce((a, b) => (speedFor(c, b) > speedFor(c, a) ? b : a), first);
  if (way === (c.moving ?? 'walk')) return c;
  const { moving: _moving, ...rest } = c;
  return way === 'walk' ? rest : { ...rest, moving: way };
}

/** Does the path have more than one kind of movement, so that its share of each is unknown? */
export const isMixed = (ways: readonly Moving[] | undefined): boolean => (ways?.length ?? 0) > 1;

/**
 * Verdict on a path that a creature does not walk: it vanishes and appears elsewhere. That costs no
 * movement and provokes nobody; whether a spell or an ability allows it is unknown.
 */
export const teleported = (c: Creature, path: readonly Cell[]): PathRuling => ({
  legal: true,
  cost: 0,
  budget: 0,
  costs: path.map(() => 0),
  violations: [],
  opportunities: [],
  barred: [],
  rules: [],
  unknown: [`creatures.${c.id}.moving`],
});
