/**
 * A dark dungeon of 100 × 100 squares with 700 walls drawn by hand, up to 0.15 cells beside the
 * grid; twelve creatures, of which the hero carries a light.
 */
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { creature, random } from './field.ts';

export const SIDE = 100;
const WALLS = 700;
/** Radius of the bright light of the hero's torch, in cells; dim light reaches twice as far. */
const TORCH = 4;

type Documents = NonNullable<SceneDocument['creatures']>;
type Cell = [x: number, y: number];

export function drawn(): SceneDocument {
  const next = random(19);
  const off = (): number => Math.round((next() - 0.5) * 30) / 100;
  const walls: NonNullable<SceneDocument['walls']> = Array.from({ length: WALLS }, () => {
    const [x, y] = [Math.floor(next() * SIDE), Math.floor(next() * SIDE)];
    const length = 1 + Math.floor(next() * 5);
    const [dx, dy] = next() < 0.5 ? [length, 0] : [0, length];
    return { from: [x + off(), y + off()], to: [x + dx + off(), y + dy + off()] };
  });
  const at = (i: number): Cell => [48 + (i % 4) * 2, 48 + Math.floor(i / 4) * 2];
  const creatures = Array.from(
    { length: 12 },
    (_, i) =>
      ({
        ...structuredClone(
          creature(i === 0 ? 'hero' : `c${i}`, i % 3 === 0 ? 'party' : 'foes', ...at(i), next),
        ),
        size: 'medium',
      }) as Documents[number],
  );
  return withTorch({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: SIDE, rows: SIDE, metresPerCell: 1.5 },
    walls,
    light: 'dark',
    creatures,
    turn: { round: 2, active: 'hero', order: creatures.map((c) => c.id) },
  });
}

/** The scene as the light of the hero's torch makes it; its walls stay the same object. */
export function withTorch(scene: SceneDocument): SceneDocument {
  const [x, y] = scene.creatures![0]!.at;
  const cells: NonNullable<SceneDocument['cells']> = [];
  for (let b = y - 2 * TORCH; b <= y + 2 * TORCH; b++)
    for (let a = x - 2 * TORCH; a <= x + 2 * TORCH; a++) {
      const apart = Math.hypot(a - x, b - y);
      if (apart <= 2 * TORCH) cells.push({ at: [a, b], light: apart <= TORCH ? 'bright' : 'dim' });
    }
  return { ...scene, cells };
}
