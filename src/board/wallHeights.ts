/**
 * Selects the walls that a mover, or a line between two creatures, meets at its height
 * (docs/spec/scene.md, convention 14).
 */
import type { Ground, Wall } from './board.ts';
import type { Box, Cell } from './grid.ts';
import { wallMeetsBox } from './innerlines.ts';
import { perObject } from './memoize.ts';
import { UNIT } from './obstacles.ts';
import { piecesOf } from './wallPieces.ts';

/**
 * Height in cells above the bottom of a wall of unknown height. At this height or more, it is
 * doubtful whether the wall still blocks.
 */
const DOUBTED = 1;

/** Maximum number of heights, and of grounds for them, that are cached for one ground. */
const MOST_LEVELS = 200;
/** Each ground has large tables of its own. Real maps have walls of two or three heights. */
const MOST_GROUNDS = 24;

/** Does the wall stand between these heights? An unknown edge has no limit. */
const isThere = ({ bottom = -Infinity, top = Infinity }: Wall, low: number, high: number) =>
  low < top && high >= bottom;

/** Might the wall end below `low`? Only if its height is unknown. */
const isDoubted = ({ bottom = 0, top }: Wall, low: number): boolean =>
  top === undefined && low >= bottom + DOUBTED;

interface Heights {
  /** Do all walls stand at every height, because the scene gives no heights? */
  readonly plain: boolean;
  /** Cached grounds: by the walls that remain (`grounds`), and by height (`levels`). */
  readonly grounds: Map<string, Ground>;
  readonly levels: Map<number | string, Ground>;
}
const heightsOf = perObject((ground: Ground): Heights => ({
  plain: ground.walls.every(({ bottom, top }) => bottom === undefined && top === undefined),
  grounds: new Map(),
  levels: new Map(),
}));

/** A wall that stops nothing. It keeps its place in the list, because answers name walls by it. */
const removed = ({ from, to, bends }: Wall): Wall => ({
  from,
  to,
  low: false,
  blocks: [],
  ...(bends === undefined ? {} : { bends }),
});

/** The ground with only the walls that count: the same object for the same walls. */
function withWalls(ground: Ground, counts: (wall: Wall) => boolean): Ground {
  const left = ground.walls.map(counts);
  if (!left.includes(false)) return ground;
  const { grounds, levels } = heightsOf(ground);
  const key = left.map(Number).join('');
  let found = grounds.get(key);
  if (found === undefined) {
    if (grounds.size >= MOST_GROUNDS) {
      grounds.clear();
      levels.clear();
    }
    grounds.set(
      key,
      (found = {
        ...ground,
        walls: ground.walls.map((wall, i) => (left[i] ? wall : removed(wall))),
      }),
    );
  }
  return found;
}

/**
 * The ground with the walls that a mover between these heights meets. Heights are in cells above
 * the ground. A wall of unknown height counts at every height.
 */
export function groundAt(ground: Ground, low: number, high = low): Ground {
  const { plain, levels } = heightsOf(ground);
  if (plain) return ground;
  const key = low === high ? low : `${low} ${high}`;
  const known = levels.get(key);
  if (known !== undefined) return known;
  const found = withWalls(ground, (wall) => isThere(wall, low, high));
  if (levels.size < MOST_LEVELS) levels.set(key, found);
  return found;
}

/**
 * The ground with the walls that a line between two heights may meet. A wall above both ends, or
 * below both, does not count.
 */
export const groundBetween = (ground: Ground, a: number, b: number): Ground =>
  groundAt(ground, Math.min(a, b), Math.max(a, b));

/** Do all walls stand at every height? */
export const isSameAtAllHeights = (ground: Ground): boolean => heightsOf(ground).plain;

/**
 * The ground like that of `groundAt`, but without walls of unknown height that may be too low to
 * meet the mover.
 */
export const sureGroundAt = (ground: Ground, low: number, high: number): Ground =>
  withWalls(ground, (wall) => isThere(wall, low, high) && !isDoubted(wall, low));

/**
 * Indexes of the walls of unknown height on which a step depends.
 * @param from,to top-left cells of a space of n × n
 */
export function doubtedWalls(
  ground: Ground,
  [ax, ay]: Cell,
  [bx, by]: Cell,
  n: number,
  { low, high }: { readonly low: number; readonly high: number },
): readonly number[] {
  // Every step test uses the rectangle between the centers of the outermost cells (board/steps.ts).
  const half = 0.5;
  const box: Box = [
    Math.min(ax, bx) + half,
    Math.min(ay, by) + half,
    Math.max(ax, bx) + n - half,
    Math.max(ay, by) + n - half,
  ];
  const [x0, y0, x1, y1] = box.map((at) => at * UNIT) as unknown as Box;
  return ground.walls.flatMap((wall, i) => {
    if (!isDoubted(wall, low) || !isThere(wall, low, high)) return [];
    const meets = piecesOf(wall).some((piece) => {
      const ends = piece.flat().map((at) => Math.round(at * UNIT));
      return wallMeetsBox(Int32Array.from(ends), 0, x0, y0, x1, y1);
    });
    return meets ? [i] : [];
  });
}
