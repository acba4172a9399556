/**
 * Plain rules: ways of moving other than walking: swimming, climbing, crawling and tumbling
 * (sigil.movement.swim, climb, crawl; srd35.movement.tumble-*; docs/spec/scene.md, convention 17).
 */
import { floorAt, has, type Being, type Cell, type Floor, type Scene } from './table.ts';
import type { Text } from './texts.ts';
import type { Mode } from './allowed.ts';

export type Way = NonNullable<Being['moving']>;

/** The DC of a Swim check in each kind of water (srd35.movement.swim-waters). */
const WATERS: Readonly<Record<string, number>> = {
  'calm-water': 10,
  'rough-water': 15,
  'stormy-water': 20,
};
export const DEEP: readonly string[] = Object.keys(WATERS);

export const surfaceOf = (f: Floor | undefined): Floor['surface'] =>
  f?.surface ?? (DEEP.includes(f?.ground ?? '') ? 'water' : undefined);

/** Whether a creature in this square swims or wades chest deep (srd35.cover.from-land). */
export const isDeep = (f: Floor | undefined): boolean =>
  surfaceOf(f) === 'water' || f?.ground === 'chest-deep-water';

/** How a creature enters a square: as its user chose, or else as the square demands. */
export function wayInto(b: Being, f: Floor | undefined): Way {
  if (b.moving !== undefined && b.moving !== 'walk') return b.moving;
  const surface = surfaceOf(f);
  if (surface === 'water') return 'swim';
  return surface === 'slope' || surface === 'wall' ? 'climb' : 'walk';
}

const landOf = (b: Being): number => b.speed?.land ?? 6;

/** Whether the creature has a speed of its own for this way. */
export const isListed = (b: Being, way: Way): boolean =>
  way === 'swim' || way === 'climb' ? (b.speed?.[way] ?? 0) > 0 : true;

/**
 * Squares of a move action in this way: its own speed, or a quarter of the land speed. A climber in
 * a hurry goes twice as far, with a climb speed at most its land speed.
 */
function paceIn(text: Text, b: Being, way: Way): number {
  const land = landOf(b);
  if (way !== 'swim' && way !== 'climb') return land;
  const own = b.speed?.[way] ?? 0;
  const hurries = way === 'climb' && b.hurried === true;
  if (own === 0) return land / (hurries ? text.unlisted / 2 : text.unlisted);
  return hurries ? Math.min(2 * own, land) : own;
}

/** The speed that the creature's movement is counted in: that of the way at its first square. */
export function baseSpeed(
  scene: Scene,
  text: Text,
  b: Being,
): { squares: number; onLand: boolean } {
  const way = wayInto(b, floorAt(scene, b.at));
  const own = isListed(b, way) && (way === 'swim' || way === 'climb');
  return { squares: own ? paceIn(text, b, way) : landOf(b), onLand: !own };
}

/** What a square costs more because of the way in which the creature enters it. */
export function shareOf(scene: Scene, text: Text, b: Being, at: Cell): number {
  const way = wayInto(b, floorAt(scene, at));
  if (way === 'tumble') return text.tumbleFactor;
  const pace = paceIn(text, b, way);
  return pace === 0 ? 1 : baseSpeed(scene, text, b).squares / pace;
}

/**
 * Whether the mode is not possible in this way. Steps and withdrawals need a speed of one's own
 * (srd35.movement.step-mode, withdraw-mode); runs too, and nobody runs while climbing
 * (sigil.movement.climb-speed). Crawling is one square with a move action, and nothing else.
 */
export function isWrongWay(text: Text, b: Being, way: Way, mode: Mode): boolean {
  if (!text.waysBar) return false;
  if (way === 'crawl') return mode !== 'move' && mode !== 'double-move';
  if (mode === 'step' || mode === 'withdraw') return !isListed(b, way);
  return mode === 'run' && (way === 'climb' || !isListed(b, way));
}

/** Whether a text lets the creature tumble, or climb in a hurry, as its user wants. */
export function mayMoveSo(text: Text, b: Being): boolean {
  if (b.moving === 'climb' && b.hurried === true)
    return text.hurriesUnlisted || isListed(b, 'climb');
  if (b.moving !== 'tumble') return true;
  const slowed = [b.armour, b.load].some((weight) => weight === 'medium' || weight === 'heavy');
  const skilled = b.skills?.[text.tumbleSkill]?.ranks !== 0;
  return (!text.tumbleTrained || skilled) && (!text.tumbleUnslowed || !slowed || has(b, 'dwarf'));
}

/** The Swim and Climb checks of a path, one at the first square of each stretch of one DC. */
export function checksOf(
  scene: Scene,
  b: Being,
  path: readonly Cell[],
): [step: number, skill: string, dc: number | null][] {
  const found: [number, string, number | null][] = [];
  let before = '';
  path.slice(1).forEach((at, i) => {
    const f = floorAt(scene, at);
    const way = wayInto(b, f);
    const surface = surfaceOf(f);
    const asks =
      (way === 'swim' && !isListed(b, way) && (surface ?? 'water') === 'water') ||
      (way === 'climb' && surface !== 'water');
    const given = f?.check?.skill === way ? f.check.dc : undefined;
    const dc = given ?? (way === 'swim' ? WATERS[f?.ground ?? ''] : undefined) ?? null;
    const now = asks ? `${way} ${dc}` : '';
    if (asks && now !== before) found.push([i + 1, way, dc]);
    before = now;
  });
  return found;
}
