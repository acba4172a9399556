/**
 * The light of a Roll20 page, in cells. Roll20 reports no areas of its lights, so they are computed
 * here: a light reaches the middles of cells within its distance to which no wall blocks the
 * straight line. Directions of light are not known, and each light shines all around. Pure.
 */
import { memoize } from '../../src/board/memoize.ts';
import type { Point } from '../../src/board/grid.ts';
import type { Notice } from '../../src/state/host.ts';
import { planeOf, type Frame } from '../common/geometry.ts';
import { lightMap, litCells, type Lit } from '../common/lightMap.ts';
import type { Walls } from './ground.ts';
import type { RawGround, RawTokens } from './schema.ts';
import { clear, laid, type Segment } from './veil.ts';

type Lights = RawTokens['lights'];

const known = memoize<Lit>();

/** The light of each cell of a page; null: lighting is off, or it is day, so every cell is bright. */
export function lightOf(
  frame: Frame,
  walls: Walls,
  { unlit, page }: Pick<RawGround, 'unlit' | 'page'>,
  lights: Lights,
): Lit | null {
  if (unlit !== true) return null;
  const perCell = page.distance != null && page.distance > 0 ? page.distance : 5;
  // The same lights are reported again with every message, each time as new objects.
  return known(walls, [frame, perCell, JSON.stringify(lights)], () =>
    computed(frame, walls, perCell, lights),
  );
}

function computed(frame: Frame, walls: Walls, perCell: number, lights: Lights): Lit {
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
          reaches: (point: Point) => clear(at, planeOf(frame, ...point), near),
        },
      ];
    }),
  );
}

/** The parts of a scene document that its light fills, and the notice about it. */
export function litScene(lit: Lit | null, lights: Lights) {
  const isBright = lit === null || (lit.light === 'bright' && lit.cells.length === 0);
  return {
    ground: isBright ? { cells: [] } : { light: lit.light, cells: cellsOf(lit) },
    notices: isBright
      ? []
      : ([{ code: 'notice.darkMap', params: { n: lights.length } }] satisfies Notice[]),
  };
}

const lists = new WeakMap<Lit, ReturnType<typeof litCells>>();
/** The cells of a light map; always the same list, because boards are cached by its identity. */
function cellsOf(lit: Lit): ReturnType<typeof litCells> {
  let list = lists.get(lit);
  if (list === undefined) lists.set(lit, (list = litCells([], lit)));
  return list;
}
