/**
 * The same questions answered directly from the definitions: counting squares, exact fractions, and
 * trying small displacements. Slow, and shares nothing with the engine.
 */
import { cells } from '../../../adapters/practice/ascii.ts';
import type { At, AttackInput, CreatureInput } from '../cases.ts';
import { spaceCells, spaceIn, type Scene, type SizeName } from './boards.ts';
import {
  add,
  along,
  compare,
  fraction,
  inBox,
  ONE,
  segmentsMeet,
  sign,
  spot,
  type Box,
  type Fraction,
  type Spot,
} from './rational.ts';

// ── Threat, without walls ─────────────────────────────────────────────────────────────────────────────────────────

const TALL: Record<SizeName, number> = {
  fine: 0,
  diminutive: 0,
  tiny: 0,
  small: 1,
  medium: 1,
  large: 2,
  huge: 3,
  gargantuan: 4,
  colossal: 6,
};
/**
 * Reach of tall and long creatures: in Sigil a quadruped has the reach of a creature one size
 * smaller.
 */
const LONG: Record<SizeName, number> = {
  fine: 0,
  diminutive: 0,
  tiny: 0,
  small: 1,
  medium: 1,
  large: 1,
  huge: 2,
  gargantuan: 3,
  colossal: 4,
};
const naturalReach = (c: CreatureInput): number =>
  (c.build === 'long' ? LONG : TALL)[c.size ?? 'medium'];

const apart = (a: At, b: At): number => {
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  return Math.max(dx, dy) + Math.floor(Math.min(dx, dy) / 2);
};
/** Within a reach of exactly two, the second diagonal square counts as two. */
const within = (space: At[], to: At, reach: number): boolean =>
  space.some(
    (s) =>
      apart(s, to) <= reach ||
      (reach === 2 && Math.abs(s[0] - to[0]) <= 2 && Math.abs(s[1] - to[1]) <= 2),
  );

const strikes = (a: AttackInput, natural: number, space: At[], to: At): boolean => {
  if (a.kind === 'ranged') return false;
  const weapon = a.reachWeapon ?? 'none';
  if (weapon === 'none') return within(space, to, natural);
  return (
    within(space, to, natural * 2) && (weapon === 'reach-and-near' || !within(space, to, natural))
  );
};

/** Every threatened cell of a board without walls, keys `x,y`. */
export function threatened(scene: Scene, c: CreatureInput): Set<string> {
  const space = spaceCells(c.at, spaceIn(scene, c));
  const own = new Set(space.map(String));
  const natural = naturalReach(c);
  const attacks = c.attacks ?? [];
  if (natural === 0) return attacks.some((a) => a.kind !== 'ranged') ? own : new Set();
  const cells = new Set<string>();
  for (let y = 0; y < scene.grid.rows; y++) {
    for (let x = 0; x < scene.grid.columns; x++) {
      if (!own.has(`${x},${y}`) && attacks.some((a) => strikes(a, natural, space, [x, y])))
        cells.add(`${x},${y}`);
    }
  }
  return cells;
}

// ── Flanking, without walls ───────────────────────────────────────────────────────────────────────────────────────

const centre = ([x, y]: At): Spot => spot(fraction(2 * x + 1, 2), fraction(2 * y + 1, 2));
const boxOf = (at: readonly [number, number], n: number): Box => ({
  left: at[0],
  top: at[1],
  right: at[0] + n,
  bottom: at[1] + n,
});

/** The sides of the box on which a point lies. A corner lies on two. */
function sidesAt(p: Spot, box: Box): string[] {
  const at = (v: Fraction, w: number): boolean => compare(v, fraction(w)) === 0;
  return [
    at(p.x, box.left) ? 'left' : '',
    at(p.x, box.right) ? 'right' : '',
    at(p.y, box.top) ? 'top' : '',
    at(p.y, box.bottom) ? 'bottom' : '',
  ];
}
const OPPOSITE: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
};

