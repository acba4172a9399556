/** The light of a Foundry scene, in cells. Pure. */
import { memoize } from '../../src/board/memoize.ts';
import { lightMap, litCells } from '../common/lightMap.ts';
import { dropped } from '../common/schema.ts';
import { crossingsAt, isInsideOutline } from './ground.ts';
import type { Floor } from './scene.ts';
import type { RawLight } from './schema.ts';

const known = memoize<Floor>();

/** The floor with the light of its cells; the same floor if the light is unknown or of another map. */
export function litFloor(floor: Floor, light: RawLight | null, map: string): Floor {
  if (light === null || light.map !== map || floor.frame === null) return floor;
  return known(floor, [light], () => lightOn(floor, light));
}

function lightOn(floor: Floor, { lit, changed, sources, broken }: RawLight): Floor {
  const { frame } = floor;
  if (frame === null) return floor;
  const lost = dropped(sources) + dropped(changed);
  const unread = [
    ...broken.map((field) => ({ code: 'error.reading', params: { field } })),
    ...(lost > 0 ? [{ code: 'notice.lightsDropped', params: { n: lost } }] : []),
  ];
  const lamps = sources.map(({ rings, dark, ...source }) => ({
    ...source,
    ...(dark === true && { dark: true }),
    reaches: rowByRow(rings),
  }));
  const map = lightMap(
    frame,
    changed.length > 0
      ? ([x, y]) => lit !== changed.some((rings) => isInsideOutline(rings, x, y))
      : lit,
    lamps,
  );
  if (map.light === 'bright' && map.cells.length === 0)
    return unread.length === 0 ? floor : { ...floor, notices: [...floor.notices, ...unread] };
  const n = lamps.filter(({ dark }) => dark !== true).length;
  return {
    ...floor,
    light: map.light,
    cells: litCells(floor.cells, map),
    notices: [...floor.notices, ...unread, { code: 'notice.darkMap', params: { n } }],
  };
}

/**
 * Test whether points are inside an outline. The points come row by row, so the outline's crossings
 * with a row are computed once.
 */
function rowByRow(
  rings: RawLight['sources'][number]['rings'],
): (point: readonly [number, number]) => boolean {
  let row = NaN;
  let crossings: readonly number[] = [];
  return ([x, y]) => {
    if (y !== row) crossings = crossingsAt(rings, (row = y));
    return crossings.reduce((odd, at) => (x < at ? !odd : odd), false);
  };
}
