/**
 * Walls that stop movement, of which nobody said whether they also stop effects: a cliff's edge or
 * a railing does not, a pane of glass does. Answers take them as `blocks` says, and name the walls
 * on which they depend.
 */
import { perObject } from '../../board/memoize.ts';
import type { Ground } from '../../board/board.ts';
import type { Spot } from '../../board/grid.ts';
import type { Judge } from '../ruleset.ts';

const panes = perObject((ground: Ground): { readonly ground: Ground | null } => ({
  ground: ground.walls.some((w) => w.effectUnknown === true)
    ? {
        ...ground,
        walls: ground.walls.map((w) =>
          w.effectUnknown === true && !w.blocks.includes('effect')
            ? { ...w, blocks: [...w.blocks, 'effect'] }
            : w,
        ),
      }
    : null,
}));

/** The ground if every such wall were glass; null: it has none. */
export const glassOf = (ground: Ground): Ground | null => panes(ground).ground;

/** Has the ground any wall of which it is unknown whether it stops effects? */
export const hasUnsureWalls = (ground: Ground): boolean => panes(ground).ground !== null;

/**
 * The judge on the same board if every such wall were glass; null: the board has none between the
 * two spaces.
 */
export function ifGlass<J extends Judge>(
  j: J,
  a: Spot,
  b: Spot,
): { readonly j: J; readonly walls: readonly string[] } | null {
  const { ground } = panes(j.board.ground);
  if (ground === null) return null;
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x + a.w, b.x + b.w)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y + a.d, b.y + b.d)];
  const walls = j.board.ground.walls.flatMap(({ effectUnknown, from, to }, i) =>
    effectUnknown === true &&
    Math.max(from[0], to[0]) >= left &&
    Math.min(from[0], to[0]) <= right &&
    Math.max(from[1], to[1]) >= top &&
    Math.min(from[1], to[1]) <= bottom
      ? [`walls.${i}.effect`]
      : [],
  );
  return walls.length === 0 ? null : { j: { ...j, board: { ...j.board, ground } }, walls };
}
