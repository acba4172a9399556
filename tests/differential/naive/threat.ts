/**
 * Plain rules: threatened squares by counting, and flanking by lines between centers
 * (docs/spec/scene.md, conventions 5 to 7).
 */
import { innerPoints, meets, type Shape } from './lines.ts';
import {
  apart,
  beingIn,
  between,
  blocking,
  cellBlocks,
  climbed,
  frame,
  has,
  heightOf,
  isHarmless,
  isIn,
  level,
  nearest,
  reachOf,
  sameCell,
  shared,
  spaceOf,
  type Being,
  type Cell,
  type Scene,
} from './table.ts';
import type { Text } from './texts.ts';
import { squaresAt } from './width.ts';

/**
 * Whether a line is free by convention 3: for some pair of squares, one of the 25 lines meets no
 * obstacle.
 */
export function lineFree(
  from: readonly Cell[],
  to: readonly Cell[],
  obstacles: readonly Shape[],
): boolean {
  if (obstacles.length === 0) return true;
  return from.some((a) =>
    to.some((b) =>
      innerPoints(a, obstacles).some((p) =>
        innerPoints(b, obstacles).some((q) => !obstacles.some((s) => meets(p, q, s))),
      ),
    ),
  );
}

/**
 * The creature's ready melee attacks, or one assumed attack if its attacks are unknown
 * (docs/spec/scene.md, Geometry conventions).
 */
export function arms(text: Text, b: Being): readonly { reach?: number; reachWeapon?: string }[] {
  if (b.attacks === undefined) return [{}];
  const trained = has(b, 'improved-unarmed-strike');
  return b.attacks.filter(
    (w) =>
      w.kind === 'melee' &&
      w.ready !== false &&
      !(isIn(b, 'held') && w.twoHanded === true && !text.grappledTwoHanded) &&
      (w.unarmed !== true || w.natural === true || trained),
  );
}

/**
 * Whether a square is within a reach. A reach of two may include the full ring; longer reaches
 * count 1-2-1-2 (convention 6).
 */
function within(text: Text, dx: number, dy: number, reach: number, weapon: boolean): boolean {
  const ring = reach === 2 && (text.corner === 'all' || (text.corner === 'weapon-only' && weapon));
  return ring ? dx <= 2 && dy <= 2 : apart(text, dx, dy) <= reach;
}

/**
 * The squares that a creature can strike with one weapon, by reach alone. Its own squares count
 * only if the reach is zero.
 */
export function strikes(
  text: Text,
  b: Being,
  squares: readonly Cell[],
  weapon: { reach?: number; reachWeapon?: string },
  to: Cell,
): boolean {
  const natural = weapon.reach ?? reachOf(text, b);
  const inside = squares.some((c) => sameCell(c, to));
  if (natural === 0 || inside) return natural === 0 && inside;
  const long = weapon.reachWeapon === 'reach' || weapon.reachWeapon === 'reach-and-near';
  const hit = (reach: number, byWeapon: boolean): boolean =>
    squares.some((s) =>
      within(text, Math.abs(s[0] - to[0]), Math.abs(s[1] - to[1]), reach, byWeapon),
    );
  if (!long) return hit(natural, false);
  return (
    hit(natural * 2, true) && (weapon.reachWeapon === 'reach-and-near' || !hit(natural, false))
  );
}

/** Builds a test of which squares a creature threatens now. */
function holder(
  scene: Scene,
  text: Text,
  b: Being,
  effect: readonly Shape[],
): (to: Cell) => boolean {
  if (isHarmless(text, b)) return () => false;
  const [own, weapons] = [squaresAt(scene, text, b), arms(text, b)];
  return (to) =>
    weapons.some((w) => strikes(text, b, own, w, to)) &&
    !cellBlocks(scene, to, 'effect') &&
    (own.some((c) => sameCell(c, to)) || lineFree(own, [to], effect));
}

export function threatened(scene: Scene, text: Text, id: string): Cell[] {
  const b = beingIn(scene, id);
  const holds = holder(scene, text, b, blocking(scene, 'effect'));
  const found: Cell[] = [];
  for (let y = 0; y < scene.grid.rows; y++) {
    for (let x = 0; x < scene.grid.columns; x++) if (holds([x, y])) found.push([x, y]);
  }
  return found;
}

