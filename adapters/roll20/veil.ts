/**
 * Computes which tokens and walls lighting and fog hide from a player. Roll20 sends a player's
 * client every token of the page and only darkens the picture. So this file computes the sight of
 * the player's own tokens. If it is uncertain, a token counts as hidden. Pure.
 */
import type { Point } from '../../src/board/grid.ts';
import { planeOf, type Frame } from '../common/geometry.ts';
import type { Walls } from './ground.ts';
import type { RawGround, RawToken, RawTokens } from './schema.ts';

export type Segment = readonly [ax: number, ay: number, bx: number, by: number];

const side = ([ax, ay, bx, by]: Segment, px: number, py: number): number =>
  (bx - ax) * (py - ay) - (by - ay) * (px - ax);

/**
 * Is the straight line between two points free of all segments? Touching a segment counts as
 * meeting it.
 */
export function clear([ax, ay]: Point, [bx, by]: Point, segments: readonly Segment[]): boolean {
  const [x0, x1, y0, y1] = [Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
  return !segments.some(([cx, cy, dx, dy]) => {
    if (
      Math.max(cx, dx) < x0 ||
      Math.min(cx, dx) > x1 ||
      Math.max(cy, dy) < y0 ||
      Math.min(cy, dy) > y1
    )
      return false;
    return (
      side([ax, ay, bx, by], cx, cy) * side([ax, ay, bx, by], dx, dy) <= 0 &&
      side([cx, cy, dx, dy], ax, ay) * side([cx, cy, dx, dy], bx, by) <= 0
    );
  });
}

/** Converts a point of the board to the plane, where distances are measured. */
export const laid = ({ hex }: Frame, point: Point): Point => hex?.tiling.plane(point) ?? point;

interface Body {
  readonly middle: Point;
  readonly half: number;
}

function bodyOf(frame: Frame, { x, y, width, height }: RawToken): Body | null {
  return x == null || y == null || width == null || height == null
    ? null
    : { middle: planeOf(frame, x, y), half: Math.max(width, height) / frame.size / 2 };
}

/** Sample points of a token: its center, and four points well inside it. */
const points = ({ middle: [x, y], half }: Body): Point[] => [
  [x, y],
  ...[-1, 1].flatMap((i) => [-1, 1].map((j): Point => [x + i * half * 0.8, y + j * half * 0.8])),
];

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

type Veiled = Pick<RawGround, 'veil' | 'page'>;
type Table = Pick<RawTokens, 'tokens' | 'lights'>;

interface Eye {
  readonly at: Point;
  readonly sees: (point: Point) => boolean;
  /** Would it see the point if the point were lit? */
  readonly faces: (point: Point) => boolean;
}

/**
 * Eyes of this user's tokens: each has a position and a test of what it sees. An eye does not see
 * through walls. In the dark it sees only points that are lit or within the token's darkvision.
 */
function eyesOf(
  frame: Frame,
  walls: Walls,
  { veil, page }: Veiled,
  { tokens, lights }: Table,
): Eye[] {
  const segments = walls
    .filter(({ blocks }) => blocks?.includes('sight') !== false)
    .map(({ from, to }): Segment => [...laid(frame, from), ...laid(frame, to)]);
  const perCell = page.distance != null && page.distance > 0 ? page.distance : 5;
  // The direction of a beam is not known, so it shows nothing for certain.
  const lamps = lights.flatMap(({ x, y, reach, beam }) =>
    x == null || y == null || beam === true
      ? []
      : [{ at: planeOf(frame, x, y), reach: (reach ?? 0) / perCell }],
  );
  const lit = (point: Point, keen: number): boolean =>
    lamps.some(({ at, reach }) => apart(at, point) <= reach * keen && clear(at, point, segments));
  return tokens.flatMap((token) => {
    // In which direction a token with a limited field of vision looks is not known.
    const body =
      token.mine === true && token.arc !== true && (token.sighted === true || veil?.fog === true)
        ? bodyOf(frame, token)
        : null;
    if (body === null) return [];
    const { middle: at } = body;
    const dark = (token.darkvision ?? 0) / perCell;
    const keen = (token.keenness ?? 100) / 100;
    const faces = (point: Point): boolean => clear(at, point, segments);
    return [
      {
        at,
        faces,
        sees: (point: Point) =>
          faces(point) && (veil?.dark !== true || apart(at, point) <= dark || lit(point, keen)),
      },
    ];
  });
}

const lifted = ({ veil }: Veiled): boolean =>
  veil == null || (veil.walls !== true && veil.dark !== true && veil.fog !== true);

/**
 * The tokens that this user's picture shows. Game masters see all tokens, and players see their
 * own. Players see another token if one of their own tokens sees it; but under hand-drawn fog,
 * which cannot be read, no other token counts as seen.
 */
export function unveiled(
  frame: Frame,
  walls: Walls,
  ground: Veiled,
  table: Table,
): readonly RawToken[] {
  const { tokens } = table;
  if (lifted(ground)) return tokens;
  if (ground.veil?.fog === true) return tokens.filter(({ mine }) => mine === true);
  const eyes = eyesOf(frame, walls, ground, table);
  return tokens.filter((token) => {
    if (token.mine === true) return true;
    const body = bodyOf(frame, token);
    return body !== null && points(body).some((point) => eyes.some(({ sees }) => sees(point)));
  });
}

/** What this user's picture shows of the lights. */
export interface Sight {
  /** Changes exactly when the answers may change. */
  readonly key: string;
  /** Does the user see the cell with this middle, in page pixels, while it is lit? */
  seen(middle: Point): boolean;
  /** Does one of the user's tokens look at this point of the plane? */
  faces(point: Point): boolean;
}

/**
 * What a player's picture shows of the lights: a light in a room that none of the player's tokens
 * looks into would betray its bearer. Null: the user sees them all.
 */
export function sightOf(frame: Frame, walls: Walls, ground: Veiled, table: Table): Sight | null {
  if (lifted(ground)) return null;
  const eyes = eyesOf(frame, walls, ground, table);
  const faces = (point: Point): boolean => eyes.some((eye) => eye.faces(point));
  return {
    key: JSON.stringify(eyes.map(({ at }) => at)),
    faces,
    seen: ([x, y]) => points({ middle: planeOf(frame, x, y), half: 0.5 }).some(faces),
  };
}

/** Tokens of this user that see in one direction only, where that decides what the user sees. */
export const arcsOf = (ground: Veiled, { tokens }: Table): readonly RawToken[] =>
  lifted(ground)
    ? []
    : tokens.filter(({ mine, sighted, arc }) => mine === true && sighted === true && arc === true);

/** The lights that stand where the user looks. */
export const lightsSeen = (
  frame: Frame,
  lights: RawTokens['lights'],
  sight: Sight | null,
): RawTokens['lights'] =>
  sight === null
    ? lights
    : lights.filter(({ x, y }) => x != null && y != null && sight.faces(planeOf(frame, x, y)));

/**
 * A wall counts as unseen if both its ends are farther away than this, in cells; planned moves are
 * shorter.
 */
const FAR = 60;

/** Sample points just in front of a wall, on the side of the viewer. */
const before = ([ax, ay]: Point, [bx, by]: Point, [ex, ey]: Point): Point[] =>
  [0.1, 0.5, 0.9].map((t): Point => {
    const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
    const near = 0.05 / Math.max(0.05, Math.hypot(ex - x, ey - y));
    return [x + (ex - x) * near, y + (ey - y) * near];
  });

/**
 * Remembers the walls that a player's tokens have seen; returns the same list object until the list
 * changes.
 */
export type WallMemory = (frame: Frame, walls: Walls, ground: Veiled, table: Table) => Walls;

export function openMemory(): WallMemory {
  const met = new Set<string>();
  let last = { walls: [] as Walls, from: '', list: [] as Walls };
  const name = ({ from, to }: Walls[number]): string => [...from, ...to].join();
  return (frame, walls, ground, table) => {
    if (lifted(ground)) return walls;
    const eyes = eyesOf(frame, walls, ground, table);
    const from = JSON.stringify([eyes.map(({ at }) => at), table.lights]);
    if (last.walls === walls && last.from === from) return last.list;
    for (const wall of walls) {
      if (met.has(name(wall))) continue;
      const [a, b] = [laid(frame, wall.from), laid(frame, wall.to)];
      if (
        eyes.some(
          ({ at, sees }) =>
            Math.min(apart(at, a), apart(at, b)) <= FAR && before(a, b, at).some(sees),
        )
      )
        met.add(name(wall));
    }
    const list = walls.filter((wall) => met.has(name(wall)));
    last = {
      walls,
      from,
      list: last.walls === walls && list.length === last.list.length ? last.list : list,
    };
    return last.list;
  };
}
