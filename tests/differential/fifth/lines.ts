/** Plain rules of the fifth edition: which lines walls and squares stop. */
import { boxOf, innerPoints, meets, shape, UNIT, type Shape } from '../naive/lines.ts';
import type { Block, Cell, Scene, Wall } from './table.ts';

const blocksOf = (w: Wall): readonly Block[] =>
  w.blocks ?? (w.low === true ? [] : ['move', 'sight', 'effect']);
const wallShape = (w: Wall): Shape =>
  shape([w.from, w.to].map(([x, y]) => [Math.round(x * UNIT), Math.round(y * UNIT)]));

/** Walls and squares that stop movement, sight or effects. */
export const stopping = (scene: Scene, what: Block): Shape[] => [
  ...(scene.walls ?? []).filter((w) => blocksOf(w).includes(what)).map(wallShape),
  ...(scene.cells ?? []).filter((c) => c.blocks?.includes(what)).map((c) => boxOf(c.at, 1)),
];
/** Squares of fog, as obstacles of sight. */
export const fogs = (scene: Scene): Shape[] =>
  (scene.cells ?? []).filter((c) => c.concealment === 'total').map((c) => boxOf(c.at, 1));

/** Whether one of the 25 lines between two squares meets no obstacle (docs/spec/scene.md, convention 3). */
export function lineBetween(a: Cell, b: Cell, obstacles: readonly Shape[]): boolean {
  if (obstacles.length === 0) return true;
  const ends = innerPoints(b, obstacles);
  return innerPoints(a, obstacles).some((p) =>
    ends.some((q) => !obstacles.some((s) => meets(p, q, s))),
  );
}
export const lineFree = (
  from: readonly Cell[],
  to: readonly Cell[],
  obstacles: readonly Shape[],
): boolean => from.some((a) => to.some((b) => lineBetween(a, b, obstacles)));
/** Whether a line from a point reaches a square. */
export const reachesFrom = (
  [x, y]: readonly [number, number],
  to: Cell,
  obstacles: readonly Shape[],
): boolean =>
  innerPoints(to, obstacles).some((q) => !obstacles.some((s) => meets([x * UNIT, y * UNIT], q, s)));
