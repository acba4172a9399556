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
  nearest,
  type Being,
  type Cell,
  type Scene,
} from './table.ts';
import { lineFree } from './threat.ts';
import type { Text } from './texts.ts';
import { squaresAt } from './width.ts';

/** Range of darkvision in cells, from a trait such as `darkvision-12`. */
const darkvision = (b: Being): number =>
  Math.max(
    0,
    ...(b.traits ?? []).filter((t) => t.startsWith('darkvision-')).map((t) => Number(t.slice(11))),
  );

/**
 * Whether the mover at `at` has total concealment from the viewer (convention 3 for sight, 12 for
 * light; blinded, invisible).
 */
export function unseen(scene: Scene, text: Text, viewer: Being, mover: Being, at: Cell): boolean {
  if (isIn(viewer, 'blind') || isIn(mover, 'unseen')) return true;
  const space = squaresAt(scene, text, mover, at);
  const own = squaresAt(scene, text, viewer);
  const far = climbed(nearest(own, space), heightOf(text, viewer) - heightOf(text, mover));
  if (
    space.every((c) => floorAt(scene, c)?.light === 'dark') &&
    (darkvision(viewer) === 0 || darkvision(viewer) < far)
  )
    return true;
  return !lineFree(own, space, blocking(scene, 'sight'));
}
