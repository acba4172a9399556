/**
 * The exact hidden share of a target, without sampling: each obstacle hides a convex region from a
 * point; the region is cut away from the target, and the rest is measured. Uses nothing of the
 * engine.
 */

type Spot = readonly [x: number, y: number];
type Polygon = readonly Spot[];

/** An obstacle that hides `share` of the area behind it, as closed segments. */
export interface Screen {
  readonly edges: readonly (readonly [Spot, Spot])[];
  readonly share: number;
}

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly n: number;
}

const cornersOf = ({ x, y, n }: Square): Spot[] => [
  [x, y],
  [x + n, y],
  [x + n, y + n],
  [x, y + n],
];
/** The four sides of a square: every line into its inside crosses one of them. */
export const sidesOf = (s: Square): (readonly [Spot, Spot])[] =>
  cornersOf(s).map((a, i, all) => [a, all[(i + 1) % 4] ?? a]);

/** Twice the signed area of a triangle. */
const turn = (a: Spot, b: Spot, c: Spot): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const areaOf = (p: Polygon): number =>
  Math.abs(
    p.reduce(
      (sum, a, i) =>
        sum + (a[0] * (p[(i + 1) % p.length]?.[1] ?? 0) - (p[(i + 1) % p.length]?.[0] ?? 0) * a[1]),
      0,
    ),
  ) / 2;

/** The part of a convex polygon where a linear function is not negative. */
function cut(p: Polygon, side: (s: Spot) => number): Polygon {
  const kept: Spot[] = [];
  p.forEach((a, i) => {
    const b = p[(i + 1) % p.length] ?? a;
    const [u, v] = [side(a), side(b)];
    if (u >= 0) kept.push(a);
    if ((u > 0 && v < 0) || (u < 0 && v > 0))
      kept.push([a[0] + ((b[0] - a[0]) * u) / (u - v), a[1] + ((b[1] - a[1]) * u) / (u - v)]);
  });
  return kept.length < 3 ? [] : kept;
}

/** The rest of convex pieces after removing the area behind a segment, seen from `eye`. */
function unshaded(pieces: readonly Polygon[], eye: Spot, [a, b]: readonly [Spot, Spot]): Polygon[] {
  const way = Math.sign(turn(eye, a, b));
  // A segment seen along its own line hides nothing.
  if (way === 0) return [...pieces];
  const behind = [
    (s: Spot) => way * turn(eye, a, s),
    (s: Spot) => way * turn(eye, s, b),
    (s: Spot) => -way * turn(a, b, s) * way * way,
  ];
  // The part beyond the segment's line, seen from the eye.
  const own = Math.sign(turn(a, b, eye));
  behind[2] = (s) => -own * turn(a, b, s);
  return pieces.flatMap((piece) => {
    const left: Polygon[] = [];
    let inside = piece;
    for (const half of behind) {
      left.push(cut(inside, (s) => -half(s)));
      inside = cut(inside, half);
      if (inside.length === 0) break;
    }
    return left.filter((p) => areaOf(p) > 1e-13);
  });
}

/**
 * The share of the target's area hidden from a point, 0 to 1: if two obstacles stand one behind the
 * other, the one that hides more counts.
 */
export function hiddenShare(
  eye: Spot,
  target: Square,
  screens: readonly Screen[],
  walls: readonly (readonly [Spot, Spot])[] = [],
): number {
  const filled = filledBy(target, walls);
  const whole = filled.reduce((sum, p) => sum + areaOf(p), 0);
  const shares = [...new Set(screens.map((s) => s.share))]
    .filter((s) => s > 0)
    .sort((a, b) => a - b);
  let hidden = 0;
  let below = 0;
  for (const share of shares) {
    let pieces: Polygon[] = filled;
    for (const screen of screens)
      if (screen.share >= share)
        for (const edge of screen.edges) pieces = unshaded(pieces, eye, edge);
    hidden += (share - below) * (1 - pieces.reduce((sum, p) => sum + areaOf(p), 0) / whole);
    below = share;
  }
  return hidden;
}

const squaresOf = ({ x, y, n }: Square): Square[] =>
  Array.from({ length: n * n }, (_, i) => ({ x: x + (i % n), y: y + Math.floor(i / n), n: 1 }));

/** Whether a wall goes through a point. */
const isOn = (p: Spot, [a, b]: readonly [Spot, Spot]): boolean =>
  turn(a, b, p) === 0 &&
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

/** The part of a space that walls do not cut off from the centers of its squares. */
const filledBy = (space: Square, walls: readonly (readonly [Spot, Spot])[]): Polygon[] =>
  squaresOf(space).flatMap((square) => {
    const middle: Spot = [square.x + 0.5, square.y + 0.5];
    return walls.some((wall) => isOn(middle, wall))
      ? [cornersOf(square)]
      : walls.reduce<Polygon[]>(
          (pieces, wall) => unshaded(pieces, middle, wall),
          [cornersOf(square)],
        );
  });

/** The point that stands for a corner: just before a wall that cuts it off from the middle. */
function nearSide(corner: Spot, from: Square, walls: readonly (readonly [Spot, Spot])[]): Spot {
  const square = [
    Math.min(corner[0], from.x + from.n - 1),
    Math.min(corner[1], from.y + from.n - 1),
  ];
  const middle: Spot = [square[0]! + 0.5, square[1]! + 0.5];
  if (walls.some((wall) => isOn(middle, wall))) return corner;
  const to: Spot = [corner[0] - middle[0], corner[1] - middle[1]];
  let part = 1;
  for (const [a, b] of walls) {
    const across = to[0] * (b[1] - a[1]) - to[1] * (b[0] - a[0]);
    if (across === 0) continue;
    const t = ((a[0] - middle[0]) * (b[1] - a[1]) - (a[1] - middle[1]) * (b[0] - a[0])) / across;
    const u = ((a[0] - middle[0]) * to[1] - (a[1] - middle[1]) * to[0]) / across;
    if (t > 0 && t < part - 1e-9 && u >= 0 && u <= 1) part = t;
  }
  return part === 1
    ? corner
    : [middle[0] + to[0] * (part - 2 * HAIR), middle[1] + to[1] * (part - 2 * HAIR)];
}

const HAIR = 1e-7;

/**
 * The least share hidden from any corner of the attacker's squares, with the corners moved slightly
 * into its space.
 */
export function leastHidden(
  from: Square,
  target: Square,
  screens: readonly Screen[],
  walls: readonly (readonly [Spot, Spot])[] = [],
): number {
  let least = 1;
  for (let j = 0; j <= from.n; j++)
    for (let i = 0; i <= from.n; i++) {
      const into = (v: number): number => (v === 0 ? HAIR : v === from.n ? -HAIR : 0);
      const corner: Spot = [from.x + i, from.y + j];
      const near = nearSide(corner, from, walls);
      const start: Spot = near === corner ? [corner[0] + into(i), corner[1] + into(j)] : near;
      least = Math.min(least, hiddenShare(start, target, screens, walls));
    }
  return least;
}
