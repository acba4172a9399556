/**
 * Limits the size of scenes in questions from tabs. One background answers all tabs in turn, so a
 * scene without limits would block every other tab.
 */
import type { Beyond } from './answer.ts';

/** Maximum numbers in a scene; the largest scene of the benchmarks stays well below them. */
export const SCENE_LIMITS = {
  'cells on the map': 90_000,
  creatures: 1500,
  walls: 7500,
  'marked cells': 90_000,
  'cells of speed': 200,
  declarations: 200,
} as const;

type Plain = Readonly<Record<string, unknown>>;
const plain = (value: unknown): Plain =>
  typeof value === 'object' && value !== null ? (value as Plain) : {};
const number = (value: unknown): number =>
  typeof value === 'number' && value > 0 ? Math.min(value, 1e9) : 0;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export interface Weighed {
  /** Estimated work for the question; it decides the order in which questions are answered. */
  readonly weight: number;
  /** The limit that the scene exceeds; absent if it exceeds none. */
  readonly fault?: Beyond;
}

/** Estimates the work for a question before parsing it. */
export function measureScene(message: unknown): Weighed {
  const { scene, ask } = plain(message);
  const { grid, creatures, walls, cells } = plain(scene);
  const speeds = list(creatures)
    .slice(0, SCENE_LIMITS.creatures + 1)
    .flatMap((each) => Object.values(plain(plain(each)['speed'])).map(number));
  const sizes: Readonly<Record<keyof typeof SCENE_LIMITS, readonly [path: string, size: number]>> =
    {
      'cells on the map': [
        'scene.grid',
        number(plain(grid)['columns']) * number(plain(grid)['rows']),
      ],
      creatures: ['scene.creatures', list(creatures).length],
      walls: ['scene.walls', list(walls).length],
      'marked cells': ['scene.cells', list(cells).length],
      'cells of speed': ['scene.creatures', speeds.reduce((most, each) => Math.max(most, each), 0)],
      declarations: ['ask.declared', list(plain(ask)['declared']).length],
    };
  const beyond = Object.entries(SCENE_LIMITS).find(
    ([what, most]) => sizes[what as keyof typeof SCENE_LIMITS][1] > most,
  );
  const weight =
    1 +
    sizes['cells on the map'][1] / 100 +
    sizes['marked cells'][1] / 10 +
    sizes.walls[1] +
    sizes.creatures[1] * 10 +
    sizes.declarations[1] * 50;
  if (beyond === undefined) return { weight };
  const [path, size] = sizes[beyond[0] as keyof typeof SCENE_LIMITS];
  return {
    weight,
    fault: {
      path,
      beyond: true,
      message: `beyond a table’s measure: expected at most ${beyond[1]} ${beyond[0]}, got ${size}`,
    },
  };
}