function opposite(a: At, b: At, box: Box): boolean {
  const [p, q] = [centre(a), centre(b)];
  const part = inBox(p, q, box);
  if (part === null || sign(part.from) === 0 || compare(part.to, ONE) === 0) return false;
  const out = sidesAt(along(p, q, part.to), box);
  return sidesAt(along(p, q, part.from), box).some(
    (side) => side !== '' && out.includes(OPPOSITE[side] ?? '?'),
  );
}

/** Pairs `a+b`, a before b, that flank the target on a board without walls. */
export function flankers(scene: Scene, target: CreatureInput): string[] {
  const n = spaceIn(scene, target);
  const cells = spaceCells(target.at, n).map(String);
  const near = scene.creatures.filter((c) => {
    if (c.id === target.id || c.side === target.side) return false;
    const squares = threatened(scene, c);
    return cells.some((k) => squares.has(k));
  });
  const box = boxOf(target.at, n);
  return near
    .flatMap((a) =>
      near
        .filter(
          (b) =>
            a.id < b.id &&
            spaceCells(a.at, spaceIn(scene, a)).some((s) =>
              spaceCells(b.at, spaceIn(scene, b)).some((t) => opposite(s, t, box)),
            ),
        )
        .map((b) => `${a.id}+${b.id}`),
    )
    .sort();
}

// ── Lines ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Obstacle = { readonly box: Box } | { readonly from: Spot; readonly to: Spot };
const meets = (p: Spot, q: Spot, o: Obstacle): boolean =>
  'box' in o ? inBox(p, q, o.box) !== null : segmentsMeet(p, q, o.from, o.to);
const free = (p: Spot, q: Spot, obstacles: readonly Obstacle[]): boolean =>
  !obstacles.some((o) => meets(p, q, o));

/** Squares and walls of the scene that block effect; all of them are solid here. */
export const solids = (scene: Scene): Obstacle[] => [
  ...scene.cells.map((c) => ({ box: boxOf(c.at, 1) })),
  ...scene.walls.map((w) => ({ from: spot(w.from[0], w.from[1]), to: spot(w.to[0], w.to[1]) })),
];

const inner = ([x, y]: At): Spot[] => {
  const near = (v: number): Fraction => fraction(20 * v + 1, 20);
  const far = (v: number): Fraction => fraction(20 * v + 19, 20);
  return [
    centre([x, y]),
    ...[near(x), far(x)].flatMap((fx) => [near(y), far(y)].map((fy) => spot(fx, fy))),
  ];
};

/** The inner points that no wall cuts off from the center; all, if a wall goes through the center. */
const nearSide = (square: At, obstacles: readonly Obstacle[]): Spot[] => {
  const walls = obstacles.filter((o) => !('box' in o));
  const middle = centre(square);
  return free(middle, middle, walls)
    ? inner(square).filter((p) => free(middle, p, walls))
    : inner(square);
};

/** Whether one of the 5 × 5 inner lines of some pair of squares is free. */
export const hasLine = (a: At[], b: At[], obstacles: readonly Obstacle[]): boolean =>
  a.some((s) =>
    b.some((t) =>
      nearSide(s, obstacles).some((p) => nearSide(t, obstacles).some((q) => free(p, q, obstacles))),
    ),
  );

/** Adjacent opponents: whether all inner lines of all pairs of squares meet an obstacle. */
export const allMet = (a: At[], b: At[], obstacles: readonly Obstacle[]): boolean =>
  !hasLine(a, b, obstacles);

const EPSILON = fraction(1, 1_000_000);
/**
 * Far smaller than any first displacement: it moves an end off an obstacle that its square only
 * touches, without other effect.
 */
const HAIR = fraction(1, 1_000_000_000_000);

