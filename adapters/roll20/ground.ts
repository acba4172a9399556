/** Converts grid, walls, doors and windows of a Roll20 page to cells. Pure. */
import type { Blocks } from '../../src/board/vocabulary.ts';
import type { Point } from '../../src/board/grid.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import type { Notice } from '../../src/state/host.ts';
import { dropped as lost } from '../common/schema.ts';
import { frameOver, hexFrameOver, planeOf, toCells, type Frame } from '../common/geometry.ts';
import { metresPerHex } from '../common/scale.ts';
import { isHexed, latticeOf } from './hexes.ts';
import { ANCHORS, chainsOf, isWindow, type Chain } from './paths.ts';
import type { RawGround, RawOpening } from './schema.ts';

export type Walls = NonNullable<SceneDocument['walls']>;

/** Pixels per unit of a page; a new page is 25 units wide and high. */
const UNIT = 70;
const DEFAULT_UNITS = 25;
/** Maximum distance of a wall from the board, in cells; a wall farther away has wrong data. */
const FAR = 2000;
const MOST = 20_000;

/**
 * Grid of a page. The cell's size comes from the page's own fields, otherwise from the engine.
 * Null: no usable grid.
 */
export function frameOf({ page, engine }: RawGround): Frame | null {
  const [width, height] = [
    UNIT * (page.width ?? DEFAULT_UNITS),
    UNIT * (page.height ?? DEFAULT_UNITS),
  ];
  const kind = page.grid ?? 'square';
  if (isHexed(kind)) {
    const lattice = latticeOf(
      engine,
      kind,
      page.snap ?? 1,
      metresPerHex(page.distance, page.units),
    );
    return hexFrameOver(lattice, 0, 0, width, height);
  }
  const cell = page.snap != null ? UNIT * page.snap : (page.snapTo ?? UNIT);
  return cell <= 0 ? null : frameOver(cell, 0, 0, width, height);
}

/**
 * Tolerance, in hexes, between a hex corner that the host draws and the corner that we compute;
 * hosts round.
 */
const SLACK = 0.06;

/**
 * Does the engine use squares of another size than the page states, or draw hexes elsewhere than
 * expected?
 */
export function gridDoubted(frame: Frame, { page: { snapTo }, corners }: RawGround): boolean {
  if (frame.hex === undefined)
    return snapTo != null && snapTo > 0 && Math.abs(snapTo - frame.size) > 0.5;
  const { tiling } = frame.hex;
  return (corners ?? []).some(({ x, y }) => {
    const at = planeOf(frame, x, y);
    const ours = tiling.corners(tiling.cellAt(at));
    return !ours.some(([cx, cy]) => Math.hypot(cx - at[0], cy - at[1]) <= SLACK);
  });
}

interface Laid {
  readonly chains: readonly Chain[];
  readonly blocks: readonly Blocks[];
}

const SOLID: readonly Blocks[] = ['move', 'sight', 'effect'];
/** A closed window: glass or bars. */
const GLASS: readonly Blocks[] = ['move', 'effect'];
/**
 * A line that stops movement but neither light nor sight: a ledge, a railing, a portcullis. Whether
 * it stops effects, as glass does, is unknown; as on every host, it is judged as open.
 */
const CLEAR: readonly Blocks[] = ['move'];

/** Walls, closed doors and closed windows. An open door is not a wall; a closed secret door is. */
export function wallsOf(frame: Frame, ground: RawGround): { walls: Walls; notices: Notice[] } {
  const walls: Walls = [];
  let dropped = lost(ground.walls) + lost(ground.openings);
  const put = ({ chains, blocks }: Laid): void => {
    const before = walls.length;
    for (const chain of chains) {
      for (const [i, end] of chain.entries()) {
        const start = chain[i - 1];
        if (start === undefined || walls.length >= MOST) continue;
        const [from, to] = [toCells(frame, ...start), toCells(frame, ...end)];
        if ([...from, ...to].some((n) => !(Math.abs(n) <= FAR))) continue;
        if (from[0] === to[0] && from[1] === to[1]) continue;
        walls.push({
          from,
          to,
          blocks: [...blocks],
          ...(blocks === CLEAR && { effectUnknown: true }),
        });
      }
    }
    if (walls.length === before) dropped += 1;
  };
  const both = ANCHORS.map((anchor) => ground.walls.map((wall) => chainsOf(wall, anchor)));
  const laid = likelier(both, frame, ground);
  for (const [i, wall] of ground.walls.entries())
    put({
      chains: laid[i] ?? [],
      blocks: wall.barrier === 'transparent' || isWindow(wall) ? CLEAR : SOLID,
    });
  const shut = ground.openings.filter((each) => each.open !== true);
  const either = ['up', 'down'].map((direction) =>
    shut.map((each) => handlesOf(each, direction === 'up')),
  );
  const hung = likelier(either, frame, ground);
  for (const [i, each] of shut.entries())
    put({ chains: hung[i] ?? [], blocks: each.window === true ? GLASS : SOLID });
  const clear = walls.filter(({ effectUnknown }) => effectUnknown === true).length;
  const oneWay = ground.walls.filter(({ barrier }) => barrier === 'oneWay').length;
  return {
    walls,
    notices: [
      ...(dropped > 0 ? [{ code: 'notice.wallsDropped', params: { n: dropped } }] : []),
      // The scene document has no one-way walls, so they block both ways; a notice tells the user.
      ...(oneWay > 0 ? [{ code: 'notice.oneWayWalls', params: { n: oneWay } }] : []),
      ...(clear > 0 ? [{ code: 'notice.clearWalls', params: { n: clear } }] : []),
    ],
  };
}

/**
 * The wall of a door or window: a line between its two handles. In Roll20's database the y axis
 * points up, for handles too; it is unknown whether the page's models keep that.
 */
function handlesOf({ x, y, x0, y0, x1, y1 }: RawOpening, up: boolean): Chain[] {
  if (x == null || y == null || x0 == null || y0 == null || x1 == null || y1 == null) return [];
  const sign = up ? -1 : 1;
  return [
    [
      [x + x0, sign * (y + y0)],
      [x + x1, sign * (y + y1)],
    ],
  ];
}

/**
 * Chooses between interpretations of the same data: the one with the fewest points off the page. If
 * several are equal, the one with the most points on corners of the grid, where users draw walls;
 * otherwise the first.
 */
function likelier(
  readings: readonly (readonly (readonly Chain[])[])[],
  frame: Frame,
  { page }: RawGround,
): readonly (readonly Chain[])[] {
  const [right, bottom] = [
    UNIT * (page.width ?? DEFAULT_UNITS),
    UNIT * (page.height ?? DEFAULT_UNITS),
  ];
  const outside = ([x, y]: Point): boolean =>
    x < -frame.size || y < -frame.size || x > right + frame.size || y > bottom + frame.size;
  const whole = (n: number): boolean => Math.abs(n - Math.round(n)) < 0.02;
  const onGrid = ([px, py]: Point): boolean => {
    const [x, y] = planeOf(frame, px, py);
    const corners = frame.hex?.tiling.corners(frame.hex.tiling.cellAt([x, y]));
    return corners?.some(([cx, cy]) => Math.hypot(cx - x, cy - y) < 0.04) ?? (whole(x) && whole(y));
  };
  const judged = readings.map((reading) => {
    const points = reading.flat(2);
    return { reading, off: points.filter(outside).length, on: points.filter(onGrid).length };
  });
  const best = judged.reduce((a, b) => (b.off < a.off || (b.off === a.off && b.on > a.on) ? b : a));
  return best.reading;
}
