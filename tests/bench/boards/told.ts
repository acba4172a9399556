/**
 * A board as a host reports it again after a move: all objects are new, except creatures that did
 * not move.
 */
import type { SceneDocument } from '../../../src/scene/schema.ts';

type Cell = [number, number];
type One = NonNullable<SceneDocument['creatures']>[number];

const people = (scene: SceneDocument): readonly One[] => scene.creatures ?? [];
const apart = (a: One, b: One): number =>
  Math.max(Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1]));
const side = (c: One): number => (c.size === 'huge' ? 3 : c.size === 'large' ? 2 : 1);

export const heroOf = (scene: SceneDocument): One => people(scene)[0]!;

/** The hero's foes, nearest first. */
export const foesByDistance = (scene: SceneDocument): readonly One[] =>
  people(scene)
    .filter((c) => c.side !== heroOf(scene).side)
    .sort((a, b) => apart(a, heroOf(scene)) - apart(b, heroOf(scene)));

/** A free position one cell to the side and inside the map; undefined if there is none. */
function besides(scene: SceneDocument, c: One): Cell | undefined {
  const n = side(c);
  const { columns, rows } = scene.grid;
  const free = ([x, y]: Cell): boolean =>
    x >= 0 &&
    y >= 0 &&
    x + n <= columns &&
    y + n <= rows &&
    people(scene).every(
      (o) =>
        o.id === c.id ||
        o.at[0] + side(o) <= x ||
        x + n <= o.at[0] ||
        o.at[1] + side(o) <= y ||
        y + n <= o.at[1],
    );
  return (
    [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const
  )
    .map(([dx, dy]): Cell => [c.at[0] + dx, c.at[1] + dy])
    .find(free);
}

/** Whether the creature can move one cell to the side. */
export const mayStep = (scene: SceneDocument, c: One): boolean => besides(scene, c) !== undefined;

/**
 * Scenes in which each of `who` in turn moves one cell to the side and back; between two scenes
 * exactly one creature has moved.
 */
export function toAndFro(scene: SceneDocument, who: readonly One[]): SceneDocument[] {
  return who.flatMap((c) =>
    [besides(scene, c) ?? c.at, c.at].map((at): SceneDocument => ({
      ...scene,
      creatures: structuredClone(people(scene)).map((o) =>
        o.id === c.id ? { ...o, at: [...at] as Cell } : o,
      ),
    })),
  );
}
