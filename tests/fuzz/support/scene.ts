/** Checks invariants of a scene without using its schema. */
import { SIZES } from '../../../src/board/vocabulary.ts';
import { parseScene } from '../../../src/scene/parse.ts';
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { hold, holdSound, holdStable } from './sound.ts';

/** Checks the invariants of a scene, independently of its schema. */
function holdScene(scene: SceneDocument): void {
  holdSound(scene, 'the scene');
  const { columns, rows } = scene.grid;
  hold(
    Number.isInteger(columns) &&
      Number.isInteger(rows) &&
      columns >= 1 &&
      rows >= 1 &&
      columns <= 1000 &&
      rows <= 1000,
    'a map of no size',
  );
  const ids = (scene.creatures ?? []).map((c) => c.id);
  hold(new Set(ids).size === ids.length, 'an id twice');
  for (const c of scene.creatures ?? []) {
    hold(c.size === undefined || SIZES.includes(c.size), 'a size of no list');
    hold(
      c.at.every(Number.isInteger) && (c.space === undefined || (c.space >= 1 && c.space <= 20)),
      'a creature of no place',
    );
    hold(
      (c.conditions ?? []).length <= 200 && (c.attacks ?? []).length <= 200,
      'a creature without limits',
    );
  }
  for (const w of scene.walls ?? [])
    hold(
      [...w.from, ...w.to].every((n) => Math.abs(n) <= 10_000),
      'a wall off the world',
    );
}

/** Checks that an accepted scene parses again to the same scene. */
export function holdParsed(scene: SceneDocument): void {
  holdScene(scene);
  holdStable(
    scene,
    (given) => {
      const again = parseScene(given);
      return again.ok && again.ignored.length === 0 ? again.scene : null;
    },
    'the scene',
  );
}

/** Checks a scene from an adapter or an amendment: the schema must accept it unchanged. */
export function holdMade(scene: SceneDocument): void {
  const read = parseScene(scene);
  hold(read.ok, `no legal scene: ${read.ok ? '' : `${read.error.path}: ${read.error.message}`}`);
  hold(read.ignored.length === 0, `fields that no scene has: ${read.ignored.join(', ')}`);
  holdScene(read.scene);
}
