/**
 * What lighting and fog hide from a player. Roll20 sends his client every token of the page and darkens the picture; so
 * what his picture does not show is worked out here from his own tokens' sight, and in doubt it is hidden. Pure.
 */
import type { Point } from '../../src/board/grid.ts';
import { toCells, type Frame } from '../common/geometry.ts';
import type { Walls } from './ground.ts';
import type { RawGround, RawToken, RawTokens } from './schema.ts';

type Segment = readonly [ax: number, ay: number, bx: number, by: number];

const side = (ax: number, ay: number, bx: number, by: number, px: number, py: number): number => (bx - ax) * (py - ay) - (by - ay) * (px - ax);

/** Does the straight line from one point to the other meet none of the segments? Touching one is meeting it. */
export function clear([ax, ay]: Point, [bx, by]: Point, segments: readonly Segment[]): boolean {
  const [x0, x1, y0, y1] = [Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
  return !segments.some(([cx, cy, dx, dy]) => {
    if (Math.max(cx, dx) < x0 || Math.min(cx, dx) > x1 || Math.max(cy, dy) < y0 || Math.min(cy, dy) > y1) return false;
    return side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) <= 0 && side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) <= 0;
  });
}

interface Body { readonly middle: Point; readonly half: number }

function bodyOf(frame: Frame, { x, y, width, height }: RawToken): Body | null {
  return x == null || y == null || width == null || height == null ? null
    : { middle: toCells(frame, x, y), half: Math.max(width, height) / frame.size / 2 };
}

/** The middle of a body, and four points well inside it. */
const points = ({ middle: [x, y], half }: Body): Point[] =>
  [[x, y], ...[-1, 1].flatMap((i) => [-1, 1].map((j): Point => [x + i * half * 0.8, y + j * half * 0.8]))];

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * The tokens that this user's picture shows: all for a master. A player has his own; of the others none under fog laid
 * by hand, which cannot be read; else those in sight of a token of his that sees, and in the dark those that are lit or
 * within its darkvision besides.
 */
export function unveiled(frame: Frame, walls: Walls, { veil, page }: Pick<RawGround, 'veil' | 'page'>, { tokens, lights }: Pick<RawTokens, 'tokens' | 'lights'>): readonly RawToken[] {
  if (veil == null || veil.walls !== true && veil.dark !== true && veil.fog !== true) return tokens;
  const own = tokens.filter(({ mine }) => mine === true);
  if (veil.fog === true) return own;
  const segments = walls.filter(({ blocks }) => blocks?.includes('sight') !== false).map(({ from, to }): Segment => [...from, ...to]);
  const perCell = page.distance != null && page.distance > 0 ? page.distance : 5;
  const eyes = own.flatMap((token) => {
    const body = token.sighted === true ? bodyOf(frame, token) : null;
    return body === null ? [] : [{ at: body.middle, dark: (token.darkvision ?? 0) / perCell }];
  });
  const lamps = lights.flatMap(({ x, y, reach }) => (x == null || y == null ? [] : [{ at: toCells(frame, x, y) as Point, reach: (reach ?? 0) / perCell }]));
  const lit = (point: Point): boolean => lamps.some(({ at, reach }) => apart(at, point) <= reach && clear(at, point, segments));
  const seen = (point: Point): boolean => eyes.some(({ at, dark }) => clear(at, point, segments) && (veil.dark !== true || apart(at, point) <= dark || lit(point)));
  return tokens.filter((token) => {
    if (token.mine === true) return true;
    const body = bodyOf(frame, token);
    return body !== null && points(body).some(seen);
  });
}