/**
 * Whether a creature can strike at what shares a square with it: attacks into its own square are
 * allowed (srd35.attack.into-own-square), but not in the dead zone of a reach weapon.
 */
const strikesInside = (scene: Scene, text: Text, b: Being, squares: readonly Cell[]): boolean =>
  shared(squaresAt(scene, text, b), squares) &&
  !isHarmless(text, b) &&
  arms(text, b).some(
    ({ reach = reachOf(text, b), reachWeapon }) => reachWeapon !== 'reach' || reach === 0,
  );

/**
 * Whether a creature threatens any of these squares at a height. At a different height, only the
 * distance in cells counts (convention 11).
 */
export function threatensSquares(
  scene: Scene,
  text: Text,
  b: Being,
  squares: readonly Cell[],
  height: number,
  effect: readonly Shape[],
): boolean {
  if (height === heightOf(text, b))
    return squares.some(holder(scene, text, b, effect)) || strikesInside(scene, text, b, squares);
  const own = squaresAt(scene, text, b);
  const far = climbed(text, nearest(text, own, squares), height - heightOf(text, b));
  const reaches = arms(text, b).some(
    ({ reach = reachOf(text, b), reachWeapon = 'none' }) =>
      far <= (reachWeapon === 'none' ? reach : reach * 2) &&
      (reachWeapon !== 'reach' || far > reach),
  );
  return reaches && !isHarmless(text, b) && lineFree(own, squares, effect);
}

// ── Flanking ──────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Whether a segment enters a box through one side and leaves it through the opposite side.
 * Coordinates are doubled.
 */
function crosses(
  a: Cell,
  b: Cell,
  low: readonly [number, number],
  high: readonly [number, number],
  corners: boolean,
): boolean {
  return ([0, 1] as const).some((i) => {
    const k = (1 - i) as 0 | 1;
    const run = b[i] - a[i];
    // Both sides must lie between the segment's ends, and the segment must meet each of them within
    // its length.
    if (run === 0 || Math.min(a[i], b[i]) > low[i] || Math.max(a[i], b[i]) < high[i]) return false;
    return [low[i], high[i]].every((at) => {
      const passed = a[k] * run + (b[k] - a[k]) * (at - a[i]);
      const [least, most] = run > 0 ? [low[k] * run, high[k] * run] : [high[k] * run, low[k] * run];
      return corners ? passed >= least && passed <= most : passed > least && passed < most;
    });
  });
}

export function opposite(scene: Scene, text: Text, a: Being, b: Being, target: Being): boolean {
  const { at, w, h } = frame(squaresAt(scene, text, target));
  const low = [at[0] * 2, at[1] * 2] as const;
  const high = [low[0] + 2 * w, low[1] + 2 * h] as const;
  const middles = (c: Being): Cell[] =>
    squaresAt(scene, text, c).map(([x, y]) => [2 * x + 1, 2 * y + 1]);
  return middles(a).some((p) =>
    middles(b).some((q) => crosses(p, q, low, high, text.cornersBelong)),
  );
}

/** Pairs of flanking creatures, with a before b. */
export function flankers(scene: Scene, text: Text, id: string): { a: string; b: string }[] {
  const target = beingIn(scene, id);
  if (text.neverFlanked.some((trait) => has(target, trait))) return [];
  const effect = blocking(scene, 'effect');
  const n = spaceOf(text, target);
  const aim = squaresAt(scene, text, target);
  const able = scene.creatures.filter(
    (b) =>
      b.id !== id &&
      between(b, target) === 'foe' &&
      arms(text, b).some((w) => (w.reach ?? reachOf(text, b)) > 0) &&
      !(
        shared(squaresAt(scene, text, b), aim) &&
        level(heightOf(text, b), spaceOf(text, b), heightOf(text, target), n)
      ) &&
      threatensSquares(scene, text, b, aim, heightOf(text, target), effect),
  );
  const pairs: { a: string; b: string }[] = [];
  for (const a of able) {
    for (const b of able)
      if (a.id < b.id && between(a, b) === 'ally' && opposite(scene, text, a, b, target))
        pairs.push({ a: a.id, b: b.id });
  }
  return pairs;
}
