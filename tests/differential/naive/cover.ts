/**
 * Plain rules: cover between two creatures. Every line is drawn and every corner is tried
 * (docs/spec/scene.md, conventions 1 to 4 and 10).
 */
import {
  boxOf,
  clear,
  cornersOf,
  innerPoints,
  meets,
  UNIT,
  type Corner,
  type Shape,
  type Spot,
} from './lines.ts';
import {
  blocking,
  climbed,
  distance,
  floorAt,
  frame,
  heightOf,
  isIn,
  nearest,
  reachOf,
  shared,
  spaceOf,
  together,
  wallShape,
  type Being,
  type Cell,
  type Mark,
  type Scene,
  type Wall,
} from './table.ts';
import { inTrench, websBetween } from './grounds.ts';
import { isDeep } from './ways.ts';
import { lineFree } from './threat.ts';
import type { Text } from './texts.ts';
import { squaresAt } from './width.ts';

export type Degree = 'none' | 'limited' | 'soft' | 'cover' | 'improved' | 'total';
/**
 * Degrees of cover, from the weakest bonus to the strongest (srd35.cover.*, sigil.cover.bonus,
 * limited, improved).
 */
const ORDER = ['limited', 'soft', 'cover', 'improved'] as const;
export const WORTH: Readonly<Record<Degree, readonly [ac: number, reflex: number]>> = {
  none: [0, 0],
  limited: [2, 1],
  soft: [4, 0],
  cover: [4, 2],
  improved: [8, 4],
  total: [0, 0],
};

interface Obstacle {
  readonly shape: Shape;
  readonly degree: (typeof ORDER)[number];
}

/** The attacker and the target. */
interface Ends {
  readonly from: Being;
  readonly to: Being;
  /** The squares that the attacker (`own`) and the target (`aim`) fill. */
  readonly own: readonly Cell[];
  readonly aim: readonly Cell[];
}

/**
 * The cover that an obstacle gives: the degree of its mark, but at least `cover` if it blocks lines
 * or is low (docs/spec/scene.md, cells; convention 10).
 */
function worthOf(mark: Mark | undefined, stops: boolean): Mark | undefined {
  return stops && mark !== 'improved' ? 'cover' : mark;
}

/** The squares along a wall. For a slanting wall, the squares of its bounding box. */
function bounded({ from, to }: Wall): Cell[] {
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  const found: Cell[] = [];
  const upright = left === right && Number.isInteger(left);
  const flat = top === bottom && Number.isInteger(top);
  for (let y = Math.floor(top) - (flat ? 1 : 0); y < (flat ? top + 1 : Math.ceil(bottom)); y++) {
    for (
      let x = Math.floor(left) - (upright ? 1 : 0);
      x < (upright ? left + 1 : Math.ceil(right));
      x++
    )
      found.push([x, y]);
  }
  return found;
}

/**
 * Distance to a wall by convention 10: 1 from a square along the wall, and one more for each square
 * of distance.
 */
const toWall = (text: Text, squares: readonly Cell[], wall: Wall): number =>
  1 + nearest(text, squares, bounded(wall));

function standing(scene: Scene, text: Text, { own, aim }: Ends): Obstacle[] {
  const found: Obstacle[] = [];
  const lowCounts = (defender: number, attacker: number): boolean => text.low(defender, attacker);
  for (const w of scene.walls ?? []) {
    const stops = w.low !== true && (w.blocks ?? ['effect', 'sight']).includes(text.blocking);
    const degree = worthOf(w.cover, stops || w.low === true);
    if (degree === undefined) continue;
    if (w.low === true && !lowCounts(toWall(text, aim, w), toWall(text, own, w))) continue;
    found.push({ shape: wallShape(w), degree });
  }
  for (const c of scene.cells ?? []) {
    const stops = c.blocks?.includes(text.blocking) ?? false;
    const degree = worthOf(c.cover, stops || c.low === true);
    // An obstacle in the attacker's own square gives its target no cover (sigil-notes, A3).
    if (degree === undefined || shared([c.at], own)) continue;
    if (
      c.low === true &&
      !stops &&
      !lowCounts(nearest(text, aim, [c.at]), nearest(text, own, [c.at]))
    )
      continue;
    found.push({ shape: boxOf(c.at, 1), degree });
  }
  return found;
}

/**
 * Creatures that may give cover by convention 4. Dead creatures and creatures in the space of the
 * attacker or target give none.
 */
