/**
 * The walls that stand in the way at a height (docs/spec/scene.md, convention 14). Only movement and
 * room ask; lines of sight and effect, and cover, count every wall at every height.
 */
import type { Ground, Wall } from './board.ts';
import type { Box, Cell } from './grid.ts';
import { wallMeetsBox } from './innerlines.ts';
import { perObject } from './memoize.ts';
import { UNIT } from './obstacles.ts';

/** Height in cells above a wall's foot from which a wall without a known height is in doubt. */
const DOUBTED = 1;

/** Limit on the single heights that are remembered for one ground. */
const MOST_LEVELS = 200;

/** Is the wall known to stand somewhere between these heights? */
const isThere = ({ bottom = -Infinity, top = Infinity }: Wall, low: number, high: number) =>
  low < top && high >= bottom;

/** Might the wall end below `low`? Only if nobody says how high it is. */
const isDoubted = ({ bottom = 0, top }: Wall, low: number): boolean =>
  top === undefined && low >= bottom + DOUBTED;

interface Heights {
  /** Do all walls stand at every height, as far as the scene says? */
  readonly plain: boolean;
  /** The grounds found so far: by the walls that are left, and by a single height. */
  readonly grounds: Map<string, Ground>;
  readonly levels: Map<number, Ground>;
}
const heightsOf = perObject((ground: Ground): Heights => ({
  plain: ground.walls.every(({ bottom, top }) => bottom === undefined && top === undefined),
  grounds: new Map(),
  levels: new Map(),
}));

/** The ground with some of its walls: the same object for the same walls. */
function withWalls(ground: Ground, counts: (wall: Wall) => boolean): Ground {
  const left = ground.walls.map(counts);
  if (!left.includes(false)) return ground;
  const { grounds } = heightsOf(ground);
  const key = left.map(Number).join('');
  let found = grounds.get(key);
  if (found === undefined)
    grounds.set(key, (found = { ...ground, walls: ground.walls.filter((_, i) => left[i]) }));
  return found;
}

/**
 * The ground with the walls that a mover between these heights meets, in cells above the ground; a
 * wall whose height is unknown stands at every height.
 */
export function groundAt(ground: Ground, low: number, high = low): Ground {
  const { plain, levels } = heightsOf(ground);
  if (plain) return ground;
  const known = low === high ? levels.get(low) : undefined;
  if (known !== undefined) return known;
  const found = withWalls(ground, (wall) => isThere(wall, low, high));
  if (low === high && levels.size < MOST_LEVELS) levels.set(low, found);
  return found;
}

/** The same without the walls that may be too low: those whose height is unknown. */
export const sureGroundAt = (ground: Ground, low: number, high: number): Ground =>
  withWalls(ground, (wall) => isThere(wall, low, high) && !isDoubted(wall, low));

/**
 * Indexes of the walls whose height is unknown, and on which a step depends.
 * @param from,to top-left cells of a space of n × n
 */
export function doubtedWalls(
  ground: Ground,
  [ax, ay]: Cell,
  [bx, by]: Cell,
  n: number,
  low: number,
  high: number,
): readonly number[] {
  // All tests of a step look between the centers of its outermost cells (board/steps.ts).
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
    const ends = [...wall.from, ...wall.to].map((at) => Math.round(at * UNIT));
    return wallMeetsBox(Int32Array.from(ends), 0, x0, y0, x1, y1) ? [i] : [];
  });
}