export interface Corner {
  readonly at: At;
  /** Towards the inside of its own square. */ readonly inward: At;
}
export const cornersOf = (at: readonly [number, number], n: number): Corner[] =>
  (
    [
      [0, 0, 1, 1],
      [n, 0, -1, 1],
      [0, n, 1, -1],
      [n, n, -1, -1],
    ] as const
  ).map(([dx, dy, ix, iy]) => ({ at: [at[0] + dx, at[1] + dy], inward: [ix, iy] }));

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/**
 * Whether the ends can be moved slightly, each inside its own square, so that the line meets no
 * obstacle. Tries displacements that put the new line entirely on one side of the old one, and
 * displacements whose line crosses the old one between two of the half-grid points on it.
 */
export function clear(p: Corner, q: Corner, obstacles: readonly Obstacle[]): boolean {
  const [dx, dy] = [q.at[0] - p.at[0], q.at[1] - p.at[1]];
  const g = divisor(dx, dy);
  if (g === 0) throw new Error('a line of no length');
  // How far a unit of displacement along each axis moves an end off the line, and to which side.
  const off = (end: Corner): [number, number] => [-dy * end.inward[0], dx * end.inward[1]];
  const shifts = (end: Corner, wanted: number): Spot[] => {
    const moved = (x: Fraction, y: Fraction): Spot => ({
      x: add(fraction(end.at[0]), { n: x.n * BigInt(end.inward[0]), d: x.d }),
      y: add(fraction(end.at[1]), { n: y.n * BigInt(end.inward[1]), d: y.d }),
    });
    if (wanted === 0) return [moved(HAIR, HAIR)];
    const [ox, oy] = off(end);
    const size = (unit: number): Fraction => ({
      n: EPSILON.n * BigInt(Math.abs(wanted)),
      d: EPSILON.d * BigInt(Math.abs(unit)),
    });
    return [
      ...(Math.sign(ox) === Math.sign(wanted) ? [moved(size(ox), HAIR)] : []),
      ...(Math.sign(oy) === Math.sign(wanted) ? [moved(HAIR, size(oy))] : []),
    ];
  };
  const tries: [number, number][] = cells('0,0 1,1 -1,-1 1,0 -1,0 0,1 0,-1');
  // Walls may end at half cells: the touched points lie at multiples of half the step between grid
  // points.
  for (let k = 0; k < 2 * g; k++) {
    const [before, after] = [2 * k + 1, 2 * (2 * g - k) - 1];
    tries.push([before, -after], [-before, after]);
  }
  return tries.some(([u, v]) =>
    shifts(p, u).some((from) => shifts(q, v).some((to) => free(from, to, obstacles))),
  );
}

/** Ranged cover by the best corner: `none`, `soft`, `cover` or `total`. */
export function rangedCover(scene: Scene, a: CreatureInput, b: CreatureInput): string {
  const [an, bn] = [spaceIn(scene, a), spaceIn(scene, b)];
  const walls = solids(scene);
  if (!hasLine(spaceCells(a.at, an), spaceCells(b.at, bn), walls)) return 'total';
  const others = scene.creatures
    .filter((c) => c.id !== a.id && c.id !== b.id)
    .map((c) => ({ box: boxOf(c.at, spaceIn(scene, c)) }));
  // The attacker chooses one of its squares; the target counts with its whole space, or in the
  // other text with any of its squares.
  const targets =
    scene.ruleset === 'sigil'
      ? [cornersOf(b.at, bn)]
      : spaceCells(b.at, bn).map((s) => cornersOf(s, 1));
  const best = (obstacles: readonly Obstacle[]): boolean =>
    spaceCells(a.at, an).some((square) =>
      cornersOf(square, 1).some((p) =>
        targets.some((corners) =>
          corners.every(
            (q) => (p.at[0] === q.at[0] && p.at[1] === q.at[1]) || clear(p, q, obstacles),
          ),
        ),
      ),
    );
  if (!best(walls)) return 'cover';
  return best([...walls, ...others]) ? 'none' : 'soft';
}
