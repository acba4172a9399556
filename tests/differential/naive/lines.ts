/**
 * Plain rules: lines and obstacles, by the definitions alone (docs/spec/scene.md, conventions 1 to
 * 3), in whole numbers.
 *
 * Lengths are thousandths of a cell. The rule says “moved by an arbitrarily small distance”. The
 * code moves the ends by about 2^-100 of a cell and tests the line again, in BigInt.
 */
export const UNIT = 1000;
export type Spot = readonly [x: number, y: number];

/** A closed convex obstacle, given by its corners: two for a wall, four for a square. */
export interface Shape {
  readonly corners: readonly Spot[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function shape(corners: readonly Spot[]): Shape {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    corners,
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** A box, given by its borders. */
export const boxBetween = (left: number, top: number, right: number, bottom: number): Shape => ({
  corners: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
  left,
  top,
  right,
  bottom,
});

/** A box of w × h cells; the first argument is its top-left cell. */
export const boxOf = ([x, y]: readonly [number, number], w: number, h: number = w): Shape =>
  boxBetween(x * UNIT, y * UNIT, (x + w) * UNIT, (y + h) * UNIT);

/** The side of the line from p to q on which the point c lies: positive, negative or zero. */
const side = (p: Spot, q: Spot, c: Spot): number =>
  (q[0] - p[0]) * (c[1] - p[1]) - (q[1] - p[1]) * (c[0] - p[0]);

/**
 * Whether a segment is apart from an obstacle, touches only its border, or passes through its
 * inside.
 */
function relation(p: Spot, q: Spot, s: Shape): 'apart' | 'touching' | 'through' {
  const [left, right] = [Math.min(p[0], q[0]), Math.max(p[0], q[0])];
  const [top, bottom] = [Math.min(p[1], q[1]), Math.max(p[1], q[1])];
  if (left > s.right || right < s.left || top > s.bottom || bottom < s.top) return 'apart';
  let touching = left === s.right || right === s.left || top === s.bottom || bottom === s.top;
  let [least, most] = [Infinity, -Infinity];
  for (const c of s.corners) {
    const v = side(p, q, c);
    least = Math.min(least, v);
    most = Math.max(most, v);
  }
  if (least > 0 || most < 0) return 'apart';
  if (least === 0 || most === 0) touching = true;
  if (s.corners.length === 2) {
    // For a wall only its line counts, not the edges of its bounding box.
    touching = least === 0 || most === 0;
    const [a, b] = [s.corners[0]!, s.corners[1]!];
    const [one, other] = [side(a, b, p), side(a, b, q)];
    if ((one > 0 && other > 0) || (one < 0 && other < 0)) return 'apart';
    if (one === 0 || other === 0) touching = true;
  }
  return touching ? 'touching' : 'through';
}

/** Whether a segment meets a closed obstacle. */
export const meets = (p: Spot, q: Spot, s: Shape): boolean => relation(p, q, s) !== 'apart';

/** Whether a segment passes through the inside of an obstacle, not only along its border. */
export const runsThrough = (p: Spot, q: Spot, s: Shape): boolean => relation(p, q, s) === 'through';

// ── The smallest displacements ────────────────────────────────────────────────────────────────────────────────────

type Big = readonly [bigint, bigint];
const FINE = 1n << 260n;
/**
 * How far an end is moved across the line, and how far it is moved along the line if nothing limits
 * the move.
 */
const ACROSS = 1n << 100n;
const ALONG = 1n << 190n;
const big = ([x, y]: Spot): Big => [BigInt(x) * FINE, BigInt(y) * FINE];

const bigSide = (p: Big, q: Big, c: Big): bigint =>
  (q[0] - p[0]) * (c[1] - p[1]) - (q[1] - p[1]) * (c[0] - p[0]);
const oneSide = (values: readonly bigint[]): boolean =>
  values.every((v) => v > 0n) || values.every((v) => v < 0n);

function bigMeets(p: Big, q: Big, corners: readonly Big[]): boolean {
  for (const i of [0, 1] as const) {
    const [low, high] = p[i] < q[i] ? [p[i], q[i]] : [q[i], p[i]];
    if (corners.every((c) => c[i] < low) || corners.every((c) => c[i] > high)) return false;
  }
  if (oneSide(corners.map((c) => bigSide(p, q, c)))) return false;
  return corners.length > 2 || !oneSide([p, q].map((c) => bigSide(corners[0]!, corners[1]!, c)));
}

/**
 * Moves the end by `across` times the normal, and along `forward` as far as its own square allows.
 * Returns null if the square does not lie on that side. `into` points from the corner into its
 * square.
 */
function moved(end: Spot, into: Spot, normal: Spot, across: bigint, forward: Spot): Big | null {
  let least = 0n;
  let most: bigint | null = null;
  for (const i of [0, 1] as const) {
    const offset = across * ACROSS * BigInt(normal[i]) * BigInt(into[i]);
    const pace = BigInt(forward[i]) * BigInt(into[i]);
    if (pace > 0n && offset <= 0n)
      least = least > -offset / pace + 1n ? least : -offset / pace + 1n;
    if (pace < 0n) {
      // The bound must be strictly less than offset / −pace.
      const bound = offset / -pace - 2n;
      most = most === null || bound < most ? bound : most;
    }
  }
  const along = most ?? least + ALONG;
  const by = [0, 1].map(
    (i) => across * ACROSS * BigInt(normal[i]!) + along * BigInt(forward[i]!),
  ) as [bigint, bigint];
  if (by[0] * BigInt(into[0]) <= 0n || by[1] * BigInt(into[1]) <= 0n) return null;
  const [x, y] = big(end);
  return [x + by[0], y + by[1]];
}

/** A corner of a square, with the direction from the corner into the square. */
export interface Corner {
  readonly at: Spot;
  readonly into: Spot;
}

const isWall = (s: Shape): boolean => s.corners.length === 2;

/**
 * The corner itself, or the last point on the way to it from the center of its square that no wall
 * meets (convention 20).
 */
function nearSide({ at, into }: Corner, obstacles: readonly Shape[]): Corner {
  const half = UNIT / 2;
  const middle: Spot = [at[0] + into[0] * half, at[1] + into[1] * half];
  const point = (m: number): Spot => [middle[0] - into[0] * m, middle[1] - into[1] * m];
  const isFree = (m: number): boolean =>
    !obstacles.some((s) => isWall(s) && meets(middle, point(m), s));
  const onCorner = obstacles.some((s) => isWall(s) && meets(at, at, s));
  if (isFree(half) || !isFree(0) || (onCorner && isFree(half - 1))) return { at, into };
  let m = half - 1;
  while (!isFree(m)) m -= 1;
  return { at: point(m), into };
}

/** Whether the obstacle contains the square into which the end may be moved. */
const isOwn = ({ at, into }: Corner, s: Shape): boolean =>
  s.corners.length === 4 &&
  at[0] + into[0] > s.left &&
  at[0] + into[0] < s.right &&
  at[1] + into[1] > s.top &&
  at[1] + into[1] < s.bottom;

/**
 * Whether a line is clear by convention 1: both ends can be moved slightly, each inside its own
 * square, so that the line meets no obstacle. The move cannot avoid an obstacle that the line
 * passes through, and cannot hit an obstacle that it misses, so only touched obstacles matter. The
 * moved line crosses the original line at most once: before, between or after the touched points,
 * in either direction.
 */
export function clear(first: Corner, last: Corner, obstacles: readonly Shape[]): boolean {
  const [from, to] = [nearSide(first, obstacles), nearSide(last, obstacles)];
  const [p, q] = [from.at, to.at];
  const touched: Shape[] = [];
  for (const s of obstacles) {
    const how = relation(p, q, s);
    if (how === 'through') return false;
    // An obstacle that contains the end's own square does not count as touched
    // (srd35.concealment.ranged-corner-procedure).
    if (how === 'touching' && !isOwn(from, s) && !isOwn(to, s)) touched.push(s);
  }
  if (touched.length === 0) return true;
  const d: Spot = [q[0] - p[0], q[1] - p[1]];
  const normal: Spot = [-d[1], d[0]];
  const whole = d[0] * d[0] + d[1] * d[1];
  // Positions of touched points along the line; the line's end is at its squared length.
  const along = new Set([0, whole]);
  for (const s of touched) {
    for (const c of s.corners) {
      const t = (c[0] - p[0]) * d[0] + (c[1] - p[1]) * d[1];
      if (side(p, q, c) === 0 && t > 0 && t < whole) along.add(t);
    }
  }
  const order = [...along].sort((a, b) => a - b);
  const ways: [bigint, bigint][] = [
    [1n, 1n],
    [-1n, -1n],
  ];
  for (let i = 0; i + 1 < order.length; i++) {
    const between = BigInt(order[i]! + order[i + 1]!);
    const rest = 2n * BigInt(whole) - between;
    ways.push([between, -rest], [-between, rest]);
  }
  const corners = touched.map((s) => s.corners.map(big));
  return ways.some(([a, b]) => {
    const start = moved(p, from.into, normal, a, d);
    const end = moved(q, to.into, normal, b, [-d[0], -d[1]]);
    return start !== null && end !== null && !corners.some((c) => bigMeets(start, end, c));
  });
}

// ── Corners and inner points of a space ───────────────────────────────────────────────────────────────────────────

/** The four corners of w × h cells. */
export const cornersOf = ([x, y]: readonly [number, number], w: number, h: number = w): Corner[] =>
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([a, b]) => ({
    at: [(x + a! * w) * UNIT, (y + b! * h) * UNIT],
    into: [a === 0 ? 1 : -1, b === 0 ? 1 : -1],
  }));

/**
 * The center of a cell and its four corners moved inward by 0.05 of a cell, without those that a
 * wall cuts off from the center (convention 20).
 */
export function innerPoints(
  [x, y]: readonly [number, number],
  obstacles: readonly Shape[],
): Spot[] {
  const at = (a: number, b: number): Spot => [x * UNIT + a * UNIT, y * UNIT + b * UNIT];
  const middle = at(0.5, 0.5);
  const points = [middle, at(0.05, 0.05), at(0.95, 0.05), at(0.05, 0.95), at(0.95, 0.95)];
  const walls = obstacles.filter(isWall);
  return walls.some((s) => meets(middle, middle, s))
    ? points
    : points.filter((p) => !walls.some((s) => meets(middle, p, s)));
}
