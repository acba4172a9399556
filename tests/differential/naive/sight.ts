/**
 * Plain rules: whether one creature sees another at a position (docs/spec/scene.md, conventions 3
 * and 12).
 */
import {
  blocking,
  climbed,
  floorAt,
  heightOf,
  isIn,
  lightAt,
  nearest,
  together,
  type Being,
  type Cell,
  type Scene,
} from './table.ts';
import { lineFree } from './threat.ts';
import type { Text } from './texts.ts';
import { surfaceOf } from './ways.ts';
import { squaresAt } from './width.ts';

/** Range of a sense in cells, from a trait such as `darkvision-12`. */
export const range = (b: Being, sense: 'darkvision' | 'blindsight'): number =>
  Math.max(
    0,
    ...(b.traits ?? [])
      .filter((t) => t.startsWith(`${sense}-`))
      .map((t) => Number(t.slice(sense.length + 1))),
  );

function apartFrom(scene: Scene, text: Text, viewer: Being, mover: Being, at: Cell): number {
  return climbed(
    text,
    nearest(text, squaresAt(scene, text, viewer), squaresAt(scene, text, mover, at)),
    heightOf(text, viewer) - heightOf(text, mover),
  );
}

const isSensed = (scene: Scene, text: Text, viewer: Being, mover: Being, at: Cell): boolean =>
  range(viewer, 'blindsight') > 0 &&
  range(viewer, 'blindsight') >= apartFrom(scene, text, viewer, mover, at) &&
  !isIn(mover, 'bodiless');

/** Whether water shows an invisible body that stands in it at `at` (sigil.condition.invisible-water-items). */
const isHollow = (scene: Scene, text: Text, b: Being, at: Cell): boolean =>
  heightOf(text, b) <= 0 &&
  !isIn(b, 'bodiless') &&
  squaresAt(scene, text, b, at).some((c) => surfaceOf(floorAt(scene, c)) === 'water');

/** Whether neither the mover nor a creature that rides with it knows of an invisible creature. */
export const isUnknown = (scene: Scene, text: Text, b: Being, other: Being): boolean =>
  !together(b, other) &&
  isIn(other, 'unseen') &&
  !isHollow(scene, text, other, other.at) &&
  scene.creatures
    .filter((c) => together(c, b))
    .every((c) => !isSensed(scene, text, c, other, other.at));

/**
 * Whether the mover at `at` has total concealment from the viewer: by convention 3 for lines of
 * sight, by convention 12 for light, or because one is blinded or invisible.
 */
export function unseen(scene: Scene, text: Text, viewer: Being, mover: Being, at: Cell): boolean {
  const space = squaresAt(scene, text, mover, at);
  const own = squaresAt(scene, text, viewer);
  const far = apartFrom(scene, text, viewer, mover, at);
  const sensed = isSensed(scene, text, viewer, mover, at);
  // Blindsight needs no light and finds invisible creatures, but no incorporeal ones.
  const hidden = isIn(mover, 'unseen') && !isHollow(scene, text, mover, at);
  if (!sensed && (isIn(viewer, 'blind') || hidden)) return true;
  const dark = space.every((c) => lightAt(scene, c) === 'dark');
  if (dark && !sensed && (range(viewer, 'darkvision') === 0 || range(viewer, 'darkvision') < far))
    return true;
  return !lineFree(own, space, blocking(scene, 'sight'));
}
