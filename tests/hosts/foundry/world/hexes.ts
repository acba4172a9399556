/**
 * Foundry's hexes in its own units, and the scene on hexes. Offsets are [column, row] on the
 * canvas, from its corner: an even grid begins with a whole hex, an odd one with half a hex, and
 * the next row or column the other way round. `size` is the distance between opposite sides. The
 * padding is chosen so that the scene's first hex is whole (even) or half (odd).
 */
import { sheet, type Put } from './scenes.ts';
import type { ActorData, SceneData, TokenData, WallData } from './types.ts';

export type HexType = 2 | 3 | 4 | 5;
export type Offset = readonly [column: number, row: number];
interface Point {
  x: number;
  y: number;
}

export const isHexType = (type: number): type is HexType => type >= 2 && type <= 5;

export class HexGeometry {
  readonly columns: boolean;
  readonly even: boolean;
  /** Width and height of a hex. */
  readonly sizeX: number;
  readonly sizeY: number;

  constructor(
    readonly type: HexType,
    readonly size: number,
  ) {
    this.columns = type >= 4;
    this.even = type === 3 || type === 5;
    const long = (2 * size) / Math.sqrt(3);
    [this.sizeX, this.sizeY] = this.columns ? [long, size] : [size, long];
  }

  topLeft([column, row]: Offset): Point {
    const line = this.columns ? column : row;
    // Rows or columns that are shifted back by half a hex.
    const back = (Math.abs(line % 2) === 1) === this.even ? 0.5 : 0;
    return this.columns
      ? { x: column * 0.75 * this.sizeX, y: (row - back) * this.sizeY }
      : { x: (column - back) * this.sizeX, y: row * 0.75 * this.sizeY };
  }

  middle(at: Offset): Point {
    const { x, y } = this.topLeft(at);
    return { x: x + this.sizeX / 2, y: y + this.sizeY / 2 };
  }

  corners(at: Offset): Point[] {
    const { x, y } = this.topLeft(at);
    const shape = [
      [0, 0.25],
      [0.5, 0],
      [1, 0.25],
      [1, 0.75],
      [0.5, 1],
      [0, 0.75],
    ] as const;
    return shape.map(([a, b]) =>
      this.columns
        ? { x: x + b * this.sizeX, y: y + a * this.sizeY }
        : { x: x + a * this.sizeX, y: y + b * this.sizeY },
    );
  }

  /** The hex whose center is nearest to a point. */
  offset({ x, y }: Point): Offset {
    const [c, r] = this.columns
      ? [Math.round(x / (0.75 * this.sizeX)), Math.round(y / this.sizeY)]
      : [Math.round(x / this.sizeX), Math.round(y / (0.75 * this.sizeY))];
    const near = [-2, -1, 0, 1].flatMap((i) => [-2, -1, 0, 1].map((j): Offset => [c + i, r + j]));
    const away = (at: Offset): number => {
      const m = this.middle(at);
      return Math.hypot(m.x - x, m.y - y);
    };
    return near.reduce((best, at) => (away(at) < away(best) ? at : best));
  }

