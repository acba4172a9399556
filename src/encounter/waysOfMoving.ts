/** The way in which a creature moves on a path that the host reported or that a user drags. Pure. */
import type { Creature } from '../board/creature.ts';
import type { Moving } from '../board/vocabulary.ts';

/** Speed in cells for a kind of movement, as far as the scene gives it. */
const speedFor = ({ speed }: Creature, way: Moving): number =>
  (way === 'fly' || way === 'swim' || way === 'climb' || way === 'burrow'
    ? speed?.[way]
    : speed?.land) ?? 0;

/** The kind of movement that the creature's user chose for it. */
export const ownWay = ({ moving = 'walk' }: Creature): Moving => moving;

/**
 * The creature as it moves on a path. Of several ways the fastest counts. A teleport spends no
 * movement, so it counts only if there is no other way.
 * @param ways kinds of movement on the path; absent or empty: the creature's own
 */
export function movingBy(c: Creature, ways: readonly Moving[] | undefined): Creature {
  const all = [...new Set(ways)];
  const paid = all.filter((way) => way !== 'teleport');
  const [first, ...more] = paid.length > 0 ? paid : all;
  if (first === undefined) return c;
  const way = more.reduce((a, b) => (speedFor(c, b) > speedFor(c, a) ? b : a), first);
  if (way === ownWay(c)) return c;
  const { moving: _moving, ...rest } = c;
  return way === 'walk' ? rest : { ...rest, moving: way };
}

/**
 * The kinds of movement on a path, with the kind that the user chose for the creature in place of
 * walking: a host that knows nothing of the choice reports every step as walked.
 */
export const withChosen = (
  ways: readonly Moving[] | undefined,
  of: string,
  chosen: { readonly of: string; readonly by: Moving } | null,
): readonly Moving[] | undefined =>
  chosen?.of === of ? ways?.map((way) => (way === 'walk' ? chosen.by : way)) : ways;

/** Does a path have more than one kind of movement? */
export const isMixed = (ways: readonly Moving[] | undefined): boolean => new Set(ways).size > 1;

/** A part of a path in one kind of movement, from one index of the path to another. */
export interface PathPart {
  readonly from: number;
  readonly to: number;
  readonly way: Moving;
}

/**
 * The parts of a path, each as long as its kind of movement lasts.
 * @param ways the kind of movement that reaches each cell; that of the first cell does not matter
 */
export function pathParts(ways: readonly Moving[]): readonly PathPart[] {
  const parts: PathPart[] = [];
  ways.slice(1).forEach((way, i) => {
    const last = parts.at(-1);
    if (last?.way === way) parts[parts.length - 1] = { ...last, to: i + 1 };
    else parts.push({ from: i, to: i + 1, way });
  });
  return parts;
}