function bodies(scene: Scene, text: Text, { from, to, own, aim }: Ends): Obstacle[] {
  const [n, m] = [spaceOf(text, from), spaceOf(text, to)];
  // A creature wholly above or wholly below both of them is not between them.
  const between = (c: Being): boolean =>
    heightOf(text, c) < Math.max(heightOf(text, from) + n, heightOf(text, to) + m) &&
    heightOf(text, c) + spaceOf(text, c) > Math.min(heightOf(text, from), heightOf(text, to));
  return scene.creatures
    .filter(
      (c) =>
        !together(c, from) &&
        !together(c, to) &&
        !isIn(c, 'dead') &&
        !isIn(c, 'bodiless') &&
        between(c) &&
        (text.softHelpless || !isIn(c, 'helpless')) &&
        !shared(squaresAt(scene, text, c), own) &&
        !shared(squaresAt(scene, text, c), aim),
    )
    .flatMap((c) => {
      const squares = squaresAt(scene, text, c);
      const { at, w, h } = frame(squares);
      const shapes = squares.length === w * h ? [boxOf(at, w, h)] : squares.map((s) => boxOf(s, 1));
      return shapes.map((shape) => ({ shape, degree: 'soft' as const }));
    });
}

const fan = (p: Corner, aims: readonly Corner[]): (readonly [Corner, Corner])[] =>
  aims.filter((q) => q.at[0] !== p.at[0] || q.at[1] !== p.at[1]).map((q) => [p, q] as const);

/** Lines of one choice. `open`: between open neighbors only creatures count (convention 21). */
interface Lines {
  readonly lines: readonly (readonly [Corner, Corner])[];
  readonly open: boolean;
}

/** Whether a step between two squares that touch meets none of the obstacles (convention 9). */
function openNeighbors([x, y]: Cell, [u, v]: Cell, ground: readonly Shape[]): boolean {
  if (Math.max(Math.abs(x - u), Math.abs(y - v)) !== 1) return false;
  const middle = (a: number, b: number): Spot => [(a + 0.5) * UNIT, (b + 0.5) * UNIT];
  const walls = ground.filter((s) => s.corners.length === 2);
  const fills = (a: number, b: number): boolean =>
    ground.some(
      (s) =>
        s.corners.length === 4 &&
        s.left <= a * UNIT &&
        s.top <= b * UNIT &&
        s.right >= (a + 1) * UNIT &&
        s.bottom >= (b + 1) * UNIT,
    );
  const parted = (p: Spot, q: Spot, some = walls): boolean => some.some((s) => meets(p, q, s));
  const [from, to] = [middle(x, y), middle(u, v)];
  if (fills(u, v)) return false;
  if (x === u || y === v) return !parted(from, to);
  if (fills(u, y) || fills(x, v)) return false;
  const point: Spot = [Math.max(x, u) * UNIT, Math.max(y, v) * UNIT];
  const sides = [middle(u, y), middle(x, v)].flatMap((via) => [
    [from, via] as const,
    [via, to] as const,
  ]);
  const touching = walls.filter((s) => meets(point, point, s));
  if (sides.some(([p, q]) => parted(p, q, touching))) return false;
  const blocked = sides.map(([p, q]) => parted(p, q));
  if ((blocked[0] || blocked[1]) && (blocked[2] || blocked[3])) return false;
  const beside = (from_: Spot): Spot => [
    point[0] + Math.sign(from_[0] - point[0]),
    point[1] + Math.sign(from_[1] - point[1]),
  ];
  return !parted(from, beside(from)) && !parted(beside(to), to);
}

/** All choices of the attacker; each choice is the list of lines that it has to draw. */
function choices(
  text: Text,
  { own, aim: target }: Ends,
  touching: boolean,
  anyLine: boolean,
  ground: readonly Shape[],
): Lines[] {
  const whole = frame(target);
  const aims =
    text.target === 'space' && !touching
      ? [{ at: whole.at, one: target.length === 1, ends: cornersOf(whole.at, whole.w, whole.h) }]
      : target.map((c) => ({ at: c, one: true, ends: cornersOf(c, 1) }));
  const found: Lines[] = [];
  for (const square of own) {
    for (const aim of aims) {
      const all = cornersOf(square, 1).map((p) => fan(p, aim.ends));
      const open = aim.one && openNeighbors(square, aim.at, ground);
      if (!touching && !anyLine) found.push(...all.map((lines) => ({ lines, open })));
      else if (anyLine) found.push({ lines: all.flat(), open });
    }
    if (touching) {
      for (const c of target) {
        if (distance(text, square, 1, c, 1) <= 1)
          found.push({
            lines: cornersOf(square, 1).flatMap((p) => fan(p, cornersOf(c, 1))),
            open: openNeighbors(square, c, ground),
          });
      }
    }
  }
  return found;
}