  neighbours(at: Offset): Offset[] {
    const [m, reach] = [this.middle(at), this.size * 1.01];
    const near = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j): Offset => [at[0] + i, at[1] + j]));
    return near.filter((other) => {
      const o = this.middle(other);
      return (other[0] !== at[0] || other[1] !== at[1]) && Math.hypot(o.x - m.x, o.y - m.y) < reach;
    });
  }

  /**
   * The hex to which an arrow key leads: across rows, the hex with the same number in the next row.
   */
  shifted([column, row]: Offset, dx: number, dy: number): Offset {
    return [column + dx, row + dy];
  }

  /** The hexes on the straight line between two points, both ends included. */
  line(from: Point, to: Point): Offset[] {
    const steps = Math.max(
      1,
      Math.ceil((Math.hypot(to.x - from.x, to.y - from.y) / this.size) * 4),
    );
    const all = Array.from({ length: steps + 1 }, (_, i) =>
      this.offset({
        x: from.x + ((to.x - from.x) * i) / steps + 1e-3,
        y: from.y + ((to.y - from.y) * i) / steps + 2e-3,
      }),
    );
    return all.filter((at, i) => i === 0 || String(at) !== String(all[i - 1]));
  }

  /** The bounding box of a token; rows of hexes are three quarters of a hex apart. */
  box(width: number, height: number): { width: number; height: number } {
    const lines = (n: number): number => (n < 1 ? n : 0.75 * (n - 1) + 1);
    return this.columns
      ? { width: lines(width) * this.sizeX, height: height * this.sizeY }
      : { width: width * this.sizeX, height: lines(height) * this.sizeY };
  }

  /**
   * Offset from a token's corner to the center of the first hex that it fills. In a space of two by
   * two, one hex comes before two in Foundry 11, and after them in later generations.
   */
  anchor(width: number, generation: number): Point {
    const [half, before] =
      width < 1 ? [width / 2, 0] : [0.5, generation < 12 && width === 2 ? 1 : (width - 1) >> 1];
    const along = half + before / 2;
    return this.columns
      ? { x: half * this.sizeX, y: along * this.sizeY }
      : { x: along * this.sizeX, y: half * this.sizeY };
  }

  /** The corner of a token placed on a hex. */
  corner(at: Offset, width: number, generation: number): Point {
    const [m, a] = [this.middle(at), this.anchor(width, generation)];
    return { x: Math.round(m.x - a.x), y: Math.round(m.y - a.y) };
  }

  /**
   * Padding in whole hexes; with an odd number of rows before the scene, it is shifted along them
   * by half a hex.
   */
  padding(width: number, height: number, share: number): Point {
    if (share === 0) return { x: 0, y: 0 };
    const [dx, dy] = this.columns
      ? [0.75 * this.sizeX, this.sizeY]
      : [this.sizeX, 0.75 * this.sizeY];
    const [i, j] = [Math.ceil((width * share) / dx), Math.ceil((height * share) / dy)];
    const push = (this.columns ? i : j) % 2 === 1 ? this.size / 2 : 0;
    return { x: i * dx + (this.columns ? 0 : push), y: j * dy + (this.columns ? push : 0) };
  }
}

export const geometryOf = ({
  grid: { type, size },
  flags,
}: Pick<SceneData, 'grid' | 'flags'>): HexGeometry | null =>
  isHexType(type)
    ? new HexGeometry(
        type,
        (flags['core'] as { legacyHex?: boolean } | undefined)?.legacyHex === true
          ? (size * Math.sqrt(3)) / 2
          : size,
      )
    : null;

/**
 * The creatures on the hex scene, at offsets that suit every layout: no foe stands within four
 * hexes of Aldo.
 */
export const ON_HEXES: readonly Put[] = [
  { name: 'Aldo', actor: 'Aldo', at: [9, 8], side: 1, linked: true },
  { name: 'Berta', actor: 'Berta', at: [5, 7], side: 1, linked: true },
  { name: 'Goblin', actor: 'Goblin', at: [14, 8], side: -1 },
  { name: 'Ogre', actor: 'Ogre', at: [9, 13], space: 2, side: -1 },
];
/** The two hexes with a wall along their shared side. */
export const WALLED: readonly [Offset, Offset] = [
  [9, 8],
  [10, 8],
];
export const HEX_BOARD = { width: 1500, height: 1100 } as const;

/** The ends of the side that two hexes share. */
export function sharedSide(a: readonly Point[], b: readonly Point[]): [Point, Point] {
  const [from, to] = a.filter((p) => b.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 1));
  if (from === undefined || to === undefined) throw new Error('not neighbours');
  return [from, to];
}

export function hexField(
  actors: readonly ActorData[],
  generation: number,
  type: HexType,
  base: Pick<SceneData, 'padding' | 'tokenVision'>,
): SceneData {
  const scene = {
    ...base,
    _id: 'hexes00000000000',
    name: 'Hex field',
    ...HEX_BOARD,
    grid: { type, size: 100, distance: 3, units: 'm' },
  };
  const hexes = new HexGeometry(type, scene.grid.size);
  const shape = generation < 12 ? {} : generation === 12 ? { hexagonalShape: 0 } : { shape: 0 };
  const [from, to] = sharedSide(hexes.corners(WALLED[0]), hexes.corners(WALLED[1]));
  const wall: WallData = {
    _id: 'wall0'.padEnd(16, '0'),
    c: [from.x, from.y, to.x, to.y].map(Math.round),
    move: 20,
    sight: 20,
    light: 20,
    sound: 20,
    dir: 0,
    door: 0,
    ds: 0,
  };
  return sheet(scene, {
    walls: [wall],
    tokens: ON_HEXES.map(({ name, actor, at, space = 1, side, linked }): TokenData => ({
      _id: `tk${name.toLowerCase()}`.padEnd(16, '0'),
      name,
      actorId: actors.find((a) => a.name === actor)?._id ?? null,
      actorLink: linked === true,
      ...hexes.corner(at, space, generation),
      width: space,
      height: space,
      ...shape,
      elevation: 0,
      rotation: 0,
      hidden: false,
      disposition: side,
      displayName: 30,
    })),
  });
}
