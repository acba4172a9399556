/**
 * Plain rules: cover between two creatures. Every line is drawn and every corner is tried
 * (docs/spec/scene.md, conventions 1 to 4 and 10).
 */
import { boxOf, clear, cornersOf, innerPoints, meets, type Corner, type Shape } from './lines.ts';
import {
  blocking,
  climbed,
  distance,
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

type Lines = readonly (readonly [Corner, Corner])[];

/** All choices of the attacker; each choice is the list of lines that it has to draw. */
function choices(
  text: Text,
  { own, aim: target }: Ends,
  touching: boolean,
  anyLine: boolean,
): Lines[] {
  const whole = frame(target);
  const aims =
    text.target === 'space' && !touching
      ? [cornersOf(whole.at, whole.w, whole.h)]
      : target.map((c) => cornersOf(c, 1));
  const found: Lines[] = [];
  for (const square of own) {
    for (const aim of aims) {
      const all = cornersOf(square, 1).map((p) => fan(p, aim));
      if (!touching && !anyLine) found.push(...all);
      else if (anyLine) found.push(all.flat());
    }
    if (touching) {
      for (const c of target) {
        if (distance(text, square, 1, c, 1) <= 1)
          found.push(cornersOf(square, 1).flatMap((p) => fan(p, cornersOf(c, 1))));
      }
    }
  }
  return found;
}

export function coverOf(
  scene: Scene,
  text: Text,
  from: Being,
  to: Being,
  attack: 'melee' | 'ranged',
  toAt: Cell = to.at,
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

  const covers = (shapes: readonly Shape[]): boolean => {
    if (allLines) {
      return own.every((a) =>
        aim.every((b) =>
          innerPoints(a).every((p) =>
            innerPoints(b).every((q) => shapes.some((s) => meets(p, q, s))),
          ),
        ),
      );
    }
    return choices(
      text,
      ends,
      touching,
      !touching && scene.options?.coverLine === 'any-line',
    ).every((lines) => lines.some(([p, q]) => !clear(p, q, shapes)));
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