const better = (a: Degree, b: Degree): Degree => {
  const worth = (d: Degree): number =>
    d === 'none' ? -1 : d === 'total' ? ORDER.length : ORDER.indexOf(d);
  return worth(a) >= worth(b) ? a : b;
};

/**
 * The cover of obstacles and creatures, or that of the target's own tower shield or trench, of water
 * or of webs, whichever is best (srd35.cover.tower-shield, from-land, web, srd35.terrain.trench).
 */
export function coverOf(
  scene: Scene,
  text: Text,
  from: Being,
  to: Being,
  attack: 'melee' | 'ranged',
  toAt: Cell = to.at,
): Degree {
  const plain = coverAround(scene, text, from, to, attack, toAt);
  if (isIn(to, 'sheltered')) return 'total';
  const [own, aim] = [squaresAt(scene, text, from), squaresAt(scene, text, to, toAt)];
  const height = heightOf(text, from) - heightOf(text, to);
  const trench =
    inTrench(scene, to, aim) &&
    !inTrench(scene, from, own) &&
    climbed(text, nearest(text, own, aim), height) > 1;
  // A creature is in the water if all its squares are, and if it is not in the air above it.
  const inWater = (b: Being, squares: readonly Cell[]): boolean =>
    (b.elevation ?? 0) <= 0 && squares.every((c) => isDeep(floorAt(scene, c)));
  const swims = text.coversSwimmers && inWater(to, aim) && !inWater(from, own);
  const webs = websBetween(scene, own, aim);
  return [
    trench ? 'cover' : 'none',
    swims ? 'improved' : 'none',
    webs >= 4 ? 'total' : webs > 0 ? 'cover' : 'none',
  ].reduce<Degree>((best, each) => better(best, each as Degree), plain);
}

function coverAround(
  scene: Scene,
  text: Text,
  from: Being,
  to: Being,
  attack: 'melee' | 'ranged',
  toAt: Cell,
): Degree {
  const ends: Ends = {
    from,
    to,
    own: squaresAt(scene, text, from),
    aim: squaresAt(scene, text, to, toAt),
  };
  const { own, aim } = ends;
  if (!lineFree(own, aim, blocking(scene, text.blocking))) return 'total';
  const near =
    climbed(text, nearest(text, own, aim), heightOf(text, from) - heightOf(text, to)) <= 1;
  const obstacles = standing(scene, text, ends);
  // Between adjacent creatures only objects give cover
  // (srd35.cover.melee-adjacent-ignores-creatures, sigil.cover.adjacent-all-lines).
  const allLines = near && text.adjacent === 'all-lines';
  const touching =
    near &&
    attack === 'melee' &&
    text.adjacent === 'any-line' &&
    reachOf(text, from) < text.rangedFrom;
  if (!touching && !allLines && (attack === 'ranged' || text.softMelee))
    obstacles.push(...bodies(scene, text, ends));
  if (obstacles.length === 0) return 'none';
  const soft = new Set(obstacles.filter((o) => o.degree === 'soft').map((o) => o.shape));

  const covers = (shapes: readonly Shape[]): boolean => {
    if (allLines) {
      return own.every((a) =>
        aim.every((b) =>
          innerPoints(a, shapes).every((p) =>
            innerPoints(b, shapes).every((q) => shapes.some((s) => meets(p, q, s))),
          ),
        ),
      );
    }
    return choices(
      text,
      ends,
      touching,
      !touching && scene.options?.coverLine === 'any-line',
      shapes.filter((s) => !soft.has(s)),
    ).every(({ lines, open }) =>
      lines.some(([p, q]) => !clear(p, q, open ? shapes.filter((s) => soft.has(s)) : shapes)),
    );
  };
  // Try the strongest degree first. The first degree that covers the target for every choice of the
  // attacker is the answer.
  for (const degree of [...ORDER].reverse()) {
    const strong = obstacles.filter((o) => ORDER.indexOf(o.degree) >= ORDER.indexOf(degree));
    if (strong.some((o) => o.degree === degree) && covers(strong.map((o) => o.shape)))
      return degree;
  }
  return 'none';
}
