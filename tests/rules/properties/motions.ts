/** Mirror, quarter turn and shift of a whole scene, and of the positions in its answers. */
import type { At, CreatureInput } from '../cases.ts';
import { spaceIn, type Scene } from './boards.ts';

export interface Motion {
  readonly name: string;
  point(p: readonly [number, number], scene: Scene): At;
  /** Columns and rows of the moved map. */
  size(scene: Scene): [columns: number, rows: number];
}

export const MOTIONS: readonly Motion[] = [
  {
    name: 'mirrored',
    point: ([x, y], s) => [s.grid.columns - x, y],
    size: (s) => [s.grid.columns, s.grid.rows],
  },
  {
    name: 'turned a quarter',
    point: ([x, y], s) => [s.grid.rows - y, x],
    size: (s) => [s.grid.rows, s.grid.columns],
  },
  {
    name: 'shifted',
    point: ([x, y]) => [x + 5, y + 3],
    size: (s) => [s.grid.columns + 7, s.grid.rows + 9],
  },
];

/** The top-left cell, after the motion, of the `n` × `n` cells at `at`. */
export function place(motion: Motion, scene: Scene, at: readonly [number, number], n: number): At {
  const [a, b] = motion.point(at, scene);
  const [c, d] = motion.point([at[0] + n, at[1] + n], scene);
  return [Math.min(a, c), Math.min(b, d)];
}

export function movedScene(motion: Motion, scene: Scene): Scene {
  const [columns, rows] = motion.size(scene);
  return {
    ...scene,
    grid: { ...scene.grid, columns, rows },
    cells: scene.cells.map((c) => ({ ...c, at: place(motion, scene, c.at, 1) })),
    walls: scene.walls.map((w) => ({
      ...w,
      from: motion.point(w.from, scene),
      to: motion.point(w.to, scene),
    })),
    creatures: scene.creatures.map((c): CreatureInput => ({
      ...c,
      at: place(motion, scene, c.at, spaceIn(scene, c)),
    })),
  };
}

/** Cells around a scene: more than a squeezing creature overlaps. */
const RIM = 3;

/**
 * The same scene surrounded by force, which stops even the incorporeal, so that the area beyond its
 * edges makes no difference.
 */
export function rimmed(scene: Scene): Scene {
  const { columns, rows } = scene.grid;
  const shift = ([x, y]: readonly [number, number]): At => [x + RIM, y + RIM];
  const rim: At[] = [];
  for (let y = 0; y < rows + 2 * RIM; y++)
    for (let x = 0; x < columns + 2 * RIM; x++)
      if (x < RIM || y < RIM || x >= columns + RIM || y >= rows + RIM) rim.push([x, y]);
  return {
    ...scene,
    grid: { ...scene.grid, columns: columns + 2 * RIM, rows: rows + 2 * RIM },
    cells: [
      ...scene.cells.map((c) => ({ ...c, at: shift(c.at) })),
      ...rim.map((at) => ({
        at,
        blocks: ['move', 'sight', 'effect'] as ('move' | 'sight' | 'effect')[],
        force: true,
      })),
    ],
    walls: scene.walls.map((w) => ({ ...w, from: shift(w.from), to: shift(w.to) })),
    creatures: scene.creatures.map((c) => ({ ...c, at: shift(c.at) })),
  };
}

/** Sorted by y, then x, like every list of cells. */
export const byPlace = (a: readonly [number, number], b: readonly [number, number]): number =>
  a[1] - b[1] || a[0] - b[0];
