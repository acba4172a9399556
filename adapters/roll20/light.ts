/**
 * The light of a Roll20 page, in cells. Roll20 reports no areas of its lights, so they are computed
 * here: a light reaches the middles of cells within its distance to which no wall blocks the
 * straight line. A light that shines in one direction is taken to shine all around. For a player,
 * only cells that the player's tokens look at are lit. Pure.
 */
import { memoize } from '../../src/board/memoize.ts';
import type { Point } from '../../src/board/grid.ts';
import type { Notice } from '../../src/state/host.ts';
import { planeOf, type Frame } from '../common/geometry.ts';
import { lightMap, litCells, type Lit } from '../common/lightMap.ts';
import type { Walls } from './ground.ts';
import type { RawGround, RawTokens } from './schema.ts';
import { clear, laid, type Segment, type Sight } from './veil.ts';

type Lights = RawTokens['lights'];

const known = memoize<Lit>();

/** The light of each cell of a page; null: lighting is off, or it is day, so every cell is bright. */
export function pageLight(
  frame: Frame,
  walls: Walls,
  { unlit, page }: Pick<RawGround, 'unlit' | 'page'>,
  lights: Lights,
  sight: Sight | null = null,
): Lit | null {
  if (unlit !== true) return null;
  const perCell = page.distance != null && page.distance > 0 ? page.distance : 5;
  // The same lights are reported again with every message, each time as new objects.
  return known(walls, [frame, perCell, JSON.stringify(lights), sight?.key], () =>
    computed(frame, walls, perCell, lights, sight),
  );
}

function computed(
  frame: Frame,
  walls: Walls,
  perCell: number,
  lights: Lights,
  sight: Sight | null,
): Lit {
  const segments = walls
    .filter(({ blocks }) => blocks?.includes('sight') !== false)
    .map(({ from, to }): Segment => [...laid(frame, from), ...laid(frame, to)]);
  return lightMap(
    frame,
    false,
    lights.flatMap(({ x, y, reach, bright }) => {
      if (x == null || y == null || !((reach ?? 0) > 0)) return [];
      const at = planeOf(frame, x, y);
      const far = (reach ?? 0) / perCell;
      const near = segments.filter(
        ([ax, ay, bx, by]) =>
          Math.max(ax, bx) >= at[0] - far &&
          Math.min(ax, bx) <= at[0] + far &&
          Math.max(ay, by) >= at[1] - far &&
          Math.min(ay, by) <= at[1] + far,
      );
      return [
        {
          x,
          y,
          dim: far * frame.size,
          bright: ((bright ?? reach ?? 0) / perCell) * frame.size,
          reaches: (point: Point) =>
            clear(at, planeOf(frame, ...point), near) && (sight === null || sight.seen(point)),
        },
      ];
    }),
  );
}

/** The parts of a scene document that its light fills, and the notices about it. */
export function litScene(lit: Lit | null, lights: Lights) {
  if (lit === null || (lit.light === 'bright' && lit.cells.length === 0))
    return { ground: { cells: [] }, notices: [] };
  const beams = lights.filter(({ beam }) => beam === true).length;
  return {
    ground: { light: lit.light, cells: cellsOf(lit) },
    notices: [
      { code: 'notice.darkMap', params: { n: lights.length } },
      ...(beams > 0 ? [{ code: 'notice.beams', params: { n: beams } }] : []),
    ] satisfies Notice[],
  };
}

const lists = new WeakMap<Lit, ReturnType<typeof litCells>>();
/** The cells of a light map; always the same list, because boards are cached by its identity. */
function cellsOf(lit: Lit): ReturnType<typeof litCells> {
  let list = lists.get(lit);
  if (list === undefined) lists.set(lit, (list = litCells([], lit)));
  return list;
}
