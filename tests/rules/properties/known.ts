/** What a creature of a scene knows of the others, as the question `concealment` tells. */
import { creatureIn, type Scene } from './boards.ts';
import { asking } from './runs.ts';

/** The scene without the creatures that the given one does not know of (convention 22). */
export function knownIn(scene: Scene, of: string): Scene {
  const { grapples = [] } = creatureIn(scene, of);
  // A blind creature sees no token worse than others do.
  const clear = {
    ...scene,
    creatures: scene.creatures.map((c) => (c.id === of ? { ...c, conditions: [] } : c)),
  };
  const ask = asking(clear);
  return {
    ...scene,
    creatures: scene.creatures.filter(({ id }) => {
      if (id === of || grapples.includes(id)) return true;
      const v = ask({ ask: 'concealment', from: of, to: id, attack: 'melee' });
      return !(v['degree'] === 'total' && (v['why'] as string[]).includes('invisible'));
    }),
  };
}
