/**
 * `adventure`, 16 × 10 cells of 100 px, 5 ft: a fresh table of a published adventure, dark, with
 * things among the creatures. In the corridor between Aldo (2,4), who carries a torch, and the goblin
 * (8,4) lie a trap (4,4), a chest of the module Item Piles (5,4) and a torch without an actor (6,4),
 * all hostile, as Foundry makes new tokens. A cart of four cells (10,1), loot (12,4), and the picture
 * of a spell of sixteen cells (11,5) without an actor. Berta (3,7) sits on a horse of four cells
 * (3,7). Ugo (0,7) is enlarged to four cells. A ghost (6,1) and an ooze (7,7) are foes. The stranger
 * (14,2) is on a secret side. A railing and two one-way walls.
 */
import { tokens, sheet, walls, base } from './scenes.ts';
import type { ActorData, SceneData } from './types.ts';

const thing = (name: string, type: string): ActorData => ({
  _id: name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .padEnd(16, '0')
    .slice(0, 16),
  name,
  type,
  system: {},
  items: [],
  ownership: { default: 0 },
});

/** Actors that are no creatures, by the types of game systems. */
export const THINGS: readonly ActorData[] = [
  thing('Spike trap', 'trap'),
  thing('Cart', 'vehicle'),
  thing('Treasure', 'loot'),
  // Item Piles makes a pile of any actor.
  thing('Old chest', 'npc'),
];

const PILE = { 'item-piles': { data: { enabled: true, type: 'container' } } };

export function adventure(actors: readonly ActorData[]): SceneData {
  const scene = {
    ...base,
    _id: 'adventure0000000',
    name: 'The ruined keep',
    width: 1600,
    height: 1000,
  };
  return sheet(scene, {
    environment: {
      darknessLevel: 1,
      globalLight: { enabled: false, darkness: { min: 0, max: 1 } },
    },
    lights: [],
    tokens: tokens(actors, scene, [
      {
        name: 'Aldo',
        actor: 'Aldo',
        at: [2, 4],
        side: 1,
        linked: true,
        more: { light: { bright: 20, dim: 40 } },
      },
      { name: 'Horse', actor: 'Wolf', at: [3, 7], space: 2, side: 1 },
      { name: 'Berta', actor: 'Berta', at: [3, 7], side: 1, linked: true },
      { name: 'Goblin', actor: 'Goblin', at: [8, 4], side: -1 },
      { name: 'Ugo', actor: 'Ugo', at: [0, 7], space: 2, side: 1 },
      { name: 'Ooze', actor: 'Grey Ooze', at: [7, 7], side: -1 },
      { name: 'Ghost', actor: 'Ghost', at: [6, 1], side: -1 },
      { name: 'Stranger', actor: 'Stranger', at: [14, 2], side: -2 },
      { name: 'Spike trap', actor: 'Spike trap', at: [4, 4], side: -1 },
      { name: 'Chest', actor: 'Old chest', at: [5, 4], side: -1, more: { flags: PILE } },
      { name: 'Torch', actor: null, at: [6, 4], side: -1 },
      { name: 'Treasure', actor: 'Treasure', at: [12, 4], side: -1 },
      { name: 'Cart', actor: 'Cart', at: [10, 1], space: 2, side: -1 },
      { name: 'Entangle', actor: null, at: [11, 5], space: 4, side: -1 },
    ]),
    walls: walls(scene, [
      [0, 0, 16, 0],
      [16, 0, 16, 10],
      [16, 10, 0, 10],
      [0, 10, 0, 0],
      [2, 3, 9, 3],
      [2, 5, 9, 5],
      [5, 8, 9, 8, { sight: 0, light: 0, sound: 0 }],
      [10, 8, 12, 8, { dir: 1 }],
      [13, 8, 15, 8, { dir: 2 }],
    ]),
  });
}
