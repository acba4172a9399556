/**
 * Describes a cell for sentences by its distance and direction from the nearest creature, because
 * tabletops draw no names of cells: "the space 10 ft. north of Ogre". North is up on the screen.
 */
import type { Creature } from '../board/creature.ts';
import type { Cell } from '../board/grid.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { Params } from '../text/index.ts';
import { middle, spaceOf } from './layers/layer.ts';

/** Clockwise from east, as angles grow on a screen. */
const DIRECTIONS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/**
 * The place of a cell as a message and its parameters; null if there is no creature to refer to.
 * @param visible the creatures that this user sees
 */
export function relativePlace(
  judge: Judge,
  visible: readonly Creature[],
  cell: Cell,
): { readonly message: string; readonly params: Params } | null {
  let nearest: { readonly of: Creature; readonly far: number } | null = null;
  for (const of of visible) {
    const far = judge.rules.distance(judge, of, cell).cells;
    if (nearest === null || far < nearest.far) nearest = { of, far };
  }
  if (nearest === null) return null;
  const { of, far } = nearest;
  const who = { creature: of.id };
  if (far === 0) return { message: 'place.in', params: { who } };
  const [x, y] = middle(judge, cell, 1);
  const [cx, cy] = middle(judge, of.at, spaceOf(judge, of));
  const eighth = Math.round(Math.atan2(y - cy, x - cx) / (Math.PI / 4));
  return {
    message: 'place.off',
    params: { who, len: { length: far }, to: DIRECTIONS[(eighth + 8) % 8] },
  };
}
