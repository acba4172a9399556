/**
 * The board of the long fight, 24 × 16 cells: eight creatures and one wall, in the first round
 * before anybody has acted. The events are in tests/e2e/fight/script.ts.
 */
import { base, sheet, tokens, walls } from './scenes.ts';
import type { ActorData, SceneData } from './types.ts';

export function fight(actors: readonly ActorData[]): SceneData {
  const scene = { ...base, _id: 'fight00000000000', name: 'The ford', width: 2400, height: 1600 };
  return sheet(scene, {
    tokens: tokens(actors, scene, [
      { name: 'Dina', actor: 'Dina', at: [6, 5], side: 1, linked: true },
      { name: 'Aldo', actor: 'Aldo', at: [6, 7], side: 1, linked: true },
      { name: 'Berta', actor: 'Berta', at: [4, 7], side: 1, linked: true },
      { name: 'Cino', actor: 'Cino', at: [6, 12], side: 1, linked: true },
      { name: 'Ogre', actor: 'Ogre', at: [12, 5], space: 2, side: -1 },
      { name: 'Goblin', actor: 'Goblin', at: [12, 8], side: -1 },
      { name: 'Wolf', actor: 'Wolf', at: [14, 7], side: -1 },
      { name: 'Bearded devil', actor: 'Bearded Devil', at: [17, 6], side: -1 },
    ]),
    // A wall two squares long, with free space at both ends.
    walls: walls(scene, [[12, 10, 12, 12]]),
  });
}
