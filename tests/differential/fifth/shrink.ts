/** Removes every part of a scene that is not needed for the two answers to differ. */
import type { Ask } from './boards.ts';
import { differences, type Difference } from './compare.ts';
import type { Scene, Text } from './table.ts';

const without = <T>(list: readonly T[], i: number): T[] => list.filter((_, k) => k !== i);
const lacking = <T extends object>(whole: T, field: string): T =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)) as T;

/** All scenes that lack one part of this scene. */
function* smaller(scene: Scene, ask: Ask): Generator<Scene> {
  const named = Object.values(ask).filter((v) => typeof v === 'string');
  for (const key of ['walls', 'cells'] as const) {
    const list = scene[key] ?? [];
    for (const i of list.keys()) yield { ...scene, [key]: without<unknown>(list, i) };
  }
  for (const [i, c] of scene.creatures.entries()) {
    if (!named.includes(c.id)) yield { ...scene, creatures: without(scene.creatures, i) };
    for (const field of Object.keys(c)) {
      if (field === 'id' || field === 'at') continue;
      // Absent traits are unknown ones.
      const rest = field === 'traits' ? { ...c, traits: [] } : lacking(c, field);
      if (JSON.stringify(rest) === JSON.stringify(c)) continue;
      yield { ...scene, creatures: scene.creatures.map((other) => (other === c ? rest : other)) };
    }
  }
  for (const field of ['options', 'turn', 'light'] as const)
    if (scene[field] !== undefined) yield lacking(scene, field);
}

export function shrunk(found: Difference, text?: Text): Difference {
  for (const scene of smaller(found.scene, found.ask)) {
    let less: Difference | undefined;
    try {
      [less] = differences(scene, [found.ask], text);
    } catch {
      // Without this part the scene is invalid.
    }
    if (less !== undefined) return shrunk(less, text);
  }
  return found;
}

/** The report of a difference: the seed, both answers, and a line for `npm run --silent judge`. */
export const told = (seed: number, { scene, ask, plain, engine }: Difference): string =>
  [
    `seed ${seed}`,
    `plain:  ${JSON.stringify(plain)}`,
    `engine: ${JSON.stringify(engine)}`,
    JSON.stringify({ id: seed, scene, ask }),
  ].join('\n');
